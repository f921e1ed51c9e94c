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
