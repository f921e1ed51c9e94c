# Der Hof von Versailles 1682, auf Deutsch.

## Gemächer

table-court = Der Hof
table-apartment-king = Die Gemächer des Königs
table-apartment-queen = Die Gemächer der Königin
table-scale-king = Ansehen beim König
table-scale-queen = Ansehen bei der Königin
table-scale-how = Ansehen, und die Chance einer Anfrage
table-scale-line = Ansehen { $standing }, { $chance } % der Anfragen bewilligt: { $names }
table-reach-both = Exil und Bastille drohen
table-reach-bastille = Bastille droht
table-reach-bastille-short = Bastille
table-reach-word = ein Wort +1
table-regency-until = Regentschaft bis Runde { $round }
table-no-queen = Es gibt keine Königin; der König kann wieder heiraten
table-queen-party = { $country ->
    [england] aus England: ihre Partei beginnt mit +2
    [provinces] aus den Provinzen: ihre Partei beginnt mit +2
   *[spain] aus Spanien: ihre Partei beginnt mit +2
}
table-queen-none = aus keinem der drei Länder

## Der Marmorhof

table-place = Wo der Hof ist
table-court-is = { $place ->
    [hunt] Der Hof ist auf der Jagd
   *[versailles] Der Hof ist in Versailles
}
table-place-name = { $place ->
    [hunt] Jagd
   *[versailles] Versailles
}
table-place-here = { table-place-name }: Hier ist der Hof
table-place-not = { table-place-name }
table-wars = Krieg und Frieden
table-country = { $country ->
    [england] England
    [provinces] Provinzen
   *[spain] Spanien
}
table-at-war = { table-country }: im Krieg
table-at-peace = { table-country }: im Frieden
table-war = Krieg
table-peace = Frieden
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-take-this = Die Karte „{ $card }“ aus dem Haus des Königs nehmen
table-house-card = { $card }, im Haus des Königs
table-house = Haus des Königs
table-before = Liegt vor dem Höfling
table-no-income = kein Einkommen
table-piles = Stapel
table-draw = Stapel
table-discard = Ablage
table-draw-pile = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-discards = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-away-title = Fern vom Hof
table-away-name = { $where ->
    [exile] Exil
   *[bastille] Bastille
}
table-away-empty = { $where ->
    [exile] Exil: niemand
   *[bastille] Bastille: leer
}
table-away = { table-away-name }: { $names }
table-away-nobody = { table-away-name }: niemand

## Höflinge und Register

table-courtiers = Höflinge
table-steward = Haushofmeister
table-livres = Livres
table-cards-in-hand = Karten auf der Hand
table-standing-king = König { $standing }
table-standing-queen = Königin { $standing }
table-status = { $status ->
    [exile] Exil
    [bastille] Bastille
    [returning] noch nicht am Hof
    [dead] tot
   *[court] am Hof
}
table-since = Runde { $round }
table-married-to = verheiratet mit { $player }
table-token = { $card }: { $income } je Runde
table-token-moved = in dieser Runde schon entzogen
table-reputation = Versprechen: { $kept } gehalten, { $broken } gebrochen
table-income = +{ $amount } je Runde
table-income-shared = +{ $amount } je Runde, geteilt
table-no-income-now = kein Einkommen
table-rounds-to-goal = { $rounds ->
    [0] am Ziel
    [one] 1 Runde bis zum Ziel
   *[other] { $rounds } Runden bis zum Ziel
}
table-income-title = { $rounds ->
    [-1] Mit diesem Einkommen ist das Ziel nicht zu erreichen
   *[other] Mit diesem Einkommen: { table-rounds-to-goal }
}
table-register = Register
table-register-and-log = Register und Verlauf
table-first-to = wer zuerst { $goal } Livres hat

## Die Leiste

table-phases = Die Phasen einer Runde
table-phase-introduction = Einführung
table-phase-negotiation = Verhandlung
table-phase-relocation = Verlegung
table-phase-actions = Aktionen
table-step-done = erledigt
table-turn-order = In dieser Runde noch am Zug: { $names }
table-actions-left = **{ $left } von { $total }** Aktionen übrig
table-actions-short = **{ $left } von { $total }** Aktionen
table-power = Kraft des Amtes
table-power-free = in diesem Zug frei
table-power-used = in diesem Zug genutzt
table-power-free-short = Amt frei
table-power-used-short = Amt genutzt
table-ready-count = **{ $ready } von { $all }** bereit
table-is-ready = { $player } ist bereit
table-not-ready = { $player } verhandelt noch

## Telefon

table-crown-king = König
table-crown-queen = Königin
table-favour = Gunst
table-reach-upto = ≤ { $standing } { $where ->
    [exile] Exil
   *[bastille] Bastille
}
table-tab-court = Hof
table-tab-hand = Hand
table-tab-courtiers = Höflinge
table-tab-talk = Gespräch
table-tab-log = Verlauf
table-house-short = Haus
