# Palais, parc, joueurs et décompte de Palais Royal, en français.

## Parties de la page

table-park = Le parc
table-palace = Le château
table-tab-park = Parc
table-tab-palace = Château
table-tab-hand = Main

## Le bandeau

table-round-last = Manche { $round }, la dernière
table-steps = Les cinq actions d’un tour
table-step-reinforce = Renfort
table-step-move = Déplacer
table-step-income = Revenus
table-step-recruit = Recruter
table-step-cards = Cartes
table-step-done = fait
table-left-setup = **{ $left } sur { $total }** serviteurs à placer
table-left-reinforce = **{ $left } sur { $total }** pour le Portail
table-left-muster = **à volonté** sur le Portail
table-left-move = { $total ->
    [one] **{ $left } sur { $total }** déplacement
   *[other] **{ $left } sur { $total }** déplacements
}
table-left-income = { $total ->
    [0] rien du Roi ni de Madame
   *[other] { $left ->
        [one] **{ $left } sceau** offert
       *[other] **{ $left } sceaux** offerts
    }
}
table-left-recruit = { $total ->
    [one] **{ $left } sur { $total }** recrutement
   *[other] **{ $left } sur { $total }** recrutements
}
table-nobles = **{ $count } nobles** au parc · fin à { $end }
table-nobles-short = nobles
table-last-round = **La dernière manche** est en cours

## Lieux et cases

table-gives-court = 1 serviteur chacun
table-gives-gate = renforts
table-gives-stairs = 1 déplacement chacun
table-gives-mint = 1 pièce chacun
table-gives-king = 1 sceau chacun
table-gives-madame = 1 sceau chacun
table-gives-office = 1 noble chacun
table-gives-backdoor = 1 carte chacun
table-gives-cardinal = départage
table-row-lions = Lions
table-row-vases = Vases
table-row-fountains = Fontaines
table-row-statues = Statues
table-tied = égalité
table-picked = { $count } sur { $of } choisis
table-too-far = { $moves ->
    [one] { $moves } déplacement : trop loin
   *[other] { $moves } déplacements : trop loin
}
table-pill-draw = tirer
table-room-empty = personne
table-room-majority = Bonus de majorité : { $player } ({ $reason })
table-lit = peut être choisi
table-lit-pick = vos serviteurs peuvent être choisis
table-lit-cost = { $count ->
    [one] à { $count } déplacement
   *[other] à { $count } déplacements
}
table-field = Case { $field }
table-field-free = libre
table-field-servant = un serviteur de { $player }
table-price-now = { $discount ->
    [one] maintenant { $price } pièces d’or, car { $discount } case voisine est libre
   *[other] maintenant { $price } pièces d’or, car { $discount } cases voisines sont libres
}
table-can-recruit = peut être recruté maintenant
table-in-row = dans la { $row }
table-in-row-double = dans la { $row }, compte double
table-place = { $place ->
    [lions] dans la rangée des lions
    [vases] dans la rangée des vases
    [fountains] dans la rangée des fontaines
    [statues] dans la rangée des statues
    [double] sur la case double de la { $row }
    [corner] au coin de la { $row } et de la { $other }
   *[inside] à l’intérieur du parc
}
table-discount = { $count ->
    [one] −{ $count } : une case libre à côté
   *[other] −{ $count } : { $count } cases libres à côté
}

## Détails d'un noble

table-couple = Un couple
table-points = { $points ->
    [one] point
   *[other] points
}
table-price-gold = Or
table-price-king = Sceaux du Roi
table-price-madame = Sceaux de Madame
table-of-mine = vous avez { $count }
table-enough = suffit
table-not-enough = ne suffit pas
table-row-change = { $row } : { $now } ▸ { $then },
table-gain-alone = les { $points } seraient à vous seul.
table-gain-shared = première place partagée : { $points } chacun.
table-gain-second = vous seriez deuxième : { $points }.
table-gain-same = vous gardez vos { $points }.
table-gain-none = pas encore de points.
table-servant-from = Serviteur pris
table-from-supply = en réserve
table-from-room = dans un lieu
table-recruit-for = { $price ->
    [0] Recruter sans or
    [one] Recruter pour { $price } pièce d’or
   *[other] Recruter pour { $price } pièces d’or
}
table-recruit-later = On recrute à l’action 4.
table-missing = Il manque :
table-missing-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
table-missing-king = { $count ->
    [one] { $count } sceau du Roi
   *[other] { $count } sceaux du Roi
}
table-missing-madame = { $count ->
    [one] { $count } sceau de Madame
   *[other] { $count } sceaux de Madame
}
table-missing-office = un serviteur au Bureau
table-border-supply = De la réserve
table-border-room = Ou choisissez un lieu éclairé du château.

## Joueurs

table-cards-in-hand = cartes en main
table-part-nobles = nobles { $points }
table-part-park = parc { $points }
table-part-cards = cartes { $points }
table-part-hand = main { $points }
table-points-hidden = points cachés
table-shown = face visible

## La fin

table-shared-by = { $points } points chacun, et autant de serviteurs chez le Cardinal : { $servants }.
table-won-by-cardinal = { $points } points, autant que { $others }. { $player } a plus de serviteurs chez le Cardinal : { $mine } contre { $theirs }.
table-score-played = Cartes de points jouées
table-score-hand-note = 1 chacune, 6 au plus
table-score-tie = Égalité : serviteurs chez le Cardinal
