## Der Zug

phase-setup = Spielvorbereitung
phase-reinforce = Nachschub
phase-move = Bewegung
phase-income = Einkünfte
phase-recruit = Anwerbung
phase-cards = Karten
phase-pay = Siegel bezahlen
phase-border = Ein Diener für die Randreihe
phase-keep = Karten behalten
phase-over = Spielende

turn-action-1 = Ehrenhof: neue Diener auf das Tor setzen
turn-action-2 = Treppenhaus: Diener durch das Schloss ziehen
turn-action-3 = Münzerei, König und Madame: Gold nehmen, Siegel sammeln
turn-action-4 = Schlosspark: Adlige anwerben
turn-action-5 = Hintereingang: Privileg-Karten ziehen

named-phase = { $phase ->
    [setup] { phase-setup }
    [reinforce] { phase-reinforce }
    [move] { phase-move }
    [income] { phase-income }
    [recruit] { phase-recruit }
    [cards] { phase-cards }
    [pay] { phase-pay }
    [border] { phase-border }
    [keep] { phase-keep }
   *[over] { phase-over }
}

## Was zur Wahl steht

choose-done = Bist du hier fertig?
choose-play = Welche Karte spielst du aus?
choose-put = In welchen Raum kommt der nächste Diener?
choose-reinforce = Woher kommt der neue Diener für das Tor?
choose-move = Welcher Diener zieht wohin?
choose-king = Woher kommt der neue Diener für den König?
choose-madame = Woher kommt der neue Diener für Madame?
choose-recruit = Welchen Adligen wirbst du an?
choose-pay = Welche Siegel bezahlst du mit Karten?
choose-border = Woher kommt der Diener für die Randreihe?
choose-draw = Möchtest du Karten ziehen?
choose-keep = Welche Karte behältst du?

action-done = Diese Aktion beenden
action-play = { named-card } { for-price } ausspielen
action-put = Einen Diener { place-room } setzen
action-reinforce = Einen Diener { place-source } auf das Tor setzen
action-move = Einen Diener { place-from } { place-to } ziehen
action-king = Einen Diener { place-source } zum König schicken
action-madame = Einen Diener { place-source } zu Madame schicken
action-recruit = Den Adligen auf { $field } anwerben
action-pay = { $king ->
    [0] { $madame ->
        [0] Alle Siegel mit Dienern bezahlen
       *[other] { seals-madame } mit Karten bezahlen, die übrigen mit Dienern
    }
   *[other] { $madame ->
        [0] { seals-king } mit Karten bezahlen, die übrigen mit Dienern
       *[other] { seals-king } und { seals-madame } mit Karten bezahlen, die übrigen mit Dienern
    }
}
action-border = Einen Diener { place-source } auf das Feld setzen
action-draw = Karten ziehen
action-keep = { named-card } behalten

## Was geschehen ist

event-started = Eine Partie zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
} beginnt. { $player } ist Startspieler.
event-put = { $player } setzt einen Diener { place-room }.
because = { $servants ->
    [0] { $nobles ->
        [0] { $card } durch eine Karte
       *[other] { $nobles } durch Adlige{ because-card }
    }
    [one] { $servants } Diener{ because-majority }{ because-nobles }{ because-card }
   *[other] { $servants } Diener{ because-majority }{ because-nobles }{ because-card }
}
because-majority = { $majority ->
    [0] { "" }
   *[other] , die Mehrheit
}
because-nobles = { $nobles ->
    [0] { "" }
   *[other] , { $nobles } durch Adlige
}
because-card = { $card ->
    [0] { "" }
   *[other] , { $card } durch eine Karte
}
because-gate = { $gate ->
    [0] { "" }
    [one] { " " }{ $gate } neuer Diener auf das Tor: { because }.
   *[other] { " " }{ $gate } neue Diener auf das Tor: { because }.
}
because-moves = { $moves ->
    [0] { "" }
    [one] { " " }{ $moves } Bewegung: { because }.
   *[other] { " " }{ $moves } Bewegungen: { because }.
}
event-turn = { $last ->
    [0] Runde { $round }: { $player } ist am Zug.{ because-gate }
   *[other] Runde { $round }, die letzte: { $player } ist am Zug.{ because-gate }
}
event-phase = { $player } macht weiter. Es folgt: { named-phase }.{ because-moves }
event-card-played = { $player } spielt { named-card } { for-price } aus.
event-reinforced = { $player } setzt einen Diener { place-source } auf das Tor.
event-moved = { $player } zieht einen Diener { place-from } { place-to }.
event-gold-taken = { $player } nimmt { $gold } Gold: { because }.
event-king-placed = { $player } schickt einen Diener { place-source } zum König.
event-madame-placed = { $player } schickt einen Diener { place-source } zu Madame.
event-recruited = { $player } wirbt auf { $field } an: { named-noble }, { worth-points }.
event-paid-gold = { $player } zahlt { cost-gold }{ $discount ->
    [0] { "" }
    [one] { " " }({ $discount } freies Feld daneben)
   *[other] { " " }({ $discount } freie Felder daneben)
}.
event-paid-seals = { $player } zahlt { $room ->
    [king] { $servants ->
        [one] { $servants } Siegel des Königs: Ein Diener kehrt
       *[other] { $servants } Siegel des Königs: { $servants } Diener kehren
    } vom König in den Vorrat zurück
   *[madame] { $servants ->
        [one] { $servants } Siegel der Madame: Ein Diener kehrt
       *[other] { $servants } Siegel der Madame: { $servants } Diener kehren
    } von Madame in den Vorrat zurück
}.
event-paid-card-seals = { $player } zahlt { $room ->
    [king] { $seals } Siegel des Königs
   *[madame] { $seals } Siegel der Madame
} mit einer Karte.
event-servants-joined = { $servants ->
    [0] Es sind keine Diener mehr übrig: { $player } geht leer aus.
    [one] { $player } erhält einen der übrigen Diener.
   *[other] { $player } erhält { $servants } der übrigen Diener.
}
event-border = { $player } lässt einen Diener { place-source } auf { $field } zurück.
event-reshuffled = { $cards ->
    [one] Die Ablage wird zum neuen Stapel: { $cards } Karte.
   *[other] Die Ablage wird gemischt: { $cards } Karten bilden den neuen Stapel.
}
event-drew = { $cards ->
    [one] { $player } hat { $cards } Karte gezogen.
   *[other] { $player } hat { $cards } Karten gezogen.
}
event-drawn-card = { $player } zieht { named-card }.
event-drawn-card-hidden = { $player } zieht eine Karte.
event-kept = { $player } behält { named-card }; ein Diener kehrt vom Hintereingang zurück.
event-kept-hidden = { $player } behält eine Karte; ein Diener kehrt vom Hintereingang zurück.
event-discarded = { $cards ->
    [one] { $player } legt { named-card } ab.
   *[other] { $player } legt { $cards } × { named-card } ab.
}
event-last-round = { $nobles ->
    [one] { $nobles } Adliger ist noch im Schlosspark: Die letzte Runde beginnt.
   *[other] { $nobles } Adlige sind noch im Schlosspark: Die letzte Runde beginnt.
}
event-over = Die Partie ist zu Ende.

## Überschriften

title = Palais Royal
heading-palace = Schloss
heading-park = Schlosspark
heading-players = Spieler
heading-hand = Deine Handkarten
heading-drawn = Gezogene Karten
heading-score = Schlusswertung
column-points = Punkte
column-noble = Adliger
left-card-seals = noch { $count } Siegel von Karten
hand-empty = Du hast keine Karten auf der Hand.
face-down = { $count ->
    [one] { $count } Adliger verdeckt
   *[other] { $count } Adlige verdeckt
}
column-player = Spieler
column-gold = Gold
column-supply = Vorrat
column-reserve = Übrige
column-cards = Karten
column-nobles = Adlige
column-privileges = Vergünstigungen
column-room = Raum
column-majority = Mehrheitenbonus
column-field = Feld
column-price = Preis
column-row = Reihe
column-moment = Zeitpunkt
column-effect = Wirkung
missing-office = kein Diener in der Schreibstube
missing-gold = { $count ->
    [one] { $count } Gold fehlt
   *[other] { $count } Gold fehlen
}
missing-king = { $count ->
    [one] { $count } Siegel des Königs fehlt
   *[other] { $count } Siegel des Königs fehlen
}
missing-madame = { $count ->
    [one] { $count } Siegel der Madame fehlt
   *[other] { $count } Siegel der Madame fehlen
}
