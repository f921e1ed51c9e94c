# Die Seiten rund um den Tisch, auf Deutsch.

# Die Seiten rund um den Tisch, auf Deutsch.
site-name = Palais
site-intro = { $count ->
    [one] Ein Spiel am französischen Hof. An einem Tisch oder in verschiedenen Städten, mit Freunden oder gegen Bots.
    [2] Zwei Spiele am französischen Hof. An einem Tisch oder in verschiedenen Städten, mit Freunden oder gegen Bots.
   *[other] { $count } Spiele am französischen Hof. An einem Tisch oder in verschiedenen Städten, mit Freunden oder gegen Bots.
}
site-pages = Seiten
site-rules = Regeln
site-bots = Bots
site-replays = Partien
site-close = Schließen
site-save = Speichern
site-messages = Meldungen

## Der Gast

site-guest = Gast
site-change-guest = { $name }, Gast: Name und Farbe ändern
site-who-are-you = Wer bist du?
site-your-name = Dein Name
site-your-colour = Deine Farbe
site-guest-note = Kein Konto, kein Passwort: Dieser Browser erkennt dich wieder.
site-colour-red = Rot, mit der Sonne
site-colour-yellow = Gelb, mit der Lilie
site-colour-green = Grün, mit der Rose
site-colour-black = Schwarz, mit dem Schlüssel
site-colour-blue = Blau, mit dem Mond
site-colour-white = Weiß, mit der Muschel

## Einstellungen

site-settings = Einstellungen
site-language = Sprache
site-theme = Tag oder Nacht
site-theme-day = Tag
site-theme-night = Nacht
site-theme-auto = wie das System
site-theme-to-day = Auf Tag umschalten
site-theme-to-night = Auf Nacht umschalten
site-motion = Bewegung
site-motion-note = Diener gehen, Münzen fliegen. Aus: Alles ändert sich sofort.
site-speed = Züge der anderen
site-speed-at-once = sofort
site-skip-empty = Leere Aktionen überspringen
site-skip-empty-note = Eine Aktion, in der es nichts zu tun gibt, endet von selbst.
site-warn-moves = Warnen, bevor Bewegungen verfallen
site-warn-moves-note = Einmal an jedem Tisch.

## Sofort spielen

site-play-now = Sofort spielen
site-players = Spieler
site-players-range = { $least }–{ $most } Spieler
site-family = Deine Familie
site-family-suggest = Einen anderen Namen vorschlagen
site-level = Stufe { $level }
site-level-choice = { $level }, { $name }
site-next-level = Zweimal hintereinander gegen „{ $now }“ gewonnen: bereit für „{ $next }“?
site-next-level-play = Gegen „{ $next }“ spielen
site-bots-waking = Die Bots wachen gerade auf; der erste Zug kann einen Moment dauern.
site-never-played = Noch nie gespielt?
site-learn-link = In zwei Minuten lernen
site-got-a-link = Einen Link bekommen?
site-join-link = An den Tisch setzen
site-paste-label = Füge den Link hier ein
site-paste-problem = Das ist kein Link zu einem Tisch. Er endet mit „/join#“ und vielen Buchstaben oder mit „/t/“ und dem Tisch.
site-to-the-table = Zum Tisch

## Neuer Tisch

site-new-table = Neuer Tisch
site-new-table-intro = Freunde kommen über einen Link dazu.
site-game = Spiel
site-open-seat = Freier Platz
site-bot = Bot
site-seat-n = Platz { $n }
site-seat-me = du
site-seat-open = frei
site-seat-bot = Bot { $level }
site-clock = Uhr
site-clock-none = keine
site-clock-live = live
site-clock-days = Tage
site-clock-minutes = Minuten für jeden
site-clock-seconds = Sekunden mehr pro Zug
site-clock-days-for-turn = Tage für einen Zug
site-hints = Tipps erlaubt
site-listed = Jeder darf mitspielen
site-anyone-watches = Jeder darf zuschauen
site-table-name = Name des Tisches
site-create-table = Tisch aufstellen
site-table-made = Tisch „{ $name }“
site-invite-intro = { $count ->
    [one] Schicke diesen Link einem Freund. Er gilt einmal, für einen Platz.
   *[other] Schicke jedem Freund einen dieser Links. Jeder gilt einmal, für einen Platz.
}
site-invite-seat = Link für Platz { $n }
site-copy = Kopieren
site-copy-named = { $what } kopieren
site-copied = Der Link ist kopiert.
site-copy-by-hand = Der Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
site-another-table = Noch ein Tisch

## Listen von Tischen

site-my-tables = Meine Tische
site-all-n = alle { $count }
site-fewer = weniger
site-no-tables-yet = Noch kein Tisch. Der erste ist nur einen Klick entfernt.
site-your-turn = Du bist am Zug
site-to-play = { $name } ist am Zug
site-waiting-for = { $count ->
    [one] wartet auf einen Spieler
   *[other] wartet auf { $count } Spieler
}
site-round = { $round ->
    [0] Spielvorbereitung
   *[other] Runde { $round }
}
site-finished-ago = beendet { $ago }
site-you = du
site-you-won = du hast gewonnen, { $points }
site-somebody-won = { $count ->
    [one] { $names } hat gewonnen, { $points }
   *[other] { $names } haben gewonnen, { $points }
}
site-no-winner = kein Sieger
site-ended-by-consent = einvernehmlich beendet
site-bot-for = ein Bot für { $name }
site-bot-for-you = ein Bot für dich
site-seat-asked = { $name } (gefragt)
site-rematch-asked = Noch eine Partie?
site-replay = Nachspielen
site-replay-named = Partie { $name } nachspielen
site-points = Punkte
site-open-tables = Offene Tische
site-running-tables = Laufende Partien
site-watch-a-game = zuschauen
site-join-a-game = offene Tische
site-no-open-tables = Gerade sucht niemand Mitspieler.
site-nothing-to-watch = Gerade spielt niemand.
site-n-players = { $count } Spieler
site-clock-none-fact = keine Uhr
site-clock-live-fact = { $minutes } min + { $seconds } s
site-clock-days-fact = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
site-join = Mitspielen
site-join-named = Bei { $name } mitspielen
site-watch = Zuschauen
site-watch-named = Bei { $name } zuschauen

## Über einen Link dazukommen

site-join-title = Du bist eingeladen
site-join-by = { $host } lädt dich an den Tisch „{ $name }“ ein.
site-join-to = Du bist an den Tisch „{ $name }“ eingeladen.
site-join-your-seat = dein Platz
site-join-name = Ein Platz wartet auf dich. Unter welchem Namen möchtest du spielen?
site-sit-down = Platz nehmen
site-joining = Die Tür geht auf …
site-join-no-token = Dieser Link ist nicht vollständig. Bitte um den ganzen Link, bis zum letzten Buchstaben.
site-to-home = Zur Startseite

## Regeln und Lernen

site-rules-of = Regeln von { $game }
site-rules-intro = { $game } in unseren Worten, mit den Bildern dieses Tischs.
site-contents = Inhalt
site-all-rules = Alle Regeln
site-learn = In zwei Minuten lernen
site-learn-intro = Dein erster Zug, Schritt für Schritt. Dann spiele ihn: Der Tisch zeigt dir, was möglich ist.
site-first-game = Die erste Partie beginnen

## Partien

site-replays-intro = Beendete Partien, Zug um Zug, mit den Augen jedes Spielers.
site-replays-mine = Meine Partien
site-replays-all = Partien aller
site-replays-all-note = Partien an Tischen, die allen offen standen.
site-no-replays-mine = Du hast noch keine Partie zu Ende gespielt.
site-no-replays-all = Noch ist an keinem Tisch, der allen offen stand, eine Partie zu Ende.

## Bots

site-levels = Die Stufen
site-own-bot = Schreibe deinen eigenen
site-own-bot-intro = Ein Bot ist eine Python-Klasse mit einer Methode.
site-own-bot-file = Schreibe dies in eine Datei, { $file }:
site-own-bot-run = Dann lass ihn spielen:
site-own-bot-given = Er bekommt das Spiel, wie sein Platz es kennen darf, die erlaubten Aktionen als Zahlen und die verbleibenden Sekunden, und antwortet mit einer der Aktionen. Alles Weitere steht in docs/writing-a-bot.md.
site-own-bot-fair = Ein Bot, der scheitert oder zu lange überlegt, verliert diese eine Entscheidung und sonst nichts.

## Wenn etwas nicht stimmt

site-not-found = Hier wohnt niemand
site-not-found-intro = Diese Seite gibt es nicht oder nicht mehr.
site-problem-offline = Der Server antwortet nicht. Bist du online? Versuche es gleich noch einmal.
site-problem-unknown = Das hat nicht geklappt. Bitte versuche es noch einmal.
site-connection-lost = Verbindung verloren. Neuer Versuch …
site-connection-waiting = { $count ->
    [one] { $count } Eingabe wartet.
   *[other] { $count } Eingaben warten.
}
site-connection-withdraw = Zurücknehmen
site-connection-retry = Jetzt versuchen
