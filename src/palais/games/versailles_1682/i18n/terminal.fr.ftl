## Une partie dans le terminal

header-round = Manche { $round }
header-place = la cour est { place-name }
header-queen = une Reine venue { queen-from }
header-no-queen = pas de Reine : le Roi peut se remarier
header-regency = régence jusqu’à la manche { $round } : la Reine est Régente
header-war = en guerre contre { country-name }
header-goal = au premier qui a { $goal } livres
heading-scale = Les appartements : qui se tient où
heading-chance = chances en %
scale-legend = Jusqu’à { $exile } : exil et Bastille à craindre ; jusqu’à { $bastille } : la Bastille. À partir de { $word }, une parole compte plus.
heading-turns = Tours :
heading-house = Maison du Roi
heading-piles = { $pile } cartes à piocher, { $discard } défaussées{ $signed ->
    [0] {""}
    [one] , une lettre de cachet signée dans une main
   *[other] , { $signed } lettres de cachet signées dans des mains
}
heading-hand = Votre main
hand-empty = Vous n’avez pas de cartes.
house-empty = Il n’y a rien dans la Maison du Roi.
column-player = Joueur
column-courtier = Courtisan
column-standing = Roi / Reine
column-fortune = Livres
column-cards = Main
per-round = +{ $livres } par manche
rounds-left = { $rounds ->
    [none] –
    [one] 1 manche
   *[other] { $rounds } manches
}
seen-cards = vous avez vu : { $cards }
married-to = en ménage avec { $who }
you = vous
left = { $actions ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $actions } actions
}{ $power ->
    [free] , pouvoir disponible
    [used] , pouvoir employé
   *[none] {""}
}
no-means-retire = rester
no-means-negotiate = vous êtes prêt
no-means-main = { $income ->
    [none] finir le tour ; le revenu du chambellan vient au second
   *[other] finir le tour et recevoir { $income } livres
}
no-means-give-second = une carte suffit
no-means-reroll = accepter le refus
note-chance = { $chance } %{ $again ->
    [none] {""}
   *[other] , { $again } % avec votre charge
}{ $scale ->
    [none] {""}
    [king] ; sinon, votre cote auprès du Roi tombe à { $after }
   *[queen] ; sinon, votre cote auprès de la Reine tombe à { $after }
}
note-through = { $chance } % : elle d’abord, lui ensuite doivent écouter{ $again ->
    [none] {""}
   *[other] ; { $again } % avec votre charge
}
change-standing = { scale-short } { $before } → { $after }
change-income = { $before } → { $after } livres par manche
change-fortune = { $before } → { $after } livres
change-king-dies = le Roi meurt
change-queen-dies = la Reine meurt
change-none = rien
intro = Vous êtes la famille { $family } à la cour de Louis XIV ; { $others } jouent les autres familles. Un membre de votre famille vit à la cour, tantôt un homme, tantôt une femme, et recherche la faveur du Roi et de la Reine : titres, pensions et charges rapportent à chaque manche. La première famille à posséder { $goal } livres gagne.
intro-hand = Voici vos premières cartes. Certaines charges sont pour les hommes, d’autres pour les femmes : choisissez qui vous envoyez à la cour. On peut vous refuser, vous prendre votre charge, vous marier sans vous consulter, vous exiler, vous arrêter ou vous empoisonner ; les autres aussi. Tapez ? pour l’aide, w et une chose pour l’interroger, r et un numéro pour une règle.
for-others = pour d’autres
