# De onderhandelingen, in het Nederlands.

## Gesprekken

table-conversations = Gesprekken
table-all-court = Het hele hof
table-in-private = onder vier ogen, niemand anders leest dit
table-all-read = iedereen leest dit
table-silent = in de Bastille: stil
table-new-circle = Nieuwe besloten kring
table-make-circle = Met hen praten
table-circle-empty = Hier is nog niets gezegd.
table-write-all = Aan allen schrijven …
table-write-private = Besloten schrijven …
table-ready = gereed
table-i-am-ready = Ik ben gereed
table-waits-for-others = De anderen praten nog.

## Geld

table-money = Geld
table-i-have = Ik heb { $amount }
table-pay-whom = Wie betaald wordt
table-pay = Betalen
table-cannot-pay = Je kunt nu niemand betalen.

## Aanbiedingen en beloften

table-offer = Aanbod …
table-offer-from = { $player } biedt { $to } aan
table-offer-open = open
table-offer-accepted = aangenomen
table-offer-declined = afgewezen
table-offer-expired = verlopen
table-offer-withdrawn = ingetrokken
table-accept = Aannemen
table-decline = Afwijzen
table-withdraw-offer = Intrekken
table-i-promise = Ik beloof
table-they-promise = { $player } belooft
table-remove = Verwijderen
table-make-offer = Aanbieden
table-promises = Beloften
table-not-binding = ze binden niet
table-no-promises = Nog geen.
table-promise-due = te doen
table-promise-waiting = wacht
table-promise-kept = gehouden
table-promise-broken = gebroken
table-promise-void = vervallen

## Etiquette

table-address-whom = Spreek { $player } aan
table-slip-costs = een fout kost { $amount }
table-slot-rank = rang
table-slot-marshal = maarschalk
table-slot-title = titel
table-slot-name = naam
table-slot-office = ambt
table-exam-you = { $asker } vraagt je: hoe spreek je { $about } aan?
table-exam-other = { $asker } vraagt { $asked } hoe je { $about } aanspreekt.
table-exam-seconds = { $seconds } s
table-exam-answer = Antwoorden
