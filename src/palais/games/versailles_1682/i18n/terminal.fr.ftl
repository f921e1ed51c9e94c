## Une partie dans le terminal

no-means-retire = rester
no-means-negotiate = vous êtes prêt
no-means-main = fin du tour
no-means-give-second = une carte suffit
no-means-reroll = accepter le refus
column-player = Joueur
column-status = Courtisan
column-standing = K / Q
column-fortune = Livres
column-cards = Cartes
column-before = Devant le courtisan
heading-hand = Votre main
heading-house = Maison du Roi
hand-empty = Vous n’avez pas de cartes.
header = Manche { $round } · { place-name } · but : { $goal } livres
header-queen = une Reine venue { queen-from }
header-no-queen = pas de Reine
header-regency = régence : la Reine est Régente
header-war = en guerre contre { country-name }
left = encore { $actions ->
    [one] une action
   *[other] { $actions } actions
}, pouvoir { $used ->
    [1] employé
   *[0] non employé
}
