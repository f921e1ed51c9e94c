# Eine Partie im Terminal, welches Spiel es auch ist, auf Deutsch.

commitment = Die Verteilung steht fest; ihr Fingerabdruck ist { $hash }.
prompt = Deine Wahl (? für Hilfe)
prompt-optional = Deine Wahl, oder Enter, um die anderen spielen zu lassen (? für Hilfe)
unknown-input = „{ $text }“ ist weder eine Nummer aus der Liste noch eine Aktion; mit ? bekommst du Hilfe.
unknown-thing = Auf diesem Tisch gibt es nichts mit dem Namen „{ $text }“; nenne die Art und den Namen.
unknown-rule = Es gibt keine Regel „{ $text }“.
your-turn = { $player }, du bist am Zug.

help-title = Was du eingeben kannst
help-number = die Nummer einer Möglichkeit aus der Liste, oder mehrere Nummern, die nacheinander ausgeführt werden
help-action = eine Aktion in Worten
help-undo = rückgängig machen, was du zuletzt getan hast
help-table = den Tisch noch einmal zeigen
help-hint = einen starken Bot fragen, was er tun würde
help-why = warum sich etwas auf dem Tisch nicht wählen lässt: seine Art und sein Name
help-rule = eine Regel nach ihrer Nummer lesen
help-help = diese Hilfe zeigen
help-bargain = Angebote ansehen; „terms 1“ was sich versprechen lässt, „offer 1 open: …“ macht eines, „accept 1“, „decline 1“, „withdraw 1“
help-quit = die Partie verlassen

undo-done = Rückgängig gemacht.
undo-nothing = In diesem Zug gibt es nichts rückgängig zu machen.
undo-learned = Etwas Verborgenes ist ans Licht gekommen; was davor war, lässt sich nicht mehr rückgängig machen.
hint-title = Ein starker Bot würde dies tun:
hint-none = Die Bots haben hier keinen Tipp.

heading-score = Schlusswertung
score-total = Summe
winner = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt!
   *[other] { $player } gewinnt mit { $points } Punkten!
}
winner-shared = { $points ->
    [one] { $players } gewinnen gemeinsam mit je { $points } Punkt!
   *[other] { $players } gewinnen gemeinsam mit je { $points } Punkten!
}
list-end = { $rest } und { $last }
game-saved = Die Partie ist in { $file } gespeichert.
goodbye = Auf Wiedersehen und danke fürs Mitspielen.

offer-open = { $number }. { $player } an { $to }: { $status ->
     [open] offen
     [accepted] angenommen
     [declined] abgelehnt
     [withdrawn] zurückgezogen
    *[expired] nicht mehr offen
    }
offer-secret = { $number }. { $player } an { $to }, im Geheimen: { $status ->
     [open] offen
     [accepted] angenommen
     [declined] abgelehnt
     [withdrawn] zurückgezogen
    *[expired] nicht mehr offen
    }
offer-promise = { $term } ({ $status ->
     [kept] gehalten
     [broken] gebrochen
     [void] unmöglich
     [due] versprochen
    *[waiting] für später versprochen
    })
offer-none = Es gibt noch keine Angebote.
offer-to-answer = Angebot { $number } wartet auf deine Antwort: tippe „accept { $number }“ oder „decline { $number }“.
offer-unreadable = „{ $text }“ ist kein Angebot. „offer 1 open: 0 … now; 1 … round“ sagt wem, offen (open) oder geheim (secret), und wer was tut; „terms 1“ zeigt, was sich versprechen lässt und wie man es schreibt.
terms-title = Was sich versprechen lässt. Die Nummern stehen für: { $players }. „now“ heißt sofort, „done“ wenn die anderen das Ihre getan haben, „round“ in dieser Runde, „next“ in der nächsten.
option-note = { $action }: { $note }
