# Palais, park, spelers en puntentelling van Palais Royal, in het Nederlands.

## Delen van de pagina

table-park = Het kasteelpark
table-palace = Het kasteel
table-tab-park = Park
table-tab-palace = Kasteel
table-tab-hand = Hand

## De balk

table-round-last = Ronde { $round }, de laatste
table-steps = De vijf acties van een beurt
table-step-reinforce = Bevoorrading
table-step-move = Bewegen
table-step-income = Inkomsten
table-step-recruit = Aanwerven
table-step-cards = Kaarten
table-step-done = gedaan
table-left-setup = nog **{ $left } van { $total }** dienaars
table-left-reinforce = nog **{ $left } van { $total }** naar de Poort
table-left-muster = **zoveel je wilt** naar de Poort
table-left-move = { $total ->
    [one] nog **{ $left } van { $total }** beweging
   *[other] nog **{ $left } van { $total }** bewegingen
}
table-left-income = { $total ->
    [0] niets van koning of Madame
   *[other] nog **{ $left } van { $total }** dienaars voor koning en Madame
}
table-left-recruit = { $total ->
    [one] nog **{ $left } van { $total }** aanwerving
   *[other] nog **{ $left } van { $total }** aanwervingen
}
table-nobles = **{ $count } edelen** in het park · einde bij { $end }
table-nobles-short = edelen
table-last-round = **De laatste ronde** is bezig

## Kamers en velden

table-gives-court = elk 1 nieuwe dienaar
table-gives-gate = bevoorrading
table-gives-stairs = elk 1 beweging
table-gives-mint = elk 1 goud
table-gives-king = elk 1 zegel
table-gives-madame = elk 1 zegel
table-gives-office = elk 1 edele
table-gives-backdoor = elk 1 kaart
table-gives-cardinal = beslist bij gelijke stand
table-row-lions = Leeuwen
table-row-vases = Vazen
table-row-fountains = Fonteinen
table-row-statues = Beelden
table-tied = gelijk
table-picked = { $count } van { $of } gekozen
table-too-far = { $moves ->
    [one] { $moves } beweging: te ver
   *[other] { $moves } bewegingen: te ver
}
table-pill-draw = trekken
table-room-empty = niemand
table-room-majority = Meerderheidsbonus: { $player } ({ $reason })
table-lit = kan gekozen worden
table-lit-pick = je dienaars kunnen gekozen worden
table-lit-cost = { $count ->
    [one] bereikbaar met { $count } beweging
   *[other] bereikbaar met { $count } bewegingen
}
table-field = Veld { $field }
table-field-free = vrij
table-field-servant = een dienaar van { $player }
table-price-now = { $discount ->
    [one] nu { $price } goud, want { $discount } veld ernaast is vrij
   *[other] nu { $price } goud, want { $discount } velden ernaast zijn vrij
}
table-can-recruit = kan nu worden aangeworven
table-in-row = in de { $row }
table-in-row-double = in de { $row }, telt dubbel
table-place = { $place ->
    [lions] in de leeuwenrij
    [vases] in de vazenrij
    [fountains] in de fonteinenrij
    [statues] in de beeldenrij
    [double] op het dubbele veld van de { $row }
    [corner] in de hoek van { $row } en { $other }
   *[inside] midden in het park
}
table-discount = { $count ->
    [one] −{ $count }: een vrij veld ernaast
   *[other] −{ $count }: { $count } vrije velden ernaast
}

## Bijzonderheden van een edele

table-couple = Een paar
table-points = { $points ->
    [one] punt
   *[other] punten
}
table-price-gold = Goud
table-price-king = Zegels van de koning
table-price-madame = Zegels van Madame
table-of-mine = je hebt { $count }
table-enough = genoeg
table-not-enough = niet genoeg
table-row-change = { $row }: { $now } ▸ { $then },
table-gain-alone = de { $points } zouden alleen voor jou zijn.
table-gain-shared = samen eerste: elk { $points }.
table-gain-second = je zou tweede zijn: { $points }.
table-gain-same = je houdt je { $points }.
table-gain-none = nog geen punten.
table-servant-from = Dienaar uit
table-from-supply = voorraad
table-from-room = een kamer
table-recruit-for = { $price ->
    [0] Zonder goud aanwerven
   *[other] Aanwerven voor { $price } goud
}
table-recruit-later = Aanwerven doe je in actie 4.
table-missing = Ontbreekt:
table-missing-gold = { $count } goud
table-missing-king = { $count ->
    [one] { $count } zegel van de koning
   *[other] { $count } zegels van de koning
}
table-missing-madame = { $count ->
    [one] { $count } zegel van Madame
   *[other] { $count } zegels van Madame
}
table-missing-office = een dienaar in het Bureau
table-border-supply = Uit de voorraad
table-border-room = Of kies een verlichte kamer in het kasteel.

## Spelers

table-cards-in-hand = kaarten in de hand
table-part-nobles = edelen { $points }
table-part-park = park { $points }
table-part-cards = kaarten { $points }
table-part-hand = hand { $points }
table-points-hidden = punten zijn verborgen
table-shown = ligt open

## Het einde

table-shared-by = Elk { $points } punten, en evenveel dienaars bij de Kardinaal: { $servants }.
table-won-by-cardinal = { $points } punten, evenveel als { $others }. { $player } heeft meer dienaars bij de Kardinaal: { $mine } tegen { $theirs }.
table-score-played = Uitgespeelde puntenkaarten
table-score-hand-note = elk 1, hoogstens 6
table-score-tie = Gelijk: dienaars bij de Kardinaal
