# Mein Platz, Anfragen und Audienzen, auf Deutsch.

## Hand und Karten

table-my-hand = Meine Hand
table-hand-empty = Du hast keine Karten.
table-mine = Mein Höfling
table-at-the-end = am Ende
table-possible = Jetzt möglich
table-card-income = { $amount } je Runde
table-card-minimum = { $scale ->
    [queen] Königin mindestens { $standing }
   *[king] König mindestens { $standing }
}
table-card-versailles = In Versailles
table-card-hunt = Auf der Jagd
table-card-war = Im Krieg
table-card-man = Für einen Mann
table-card-woman = Für eine Frau
table-card-title-comte = Nach Comte oder Marquis
table-foot-sign = wird signiert
table-foot-freed = befreit
table-foot-letter = nimm 1
table-foot-annulment = beendet sie
table-foot-war = Krieg beginnt

## Knöpfe

table-draw-card = Ziehen
table-audience = Audienz
table-give = Geben
table-use-power = Amt nutzen
table-levy = Steuer
table-end-turn = Zug beenden
table-must-choose = Wähle zuerst.
table-back = Zurück
table-another = Anderes Ziel
table-do-card = Ausspielen
table-do-power = Nutzen
table-do-levy = Steuer erheben
table-do-give = Geben
table-do-audience = Fragen
table-no-retire = Bleiben
table-yes-retire = Ins Kloster
table-no-give-second = Eine genügt
table-no-reroll = Annehmen
table-yes-reroll = Nochmals würfeln
table-no-main = Zug beenden
table-party-of = { table-country }
table-a-sex = { $sex ->
    [woman] Eine Frau
   *[man] Ein Mann
}
table-go-to = { $place ->
    [hunt] Auf die Jagd
   *[versailles] Nach Versailles
}

## Was zu tun ist

table-prompt-turn = Spiele eine leuchtende Karte, nimm eine Karte oder bitte um eine **Audienz**.
table-prompt-turn-away = Spiele eine **leuchtende Karte**, nimm eine Karte oder gib welche.
table-prompt-held = Hand { $held } von { $limit }.
table-prompt-spent = Beide Aktionen sind **verbraucht**.
table-prompt-power-left = Dein Amt kannst du noch nutzen.
table-prompt-target = **{ $what }**: Wähle einen leuchtenden Höfling, Schild oder Thron.
table-prompt-target-more = Pfeiltasten gehen vom einen zum nächsten.
table-prompt-which = **{ $what }**: welche Karte?
table-prompt-confirm = **{ $what }**: Noch ist nichts abgeschickt.
table-prompt-confirm-more = Enter führt es aus, Escape nimmt es zurück.
table-prompt-roll = Die Würfel sind gefallen.
table-prompt-negotiate = Versprich, was du willst: **Nichts bindet**. Geld fließt sofort.
table-prompt-negotiate-more = Die Phase endet, wenn alle bereit sind.
table-prompt-surplus = Du hältst mehr als { $limit } Karten: Lege eine **ab**.
table-prompt-surplus-more = Klicke sie an.
table-ask-audience = Welche Audienz?
table-ask-card = Welche?
table-ask-target = Für oder gegen wen?
table-ask-give = Wem?
table-ask-country = Welches Land?
table-word-points = { $player }: Das Wort zählt { $least } oder { $most } Punkte { $direction ->
    [up] nach oben
   *[down] nach unten
} { $scale ->
    [queen] bei der Königin
   *[king] beim König
}, ein Wurf entscheidet.
table-ask-receiver = Bewilligt geht es an
table-ask-direction = Dafür oder dagegen?
table-goes-to = Bewilligt geht es an
table-me = mich
table-word = { $direction ->
    [up] ein gutes Wort
   *[down] ein Wort dagegen
}
table-aim-at = { $what }: { $player }

## Die königliche Entscheidung

table-audience-with = { $crown ->
    [queen] Eine Audienz bei der Regentin
   *[king] Eine Audienz beim König
}
table-request-to = { $crown ->
    [queen] Eine Anfrage an die Regentin
   *[king] Eine Anfrage an den König
}
table-uses-one = kostet eine Aktion
table-uses-last = kostet deine letzte Aktion
table-held-by = im Besitz von { $player }
table-route = { $route ->
    [through] Durch die Königin
    [queen] Direkt bei der Königin
   *[crown] { $regency ->
        [1] Direkt bei der Regentin
       *[0] Direkt beim König
    }
}
table-route-how-1 = ein Wurf: { $needs } oder weniger
table-route-how-2 = zwei Würfe: Spricht sie, und hört er; beide { $needs } oder weniger
table-route-again = { $chance } mit dem zweiten Wurf deines Amtes
table-if-refused = Abgelehnt
table-refused-1 = Erster Wurf
table-refused-2 = Zweiter Wurf
table-no-second = kein zweiter Wurf
table-loss = { $scale ->
    [queen] Königin { $before } auf { $after }
   *[king] König { $before } auf { $after }
}
table-no-loss = nichts geht verloren
table-granted = Bewilligt
table-refused = Abgelehnt
table-ask-the = { $crown ->
    [queen] Die Königin fragen
   *[king] Den König fragen
}
table-dice-by-table = Der Tisch würfelt.
table-cancel = Abbrechen
table-rolling = Der Würfel rollt …
table-rolled = Der Würfel ist gefallen
table-verdict-granted = { $crown ->
    [queen] Die Königin bewilligt es
   *[king] Der König bewilligt es
}
table-verdict-refused = { $crown ->
    [queen] Die Königin lehnt ab
   *[king] { $dice ->
        [1] Der König lehnt ab
       *[other] Die Königin spricht vergebens
    }
}
table-verdict-open = Es ist misslungen, aber du darfst nochmals würfeln
table-rolled-needed = gewürfelt { $value }, nötig { $most } oder weniger
table-all-see = Alle am Tisch sehen diesen Wurf.
table-continue = Weiter

## Was daraus wird

table-change-king = { $player }: König { $before } › { $after }
table-change-queen = { $player }: Königin { $before } › { $after }
table-change-fortune = { $player }: { $before } › { $after } Livres
table-change-income = { $player }: { $before } › { $after } je Runde
table-change-status = { $player }: { table-status }
table-change-king-dies = der König stirbt
table-change-queen-dies = die Königin stirbt
table-change-nothing = nichts ändert sich

## Tasten

table-key-hand = Die Karte an dieser Stelle spielen oder diese Antwort geben
table-key-target = Von Höfling zu Höfling gehen und einen wählen
table-key-audience = Um eine Audienz bitten
table-key-draw = Eine Karte ziehen
table-key-power = Das Amt nutzen
table-key-give = Karten geben
table-key-end = Den Zug beenden
