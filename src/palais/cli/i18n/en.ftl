# A game in the terminal, whatever game it is, in English.

commitment = The deal is fixed; its fingerprint is { $hash }.
prompt = Your choice (? for help)
prompt-optional = Your choice, or Enter to let the others play (? for help)
unknown-input = “{ $text }” is neither a number from the list nor an action; type ? for help.
unknown-thing = There is nothing called “{ $text }” on this table; name a kind of thing and its name.
unknown-rule = There is no rule “{ $text }”.
your-turn = { $player }, it is your turn.

help-title = What you can type
help-number = the number of a choice from the list, or several numbers to do one after the other
help-action = an action in words
help-undo = take back what you did last
help-table = show the table again
help-hint = ask a strong bot what it would do
help-why = why a thing on the table cannot be chosen: its kind and its name
help-rule = read a rule by its number
help-help = show this help
help-bargain = offers: see them; “terms 1” what could be promised, “offer 1 open: …” makes one, “accept 1”, “decline 1”, “withdraw 1”
help-quit = leave the game

undo-done = Taken back.
undo-nothing = There is nothing to take back in this turn.
undo-learned = Something hidden has come to light; what came before can no longer be taken back.
hint-title = A strong bot would do this:
hint-none = The bots have no advice here.

heading-score = Final scoring
score-total = Total
winner = { $points ->
    [one] { $player } wins with { $points } point!
   *[other] { $player } wins with { $points } points!
}
winner-shared = { $points ->
    [one] { $players } share the win with { $points } point each!
   *[other] { $players } share the win with { $points } points each!
}
list-end = { $rest } and { $last }
game-saved = The game is kept in { $file }.
goodbye = Goodbye, and thank you for playing.

offer-open = { $number }. { $player } to { $to }: { $status ->
     [open] open
     [accepted] accepted
     [declined] declined
     [withdrawn] taken back
    *[expired] no longer open
    }
offer-secret = { $number }. { $player } to { $to }, in secret: { $status ->
     [open] open
     [accepted] accepted
     [declined] declined
     [withdrawn] taken back
    *[expired] no longer open
    }
offer-promise = { $term } ({ $status ->
     [kept] kept
     [broken] broken
     [void] impossible
     [due] promised
    *[waiting] promised for later
    })
offer-none = There are no offers yet.
offer-to-answer = Offer { $number } waits for your answer: type “accept { $number }” or “decline { $number }”.
offer-unreadable = “{ $text }” is not an offer. “offer 1 open: 0 … now; 1 … round” says to whom, open or secret, and who does what; “terms 1” lists what can be promised and how it is written.
terms-title = What can be promised. The numbers are players: { $players }. “now” is at once, “done” when the others have done their part, “round” this round, “next” the next one.
option-note = { $action }: { $note }
