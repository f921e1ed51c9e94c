# La cour de Versailles 1682, en français.

## Appartements

table-court = La cour
table-apartment-king = Les appartements du Roi
table-apartment-queen = Les appartements de la Reine
table-scale-king = Cote auprès du Roi
table-scale-queen = Cote auprès de la Reine
table-scale-how = la cote, et la chance d’une requête
table-scale-line = Cote { $standing }, { $chance } % des requêtes accordées : { $names }
table-reach-both = exil et Bastille possibles
table-reach-bastille = Bastille possible
table-reach-bastille-short = Bastille
table-reach-word = un mot +1
table-regency-until = Régence jusqu’à la manche { $round }
table-no-queen = Il n’y a pas de Reine ; le Roi peut se remarier
table-queen-party = { $country ->
    [england] venue d’Angleterre : son parti entre à +2
    [provinces] venue des Provinces : son parti entre à +2
   *[spain] venue d’Espagne : son parti entre à +2
}
table-queen-none = d’aucun des trois pays

## La cour de marbre

table-place = Où se trouve la cour
table-court-is = { $place ->
    [hunt] La cour est à la chasse
   *[versailles] La cour est à Versailles
}
table-place-name = { $place ->
    [hunt] Chasse
   *[versailles] Versailles
}
table-place-here = { table-place-name } : la cour y est
table-place-not = { table-place-name }
table-wars = Guerre et paix
table-country = { $country ->
    [england] Angleterre
    [provinces] Provinces
   *[spain] Espagne
}
table-at-war = { table-country } : en guerre
table-at-peace = { table-country } : en paix
table-war = guerre
table-peace = paix
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-take-this = Prendre la carte « { $card } » dans la Maison du Roi
table-house-card = { $card }, dans la Maison du Roi
table-house = Maison du Roi
table-before = Devant le courtisan
table-no-income = sans revenu
table-piles = Piles
table-draw = Pioche
table-discard = Défausse
table-draw-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-discards = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-away-title = Loin de la cour
table-away-name = { $where ->
    [exile] Exil
   *[bastille] Bastille
}
table-away-empty = { $where ->
    [exile] Exil : personne
   *[bastille] Bastille : vide
}
table-away = { table-away-name } : { $names }
table-away-nobody = { table-away-name } : personne

## Courtisans et registre

table-courtiers = Courtisans
table-steward = Chambellan
table-livres = livres
table-cards-in-hand = Cartes en main
table-standing-king = Roi { $standing }
table-standing-queen = Reine { $standing }
table-status = { $status ->
    [exile] exil
    [bastille] Bastille
    [returning] pas encore à la cour
    [dead] décès
   *[court] à la cour
}
table-since = manche { $round }
table-married-to = en mariage avec { $player }
table-token = { $card } : { $income } par manche
table-token-moved = déjà retirée dans cette manche
table-reputation = Promesses : { $kept } tenues, { $broken } rompues
table-income = +{ $amount } par manche
table-income-shared = +{ $amount } par manche, partagé
table-no-income-now = sans revenu
table-rounds-to-goal = { $rounds ->
    [0] but atteint
    [one] { $rounds } manche jusqu’au but
   *[other] { $rounds } manches jusqu’au but
}
table-income-title = { $rounds ->
    [-1] Avec ce revenu, le but est hors d’atteinte
   *[other] Avec ce revenu : { table-rounds-to-goal }
}
table-register = Grand Registre
table-register-and-log = Registre et journal
table-first-to = le premier à { $goal } livres

## Le bandeau

table-phases = Les phases d’une manche
table-phase-introduction = Présentation
table-phase-negotiation = Négociation
table-phase-relocation = Déplacement
table-phase-actions = Actions
table-step-done = fait
table-turn-order = Encore à jouer dans cette manche : { $names }
table-actions-left = **{ $left } sur { $total }** actions
table-actions-short = **{ $left } sur { $total }** actions
table-power = Pouvoir de la charge
table-power-free = libre ce tour-ci
table-power-used = utilisé ce tour-ci
table-power-free-short = charge libre
table-power-used-short = charge utilisée
table-ready-count = **{ $ready } sur { $all }** prêts
table-is-ready = { $player } a terminé
table-not-ready = { $player } négocie encore

## Téléphone

table-crown-king = Roi
table-crown-queen = Reine
table-favour = faveur
table-reach-upto = ≤ { $standing } { $where ->
    [exile] exil
   *[bastille] Bastille
}
table-tab-court = Cour
table-tab-hand = Main
table-tab-courtiers = Courtisans
table-tab-talk = Parler
table-tab-log = Journal
table-house-short = Maison
