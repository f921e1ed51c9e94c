# Die Verhandlungen, auf Deutsch.

## Gespräche

table-conversations = Gespräche
table-all-court = Der ganze Hof
table-in-private = vertraulich, niemand sonst liest das
table-all-read = alle lesen das
table-silent = in der Bastille: stumm
table-new-circle = Neuer vertraulicher Kreis
table-make-circle = Mit ihnen sprechen
table-circle-empty = Hier ist noch nichts gesagt worden.
table-write-all = An alle schreiben …
table-write-private = Vertraulich schreiben …
table-ready = bereit
table-i-am-ready = Ich bin bereit
table-waits-for-others = Die anderen sprechen noch.

## Geld

table-money = Geld
table-i-have = Ich habe { $amount }
table-pay-whom = Wer bezahlt wird
table-pay = Zahlen
table-cannot-pay = Du kannst jetzt niemanden bezahlen.

## Angebote und Versprechen

table-offer = Angebot …
table-offer-from = { $player } bietet { $to } an
table-offer-open = offen
table-offer-accepted = angenommen
table-offer-declined = abgelehnt
table-offer-expired = verfallen
table-offer-withdrawn = zurückgezogen
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw-offer = Zurückziehen
table-i-promise = Ich verspreche
table-they-promise = { $player } verspricht
table-remove = Entfernen
table-make-offer = Anbieten
table-promises = Versprechen
table-not-binding = sie binden nicht
table-no-promises = Noch keine.
table-promise-due = fällig
table-promise-waiting = wartet
table-promise-kept = gehalten
table-promise-broken = gebrochen
table-promise-void = hinfällig

## Etikette

table-address-whom = Sprich { $player } an
table-slip-costs = ein Fehler kostet { $amount }
table-slot-rank = Rang
table-slot-marshal = Marschall
table-slot-title = Titel
table-slot-name = Name
table-slot-office = Amt
table-exam-you = { $asker } fragt dich: Wie redet man { $about } an?
table-exam-other = { $asker } fragt { $asked }, wie man { $about } anredet.
table-exam-seconds = { $seconds } s
table-exam-answer = Antworten
