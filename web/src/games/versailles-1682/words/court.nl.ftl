# Het hof van Versailles 1682, in het Nederlands.

## Vertrekken

table-court = Het hof
table-apartment-king = De vertrekken van de koning
table-apartment-queen = De vertrekken van de koningin
table-scale-king = Aanzien bij de koning
table-scale-queen = Aanzien bij de koningin
table-scale-how = aanzien, en de kans van een verzoek
table-scale-line = Aanzien { $standing }, { $chance } % van de verzoeken ingewilligd: { $names }
table-reach-both = ballingschap en Bastille dreigen
table-reach-bastille = Bastille dreigt
table-reach-bastille-short = Bastille
table-reach-word = een woord +1
table-regency-until = Regentschap tot ronde { $round }
table-no-queen = Er is geen koningin; de koning kan hertrouwen
table-queen-party = { $country ->
    [england] uit Engeland: haar partij begint met +2
    [provinces] uit de Provinciën: haar partij begint met +2
   *[spain] uit Spanje: haar partij begint met +2
}
table-queen-none = uit geen van de drie landen

## Het marmeren hof

table-place = Waar het hof is
table-court-is = { $place ->
    [hunt] Het hof is op jacht
   *[versailles] Het hof is in Versailles
}
table-place-name = { $place ->
    [hunt] Jacht
   *[versailles] Versailles
}
table-place-here = { table-place-name }: hier is het hof
table-place-not = { table-place-name }
table-wars = Oorlog en vrede
table-country = { $country ->
    [england] Engeland
    [provinces] Provinciën
   *[spain] Spanje
}
table-at-war = { table-country }: in oorlog
table-at-peace = { table-country }: in vrede
table-war = oorlog
table-peace = vrede
table-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-take-this = De kaart ‘{ $card }’ uit het Huis van de Koning nemen
table-house-card = { $card }, in het Huis van de Koning
table-house = Huis van de Koning
table-before = Ligt voor de hoveling
table-no-income = geen inkomen
table-piles = Stapels
table-draw = Trekstapel
table-discard = Aflegstapel
table-draw-pile = Trekstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-discards = Aflegstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-away-title = Ver van het hof
table-away-name = { $where ->
    [exile] Ballingschap
   *[bastille] Bastille
}
table-away-empty = { $where ->
    [exile] Verbannen: 0
   *[bastille] Bastille: leeg
}
table-away = { table-away-name }: { $names }
table-away-nobody = { table-away-name }: niemand

## Hovelingen en register

table-courtiers = Hovelingen
table-steward = Hofmeester
table-livres = livres
table-cards-in-hand = Kaarten in de hand
table-standing-king = koning { $standing }
table-standing-queen = koningin { $standing }
table-status = { $status ->
    [exile] ballingschap
    [bastille] Bastille
    [returning] nog niet aan het hof
    [dead] overleden
   *[court] aan het hof
}
table-since = ronde { $round }
table-married-to = getrouwd met { $player }
table-token = { $card }: { $income } per ronde
table-token-moved = deze ronde al ontnomen
table-reputation = Beloften: { $kept } nagekomen, { $broken } gebroken
table-income = +{ $amount } per ronde
table-income-shared = +{ $amount } per ronde, gedeeld
table-no-income-now = geen inkomen
table-rounds-to-goal = { $rounds ->
    [0] het doel is bereikt
    [one] 1 ronde tot het doel
   *[other] { $rounds } rondes tot het doel
}
table-income-title = { $rounds ->
    [-1] Met dit inkomen is het doel onbereikbaar
   *[other] Met dit inkomen: { table-rounds-to-goal }
}
table-register = Register
table-register-and-log = Register en verloop
table-first-to = wie het eerst { $goal } livres heeft

## De strook

table-phases = De fasen van een ronde
table-phase-introduction = Introductie
table-phase-negotiation = Onderhandeling
table-phase-relocation = Verplaatsing
table-phase-actions = Acties
table-step-done = gedaan
table-turn-order = Nog aan de beurt in deze ronde: { $names }
table-actions-left = **{ $left } van { $total }** acties over
table-actions-short = **{ $left } van { $total }** acties
table-power = Ambtsbevoegdheid
table-power-free = vrij deze beurt
table-power-used = gebruikt deze beurt
table-power-free-short = ambt vrij
table-power-used-short = ambt gebruikt
table-ready-count = **{ $ready } van { $all }** gereed
table-is-ready = { $player } is gereed
table-not-ready = { $player } onderhandelt nog

## Telefoon

table-crown-king = Koning
table-crown-queen = Koningin
table-favour = gunst
table-reach-upto = ≤ { $standing } { $where ->
    [exile] verbanning
   *[bastille] Bastille
}
table-tab-court = Hof
table-tab-hand = Hand
table-tab-courtiers = Hovelingen
table-tab-talk = Praten
table-tab-log = Verloop
table-house-short = Huis
