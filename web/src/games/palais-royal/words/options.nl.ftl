# Hoe een tafel van Palais Royal is ingericht en ervoor staat, in het Nederlands.

game-about = Bedienden, zegels en een tuin vol edelen.
game-length = 1 uur

table-option-layout = Kasteel
table-option-scores = Punten
table-option-gold = Startgoud
table-layout-first = eerste partij
table-layout-shuffled = geschud
table-layout-by-hand = zelf gelegd
table-scores-open = open
table-scores-hidden = verborgen
table-gold-in-turn-order = { $gold } in beurtvolgorde

option-palace = Kasteel
option-palace-first = eerste partij
option-palace-shuffled = geschud
option-palace-hand = zelf gelegd
option-arrange = De kamers van het kasteel
option-arrange-how = Sleep een kamer op een andere om ze te wisselen; of kies eerst de ene, dan de andere. De pijltjestoetsen gaan van kamer naar kamer.
option-room-at = { $room }, rij { $line }, kolom { $column }
option-room-lifted = { $room } gekozen. Kies nu de kamer om mee te wisselen.
option-rooms-swapped = { $one } en { $other } gewisseld.
option-scores = Punten
option-scores-open = open
option-scores-hidden = verborgen
option-start-gold = Startgoud
option-start-gold-rules = volgens de regels
option-start-gold-even = gelijke kansen
option-start-gold-about = Wie later aan de beurt is, begint met meer goud: { $even } in beurtvolgorde in plaats van { $usual }. Gemeten in partijen van bots neemt dit het grootste deel van het voordeel van de startspeler weg.
fact-nobles_left = { $count ->
    [one] nog 1 edele
   *[other] nog { $count } edelen
}
