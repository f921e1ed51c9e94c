## Ein Spiel im Terminal

title = Palais Royal
turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Runde { $round }
    }
   *[other] Letzte Runde
} · { $player } · { named-phase }
your-turn = { $player }, du bist am Zug.
thinking = { $player } überlegt …
nobles-until-end = { $count ->
    [0] Nach dieser Runde folgt die letzte
    [one] Noch { $count } Adliger bis zum Spielende
   *[other] Noch { $count } Adlige bis zum Spielende
}
last-round = Dies ist die letzte Runde

heading-palace = Schloss
heading-park = Schlosspark
heading-rows = Randreihen
heading-players = Spieler
heading-hand = Deine Handkarten
heading-drawn = Gezogene Karten
heading-choices = Deine Möglichkeiten
heading-log = Was geschehen ist
heading-score = Schlusswertung

column-player = Spieler
column-gold = Gold
column-supply = Vorrat
column-reserve = Übrige
column-cards = Karten
column-nobles = Adlige
column-privileges = Vergünstigungen
column-points = Punkte
column-room = Raum
column-majority = Mehrheitenbonus
column-field = Feld
column-noble = Adliger
column-price = Preis
column-row = Reihe
column-moment = Zeitpunkt
column-effect = Wirkung

left-free = noch { $count } Diener einzusetzen
left-gate = { $count ->
    [one] noch { $count } Diener darf auf das Tor
   *[other] noch { $count } Diener dürfen auf das Tor
}
left-muster = beliebig viele Diener dürfen auf das Tor
left-moves = { $count ->
    [one] noch { $count } Bewegung
   *[other] noch { $count } Bewegungen
}
left-king = { $count ->
    [one] noch { $count } Diener darf zum König
   *[other] noch { $count } Diener dürfen zum König
}
left-madame = { $count ->
    [one] noch { $count } Diener darf zu Madame
   *[other] noch { $count } Diener dürfen zu Madame
}
left-recruitments = { $count ->
    [one] noch { $count } Anwerbung
   *[other] noch { $count } Anwerbungen
}
left-card-seals = noch { $count } Siegel von Karten
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
hand-empty = Du hast keine Karten auf der Hand.
face-down = { $count ->
    [one] { $count } Adliger verdeckt
   *[other] { $count } Adlige verdeckt
}

undo-nothing = In diesem Zug gibt es nichts rückgängig zu machen.
legend = Preis jetzt, Siegel des Königs und der Madame → Punkte · ² zählt doppelt · { $crown } Mehrheitenbonus · { $mitre } durch den Kardinal

## Hinweise

hint-recruit = { $count ->
    [one] Das wirbt den Adligen auf { $fields } für { worth-points } an.
   *[other] Das wirbt die Adligen auf { $fields } für zusammen { worth-points } an.
}
hint-put = So arbeiten deine freien Diener vom ersten Zug an.
hint-majority = Diener ziehen { place-room }, und der Mehrheitenbonus dort wird deiner.
hint-prepare = Das bereitet den Adligen auf { $field } vor; er bringt { worth-points }.
hint-card = { named-card } ist jetzt mehr wert als später.
hint-keep = { named-card } ist mehr wert als der Diener am Hintereingang.
hint-draw = { $cards ->
    [one] { $cards } Karte zum Ansehen; behalte sie, wenn sie dir hilft.
   *[other] { $cards } Karten zur Auswahl; behalte, was dir hilft.
}
hint-gold = Der Plan ist zu sparen: { $gold } Gold für die nächsten Züge.
hint-done = Jetzt ist nichts mehr seinen Preis wert; beende deinen Zug.
hint-step-recruit = Das bringt { worth-points }.
hint-step-noble = Das braucht der Adlige für { worth-points }, um den es in diesem Plan geht.
hint-step-way = Von dort geht der Weg weiter { place-to }.
hint-step-done = In dieser Aktion lohnt sich nichts mehr.
hint-step-pay = Die Siegel müssen bezahlt werden; so geht es am besten.
hint-step-border = Für einen Adligen am Rand bleibt dort ein Diener stehen; er zählt in der Reihe.
hint-step-room = { $room ->
    [court] Auf dem Ehrenhof bringt ein Diener jeden Zug einen weiteren.
    [gate] Neue Diener kosten nichts; vom Tor aus gehen sie an die Arbeit.
    [stairs] Im Treppenhaus gibt ein Diener jeden Zug eine Bewegung.
    [mint] In der Münzerei bringt ein Diener jeden Zug 1 Gold.
    [king] Beim König ist ein Diener ein Siegel für Adlige.
    [madame] Bei Madame ist ein Diener ein Siegel für Adlige.
    [office] In der Schreibstube kann ein Diener einen Adligen anwerben.
    [backdoor] Am Hintereingang zieht ein Diener eine Karte.
   *[cardinal] Beim Kardinal bricht ein Diener den Gleichstand.
}
