# Le pupitre de Palais Royal, en français.

table-mine = Ce que j’ai
table-res-gold = or
table-res-king = sceaux du Roi
table-res-madame = sceaux de Madame
table-res-supply = en réserve
table-res-reserve = rés. commune
table-res-office = à recruter
table-res-caption = or · sceaux · réserve
table-my-nobles = Mes nobles
table-play-now = Jouer
table-aim = Votre but : les nobles du parc. Chacun demande un serviteur au Bureau, de l’or de l’Hôtel de la Monnaie et des sceaux : des serviteurs chez le Roi ou Madame.
table-hand-how = Les serviteurs de la Porte de service en tirent.
table-keep = Conserver
table-card-price = { $price ->
    [0] Gratuite
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
table-times = { $count } fois
table-moment-before = avant 1
table-moment-reinforce = en 1
table-moment-move = en 2
table-moment-recruit = en 4
table-moment-any = à tout moment
table-fan = Cartes tirées : choisissez celles à conserver
table-fan-rest = Le reste sera défaussé
table-undo-shown = Une carte a été dévoilée ; ce qui précède ne peut plus être annulé.
table-must-choose = Choisissez d’abord un des endroits éclairés.
table-end-reinforce = Fin du renfort
table-end-move = Fin des déplacements
table-end-income = Fin des revenus
table-end-recruit = Fin du recrutement
table-end-turn = Fin du tour
table-end-action = Fin de l’action
table-end-setup = C’est placé
table-losing-title = Il reste des déplacements
table-losing = { $count ->
    [one] Il vous reste { $count } déplacement, et un de vos serviteurs pourrait le faire. Les déplacements inutilisés sont perdus.
   *[other] Il vous reste { $count } déplacements, et vos serviteurs pourraient en faire. Les déplacements inutilisés sont perdus.
}
table-losing-stay = Continuer à déplacer
table-losing-never = Ne plus demander
table-next-reinforce = { $count ->
    [one] { $count } serviteur sur le Portail
   *[other] { $count } serviteurs sur le Portail
}
table-next-king = { $count ->
    [one] Un serviteur chez le Roi
   *[other] { $count } serviteurs chez le Roi
}
table-next-madame = { $count ->
    [one] Un serviteur chez Madame
   *[other] { $count } serviteurs chez Madame
}
table-next-draw = Tirer des cartes
table-next-done = Continuer

table-key-next = faire la suite
table-key-end = finir l’action
table-key-cards = jouer ou conserver une carte
table-key-arrows = parcourir parc et château, choisir
