# What the preview of a link says in a chat, in English.

preview-home = Palais: board games of the French court in the browser, against bots or with friends, without an account.
preview-join = You are invited to a game
preview-join-about = At a table in the browser: take your seat with one click, without an account.
preview-rules = Rules of { $game }
preview-rules-about = The rules of { $game } in our own words, with the pictures of the table.
preview-learn = Learn { $game } in two minutes
preview-learn-about = Your first turn of { $game }, step by step.
preview-table = Table “{ $name }”
preview-replay = Replay of “{ $name }”
preview-open = A table of { $game } for { $players } players. { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
}
preview-playing = A game of { $game } with { $players } players: watch it live.
preview-over = A finished game of { $game } with { $players } players.
preview-replay-about = A game of { $game } with { $players } players, move by move.
