# The negotiations, in English.

## Conversations

table-conversations = Conversations
table-all-court = All the court
table-in-private = in private, nobody else reads this
table-all-read = everybody reads this
table-silent = in the Bastille: silent
table-new-circle = New private circle
table-make-circle = Talk with them
table-circle-empty = Nothing has been said here yet.
table-write-all = Write to all …
table-write-private = Write in private …
table-ready = ready
table-i-am-ready = I am ready
table-waits-for-others = The others are still talking.

## Money

table-money = Money
table-i-have = I have { $amount }
table-pay-whom = Whom to pay
table-pay = Pay
table-cannot-pay = There is nobody you can pay now.

## Offers and promises

table-offer = Offer …
table-offer-from = { $player } offers { $to }
table-offer-open = open
table-offer-accepted = accepted
table-offer-declined = declined
table-offer-expired = expired
table-offer-withdrawn = taken back
table-accept = Accept
table-decline = Decline
table-withdraw-offer = Take it back
table-i-promise = I promise
table-they-promise = { $player } promises
table-remove = Remove
table-make-offer = Offer it
table-promises = Promises
table-not-binding = they do not bind
table-no-promises = None yet.
table-promise-due = due
table-promise-waiting = waiting
table-promise-kept = kept
table-promise-broken = broken
table-promise-void = void

## Etiquette

table-address-whom = Address { $player }
table-slip-costs = a slip costs { $amount }
table-slot-rank = rank
table-slot-marshal = Marshal
table-slot-title = title
table-slot-name = name
table-slot-office = office
table-exam-you = { $asker } asks you: how is { $about } addressed?
table-exam-other = { $asker } asks { $asked } how { $about } is addressed.
table-exam-seconds = { $seconds } s
table-exam-answer = Answer
