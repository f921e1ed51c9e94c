## A game in the terminal

turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Round { $round }
    }
   *[other] Last round
} · { $player } · { named-phase }
your-turn = { $player }, it is your turn.
thinking = { $player } is thinking …
nobles-until-end = { $count ->
    [0] After this round comes the last one
    [one] { $count } noble left until the end
   *[other] { $count } nobles left until the end
}
last-round = This is the last round

heading-rows = Border rows
heading-choices = Your choices
heading-log = What happened
left-free = { $count ->
    [one] { $count } servant still to place
   *[other] { $count } servants still to place
}
left-gate = { $count ->
    [one] { $count } servant may still come to the Gate
   *[other] { $count } servants may still come to the Gate
}
left-muster = any number of servants may come to the Gate
left-moves = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
left-king = { $count ->
    [one] { $count } servant may still go to the King
   *[other] { $count } servants may still go to the King
}
left-madame = { $count ->
    [one] { $count } servant may still go to Madame
   *[other] { $count } servants may still go to Madame
}
left-recruitments = { $count ->
    [one] { $count } recruitment left
   *[other] { $count } recruitments left
}
undo-nothing = There is nothing to take back in this turn.
legend = price now, seals of the King and of Madame → points · ² counts double · { $crown } majority bonus · { $mitre } by the Cardinal
