# Wie ein Tisch von Palais Royal eingerichtet ist und steht, auf Deutsch.

game-about = Diener, Siegel und ein Garten voller Adliger.
game-length = 1 Stunde

table-option-layout = Schloss
table-option-scores = Punkte
table-option-gold = Startgold
table-layout-first = erstes Spiel
table-layout-shuffled = gemischt
table-layout-by-hand = von Hand gelegt
table-scores-open = offen
table-scores-hidden = verdeckt
table-gold-in-turn-order = { $gold } in Zugreihenfolge

option-palace = Schloss
option-palace-first = erstes Spiel
option-palace-shuffled = gemischt
option-palace-hand = selbst gelegt
option-arrange = Die Räume des Schlosses
option-arrange-how = Ziehe einen Raum auf einen anderen, um die beiden zu tauschen; oder wähle erst den einen, dann den anderen. Die Pfeiltasten gehen von Raum zu Raum.
option-room-at = { $room }, Zeile { $line }, Spalte { $column }
option-room-lifted = { $room } gewählt. Wähle nun den Raum, mit dem getauscht wird.
option-rooms-swapped = { $one } und { $other } getauscht.
option-scores = Punkte
option-scores-open = offen
option-scores-hidden = verdeckt
option-start-gold = Startgold
option-start-gold-rules = nach den Regeln
option-start-gold-even = ausgeglichen
option-start-gold-about = Wer später dran ist, beginnt mit mehr Gold: { $even } in Zugreihenfolge statt { $usual }. In Partien von Bots gemessen, nimmt das dem Startspieler den größten Teil seines Vorteils.
fact-nobles_left = { $count ->
    [one] noch 1 Adliger
   *[other] noch { $count } Adlige
}
