# Das Pult von Palais Royal, auf Deutsch.

table-mine = Was ich habe
table-res-gold = Gold
table-res-king = Siegel des Königs
table-res-madame = Siegel der Madame
table-res-supply = im Vorrat
table-res-reserve = übrige Diener
table-res-office = anzuwerben
table-res-caption = Gold · Siegel · Vorrat
table-my-nobles = Meine Adligen
table-play-now = Ausspielen
table-aim = Dein Ziel: Adlige aus dem Park. Jeder kostet einen Diener in der Schreibstube, Gold aus der Münzerei und Siegel: Diener beim König oder bei Madame.
table-hand-how = Diener am Hintereingang ziehen welche.
table-keep = Behalten
table-card-price = { $price ->
    [0] Kostenlos
   *[other] { $price } Gold
}
table-times = { $count }-mal
table-moment-before = vor 1
table-moment-reinforce = in 1
table-moment-move = in 2
table-moment-recruit = in 4
table-moment-any = jederzeit
table-fan = Gezogen: Wähle, was du behältst
table-fan-rest = Der Rest wird abgelegt
table-undo-shown = Eine Karte ist ans Licht gekommen; was davor war, lässt sich nicht mehr rückgängig machen.
table-must-choose = Wähle zuerst einen der leuchtenden Orte.
table-end-reinforce = Nachschub beenden
table-end-move = Bewegen beenden
table-end-income = Einkünfte beenden
table-end-recruit = Anwerben beenden
table-end-turn = Zug beenden
table-end-action = Aktion beenden
table-end-setup = Fertig eingesetzt
table-losing-title = Noch Bewegungen übrig
table-losing = { $count ->
    [one] Du hast noch { $count } Bewegung, und einer deiner Diener könnte sie machen. Ungenutzte Bewegungen verfallen.
   *[other] Du hast noch { $count } Bewegungen, und deine Diener könnten welche machen. Ungenutzte Bewegungen verfallen.
}
table-losing-stay = Weiterziehen
table-losing-never = Nicht mehr fragen
table-next-reinforce = { $count } Diener auf das Tor
table-next-king = { $count ->
    [one] Ein Diener zum König
   *[other] { $count } Diener zum König
}
table-next-madame = { $count ->
    [one] Ein Diener zu Madame
   *[other] { $count } Diener zu Madame
}
table-next-draw = Karten ziehen
table-next-done = Weiter

table-key-next = das Nächste tun
table-key-end = Aktion beenden
table-key-cards = Karte ausspielen oder behalten
table-key-arrows = durch Park und Schloss gehen, wählen
