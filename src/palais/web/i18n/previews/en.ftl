# What the preview of a link says in a chat, in English.

preview-home = Palais Royal, a board game for two to four players: against bots or with friends, without an account.
preview-join = You are invited to a game
preview-join-about = Palais Royal in the browser: take your seat with one click, without an account.
preview-rules = Rules
preview-rules-about = The rules of Palais Royal in our own words, with the pictures of the table.
preview-learn = Learn it in two minutes
preview-learn-about = Your first turn of Palais Royal, step by step.
preview-table = Table “{ $name }”
preview-replay = Replay of “{ $name }”
preview-open = A table of Palais Royal for { $players } players. { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
}
preview-playing = A game of Palais Royal with { $players } players: watch it live.
preview-over = A finished game of Palais Royal with { $players } players.
preview-replay-about = A game of Palais Royal with { $players } players, move by move.
