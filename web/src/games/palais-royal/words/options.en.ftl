# How a table of Palais Royal is set up and stands, in English.

game-about = Servants, seals and a garden full of nobles.
game-length = 1 hour

table-option-layout = Palace
table-option-scores = Scores
table-option-gold = Start gold
table-layout-first = first game
table-layout-shuffled = shuffled
table-layout-by-hand = arranged by hand
table-scores-open = open
table-scores-hidden = hidden
table-gold-in-turn-order = { $gold } in turn order

option-palace = Palace
option-palace-first = first game
option-palace-shuffled = shuffled
option-palace-hand = by hand
option-arrange = The rooms of the palace
option-arrange-how = Drag a room onto another to swap the two; or pick one, then the other. Arrow keys walk.
option-room-at = { $room }, line { $line }, column { $column }
option-room-lifted = { $room } picked. Now pick the room to swap it with.
option-rooms-swapped = { $one } and { $other } swapped.
option-scores = Scores
option-scores-open = open
option-scores-hidden = hidden
option-start-gold = Start gold
option-start-gold-rules = by the rules
option-start-gold-even = even
option-start-gold-about = Whoever plays later begins with more gold: { $even } in turn order instead of { $usual }. Measured in games of bots, it takes most of the start player’s advantage away.
fact-nobles_left = { $count ->
    [one] 1 noble left
   *[other] { $count } nobles left
}
