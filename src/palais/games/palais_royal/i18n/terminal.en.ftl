## A game in the terminal

title = Palais Royal
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

heading-palace = Palace
heading-park = Park
heading-rows = Border rows
heading-players = Players
heading-hand = Your hand
heading-drawn = Cards drawn
heading-choices = Your choices
heading-log = What happened
heading-score = Final scoring

column-player = Player
column-gold = Gold
column-supply = Supply
column-reserve = Reserve
column-cards = Cards
column-nobles = Nobles
column-privileges = Privileges
column-points = Points
column-room = Room
column-majority = Majority bonus
column-field = Field
column-noble = Noble
column-price = Price
column-row = Row
column-moment = When
column-effect = Effect

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
left-card-seals = { $count ->
    [one] { $count } seal from cards left
   *[other] { $count } seals from cards left
}
missing-office = no servant in the Office
missing-gold = { $count } gold missing
missing-king = { $count ->
    [one] { $count } King’s seal missing
   *[other] { $count } King’s seals missing
}
missing-madame = { $count ->
    [one] { $count } Madame’s seal missing
   *[other] { $count } Madame’s seals missing
}
hand-empty = You have no cards in hand.
face-down = { $count ->
    [one] { $count } noble face down
   *[other] { $count } nobles face down
}

undo-nothing = There is nothing to take back in this turn.
legend = price now, seals of the King and of Madame → points · ² counts double · { $crown } majority bonus · { $mitre } by the Cardinal

## Hints

hint-recruit = { $count ->
    [one] This recruits the noble on { $fields } for { worth-points }.
   *[other] This recruits the nobles on { $fields } for { worth-points } together.
}
hint-put = Like this your free servants are at work from the first turn on.
hint-majority = Servants go { place-room }, and the majority bonus there becomes yours.
hint-prepare = This prepares the noble on { $field }, who brings { worth-points }.
hint-card = { named-card } is worth more now than later.
hint-keep = { named-card } is worth more than the servant at the Back Door.
hint-draw = { $cards ->
    [one] { $cards } card to look at; keep it if it helps you.
   *[other] { $cards } cards to choose from; keep what helps you.
}
hint-gold = The plan is to save: { $gold } gold for the next turns.
hint-done = Nothing more is worth its price now; end your turn.
hint-step-recruit = It brings { worth-points }.
hint-step-noble = It is needed for the noble of { worth-points } in this plan.
hint-step-way = From there the way goes on { place-to }.
hint-step-done = Nothing more in this action is worth it.
hint-step-pay = The seals must be paid; this is the best of the ways.
hint-step-border = A noble of the border leaves a servant there, who counts in the row.
hint-step-room = { $room ->
    [court] In the Court of Honour a servant brings another one each turn.
    [gate] New servants cost nothing; from the Gate they go to work.
    [stairs] On the Staircase a servant gives one move each turn.
    [mint] In the Mint a servant brings one gold each turn.
    [king] With the King a servant is a seal for nobles.
    [madame] With Madame a servant is a seal for nobles.
    [office] In the Office a servant can recruit a noble.
    [backdoor] At the Back Door a servant draws a card.
   *[cardinal] With the Cardinal a servant breaks ties.
}
