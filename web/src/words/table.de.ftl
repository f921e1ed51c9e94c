# Der Tisch auf Deutsch. ** steht um das, was fett gesetzt ist.

## Teile der Seite

table-named = Tisch „{ $name }“
table-quoted = „{ $name }“
table-desk = Mein Platz
table-parts = Teile des Tisches
table-players-and-log = Mitspieler und Verlauf
table-tab-players = Spieler
table-tab-log = Verlauf
table-rules = Die Regeln in Kürze
table-about = Der Tisch und wer daran sitzt
table-home = Zur Startseite
table-menu = Menü

## Die Leiste

table-your-turn = Du bist am Zug
table-their-turn = { $player } ist am Zug
table-over = Spielende
table-round = Runde { $round }

## Mitspieler

table-you = du
table-everybody = alle
table-list-end = { $rest } und { $last }
table-away = abwesend
table-connected = am Tisch
table-stands-in = ein Bot springt ein
table-resigned = hat aufgegeben
table-bot-for = ein Bot für { $player }
table-agrees-to-hints = erlaubt Tipps
table-not-yet-for-hints = hat Tipps noch nicht erlaubt
table-clock = Restzeit
table-must-act = am Zug
table-may-act = darf handeln
table-phase-clock = Restzeit dieser Phase
table-time-days = { $days } T { $hours } Std

## Verlauf und Chat

table-log = Verlauf
table-chat = Chat
table-log-and-chat = Verlauf und Chat
table-unread = neu
table-skip = überspringen
table-speed = Tempo der anderen
table-speed-at-once = sofort
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-to = An
table-chat-private = nur für { $names }
table-you-subject = Du

## Mein Platz

table-watching = Du siehst zu
table-no-longer = Das geht nicht mehr und ist nicht geschehen.
table-gone-on = Am Tisch ging es inzwischen weiter; was du gewählt hattest, ist nicht geschehen.
table-sent-already = Das war schon unterwegs; es wird rückgängig gemacht, sobald die Verbindung steht.
table-waiting = wartet
table-undo = Rückgängig
table-undo-nothing = In diesem Zug gibt es nichts rückgängig zu machen.
table-not-your-turn = Du bist nicht am Zug; warte, bis die anderen gespielt haben.
table-let-go = Auswahl aufheben
table-show-latest = Neuester Stand
table-choices = Was du tun kannst
table-standing = Wie es steht
table-confirm = Bestätigen
table-picked-of = { $count } gewählt, { $least } bis { $most } möglich
table-number = Anzahl
table-yes = ja
table-no = nein

## Was jetzt zu tun ist

table-prompt-loading = Einen Augenblick …
table-prompt-lost = Die Verbindung ist unterbrochen.
table-prompt-lost-more = Sie wird wiederhergestellt; nichts geht verloren.
table-prompt-watching = **{ $player }** ist am Zug.
table-prompt-watching-more = Ein Klick oder Esc zeigt sofort den neuesten Stand.
table-prompt-waking = Die Bots wachen gerade auf; gleich zieht **{ $player }**.
table-prompt-waiting = **{ $player }** ist am Zug.
table-prompt-waiting-for = Es fehlen noch: **{ $player }**.
table-prompt-waiting-more = Du kannst dir inzwischen alles ansehen.
table-prompt-spectator = Du siehst, was alle wissen dürfen.
table-prompt-finished = **Die Partie ist zu Ende.**

## Tipps

table-hint = Tipp
table-hint-asked = Der stärkste Bot überlegt …
table-hint-do = So spielen
table-hint-step = Schritt { $n } von { $of }:
table-hint-no = Nein, danke
table-hints-agree = Tipps erlauben
table-hints-withdraw = Keine Tipps mehr
table-hints-wait = aus, noch nicht erlaubt von { $names }

## Tasten

table-keys = Tasten
table-key-undo = rückgängig machen
table-key-let-go = Auswahl aufheben, überspringen
table-key-hint = Tipp
table-key-choose = wählen
table-key-rules = diese Regeln
table-key-step = einen Schritt zurück oder weiter
table-key-step-turn = einen Zug zurück oder weiter
table-key-play = abspielen, anhalten

## Vor dem Spiel

table-lobby-waiting = { $count ->
    [one] Die Partie beginnt, sobald noch { $count } Spieler Platz nimmt.
   *[other] Die Partie beginnt, sobald noch { $count } Spieler Platz nehmen.
}
table-lobby-note = Wer einen Link öffnet, bekommt diesen Platz; ein Konto braucht niemand.
table-seats = Plätze
table-open-seat = Freier Platz
table-sit = Platz nehmen
table-stand-up = Aufstehen
table-invite = Link zu Platz { $n }
table-new-link = Neuer Link
table-new-link-for = Neuer Link zu Platz { $n }; der alte gilt nicht mehr
table-link-renewed = Es gibt einen neuen Link; der alte gilt nicht mehr.
table-anyone = Hier darf sich jeder setzen
table-for-bot = Für einen Bot
table-for-bot-seat = Platz { $n } einem Bot geben
table-asked = zur Revanche gebeten
table-kept-for-you = Dieser Platz ist für dich reserviert. Spielst du noch einmal?
table-close = Tisch schließen
table-close-sure = Niemand kann mehr dazukommen, und die Links gelten nicht mehr. Wer schon da ist, erfährt es.
table-close-yes = Ja, schließen
table-cancel = Nein, zurück
table-closed = Der Tisch ist geschlossen
table-closed-by = { $host } hat den Tisch geschlossen, bevor die Partie begann.
table-closed-note = Er wurde geschlossen, bevor die Partie begann.
table-options = So wird gespielt
table-option-clock = Uhr
table-option-hints = Tipps
table-clock-none = keine
table-clock-live = { $minutes } Min. und { $seconds } s pro Zug
table-clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
table-on = an
table-off = aus
table-watch-link = Link zum Zuschauen
table-leave = Gehen: ein Bot spielt weiter
table-leave-note = Ein Bot hält dir den Platz frei; komm zurück, wann du willst.
table-leave-note-alone = Dann sind nur noch Bots da, und sie spielen die Partie sofort zu Ende. Willst du später weiterspielen, schließ einfach die Seite.
table-return = Meinen Platz wieder einnehmen
table-watchers = { $count ->
    [0] Niemand sieht zu
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
table-resign = Aufgeben
table-resign-ends = Die Partie endet sofort, und du hast sie verloren. Das lässt sich nicht rückgängig machen.
table-resign-on = Ein Bot spielt für dich weiter, und du wirst Letzter, egal was er erreicht. Das lässt sich nicht rückgängig machen.
table-resign-yes = Ja, aufgeben
table-stop = Partieende anbieten
table-stop-alone = Partie beenden
table-stop-note = Sie endet ohne Sieger, sobald alle zustimmen, die hier einen Platz haben, auch wenn gerade ein Bot für sie spielt.
table-stop-alone-note = Sie endet sofort, ohne Sieger.
table-stop-yes = Ja, beenden
table-stop-offered = { $count ->
    [one] { $names } möchte die Partie ohne Sieger beenden.
   *[other] { $names } möchten die Partie ohne Sieger beenden.
}
table-stop-agree = Zustimmen
table-stop-decline = Weiterspielen
table-stop-waiting = Du hast angeboten, die Partie zu beenden. Es fehlt noch: { $names }.
table-stop-withdraw = Angebot zurückziehen

## Das Ende

table-wins = { $player } gewinnt
table-share = { $players } teilen sich den Sieg
table-stopped = Einvernehmlich beendet
table-stopped-note = Alle waren einverstanden aufzuhören: Niemand hat gewonnen. So standen die Punkte.
table-gave-up-note = { $count ->
    [one] { $names } hat aufgegeben. So standen die Punkte.
   *[other] { $names } haben aufgegeben. So standen die Punkte.
}
table-resigned-last = { $player } hat aufgegeben und ist Letzter, egal mit wie vielen Punkten.
table-bot-played = Ein Bot spielte { $bot } von { $turns } Zügen für { $player }.
table-won-by = { $more ->
    [one] { $points } Punkte, { $more } mehr als { $player }.
   *[other] { $points } Punkte, { $more } mehr als { $player }.
}
table-finished = { $rounds ->
    [one] beendet nach { $rounds } Runde
   *[other] beendet nach { $rounds } Runden
}
table-lasted = { $hours ->
    [0] { $all } Min.
   *[other] { $hours } Std. { $minutes } Min.
}
table-points-by-round = Punkte nach Runden
table-chart = Punkte nach Runden als Linien
table-led-since = { $player } überholte { $other } in Runde { $round }.
table-led-always = { $player } führte von der ersten Runde an.
table-rematch = Revanche am selben Tisch
table-to-rematch = Zur Revanche
table-replay = Nachspielen
table-record = Partie speichern
table-see-boards = Den Spielplan ansehen
table-see-scores = Zur Wertung

## Nachspielen

table-timeline = Moment der Partie
table-moment = Runde { $round } · { $player } · Schritt { $action } von { $last }
table-moment-start = Der Anfang von { $last } Schritten
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt weiter
table-turn-back = Zum Zug davor
table-turn-on = Zum nächsten Zug
table-play = Abspielen
table-pause = Anhalten
table-replay-tools = Ansicht, Link und Weiterspielen
table-eyes = Gesehen von
table-eyes-nobody = einem Zuschauer
table-copy-moment = Link zu diesem Moment
table-moment-copied = Der Link zu diesem Moment ist kopiert.
table-play-on = Von hier weiterspielen
table-play-on-level = Stärke der Bots
table-address = Die Anrede
table-address-empty = Setz die Anrede zusammen oder schreib sie selbst.
table-speaks-to = Spricht an
table-nobody-special = niemand Bestimmten
table-address-type = Oder schreib die Anrede
table-address-right = richtig
table-slip-pending = Ein Fehler in der Anrede. { $judge } kann { $name } eine Buße geben; sonst tut es gleich der Tisch.
table-slip-reminder = Ein Fehler in der Anrede; diesmal kostet er nichts.
table-slip-fined = Ein Fehler in der Anrede: { $name } hat eine Buße gezahlt.
table-slip-fine = { $name } büßen lassen

# Private talk: that it reached one, and whether the replay may show it

table-reached-offer = { $name } macht dir ein Angebot
table-reached-line = { $name } schreibt dir im Vertrauen
table-publish-talk = Beim Nachspielen dürfen meine vertraulichen Gespräche gezeigt werden
table-publish-note = Gezeigt wird ein Gespräch, wenn alle darin einverstanden sind.
table-publish-missing = Gezeigt wird ein Gespräch, wenn alle darin einverstanden sind. Noch nicht: { $names }.
