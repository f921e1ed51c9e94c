# Palais, Park, Spieler und Wertung von Palais Royal, auf Deutsch.

## Teile der Seite

table-park = Der Schlosspark
table-palace = Das Schloss
table-tab-park = Park
table-tab-palace = Schloss
table-tab-hand = Hand

## Die Leiste

table-round-last = Runde { $round }, die letzte
table-steps = Die fünf Aktionen eines Zuges
table-step-reinforce = Nachschub
table-step-move = Bewegen
table-step-income = Einkünfte
table-step-recruit = Anwerben
table-step-cards = Karten
table-step-done = erledigt
table-left-setup = noch **{ $left } von { $total }** Dienern
table-left-reinforce = noch **{ $left } von { $total }** auf das Tor
table-left-muster = **beliebig viele** auf das Tor
table-left-move = { $total ->
    [one] noch **{ $left } von { $total }** Bewegung
   *[other] noch **{ $left } von { $total }** Bewegungen
}
table-left-income = { $total ->
    [0] nichts bei König und Madame
   *[other] noch **{ $left } von { $total }** Dienern für König und Madame
}
table-left-recruit = { $total ->
    [one] noch **{ $left } von { $total }** Anwerbung
   *[other] noch **{ $left } von { $total }** Anwerbungen
}
table-nobles = **{ $count } Adlige** im Park · Schluss bei { $end }
table-nobles-short = Adlige
table-last-round = **Die letzte Runde** läuft

## Räume und Felder

table-gives-court = je 1 neuer Diener
table-gives-gate = Nachschub
table-gives-stairs = je 1 Bewegung
table-gives-mint = je 1 Gold
table-gives-king = je 1 Siegel
table-gives-madame = je 1 Siegel
table-gives-office = je 1 Adliger
table-gives-backdoor = je 1 Karte
table-gives-cardinal = bricht Gleichstand
table-row-lions = Löwen
table-row-vases = Vasen
table-row-fountains = Brunnen
table-row-statues = Statuen
table-tied = gleich
table-picked = { $count } von { $of } gewählt
table-too-far = { $moves ->
    [one] { $moves } Bewegung: zu weit
   *[other] { $moves } Bewegungen: zu weit
}
table-pill-draw = ziehen
table-room-empty = niemand
table-room-majority = Mehrheitenbonus: { $player } ({ $reason })
table-lit = kann gewählt werden
table-lit-pick = deine Diener können gewählt werden
table-lit-cost = { $count ->
    [one] mit { $count } Bewegung erreichbar
   *[other] mit { $count } Bewegungen erreichbar
}
table-field = Feld { $field }
table-field-free = frei
table-field-servant = ein Diener von { $player }
table-price-now = { $discount ->
    [one] jetzt { $price } Gold, denn { $discount } Feld daneben ist frei
   *[other] jetzt { $price } Gold, denn { $discount } Felder daneben sind frei
}
table-can-recruit = kann jetzt angeworben werden
table-in-row = in der { $row }
table-in-row-double = in der { $row }, zählt doppelt
table-place = { $place ->
    [lions] in der Löwenreihe
    [vases] in der Vasenreihe
    [fountains] in der Brunnenreihe
    [statues] in der Statuenreihe
    [double] auf dem doppelten Feld der { $row }
    [corner] in der Ecke von { $row } und { $other }
   *[inside] im Inneren des Parks
}
table-discount = { $count ->
    [one] −{ $count }: ein freies Feld daneben
   *[other] −{ $count }: { $count } freie Felder daneben
}

## Einzelheiten eines Adligen

table-couple = Ein Paar
table-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-price-gold = Gold
table-price-king = Siegel des Königs
table-price-madame = Siegel der Madame
table-of-mine = du hast { $count }
table-enough = genug
table-not-enough = zu wenig
table-row-change = { $row }: { $now } ▸ { $then },
table-gain-alone = die { $points } hättest du allein.
table-gain-shared = ihr wärt gleichauf: je { $points }.
table-gain-second = du wärst Zweiter: { $points }.
table-gain-same = es bliebe bei deinen { $points }.
table-gain-none = noch keine Punkte.
table-servant-from = Diener aus
table-from-supply = Vorrat
table-from-room = einem Raum
table-recruit-for = { $price ->
    [0] Ohne Gold anwerben
   *[other] Für { $price } Gold anwerben
}
table-recruit-later = Angeworben wird in der 4. Aktion.
table-missing = Es fehlt:
table-missing-gold = { $count } Gold
table-missing-king = { $count } Siegel des Königs
table-missing-madame = { $count } Siegel der Madame
table-missing-office = ein Diener in der Schreibstube
table-border-supply = Aus dem Vorrat
table-border-room = Oder wähle einen leuchtenden Raum im Schloss.

## Mitspieler

table-cards-in-hand = Karten auf der Hand
table-part-nobles = Adlige { $points }
table-part-park = Park { $points }
table-part-cards = Karten { $points }
table-part-hand = Hand { $points }
table-points-hidden = Punkte sind verdeckt
table-shown = liegt offen

## Das Ende

table-shared-by = Je { $points } Punkte und gleich viele Diener beim Kardinal: { $servants }.
table-won-by-cardinal = { $points } Punkte, so viele wie { $others }. { $player } hat mehr Diener beim Kardinal: { $mine } zu { $theirs }.
table-score-played = Ausgespielte Punktekarten
table-score-hand-note = je 1, höchstens 6
table-score-tie = Gleichstand: Diener beim Kardinal
