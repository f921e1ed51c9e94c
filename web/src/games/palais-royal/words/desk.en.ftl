# The desk of Palais Royal, in English.

table-mine = What I have
table-res-gold = gold
table-res-king = King’s seals
table-res-madame = Madame’s seals
table-res-supply = in supply
table-res-reserve = in reserve
table-res-office = to recruit
table-res-caption = gold · seals · supply
table-my-nobles = My nobles
table-play-now = Play now
table-aim = Your aim: nobles from the park. Each takes a servant in the Office, gold from the Mint, and seals: servants at the King or Madame.
table-hand-how = Servants at the Back Door draw some.
table-keep = Keep
table-card-price = { $price ->
    [0] Free
   *[other] { $price } gold
}
table-times = { $count } of them
table-moment-before = before 1
table-moment-reinforce = in 1
table-moment-move = in 2
table-moment-recruit = in 4
table-moment-any = any time
table-fan = You have drawn: choose what to keep
table-fan-rest = The rest is discarded
table-undo-shown = A card has come to light; what came before can no longer be taken back.
table-must-choose = First choose one of the lit places.
table-end-reinforce = End reinforcing
table-end-move = End moving
table-end-income = End income
table-end-recruit = End recruiting
table-end-turn = End turn
table-end-action = End action
table-end-setup = All placed
table-losing-title = Moves are left
table-losing = { $count ->
    [one] You still have { $count } move, and one of your servants could make it. Unused moves are lost.
   *[other] You still have { $count } moves, and your servants could make some. Unused moves are lost.
}
table-losing-stay = Go on moving
table-losing-never = Do not ask again
table-next-reinforce = { $count ->
    [one] { $count } servant to the Gate
   *[other] { $count } servants to the Gate
}
table-next-king = { $count ->
    [one] A servant to the King
   *[other] { $count } servants to the King
}
table-next-madame = { $count ->
    [one] A servant to Madame
   *[other] { $count } servants to Madame
}
table-next-draw = Draw cards
table-next-done = Go on

table-key-next = do the next thing
table-key-end = end the action
table-key-cards = play or keep a card
table-key-arrows = walk in park and palace, choose
