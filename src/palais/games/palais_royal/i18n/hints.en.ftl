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
