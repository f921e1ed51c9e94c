# The pages round the table, in English.

# The pages round the table, in English.
site-name = Palais
site-intro = { $count ->
    [one] A game at the French court. At one table or in different towns, with friends or against bots.
    [2] Two games at the French court. At one table or in different towns, with friends or against bots.
   *[other] { $count } games at the French court. At one table or in different towns, with friends or against bots.
}
site-pages = Pages
site-rules = Rules
site-bots = Bots
site-replays = Replays
site-close = Close
site-save = Save
site-messages = Messages

## The guest

site-guest = guest
site-change-guest = { $name }, guest: change name and colour
site-who-are-you = Who are you?
site-your-name = Your name
site-your-colour = Your colour
site-guest-note = No account, no password: this browser remembers you.
site-colour-red = Red, with the sun
site-colour-yellow = Yellow, with the lily
site-colour-green = Green, with the rose
site-colour-black = Black, with the key
site-colour-blue = Blue, with the moon
site-colour-white = White, with the shell

## Settings

site-settings = Settings
site-language = Language
site-theme = Day or night
site-theme-day = day
site-theme-night = night
site-theme-auto = like the system
site-theme-to-day = Switch to day
site-theme-to-night = Switch to night
site-motion = Motion
site-motion-note = Servants walk, coins fly. Off: everything changes at once.
site-speed = The others’ turns
site-speed-at-once = at once
site-skip-empty = Skip empty actions
site-skip-empty-note = An action in which there is nothing to do ends by itself.
site-warn-moves = Warn before moves are lost
site-warn-moves-note = Asked once at each table.

## Play now

site-play-now = Play now
site-players = Players
site-players-range = { $least }–{ $most } players
site-family = Your family
site-family-suggest = Suggest another name
site-level = level { $level }
site-level-choice = { $level }, { $name }
site-next-level = Two wins in a row against “{ $now }”: ready for “{ $next }”?
site-next-level-play = Play against “{ $next }”
site-bots-waking = The bots are still waking up; the first turn may take a moment.
site-never-played = Never played?
site-learn-link = Learn it in two minutes
site-got-a-link = Got a link from a friend?
site-join-link = Join the table
site-paste-label = Paste the link here
site-paste-problem = This is not the link of a table. It ends in “/join#” and many letters, or in “/t/” and the table.
site-to-the-table = Go to the table

## New table

site-new-table = New table
site-new-table-intro = Friends join by a link.
site-game = Game
site-open-seat = Open seat
site-bot = Bot
site-seat-n = Seat { $n }
site-seat-me = you
site-seat-open = open
site-seat-bot = bot { $level }
site-clock = Clock
site-clock-none = none
site-clock-live = live
site-clock-days = days
site-clock-minutes = minutes each
site-clock-seconds = seconds more each turn
site-clock-days-for-turn = days for a turn
site-hints = Hints allowed
site-listed = Anyone may join
site-anyone-watches = Anyone may watch
site-table-name = Name of the table
site-create-table = Create the table
site-table-made = Table “{ $name }”
site-invite-intro = { $count ->
    [one] Send this link to a friend. It is good for one seat, once.
   *[other] Send each friend one of these links. Each is good for one seat, once.
}
site-invite-seat = link for seat { $n }
site-copy = Copy
site-copy-named = Copy the { $what }
site-copied = The link is copied.
site-copy-by-hand = The browser does not let us copy. The link is selected: copy it yourself.
site-another-table = Another table

## Lists of tables

site-my-tables = My tables
site-all-n = all { $count }
site-fewer = fewer
site-no-tables-yet = No tables yet. The first one is a click away.
site-your-turn = Your turn
site-to-play = { $name } to play
site-waiting-for = { $count ->
    [one] waiting for one player
   *[other] waiting for { $count } players
}
site-round = { $round ->
    [0] setting up
   *[other] round { $round }
}
site-finished-ago = finished { $ago }
site-you = you
site-you-won = you won, { $points }
site-somebody-won = { $count ->
    [one] { $names } won, { $points }
   *[other] { $names } won together, { $points }
}
site-no-winner = no winner
site-ended-by-consent = ended by agreement
site-bot-for = a bot for { $name }
site-bot-for-you = a bot for you
site-seat-asked = { $name } (asked)
site-rematch-asked = Play again?
site-replay = Replay
site-replay-named = Replay of { $name }
site-points = Points
site-open-tables = Open tables
site-running-tables = Running games
site-watch-a-game = watch a game
site-join-a-game = open tables
site-no-open-tables = Nobody is waiting for players just now.
site-nothing-to-watch = Nobody is playing just now.
site-n-players = { $count } players
site-clock-none-fact = no clock
site-clock-live-fact = { $minutes } min + { $seconds } s
site-clock-days-fact = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
site-join = Join
site-join-named = Join { $name }
site-watch = Watch
site-watch-named = Watch { $name }

## Joining by a link

site-join-title = Invited to the table
site-join-by = { $host } invites you to the table “{ $name }”.
site-join-to = You are invited to the table “{ $name }”.
site-join-your-seat = your seat
site-join-name = A seat is waiting for you. Under which name will you play?
site-sit-down = Take the seat
site-joining = Opening the door …
site-join-no-token = This link is not complete. Ask your friend for the whole link, up to its last letter.
site-to-home = To the home page

## Rules and learning

site-rules-of = Rules of { $game }
site-rules-intro = { $game } in our own words, with the pictures of this table.
site-contents = Contents
site-all-rules = All the rules
site-learn = Learn it in two minutes
site-learn-intro = Your first turn, step by step. Then play it: the table shows you what you can do.
site-first-game = Play your first game

## Replays

site-replays-intro = Finished games, move by move, through every player’s eyes.
site-replays-mine = My games
site-replays-all = Everyone’s games
site-replays-all-note = Games at tables that anyone could join.
site-no-replays-mine = You have not finished a game yet.
site-no-replays-all = No game of a table that was open to all has been finished yet.

## Bots

site-levels = The levels
site-own-bot = Write your own
site-own-bot-intro = A bot is a Python class with one method.
site-own-bot-file = Put this into a file, { $file }:
site-own-bot-run = Then let it play:
site-own-bot-given = It is given the game as its seat may know it, the legal actions as numbers and the seconds left, and answers with one of the actions. Everything else is in docs/writing-a-bot.md.
site-own-bot-fair = A bot that fails, or thinks for too long, loses that choice and nothing else.

## When something is wrong

site-not-found = Nobody lives here
site-not-found-intro = This page does not exist, or no longer.
site-problem-offline = The server does not answer. Are you online? Try again in a moment.
site-problem-unknown = That did not work. Please try again.
site-connection-lost = Connection lost. Trying again …
site-connection-waiting = { $count ->
    [one] { $count } thing waits.
   *[other] { $count } things wait.
}
site-connection-withdraw = Take back
site-connection-retry = Try now
