# The table in English. ** stands round what is set in bold.

## Parts of the page

table-named = Table “{ $name }”
table-quoted = “{ $name }”
table-park = The park
table-palace = The palace
table-desk = My desk
table-parts = Parts of the table
table-players-and-log = Players and log
table-tab-park = Park
table-tab-palace = Palace
table-tab-hand = Hand
table-tab-players = Players
table-tab-log = Log
table-rules = The rules in short
table-about = The table and who sits at it
table-home = To the home page
table-menu = Menu

## The strip

table-your-turn = Your turn
table-their-turn = { $player }’s turn
table-round = Round { $round }
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

table-you = you
table-away = away
table-connected = at the table
table-stands-in = bot stands in
table-resigned = resigned
table-bot-for = a bot for { $player }
table-agrees-to-hints = allows hints
table-not-yet-for-hints = has not allowed hints yet
table-clock = Time left
table-time-days = { $days } d { $hours } h
table-cards-in-hand = cards in hand
table-part-nobles = nobles { $points }
table-part-park = park { $points }
table-part-cards = cards { $points }
table-part-hand = hand { $points }
table-points-hidden = points are hidden
table-shown = lying open

## Log and chat

table-log = Log
table-chat = Chat
table-log-and-chat = Log and chat
table-unread = new
table-skip = skip
table-speed = Speed of the others’ turns
table-speed-at-once = at once
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
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
table-you-subject = You
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

## My desk

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
table-watching = You are watching
table-no-longer = This is no longer possible; it has not been done.
table-gone-on = The table has gone on meanwhile; what you had chosen has not been done.
table-sent-already = That was on its way already; it is taken back as soon as the connection is there.
table-waiting = waiting
table-undo = Undo
table-undo-shown = A card has come to light; what came before can no longer be taken back.
table-let-go = Deselect
table-show-latest = Show the latest
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

## What to do now

table-prompt-loading = One moment …
table-prompt-lost = The connection is lost.
table-prompt-lost-more = It is being restored; nothing is lost.
table-prompt-watching = **{ $player }** is playing.
table-prompt-watching-more = A click or Esc shows the latest at once.
table-prompt-waking = The bots are waking up; **{ $player }** will play in a moment.
table-prompt-waiting = **{ $player }** is playing: { named-phase }.
table-prompt-waiting-more = You can look at everything in the meantime.
table-prompt-spectator = You see what everyone may know.
table-prompt-setup = { $count ->
    [one] Choose a lit room for **your last servant**.
   *[other] Choose lit rooms for **{ $count } servants**.
}
table-prompt-setup-more = Several in one room are fine.
table-prompt-last = Your last servant goes **{ place-room }**.
table-prompt-last-more = Another room changes that; it counts when you say so.
table-prompt-reinforce = { $count ->
    [one] **{ $count } servant** may come to the Gate.
   *[other] **{ $count } servants** may come to the Gate.
}
table-prompt-muster = **As many servants as you like** may come to the Gate.
table-prompt-reinforce-more = Bring them all at once, or click the Gate for one.
table-prompt-reinforce-rooms = Your supply is empty: choose the **lit room** a servant leaves for the Gate.
table-prompt-reinforce-rooms-more = No need to take one.
table-prompt-reinforced = The reinforcements are in.
table-prompt-move = { $count ->
    [one] Choose a servant for **{ $count } move**.
   *[other] Choose servants for **{ $count } moves**.
}
table-prompt-move-more = Click your servants in a room, then a lit room; or drag them.
table-prompt-moved = All moves are made.
table-prompt-picked = { $count ->
    [one] Choose a lit room for **{ $count } servant** { place-from }.
   *[other] Choose a lit room for **{ $count } servants** { place-from }.
}
table-prompt-picked-more = Click the servants again to pick one more.
table-prompt-income = { $kind ->
    [king] You may send a new servant to **the King**: one more King’s seal.
    [madame] You may send a new servant to **Madame**: one more Madame’s seal.
   *[both] You may send a new servant to **the King** and one to **Madame**: a seal each.
}
table-prompt-income-more = One click each, or click the lit room.
table-prompt-offer-rooms = { $kind ->
    [king] Your supply is empty: choose the **lit room** a servant leaves for the King.
   *[madame] Your supply is empty: choose the **lit room** a servant leaves for Madame.
}
table-prompt-paid = The Mint has paid.
table-prompt-recruit = { $can ->
    [one] **{ $can } of { $total } nobles** can be yours now: it glows.
   *[other] **{ $can } of { $total } nobles** can be yours now: they glow.
}
table-prompt-recruit-more = Arrow keys walk from noble to noble, Enter recruits.
table-prompt-recruit-none = **No noble** can be yours now.
table-prompt-recruit-none-more = Look at one to see what is missing.
table-prompt-pay-more = Choose beside the noble.
table-prompt-border = Choose where the servant for **the free field** comes from.
table-prompt-border-more = The supply, or a lit room.
table-prompt-draw = You may **draw cards** at the Back Door.
table-prompt-over = Your turn is over as soon as you end it.
table-prompt-over-more = Cards for any time can still be played.
table-prompt-finished = **The game is over.**
table-prompt-keep = { $count ->
    [one] **{ $count } card** drawn: keep it?
   *[other] **{ $count } cards** drawn: which will you keep?
}
table-prompt-keep-more = Each card kept costs a servant at the Back Door.

## Hints

table-hint = Hint
table-action-recruit = Recruit the noble { table-place }
table-hint-recruit = { $count ->
    [one] This recruits the noble { table-place } for { worth-points }.
   *[other] This recruits the { $count } marked nobles for { worth-points } together.
}
table-hint-prepare = This prepares the noble { table-place }, who brings { worth-points }.
table-hint-asked = The strongest bot is thinking …
table-hint-do = Do it
table-hint-step = Step { $n } of { $of }
table-hint-no = No, thanks
table-hints-agree = Allow hints
table-hints-withdraw = No more hints
table-hints-wait = off, not allowed yet by { $names }

## Keys

table-keys = Keys
table-key-undo = take back
table-key-next = do the next thing
table-key-end = end the action
table-key-let-go = deselect, skip
table-key-hint = hint
table-key-cards = play or keep a card
table-key-rules = these rules
table-key-step = one action back or on
table-key-step-turn = one turn back or on
table-key-play = play, stop
table-key-arrows = walk in park and palace, choose

## Before the game

table-lobby-waiting = { $count ->
    [one] The game begins as soon as { $count } more player sits down.
   *[other] The game begins as soon as { $count } more players sit down.
}
table-lobby-note = Whoever opens a link gets that seat; no account is needed.
table-seats = Seats
table-open-seat = Open seat
table-sit = Sit down
table-stand-up = Stand up
table-invite = Link to seat { $n }
table-new-link = New link
table-new-link-for = New link to seat { $n }; the old one stops working
table-link-renewed = There is a new link; the old one no longer works.
table-anyone = Anyone may sit here
table-for-bot = For a bot
table-for-bot-seat = Give seat { $n } to a bot
table-asked = asked to play again
table-kept-for-you = This seat is kept for you. Play again?
table-close = Close the table
table-close-sure = Nobody can join any more, and the links stop working. Whoever is here is told.
table-close-yes = Yes, close it
table-cancel = No, go back
table-closed = The table is closed
table-closed-by = { $host } closed the table before the game began.
table-closed-note = It was closed before the game began.
table-options = How it is played
table-option-layout = Palace
table-option-clock = Clock
table-option-scores = Scores
table-option-gold = Start gold
table-option-hints = Hints
table-layout-first = first game
table-layout-shuffled = shuffled
table-layout-by-hand = arranged by hand
table-clock-none = none
table-clock-live = { $minutes } min, and { $seconds } s a turn
table-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
table-scores-open = open
table-scores-hidden = hidden
table-gold-in-turn-order = { $gold } in turn order
table-on = on
table-off = off
table-watch-link = Link for watching
table-leave = Leave: a bot plays on
table-leave-note = A bot keeps your seat; come back whenever you like.
table-leave-note-alone = Only bots would be left, and they finish the game at once. To come back later, just close the page.
table-return = Take my seat back
table-watchers = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
table-resign = Resign
table-resign-ends = The game ends at once, and you have lost it. This cannot be taken back.
table-resign-on = A bot plays on for you, and you are last whatever it gains. This cannot be taken back.
table-resign-yes = Yes, resign
table-stop = Offer to end the game
table-stop-alone = End the game
table-stop-note = It ends without a winner as soon as everyone who has a seat agrees, also those for whom a bot is playing.
table-stop-alone-note = It ends at once, without a winner.
table-stop-yes = Yes, end it
table-stop-offered = { $count ->
    [one] { $names } would like to end the game without a winner.
   *[other] { $names } would like to end the game without a winner.
}
table-stop-agree = Agree
table-stop-decline = Play on
table-stop-waiting = You have offered to end the game. Still to agree: { $names }.
table-stop-withdraw = Take the offer back

## The end

table-wins = { $player } wins
table-share = { $players } share the win
table-stopped = Ended by agreement
table-stopped-note = Everyone agreed to stop: nobody has won. These are the points as they stood.
table-gave-up-note = { $count ->
    [one] { $names } resigned. These are the points as they stood.
   *[other] { $names } resigned. These are the points as they stood.
}
table-resigned-last = { $player } resigned and is last, whatever the points.
table-bot-played = A bot played { $bot } of { $turns } turns for { $player }.
table-shared-by = { $points } points each, and as many servants at the Cardinal: { $servants }.
table-won-by = { $more ->
    [one] { $points } points, { $more } more than { $player }.
   *[other] { $points } points, { $more } more than { $player }.
}
table-won-by-cardinal = { $points } points, as many as { $others }. { $player } has more servants at the Cardinal: { $mine } to { $theirs }.
table-finished = { $rounds ->
    [one] finished after { $rounds } round
   *[other] finished after { $rounds } rounds
}
table-lasted = { $hours ->
    [0] { $all } min
   *[other] { $hours } h { $minutes } min
}
table-score-played = Point cards played
table-score-hand-note = 1 each, at most 6
table-score-tie = Tie: servants at the Cardinal
table-points-by-round = Points by round
table-chart = Points by round as lines
table-led-since = { $player } took the lead from { $other } in round { $round }.
table-led-always = { $player } led from the first round on.
table-rematch = Rematch, same table
table-to-rematch = To the rematch
table-replay = Replay
table-record = Save the record
table-see-boards = Look at the boards
table-see-scores = To the scores

## Replay

table-timeline = Moment of the game
table-moment = { $round ->
    [0] { phase-setup }
   *[other] Round { $round }
} · { $player } · action { $action } of { $last }
table-moment-start = The beginning, of { $last } actions
table-step-back = One action back
table-step-on = One action on
table-turn-back = To the turn before
table-turn-on = To the next turn
table-play = Play
table-pause = Stop
table-eyes = Seen by
table-eyes-nobody = a spectator
table-copy-moment = Link to this moment
table-moment-copied = The link to this moment is copied.
table-play-on = Play on from here
table-play-on-level = Level of the bots
