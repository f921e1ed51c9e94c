# Toy Court in het Nederlands.

title = Speelgoedhof
phase-audience = Audiëntie
phase-dice = Dobbelen
phase-over = Einde van het spel
fact-rounds_left = { $count ->
    [0] laatste ronde
    [one] nog één ronde
   *[other] nog { $count } rondes
}
colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-black = Zwart
colour-blue = Blauw
colour-white = Wit
option-rounds = Rondes
option-seconds = Seconden per audiëntie
goal-purse = Volle beurs
goal-beggar = Bedelaar
goal-sixes = Zessen
named-goal = { $goal ->
    [purse] { goal-purse }
    [beggar] { goal-beggar }
   *[sixes] { goal-sixes }
}
some-coins = { $coins ->
    [one] één munt
   *[other] { $coins } munten
}

choose-ready = Klaar met praten en betalen?
choose-back = Toch nog niet klaar?
choose-pay = Hoeveel munten geeft u aan { $to }?
choose-roll = Gooi de dobbelstenen.
choose-keep = De dobbelstenen houden?
choose-again = Welke dobbelstenen gooit u opnieuw?

action-ready = Klaar zijn
action-back = “Klaar” terugnemen
action-pay = { $to } { some-coins } geven
action-roll = De dobbelstenen gooien
action-keep = De dobbelstenen houden
action-throw = Opnieuw gooien
action-aside = Dobbelsteen { $die } opzij leggen
action-fine = { $to } beboeten

event-ready = { $player } is klaar.
event-back = { $player } is toch nog niet klaar.
event-paid = { $player } geeft { $to } { some-coins }.
event-paid-hidden = { $player } geeft iemand iets.
event-turn = { $player } neemt de dobbelstenen.
event-rolled = { $player } gooit: dobbelsteen { $die } toont { $pips }.
event-aside = { $player } legt dobbelsteen { $die } opzij.
event-kept = { $player } houdt { $pips } ogen.
event-muted = { $player } heeft een één gehouden en zwijgt in de volgende audiëntie.
event-audience = Ronde { $round } begint met een audiëntie.
event-fined = { $player } heeft het verboden woord gezegd en betaalt { some-coins }.
event-revealed = { $player } heeft { some-coins } en het doel { named-goal }.
event-over = Het spel is afgelopen.

refusal-legal = Dit mag; ga uw gang.
refusal-game-over = Het spel is afgelopen; begin een nieuw spel.
refusal-not-your-turn = U bent niet aan de beurt; wacht op de anderen.
refusal-no-such-action = Deze actie bestaat niet; kies er een uit de lijst.
refusal-not-now = Dit kan nu niet; kies een van de aangeboden acties.
refusal-already-ready = U bent al klaar; wacht op de anderen.
refusal-not-ready = U hebt niet gezegd dat u klaar bent; er valt niets terug te nemen.
refusal-enough = U hebt in deze audiëntie genoeg gedaan; wees klaar.
refusal-nobody-there = Daar is niemand om te betalen; kies iemand anders.
refusal-not-enough-coins = Zoveel munten hebt u niet; geef er minder.
refusal-throw-first = Gooi eerst de dobbelstenen die opzij liggen.
refusal-thrown-already = U hebt al opnieuw gegooid; houd de dobbelstenen.
refusal-nothing-aside = Leg de dobbelstenen opzij die u opnieuw wilt gooien.
refusal-aside-already = Deze dobbelsteen ligt al opzij; kies een andere.
refusal-muted = U hebt een één gehouden en zwijgt in deze audiëntie.
refusal-no-whispering-now = Fluisteren mag alleen in audiënties; spreek tot iedereen of wacht.
why-not-enough-coins = U hebt maar { some-coins }.

idle-enough = U hebt in deze audiëntie genoeg gedaan.
idle-poor = U hebt geen munten meer om te geven.
idle-kept = Bij deze dobbelstenen blijft het.
hint-plan = Zo leveren de dobbelstenen het meeste op.
hint-pay = Een bedelaar doet er goed aan munten weg te geven.
hint-step = Dat komt hierna.
hint-step-pay = Het dient het doel.

score-coins = Munten
score-dice = Dobbelstenen
score-goal = Doel
score-fines = Boetes
score-total = Totaal
winner = { $player } wint met { $points } punten!
winner-shared = { $players } delen de overwinning met elk { $points } punten!
list-end = { $rest } en { $last }
