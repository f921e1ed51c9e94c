# Toy Court auf Deutsch.

title = Spielzeughof
phase-audience = Audienz
phase-dice = Würfeln
phase-over = Spielende
fact-rounds_left = { $count ->
    [0] letzte Runde
    [one] noch eine Runde
   *[other] noch { $count } Runden
}
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-blue = Blau
colour-white = Weiß
option-rounds = Runden
option-seconds = Sekunden je Audienz
goal-purse = Voller Beutel
goal-beggar = Bettler
goal-sixes = Sechser
named-goal = { $goal ->
    [purse] { goal-purse }
    [beggar] { goal-beggar }
   *[sixes] { goal-sixes }
}
some-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}

choose-ready = Genug geredet und bezahlt?
choose-back = Doch noch nicht bereit?
choose-pay = Wie viele Münzen bekommt { $to }?
choose-roll = Würfeln Sie.
choose-keep = Die Würfel behalten?
choose-again = Welche Würfel werfen Sie noch einmal?

action-ready = Bereit sein
action-back = „Bereit“ zurücknehmen
action-pay = { $to } { some-coins } geben
action-roll = Würfeln
action-keep = Die Würfel behalten
action-throw = Noch einmal werfen
action-aside = Würfel { $die } zur Seite legen
action-fine = { $to } bestrafen

event-ready = { $player } ist bereit.
event-back = { $player } ist doch noch nicht bereit.
event-paid = { $player } gibt { $to } { some-coins }.
event-paid-hidden = { $player } gibt jemandem etwas.
event-turn = { $player } nimmt die Würfel.
event-rolled = { $player } würfelt: Würfel { $die } zeigt { $pips }.
event-aside = { $player } legt Würfel { $die } zur Seite.
event-kept = { $player } behält { $pips } Augen.
event-muted = { $player } hat eine Eins behalten und schweigt in der nächsten Audienz.
event-audience = Runde { $round } beginnt mit einer Audienz.
event-fined = { $player } hat das verbotene Wort gesagt und zahlt { some-coins }.
event-revealed = { $player } hat { some-coins } und das Ziel { named-goal }.
event-over = Das Spiel ist zu Ende.

refusal-legal = Das ist erlaubt; nur zu.
refusal-game-over = Das Spiel ist zu Ende; beginnen Sie ein neues.
refusal-not-your-turn = Sie sind nicht am Zug; warten Sie auf die anderen.
refusal-no-such-action = Diese Aktion gibt es nicht; wählen Sie eine aus der Liste.
refusal-not-now = Das geht jetzt nicht; wählen Sie eine der angebotenen Aktionen.
refusal-already-ready = Sie sind schon bereit; warten Sie auf die anderen.
refusal-not-ready = Sie haben nicht gesagt, dass Sie bereit sind; es gibt nichts zurückzunehmen.
refusal-enough = Sie haben in dieser Audienz genug getan; seien Sie bereit.
refusal-nobody-there = Dort ist niemand, der bezahlt werden kann; wählen Sie jemand anderen.
refusal-not-enough-coins = So viele Münzen haben Sie nicht; geben Sie weniger.
refusal-throw-first = Werfen Sie zuerst die Würfel, die zur Seite liegen.
refusal-thrown-already = Sie haben schon noch einmal geworfen; behalten Sie die Würfel.
refusal-nothing-aside = Legen Sie die Würfel zur Seite, die Sie noch einmal werfen wollen.
refusal-aside-already = Dieser Würfel liegt schon zur Seite; wählen Sie einen anderen.
refusal-muted = Sie haben eine Eins behalten und schweigen in dieser Audienz.
refusal-no-whispering-now = Geflüstert wird nur in Audienzen; sprechen Sie zu allen oder warten Sie.
why-not-enough-coins = Sie haben nur { some-coins }.

idle-enough = Sie haben in dieser Audienz genug getan.
idle-poor = Sie haben keine Münzen mehr, die Sie geben könnten.
idle-kept = Bei diesen Würfeln bleibt es.
hint-plan = So holt man aus den Würfeln am meisten.
hint-pay = Ein Bettler tut gut daran, Münzen wegzugeben.
hint-step = Das kommt als Nächstes.
hint-step-pay = Das dient dem Ziel.

score-coins = Münzen
score-dice = Würfel
score-goal = Ziel
score-fines = Strafen
score-total = Summe
winner = { $player } gewinnt mit { $points } Punkten!
winner-shared = { $players } teilen sich den Sieg mit je { $points } Punkten!
list-end = { $rest } und { $last }
