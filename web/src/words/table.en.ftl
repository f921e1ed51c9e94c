# The table in English. ** stands round what is set in bold.

## Parts of the page

table-named = Table “{ $name }”
table-quoted = “{ $name }”
table-desk = My desk
table-parts = Parts of the table
table-players-and-log = Players and log
table-tab-players = Players
table-tab-log = Log
table-rules = The rules in short
table-about = The table and who sits at it
table-home = To the home page
table-menu = Menu

## The strip

table-your-turn = Your turn
table-their-turn = { $player }’s turn
table-over = Game over
table-round = Round { $round }

## Players

table-you = you
table-everybody = everybody
table-list-end = { $rest } and { $last }
table-away = away
table-connected = at the table
table-stands-in = bot stands in
table-resigned = resigned
table-bot-for = a bot for { $player }
table-agrees-to-hints = allows hints
table-not-yet-for-hints = has not allowed hints yet
table-clock = Time left
table-must-act = to play
table-may-act = may act
table-phase-clock = Time left for this phase
table-time-days = { $days } d { $hours } h

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
table-chat-to = To
table-chat-private = only for { $names }
table-you-subject = You

## My desk

table-watching = You are watching
table-no-longer = This is no longer possible; it has not been done.
table-gone-on = The table has gone on meanwhile; what you had chosen has not been done.
table-sent-already = That was on its way already; it is taken back as soon as the connection is there.
table-waiting = waiting
table-undo = Undo
table-undo-nothing = There is nothing to take back in this turn.
table-not-your-turn = It is not your turn; wait until the others have played.
table-let-go = Deselect
table-show-latest = Show the latest
table-choices = What you can do
table-standing = How it stands
table-confirm = Confirm
table-picked-of = { $count } picked, { $least } to { $most } allowed
table-number = Number
table-yes = yes
table-no = no

## What to do now

table-prompt-loading = One moment …
table-prompt-lost = The connection is lost.
table-prompt-lost-more = It is being restored; nothing is lost.
table-prompt-watching = **{ $player }** is playing.
table-prompt-watching-more = A click or Esc shows the latest at once.
table-prompt-waking = The bots are waking up; **{ $player }** will play in a moment.
table-prompt-waiting = **{ $player }** is playing.
table-prompt-waiting-for = Waiting for **{ $player }**.
table-prompt-waiting-more = You can look at everything in the meantime.
table-prompt-spectator = You see what everyone may know.
table-prompt-finished = **The game is over.**

## Hints

table-hint = Hint
table-hint-asked = The strongest bot is thinking …
table-hint-do = Do it
table-hint-step = Step { $n } of { $of }:
table-hint-no = No, thanks
table-hints-agree = Allow hints
table-hints-withdraw = No more hints
table-hints-wait = off, not allowed yet by { $names }

## Keys

table-keys = Keys
table-key-undo = take back
table-key-let-go = deselect, skip
table-key-hint = hint
table-key-choose = choose
table-key-rules = these rules
table-key-step = one action back or on
table-key-step-turn = one turn back or on
table-key-play = play, stop

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
table-option-clock = Clock
table-option-hints = Hints
table-clock-none = none
table-clock-live = { $minutes } min, and { $seconds } s a turn
table-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
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
table-won-by = { $more ->
    [one] { $points } points, { $more } more than { $player }.
   *[other] { $points } points, { $more } more than { $player }.
}
table-finished = { $rounds ->
    [one] finished after { $rounds } round
   *[other] finished after { $rounds } rounds
}
table-lasted = { $hours ->
    [0] { $all } min
   *[other] { $hours } h { $minutes } min
}
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
table-moment = Round { $round } · { $player } · action { $action } of { $last }
table-moment-start = The beginning, of { $last } actions
table-step-back = One action back
table-step-on = One action on
table-turn-back = To the turn before
table-turn-on = To the next turn
table-play = Play
table-pause = Stop
table-replay-tools = View, link and playing on
table-eyes = Seen by
table-eyes-nobody = a spectator
table-copy-moment = Link to this moment
table-moment-copied = The link to this moment is copied.
table-play-on = Play on from here
table-play-on-level = Level of the bots
table-address = The address
table-address-empty = Put the address together, or type it.
table-speaks-to = Speaks to
table-nobody-special = nobody in particular
table-address-type = Or type the address
table-address-right = right
table-slip-pending = A slip in the address. { $judge } may fine { $name }; if not, the table does so in a moment.
table-slip-reminder = A slip in the address; this time it costs nothing.
table-slip-fined = A slip in the address: { $name } has been fined.
table-slip-fine = Fine { $name }

# Private talk: that it reached one, and whether the replay may show it

table-reached-offer = { $name } offers you something
table-reached-line = { $name } writes to you in private
table-publish-talk = The replay may show my private talk
table-publish-note = It is shown once everybody in a conversation agrees.
table-publish-missing = It is shown once everybody in a conversation agrees. Not yet: { $names }.
