# Toy Court in English.

title = Toy Court
phase-audience = Audience
phase-dice = Dice
phase-over = Game over
fact-rounds_left = { $count ->
    [0] last round
    [one] one more round
   *[other] { $count } more rounds
}
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-black = Black
colour-blue = Blue
colour-white = White
option-rounds = Rounds
option-seconds = Seconds for an audience
goal-purse = Full purse
goal-beggar = Beggar
goal-sixes = Sixes
named-goal = { $goal ->
    [purse] { goal-purse }
    [beggar] { goal-beggar }
   *[sixes] { goal-sixes }
}
some-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}

choose-ready = Have you finished talking and paying?
choose-back = Not ready after all?
choose-pay = How many coins do you give { $to }?
choose-roll = Roll the dice.
choose-keep = Keep the dice?
choose-again = Which dice will you throw again?

action-ready = Be ready
action-back = Take back “ready”
action-pay = Give { $to } { some-coins }
action-roll = Roll the dice
action-keep = Keep the dice
action-throw = Throw again
action-aside = Put die { $die } aside
action-fine = Fine { $to }

event-ready = { $player } is ready.
event-back = { $player } is not ready after all.
event-paid = { $player } gives { $to } { some-coins }.
event-paid-hidden = { $player } gives somebody something.
event-turn = { $player } takes the dice.
event-rolled = { $player } rolls: die { $die } shows { $pips }.
event-aside = { $player } puts die { $die } aside.
event-kept = { $player } keeps { $pips } pips.
event-muted = { $player } has kept a one and is silent in the next audience.
event-audience = Round { $round } begins with an audience.
event-fined = { $player } has said the forbidden word and pays { some-coins }.
event-revealed = { $player } has { some-coins } and the goal { named-goal }.
event-over = The game is over.

refusal-legal = This is allowed; go ahead.
refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = It is not your turn; wait for the others.
refusal-no-such-action = There is no such action; choose one from the list.
refusal-not-now = This is not possible now; choose one of the actions on offer.
refusal-already-ready = You are ready already; wait for the others.
refusal-not-ready = You have not said that you are ready; there is nothing to take back.
refusal-enough = You have done enough in this audience; be ready.
refusal-nobody-there = There is nobody to pay there; choose another player.
refusal-not-enough-coins = You do not have so many coins; give fewer.
refusal-throw-first = Throw the dice you have put aside first.
refusal-thrown-already = You have thrown again already; keep the dice.
refusal-nothing-aside = Put the dice aside that you want to throw again.
refusal-aside-already = This die is put aside already; choose another one.
refusal-muted = You have kept a one and are silent in this audience.
refusal-no-whispering-now = One whispers in audiences only; talk to everyone or wait.
why-not-enough-coins = You have only { some-coins }.

idle-enough = You have done enough in this audience.
idle-poor = You have no coins left to give.
idle-kept = These dice are final.
hint-plan = This makes the most of the dice.
hint-pay = A beggar does well to give coins away.
hint-step = It comes next.
hint-step-pay = It serves the goal.

score-coins = Coins
score-dice = Dice
score-goal = Goal
score-fines = Fines
score-total = Total
winner = { $player } wins with { $points } points!
winner-shared = { $players } share the win with { $points } points each!
list-end = { $rest } and { $last }
