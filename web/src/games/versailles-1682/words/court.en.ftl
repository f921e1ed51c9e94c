# The court of Versailles 1682, in English.

## Apartments

table-court = The court
table-apartment-king = The King’s Apartments
table-apartment-queen = The Queen’s Apartments
table-scale-king = Standing with the King
table-scale-queen = Standing with the Queen
table-scale-how = standing, and the chance of a request
table-scale-line = Standing { $standing }, { $chance } % of requests granted: { $names }
table-reach-both = exile and Bastille in reach
table-reach-bastille = Bastille in reach
table-reach-bastille-short = Bastille
table-reach-word = a word +1
table-regency-until = Regency until round { $round }
table-no-queen = There is no Queen; the King may marry again
table-queen-party = { $country ->
    [england] from England: her party enters at +2
    [provinces] from the Provinces: her party enters at +2
   *[spain] from Spain: her party enters at +2
}
table-queen-none = of none of the three countries

## The marble court

table-place = Where the court is
table-court-is = { $place ->
    [hunt] The court is at the hunt
   *[versailles] The court is at Versailles
}
table-place-name = { $place ->
    [hunt] Hunt
   *[versailles] Versailles
}
table-place-here = { table-place-name }: the court is here
table-place-not = { table-place-name }
table-wars = War and peace
table-country = { $country ->
    [england] England
    [provinces] Provinces
   *[spain] Spain
}
table-at-war = { table-country }: at war
table-at-peace = { table-country }: at peace
table-war = war
table-peace = peace
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-take-this = Take the card { $card } from the King’s House
table-house-card = { $card }, in the King’s House
table-house = House of the King
table-before = Lies before the courtier
table-no-income = no income
table-piles = Piles
table-draw = Draw
table-discard = Discard
table-draw-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-discards = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-away-title = Away from court
table-away-name = { $where ->
    [exile] Exile
   *[bastille] Bastille
}
table-away-empty = { $where ->
    [exile] Exile: nobody
   *[bastille] Bastille: empty
}
table-away = { table-away-name }: { $names }
table-away-nobody = { table-away-name }: nobody

## Courtiers and register

table-courtiers = Courtiers
table-steward = Steward
table-livres = livres
table-cards-in-hand = Cards in hand
table-standing-king = King { $standing }
table-standing-queen = Queen { $standing }
table-status = { $status ->
    [exile] exile
    [bastille] Bastille
    [returning] not at court yet
    [dead] dead
   *[court] at court
}
table-since = round { $round }
table-married-to = married to { $player }
table-token = { $card }: { $income } a round
table-token-moved = taken away once this round
table-reputation = Promises: { $kept } kept, { $broken } broken
table-income = +{ $amount } a round
table-income-shared = +{ $amount } a round, shared
table-no-income-now = no income
table-rounds-to-goal = { $rounds ->
    [0] at the goal
    [one] 1 round to the goal
   *[other] { $rounds } rounds to the goal
}
table-income-title = { $rounds ->
    [-1] At this income the goal is out of reach
   *[other] At this income: { table-rounds-to-goal }
}
table-register = Register
table-register-and-log = Register and log
table-first-to = first to { $goal } livres

## The strip

table-phases = The phases of a round
table-phase-introduction = Introduction
table-phase-negotiation = Negotiation
table-phase-relocation = Relocation
table-phase-actions = Actions
table-step-done = done
table-turn-order = Still to play in this round: { $names }
table-actions-left = **{ $left } of { $total }** actions left
table-actions-short = **{ $left } of { $total }** actions
table-power = Power of office
table-power-free = free this turn
table-power-used = used this turn
table-power-free-short = power free
table-power-used-short = power used
table-ready-count = **{ $ready } of { $all }** ready
table-is-ready = { $player } is ready
table-not-ready = { $player } is still negotiating

## Phone

table-crown-king = King
table-crown-queen = Queen
table-favour = favour
table-reach-upto = ≤ { $standing } { $where ->
    [exile] exile
   *[bastille] Bastille
}
table-tab-court = Court
table-tab-hand = Hand
table-tab-courtiers = Courtiers
table-tab-talk = Talk
table-tab-log = Log
table-house-short = House
