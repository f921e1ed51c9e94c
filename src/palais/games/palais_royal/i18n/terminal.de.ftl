## Ein Spiel im Terminal

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

heading-rows = Randreihen
heading-choices = Deine Möglichkeiten
heading-log = Was geschehen ist
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
undo-nothing = In diesem Zug gibt es nichts rückgängig zu machen.
legend = Preis jetzt, Siegel des Königs und der Madame → Punkte · ² zählt doppelt · { $crown } Mehrheitenbonus · { $mitre } durch den Kardinal
