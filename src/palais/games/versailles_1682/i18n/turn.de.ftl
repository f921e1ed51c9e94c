## Eine Runde: Fragen, Aktionen, was geschah

choose-sex = Ist dein erster Höfling ein Mann oder eine Frau?
choose-first-party = Zu welcher Partei gehört dein Höfling?
choose-retire = Soll dein Höfling ins Kloster gehen, damit ein Erbe an den Hof kommt?
choose-heir-party = Zu welcher Partei gehört der Erbe?
choose-ready = Bist du mit Reden und Zahlen fertig?
choose-pay = Wie viele Livres zahlst du an { $to }?
choose-place = Wo hält sich der Hof in dieser Runde auf?
choose-main = Was tust du als Nächstes?
choose-take = Welche Karte nimmst du aus dem Haus des Königs?
choose-card = Welche Karte spielst du?
choose-target = Für oder gegen wen?
choose-route = Auf welchem Weg fragst du an?
choose-audience = Um welche Audienz ersuchst du?
choose-audience-of = Um welches Amt oder wen geht es?
choose-receiver = Wer erhält das Amt?
choose-direction = Hinauf oder hinab?
choose-give-seat = Wem gibst du Karten?
choose-give-card = Welche Karte gibst du?
choose-give-second = Eine zweite Karte?
choose-power-target = Für oder gegen wen setzt du dein Amt ein?
choose-letter = Welche Karte nimmst du aus dieser Hand?
choose-reader = Welche Karte legst du ab?
choose-reroll = Der Wurf ist misslungen. Setzt du dein Amt ein, um nochmals zu würfeln?
choose-surplus = Du hast mehr als zehn Karten: welche legst du ab?
action-no = Nein oder fertig
action-yes = Ja
action-draw = Karte vom Stapel nehmen
action-take = Karte aus dem Haus des Königs auswählen
action-play = Karte spielen
action-audience = Um eine Audienz ersuchen
action-give = Karten geben
action-power = Fähigkeit kraft Amtes einsetzen
action-levy = Steuern erheben
action-seat = { $to }
action-the-king = Der König
action-the-queen = Die Königin
action-house = In das Haus des Königs
action-country = { country-name }
action-sex = { sex-name }
action-place = Der Hof ist { place-name }
action-route = Anfrage { route-name }
action-direction = { $direction ->
    [up] Hinauf
   *[down] Hinab
}
action-card = { card-name }
action-pay = { $livres } Livres an { $to } zahlen
action-fine = Strafe für { $to }
action-exam = { $right ->
    [1] Die Antwort ist richtig
   *[0] Die Antwort ist falsch
}
action-which = { audience-name }
event-sex-chosen = { $player } wählt als ersten Höfling { sex-name }.
event-party-chosen = { $player } wählt: { party-name }.
event-party-drawn = Das Los bestimmt für { $player }: { party-name }.
event-steward-drawn = Das Los macht { $player } zum ersten Haushofmeister.
event-dealt = { $player } erhält { $cards } Karten.
event-round = Runde { $round } beginnt; { $player } ist Haushofmeister.
event-accession = Ein neues Regentenpaar: die Königin kommt { queen-from }. Alle kehren an den Hof zurück.
event-retired = Der Höfling von { $player } geht ins Kloster.
event-heir = Für { $player } kommt ein Erbe an den Hof: { sex-name }, { party-name }.
event-introduced = Der Höfling von { $player } wird am Hof eingeführt.
event-negotiation = Die Verhandlungen beginnen.
event-paid = { $player } zahlt { $livres } Livres an { $to }.
event-ready = { $player } ist mit den Verhandlungen fertig.
event-relocated = Der Hof ist { place-name }.
event-turn = { $player } ist am Zug.
event-die = { $player } würfelt { $value } ({ reason-name }).
event-die-most = { $player } würfelt { $value }; nötig ist { $most } oder weniger ({ reason-name }).
event-die-least = { $player } würfelt { $value }; ab { $least } hat es Folgen ({ reason-name }).
event-standing-up = { $player } gewinnt Ansehen bei { scale-name } ({ reason-name }): { $change }, jetzt { $now }.
event-standing-down = { $player } verliert Ansehen bei { scale-name } ({ reason-name }): { $change }, jetzt { $now }.
event-standing-set = { $player } hat Ansehen { $now } bei { scale-name } ({ reason-name }).
event-money-gain = { $player } erhält { $livres } Livres ({ reason-name }) und hat { $now }.
event-money-loss = { $player }: { $livres } Livres ({ reason-name }), es bleiben { $now }.
event-drew = { $player } zieht die Karte „{ card-name }“.
event-drew-hidden = { $player } zieht eine Karte.
event-reshuffled = Aus dem Ablagestapel wird ein neuer Stapel von { $cards } Karten.
event-taken = { $player } nimmt die Karte „{ card-name }“ aus dem Haus des Königs.
event-played = { $player } spielt die Karte „{ card-name }“. Ziel: { target-name }.
event-played-alone = { $player } spielt die Karte „{ card-name }“.
event-asked = { $player } erbittet { route-name } die Karte „{ card-name }“, für { $to }.
event-withdrawal = { $player } ersucht { route-name } darum, { $from } die Karte „{ card-name }“ zu entziehen. Empfänger: { receiver-name }.
event-audience = { $player } ersucht { route-name } um eine Audienz: { $audience ->
    [intervene] { $direction ->
        [up] Intervention zugunsten
       *[down] Intervention gegen
    }
   *[marry] { audience-name }
}. Es geht um: { target-name }.
event-audience-alone = { $player } ersucht { route-name } um eine Audienz: { audience-name }.
event-granted = Bewilligt.
event-refused = Abgelehnt.
event-heard = Die Königin spricht für { $player }.
event-rerolled = { $player } würfelt nochmals, kraft des Amtes „{ card-name }“.
event-laid = Die Karte „{ card-name }“ liegt nun vor { $player } ({ reason-name }).
event-lost = { $player } verliert die Karte „{ card-name }“ ({ reason-name }).
event-discarded = { $player } legt die Karte „{ card-name }“ ab.
event-given = { $player } gibt { $to } die Karte „{ card-name }“.
event-given-hidden = { $player } gibt { $to } eine Karte.
event-looked = { $player } sieht die Hand von { $at }.
event-letter-taken = { $player } nimmt { $from } die Karte „{ card-name }“.
event-letter-taken-hidden = { $player } nimmt { $from } eine Karte.
event-power = { $player } setzt das Amt „{ card-name }“ ein. Ziel: { target-name }.
event-power-alone = { $player } setzt das Amt „{ card-name }“ ein.
event-levy = { $player } erhebt Steuern.
event-died = Der Höfling von { $player } stirbt ({ reason-name }).
event-exiled = Der Höfling von { $player } geht ins Exil ({ reason-name }).
event-imprisoned = Der Höfling von { $player } kommt in die Bastille ({ reason-name }).
event-freed = Der Höfling von { $player } ist auf dem Rückweg ({ reason-name }).
event-married = { $player } und { $to } sind verheiratet.
event-marriage-ended = Die Ehe von { $player } und { $to } ist zu Ende ({ reason-name }).
event-king-died = Der König ist tot. { $regency ->
    [1] Die Königin wird Regentin.
   *[0] Es gibt keine Königin.
}
event-queen-died = { $regency ->
    [1] Die Regentin ist tot.
   *[0] Die Königin ist tot. Der König kann wieder heiraten.
}
event-war = Krieg gegen { country-name }.
event-peace = Frieden: { country-name } ({ reason-name }).
event-signed = Der Haftbefehl von { $player } ist unterzeichnet.
event-unsigned = Ein Haftbefehl von { $player } ist nicht mehr unterzeichnet ({ reason-name }).
event-broken-off = Die Runde wird abgebrochen.
event-inherited = Die Witwe { $player } behält die Karte „{ card-name }“ von { $from }.
event-remarried = Der König heiratet wieder: eine Königin { queen-from }.
event-fined = { $player } zahlt { $livres } Livres Strafe.
event-exam = Die Antwort an den Zeremonienmeister ist { $right ->
    [1] richtig
   *[0] falsch
}.
event-done = { $player } beendet den Zug.
event-over = Das Spiel ist zu Ende.
idle-pay = Du hast nichts zu zahlen oder hast oft genug gezahlt.
idle-actions-spent = Beide Aktionen sind verbraucht.
idle-nothing = Du kannst nichts anderes tun.
