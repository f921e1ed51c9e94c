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
idle-pay = Du hast nichts zu zahlen oder hast oft genug gezahlt.
idle-actions-spent = Beide Aktionen sind verbraucht.
idle-nothing = Du kannst nichts anderes tun.
action-no = Fertig
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
action-sex = { $sex ->
    [woman] Eine Frau
   *[man] Ein Mann
}
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
event-die-roll = { $player } würfelt { $value }, nötig ist { $most } oder weniger ({ reason-name }): { die-verdict }.
event-die-fate = { reason-name }, { $player }: Der Würfel zeigt { $value }, tödlich bis { $most }: { die-verdict }.
event-die-from = { $player } würfelt { $value }, ab { $least } hat es seinen Preis ({ reason-name }): { die-verdict }.
event-die-points = { $player } würfelt { $value }: Das Wort zählt { $hit ->
    [most] einen Punkt
   *[none] zwei Punkte
}, und einen mehr bei hohem Ansehen.
event-standing-up = { $player } steigt { scale-with } von { $was } auf { $now } ({ reason-name }).
event-standing-down = { $player } fällt { scale-with } von { $was } auf { $now } ({ reason-name }).
event-standing-set = { $player } beginnt { scale-with } mit { $now } ({ reason-name }).
event-money-gain = { $player } erhält { $livres } Livres ({ reason-name }) und hat { $now }.
event-money-loss = { $player } verliert { $livres } Livres ({ reason-name }); es bleiben { $now }.
event-drew = { $player } zieht die Karte „{ card-name }“.
event-drew-hidden = { $player } zieht eine Karte.
event-reshuffled = Aus dem Ablagestapel wird ein neuer Stapel von { $cards } Karten.
event-taken = { $player } nimmt die Karte „{ card-name }“ aus dem Haus des Königs.
event-played = { $player } spielt die Karte „{ card-name }“ { target-on }.
event-played-alone = { $player } spielt die Karte „{ card-name }“.
event-asked = { $player } { route-asks } um die Karte „{ card-name }“, { for-whom }.
event-withdrawal = { $player } { route-asks }, { $from } das Amt „{ card-name }“ zu entziehen, { receiver-gets }.
event-audience = { $player } { route-asks } um eine Audienz: { audience-about }.
event-audience-alone = { $player } { route-asks } um eine Audienz: { audience-name }.
event-granted = Bewilligt für { $player }.
event-refused = Abgelehnt: { $player } hat vergebens angefragt.
event-refused-card = Abgelehnt: Die Karte „{ card-name }“ kommt ins Haus des Königs.
event-heard = Die Königin spricht für { $player }.
event-rerolled = { $player } würfelt nochmals, kraft des Amtes „{ card-name }“.
event-laid = { $player } ist nun { office-name } ({ reason-name }).
event-lost = { $player } ist nicht mehr { office-name } ({ reason-name }).
event-lost-card = { $player } verliert die Karte „{ card-name }“ ({ reason-name }).
event-laid-card = Die Karte „{ card-name }“ liegt nun vor { $player } ({ reason-name }).
event-discarded = { $player } legt die Karte „{ card-name }“ ab.
event-given = { $player } gibt { $to } die Karte „{ card-name }“.
event-given-hidden = { $player } gibt { $to } eine Karte.
event-looked = { $player } sieht die Hand von { $at }.
event-letter-taken = { $player } nimmt { $from } die Karte „{ card-name }“.
event-letter-taken-hidden = { $player } nimmt { $from } eine Karte.
event-power = { $player } setzt das Amt „{ card-name }“ { target-on } ein.
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
event-peace = Frieden mit { $country ->
    [england] England
    [provinces] den Vereinigten Provinzen
   *[spain] Spanien
} ({ reason-name }).
event-signed = Der Haftbefehl von { $player } ist unterzeichnet.
event-unsigned = Ein Haftbefehl von { $player } ist nicht mehr unterzeichnet ({ reason-name }).
event-broken-off = Die Runde wird abgebrochen.
event-inherited = Die Witwe { $player } behält den Titel von { $from }: { office-name }.
event-remarried = Der König heiratet wieder: eine Königin { queen-from }.
event-fined = { $player } zahlt { $livres } Livres Strafe.
event-exam = Die Antwort an den Zeremonienmeister ist { $right ->
    [1] richtig
   *[0] falsch
}.
event-done = { $player } beendet den Zug.
event-over = Das Spiel ist zu Ende.
die-verdict = { $reason ->
    [crown-roll] { $hit ->
        [most] bewilligt
       *[none] nicht bewilligt
    }
    [queen-roll] { $hit ->
        [most] sie hört zu
       *[none] sie hört nicht zu
    }
    [favourite] { $hit ->
        [most] der König ist entzückt
       *[none] der König sieht weg
    }
    [seals] { $hit ->
        [most] der König willigt ein
       *[none] der König schüttelt den Kopf
    }
    [ceremonies] { $hit ->
        [most] ein Verstoß gegen die Etikette
       *[none] makellos
    }
    [levy] { $hit ->
        [least] der König hört davon
       *[none] niemand klagt
    }
    [poison] { $hit ->
        [most] tödlich
        [least] der Giftmischer wird entdeckt
       *[none] nichts geschieht
    }
   *[other] { $hit ->
        [none] verschont
       *[most] tödlich
    }
}
target-on = { $targetkind ->
    [self] für den eigenen Höfling
    [seat] auf { $target }
    [king] auf den König
    [queen] auf die Königin
   *[other] ({ target-name })
}
for-whom = { $tokind ->
    [self] für den eigenen Höfling
   *[seat] für { $to }
}
receiver-gets = { $receiverkind ->
    [self] für den eigenen Höfling
    [seat] für { $receiver }
   *[house] ins Haus des Königs
}
route-asks = { $route ->
    [through] ersucht durch Fürsprache der Königin
    [queen] ersucht die Königin selbst
   *[crown] ersucht die Krone
}
audience-about = { $audience ->
    [marry] Hochzeit mit { target-name }
    [intervene] { $direction ->
        [up] ein gutes Wort für { target-name }
       *[down] ein Wort gegen { target-name }
    }
    [release] die Befreiung von { target-name }
    [recall] die Rückkehr von { target-name }
   *[other] { audience-name }
}
