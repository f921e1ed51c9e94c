# The log and the hints of Palais Royal, in English.

## Log and chat

table-log-put = { $player } sends { $count } servants { place-room }.
table-log-reinforced = { $player } brings { $count } servants to the Gate { place-source }.
table-log-moved = { $player } moves { $count } servants { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }({ $cards } of the seals with a card)
}
table-log-border = { $player } leaves a servant { place-source } { table-place }.
table-log-recruited = { $player } recruits a noble { table-place } ({ named-noble }, { worth-points }) for { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } draws { $cards }.
table-log-kept = { $player } keeps { $cards }.
table-log-kept-hidden = { $player } keeps { $count } cards.
table-log-discarded = { $player } discards { $cards }.
# About the reader: an event's sentence where there is one of these, else the one about anybody.
table-you-put = You send a servant { place-room }.
table-you-card-played = You play { named-card } { for-price }.
table-you-reinforced = You bring a servant to the Gate { place-source }.
table-you-moved = You move a servant { place-from } { place-to }.
table-you-gold-taken = You take { $gold } gold: { because }.
table-you-king-placed = You send a servant to the King { place-source }.
table-you-madame-placed = You send a servant to Madame { place-source }.
table-you-servants-joined = { $servants ->
    [0] The reserve is empty: no new servant for you.
    [one] You get { $servants } new servant from the reserve.
   *[other] You get { $servants } new servants from the reserve.
}
table-you-log-border = You leave a servant { place-source } { table-place }.
table-you-kept = You keep { named-card }; a servant returns from the Back Door.
table-you-discarded = { $cards ->
    [one] You discard { named-card }.
   *[other] You discard { $cards } × { named-card }.
}
table-you-log-put = You send { $count } servants { place-room }.
table-you-log-reinforced = You bring { $count } servants to the Gate { place-source }.
table-you-log-moved = You move { $count } servants { place-from } { place-to }.
table-you-log-recruited = You recruit a noble { table-place } ({ named-noble }, { worth-points }) for { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = You draw { $cards }.
table-you-log-kept = You keep { $cards }.
table-you-log-discarded = You discard { $cards }.

## Hints

table-action-recruit = Recruit the noble { table-place }
table-hint-recruit = { $count ->
    [one] This recruits the noble { table-place } for { worth-points }.
   *[other] This recruits the { $count } marked nobles for { worth-points } together.
}
table-hint-prepare = This prepares the noble { table-place }, who brings { worth-points }.

## Replay

table-moment = { $round ->
    [0] { phase-setup }
   *[other] Round { $round }
} · { $player } · action { $action } of { $last }
