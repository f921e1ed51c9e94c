# Palace, park, players and score sheet of Palais Royal, in English.

## Parts of the page

table-park = The park
table-palace = The palace
table-tab-park = Park
table-tab-palace = Palace
table-tab-hand = Hand

## The strip

table-round-last = Round { $round }, the last
table-steps = The five actions of a turn
table-step-reinforce = Reinforce
table-step-move = Move
table-step-income = Income
table-step-recruit = Recruit
table-step-cards = Cards
table-step-done = done
table-left-setup = **{ $left } of { $total }** servants to place
table-left-reinforce = { $total ->
    [one] **{ $left } of { $total }** servant to the Gate
   *[other] **{ $left } of { $total }** servants to the Gate
}
table-left-muster = **any number** of servants to the Gate
table-left-move = { $total ->
    [one] **{ $left } of { $total }** move left
   *[other] **{ $left } of { $total }** moves left
}
table-left-income = { $total ->
    [0] nothing from King or Madame
   *[other] **{ $left } of { $total }** servants for King and Madame
}
table-left-recruit = { $total ->
    [one] **{ $left } of { $total }** recruitment left
   *[other] **{ $left } of { $total }** recruitments left
}
table-nobles = **{ $count } nobles** in the park · last round at { $end }
table-nobles-short = nobles
table-last-round = **The last round** is being played

## Rooms and fields

table-gives-court = 1 arrival each
table-gives-gate = arrivals
table-gives-stairs = 1 move each
table-gives-mint = 1 gold each
table-gives-king = 1 seal each
table-gives-madame = 1 seal each
table-gives-office = 1 noble each
table-gives-backdoor = 1 card each
table-gives-cardinal = breaks ties
table-row-lions = Lions
table-row-vases = Vases
table-row-fountains = Fountains
table-row-statues = Statues
table-tied = tied
table-picked = { $count } of { $of } picked
table-too-far = { $moves ->
    [one] { $moves } move: too far
   *[other] { $moves } moves: too far
}
table-pill-draw = draw
table-room-empty = nobody
table-room-majority = Majority bonus: { $player } ({ $reason })
table-lit = can be chosen
table-lit-pick = your servants can be picked
table-lit-cost = { $count ->
    [one] can be reached with { $count } move
   *[other] can be reached with { $count } moves
}
table-field = Field { $field }
table-field-free = free
table-field-servant = a servant of { $player }
table-price-now = { $discount ->
    [one] now { $price } gold, for { $discount } field next to it is free
   *[other] now { $price } gold, for { $discount } fields next to it are free
}
table-can-recruit = can be yours now
table-in-row = in the { $row }
table-in-row-double = in the { $row }, counts double
table-place = { $place ->
    [lions] in the row of lions
    [vases] in the row of vases
    [fountains] in the row of fountains
    [statues] in the row of statues
    [double] on the double field of the { $row }
    [corner] where the { $row } and the { $other } meet
   *[inside] inside the park
}
table-discount = { $count ->
    [one] −{ $count }: a free field next to it
   *[other] −{ $count }: { $count } free fields next to it
}

## Details of a noble

table-couple = A couple
table-points = { $points ->
    [one] point
   *[other] points
}
table-price-gold = Gold
table-price-king = King’s seals
table-price-madame = Madame’s seals
table-of-mine = you have { $count }
table-enough = enough
table-not-enough = not enough
table-row-change = { $row }: { $now } ▸ { $then },
table-gain-alone = the { $points } would be yours alone.
table-gain-shared = you would share the lead: { $points } each.
table-gain-second = you would be second: { $points }.
table-gain-same = you would keep your { $points }.
table-gain-none = no points yet.
table-servant-from = Servant from
table-from-supply = supply
table-from-room = a room
table-recruit-for = { $price ->
    [0] Recruit without gold
   *[other] Recruit for { $price } gold
}
table-recruit-later = Recruit in action 4.
table-missing = Missing:
table-missing-gold = { $count } gold
table-missing-king = { $count ->
    [one] { $count } King’s seal
   *[other] { $count } King’s seals
}
table-missing-madame = { $count ->
    [one] { $count } Madame’s seal
   *[other] { $count } Madame’s seals
}
table-missing-office = a servant in the Office
table-border-supply = From the supply
table-border-room = Or choose a lit room in the palace.

## Players

table-cards-in-hand = cards in hand
table-part-nobles = nobles { $points }
table-part-park = park { $points }
table-part-cards = cards { $points }
table-part-hand = hand { $points }
table-points-hidden = points are hidden
table-shown = lying open

## The end

table-shared-by = { $points } points each, and as many servants at the Cardinal: { $servants }.
table-won-by-cardinal = { $points } points, as many as { $others }. { $player } has more servants at the Cardinal: { $mine } to { $theirs }.
table-score-played = Point cards played
table-score-hand-note = 1 each, at most 6
table-score-tie = Tie: servants at the Cardinal
