# Log and end of Versailles 1682, in English.

## Log

table-log-die = { $die ->
    [queen] Before the Queen { $value }, standing { $most }.
   *[king] Before the crown { $value }, standing { $most }.
}
table-log-die-most = Die { $value }, { $most } or less counts.
table-log-die-free = Die { $value }.
table-log-standing = { $scale ->
    [queen] Queen { $now }.
   *[king] King { $now }.
}
table-log-standing-of = { $player }: { table-log-standing }
table-log-income = { $player } receives { $amount }.
table-log-drew = { $player } draws { $count } cards.
table-you-log-income = You receive { $amount }.
table-you-drew = You draw the card { card-name }.
table-you-taken = You take the card { card-name } from the King’s House.
table-you-played-alone = You play the card { card-name }.
table-you-played = You play the card { card-name }. Target: { target-name }.
table-you-asked = You ask { route-name } for the card { card-name }, for { $to }.

## Moments

table-moment-of = { $kind ->
    [exiled] Into exile
    [imprisoned] To the Bastille
    [married] A wedding
    [marriage-ended] A marriage is over
    [king-died] The King is dead
    [queen-died] The Queen is dead
    [accession] Long live the King!
    [remarried] The King marries again
    [war] War
    [peace] Peace
   *[died] A death
}

## End

table-won-livres = { $player } holds { $fortune } livres at the end of round { $round }, { $more } more than { $other }.
table-fortunes = Fortunes by round
table-fortunes-how = livres in the register; signs mark what happened
table-register-closes = The register closes
table-turnings = What turned the game
table-turnings-how = by round; a click opens the replay there
table-house-wins = The house { $family } wins
table-regency = regency
table-start = start
table-no-turnings = Nobody fell, married or died.
table-ledger = Where the money came from
