# Der Tisch auf Deutsch. ** steht um das, was fett gesetzt ist.

## Teile der Seite

table-named = Tisch „{ $name }“
table-quoted = „{ $name }“
table-park = Der Schlosspark
table-palace = Das Schloss
table-desk = Mein Platz
table-parts = Teile des Tisches
table-players-and-log = Mitspieler und Verlauf
table-tab-park = Park
table-tab-palace = Schloss
table-tab-hand = Hand
table-tab-players = Spieler
table-tab-log = Verlauf
table-rules = Die Regeln in Kürze
table-about = Der Tisch und wer daran sitzt
table-home = Zur Startseite
table-menu = Menü

## Die Leiste

table-your-turn = Du bist am Zug
table-their-turn = { $player } ist am Zug
table-round = Runde { $round }
table-round-last = Runde { $round }, die letzte
table-steps = Die fünf Aktionen eines Zuges
table-step-reinforce = Nachschub
table-step-move = Bewegen
table-step-income = Einkünfte
table-step-recruit = Anwerben
table-step-cards = Karten
table-step-done = erledigt
table-left-setup = noch **{ $left } von { $total }** Dienern
table-left-reinforce = noch **{ $left } von { $total }** auf das Tor
table-left-muster = **beliebig viele** auf das Tor
table-left-move = { $total ->
    [one] noch **{ $left } von { $total }** Bewegung
   *[other] noch **{ $left } von { $total }** Bewegungen
}
table-left-income = { $total ->
    [0] nichts bei König und Madame
   *[other] noch **{ $left } von { $total }** Dienern für König und Madame
}
table-left-recruit = { $total ->
    [one] noch **{ $left } von { $total }** Anwerbung
   *[other] noch **{ $left } von { $total }** Anwerbungen
}
table-nobles = **{ $count } Adlige** im Park · Schluss bei { $end }
table-nobles-short = Adlige
table-last-round = **Die letzte Runde** läuft

## Räume und Felder

table-gives-court = je 1 neuer Diener
table-gives-gate = Nachschub
table-gives-stairs = je 1 Bewegung
table-gives-mint = je 1 Gold
table-gives-king = je 1 Siegel
table-gives-madame = je 1 Siegel
table-gives-office = je 1 Adliger
table-gives-backdoor = je 1 Karte
table-gives-cardinal = bricht Gleichstand
table-row-lions = Löwen
table-row-vases = Vasen
table-row-fountains = Brunnen
table-row-statues = Statuen
table-tied = gleich
table-picked = { $count } von { $of } gewählt
table-too-far = { $moves ->
    [one] { $moves } Bewegung: zu weit
   *[other] { $moves } Bewegungen: zu weit
}
table-pill-draw = ziehen
table-room-empty = niemand
table-room-majority = Mehrheitenbonus: { $player } ({ $reason })
table-lit = kann gewählt werden
table-lit-pick = deine Diener können gewählt werden
table-lit-cost = { $count ->
    [one] mit { $count } Bewegung erreichbar
   *[other] mit { $count } Bewegungen erreichbar
}
table-field = Feld { $field }
table-field-free = frei
table-field-servant = ein Diener von { $player }
table-price-now = { $discount ->
    [one] jetzt { $price } Gold, denn { $discount } Feld daneben ist frei
   *[other] jetzt { $price } Gold, denn { $discount } Felder daneben sind frei
}
table-can-recruit = kann jetzt angeworben werden
table-in-row = in der { $row }
table-in-row-double = in der { $row }, zählt doppelt
table-place = { $place ->
    [lions] in der Löwenreihe
    [vases] in der Vasenreihe
    [fountains] in der Brunnenreihe
    [statues] in der Statuenreihe
    [double] auf dem doppelten Feld der { $row }
    [corner] in der Ecke von { $row } und { $other }
   *[inside] im Inneren des Parks
}
table-discount = { $count ->
    [one] −{ $count }: ein freies Feld daneben
   *[other] −{ $count }: { $count } freie Felder daneben
}

## Einzelheiten eines Adligen

table-couple = Ein Paar
table-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-price-gold = Gold
table-price-king = Siegel des Königs
table-price-madame = Siegel der Madame
table-of-mine = du hast { $count }
table-enough = genug
table-not-enough = zu wenig
table-gain-alone = die { $points } hättest du allein.
table-gain-shared = ihr wärt gleichauf: je { $points }.
table-gain-second = du wärst Zweiter: { $points }.
table-gain-same = es bliebe bei deinen { $points }.
table-gain-none = noch keine Punkte.
table-servant-from = Diener aus
table-from-supply = Vorrat
table-from-room = einem Raum
table-recruit-for = { $price ->
    [0] Ohne Gold anwerben
   *[other] Für { $price } Gold anwerben
}
table-recruit-later = Angeworben wird in der 4. Aktion.
table-missing = Es fehlt:
table-missing-gold = { $count } Gold
table-missing-king = { $count } Siegel des Königs
table-missing-madame = { $count } Siegel der Madame
table-missing-office = ein Diener in der Schreibstube
table-border-supply = Aus dem Vorrat
table-border-room = Oder wähle einen leuchtenden Raum im Schloss.

## Mitspieler

table-you = du
table-away = abwesend
table-connected = am Tisch
table-stands-in = ein Bot springt ein
table-resigned = hat aufgegeben
table-bot-for = ein Bot für { $player }
table-agrees-to-hints = erlaubt Tipps
table-not-yet-for-hints = hat Tipps noch nicht erlaubt
table-clock = Restzeit
table-time-days = { $days } T { $hours } Std
table-cards-in-hand = Karten auf der Hand
table-part-nobles = Adlige { $points }
table-part-park = Park { $points }
table-part-cards = Karten { $points }
table-part-hand = Hand { $points }
table-points-hidden = Punkte sind verdeckt
table-shown = liegt offen

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
table-log-put = { $player } setzt { $count } Diener { place-room }.
table-log-reinforced = { $player } setzt { $count } Diener { place-source } auf das Tor.
table-log-moved = { $player } zieht { $count } Diener { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }({ $cards } der Siegel mit einer Karte)
}
table-log-border = { $player } lässt { table-place } einen Diener { place-source } zurück.
table-log-recruited = { $player } wirbt { table-place } einen Adligen an: { named-noble }, { worth-points }, für { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } zieht { $cards }.
table-log-kept = { $player } behält { $cards }.
table-log-kept-hidden = { $player } behält { $count } Karten.
table-log-discarded = { $player } legt { $cards } ab.

# Über den Leser: der Satz zu einem Ereignis, wo es ihn gibt, sonst der über irgendjemanden.
table-you-subject = Du
table-you-put = Du setzt einen Diener { place-room }.
table-you-card-played = Du spielst { named-card } { for-price } aus.
table-you-reinforced = Du setzt einen Diener { place-source } auf das Tor.
table-you-moved = Du ziehst einen Diener { place-from } { place-to }.
table-you-gold-taken = Du nimmst { $gold } Gold: { because }.
table-you-king-placed = Du schickst einen Diener { place-source } zum König.
table-you-madame-placed = Du schickst einen Diener { place-source } zu Madame.
table-you-servants-joined = { $servants ->
    [0] Es sind keine Diener mehr übrig: Du gehst leer aus.
    [one] Du erhältst einen der übrigen Diener.
   *[other] Du erhältst { $servants } der übrigen Diener.
}
table-you-log-border = Du lässt { table-place } einen Diener { place-source } zurück.
table-you-kept = Du behältst { named-card }; ein Diener kehrt vom Hintereingang zurück.
table-you-discarded = { $cards ->
    [one] Du legst { named-card } ab.
   *[other] Du legst { $cards } × { named-card } ab.
}
table-you-log-put = Du setzt { $count } Diener { place-room }.
table-you-log-reinforced = Du setzt { $count } Diener { place-source } auf das Tor.
table-you-log-moved = Du ziehst { $count } Diener { place-from } { place-to }.
table-you-log-recruited = Du wirbst { table-place } einen Adligen an: { named-noble }, { worth-points }, für { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = Du ziehst { $cards }.
table-you-log-kept = Du behältst { $cards }.
table-you-log-discarded = Du legst { $cards } ab.

## Mein Platz

table-mine = Was ich habe
table-res-gold = Gold
table-res-king = Siegel des Königs
table-res-madame = Siegel der Madame
table-res-supply = im Vorrat
table-res-reserve = übrige Diener
table-res-office = anzuwerben
table-res-caption = Gold · Siegel · Vorrat
table-my-nobles = Meine Adligen
table-play-now = Ausspielen
table-aim = Dein Ziel: Adlige aus dem Park. Jeder kostet einen Diener in der Schreibstube, Gold aus der Münzerei und Siegel: Diener beim König oder bei Madame.
table-hand-how = Diener am Hintereingang ziehen welche.
table-keep = Behalten
table-card-price = { $price ->
    [0] Kostenlos
   *[other] { $price } Gold
}
table-times = { $count }-mal
table-moment-before = vor 1
table-moment-reinforce = in 1
table-moment-move = in 2
table-moment-recruit = in 4
table-moment-any = jederzeit
table-fan = Gezogen: Wähle, was du behältst
table-fan-rest = Der Rest wird abgelegt
table-watching = Du siehst zu
table-no-longer = Das geht nicht mehr und ist nicht geschehen.
table-gone-on = Am Tisch ging es inzwischen weiter; was du gewählt hattest, ist nicht geschehen.
table-sent-already = Das war schon unterwegs; es wird rückgängig gemacht, sobald die Verbindung steht.
table-waiting = wartet
table-undo = Rückgängig
table-undo-shown = Eine Karte ist ans Licht gekommen; was davor war, lässt sich nicht mehr rückgängig machen.
table-let-go = Auswahl aufheben
table-show-latest = Neuester Stand
table-must-choose = Wähle zuerst einen der leuchtenden Orte.
table-end-reinforce = Nachschub beenden
table-end-move = Bewegen beenden
table-end-income = Einkünfte beenden
table-end-recruit = Anwerben beenden
table-end-turn = Zug beenden
table-end-action = Aktion beenden
table-end-setup = Fertig eingesetzt
table-losing-title = Noch Bewegungen übrig
table-losing = { $count ->
    [one] Du hast noch { $count } Bewegung, und einer deiner Diener könnte sie machen. Ungenutzte Bewegungen verfallen.
   *[other] Du hast noch { $count } Bewegungen, und deine Diener könnten welche machen. Ungenutzte Bewegungen verfallen.
}
table-losing-stay = Weiterziehen
table-losing-never = Nicht mehr fragen
table-next-reinforce = { $count } Diener auf das Tor
table-next-king = { $count ->
    [one] Ein Diener zum König
   *[other] { $count } Diener zum König
}
table-next-madame = { $count ->
    [one] Ein Diener zu Madame
   *[other] { $count } Diener zu Madame
}
table-next-draw = Karten ziehen
table-next-done = Weiter

## Was jetzt zu tun ist

table-prompt-loading = Einen Augenblick …
table-prompt-lost = Die Verbindung ist unterbrochen.
table-prompt-lost-more = Sie wird wiederhergestellt; nichts geht verloren.
table-prompt-watching = **{ $player }** ist am Zug.
table-prompt-watching-more = Ein Klick oder Esc zeigt sofort den neuesten Stand.
table-prompt-waking = Die Bots wachen gerade auf; gleich zieht **{ $player }**.
table-prompt-waiting = **{ $player }** ist am Zug: { named-phase }.
table-prompt-waiting-more = Du kannst dir inzwischen alles ansehen.
table-prompt-spectator = Du siehst, was alle wissen dürfen.
table-prompt-setup = { $count ->
    [one] Wähle einen leuchtenden Raum für **deinen letzten Diener**.
   *[other] Wähle leuchtende Räume für **{ $count } Diener**.
}
table-prompt-setup-more = Auch mehrere in einem Raum.
table-prompt-last = Dein letzter Diener geht **{ place-room }**.
table-prompt-last-more = Ein anderer Raum ändert das; es gilt, wenn du fertig bist.
table-prompt-reinforce = { $count ->
    [one] **{ $count } Diener** darf auf das Tor.
   *[other] **{ $count } Diener** dürfen auf das Tor.
}
table-prompt-muster = **Beliebig viele Diener** dürfen auf das Tor.
table-prompt-reinforce-more = Alle auf einmal, oder mit einem Klick auf das Tor einzeln.
table-prompt-reinforce-rooms = Dein Vorrat ist leer: Wähle den **leuchtenden Raum**, aus dem ein Diener auf das Tor geht.
table-prompt-reinforce-rooms-more = Du musst keinen nehmen.
table-prompt-reinforced = Der Nachschub ist da.
table-prompt-move = { $count ->
    [one] Wähle einen Diener für **{ $count } Bewegung**.
   *[other] Wähle Diener für **{ $count } Bewegungen**.
}
table-prompt-move-more = Klicke deine Diener in einem Raum an, dann einen leuchtenden Raum; oder ziehe sie hinüber.
table-prompt-moved = Alle Bewegungen sind verbraucht.
table-prompt-picked = { $count ->
    [one] Wähle einen leuchtenden Raum für **{ $count } Diener** { place-from }.
   *[other] Wähle einen leuchtenden Raum für **{ $count } Diener** { place-from }.
}
table-prompt-picked-more = Ein weiterer Klick auf die Diener nimmt noch einen dazu.
table-prompt-income = { $kind ->
    [king] Du darfst einen neuen Diener **zum König** schicken: ein Siegel des Königs mehr.
    [madame] Du darfst einen neuen Diener **zu Madame** schicken: ein Siegel der Madame mehr.
   *[both] Du darfst einen neuen Diener **zum König** und einen **zu Madame** schicken: je ein Siegel mehr.
}
table-prompt-income-more = Je ein Klick, oder klicke den leuchtenden Raum an.
table-prompt-offer-rooms = { $kind ->
    [king] Dein Vorrat ist leer: Wähle den **leuchtenden Raum**, aus dem ein Diener zum König geht.
   *[madame] Dein Vorrat ist leer: Wähle den **leuchtenden Raum**, aus dem ein Diener zu Madame geht.
}
table-prompt-paid = Die Münzerei hat gezahlt.
table-prompt-recruit = { $can ->
    [one] **{ $can } von { $total } Adligen** kannst du jetzt anwerben: Er leuchtet.
   *[other] **{ $can } von { $total } Adligen** kannst du jetzt anwerben: Sie leuchten.
}
table-prompt-recruit-more = Die Pfeiltasten gehen von einem zum anderen, Enter wirbt an.
table-prompt-recruit-none = Du kannst jetzt **keinen Adligen** anwerben.
table-prompt-recruit-none-more = Sieh dir einen an, um zu wissen, was fehlt.
table-prompt-pay-more = Wähle neben dem Adligen.
table-prompt-border = Wähle, woher der Diener für **das freie Feld** kommt.
table-prompt-border-more = Aus dem Vorrat oder einem leuchtenden Raum.
table-prompt-draw = Du darfst am Hintereingang **Karten ziehen**.
table-prompt-over = Dein Zug ist vorbei, sobald du ihn beendest.
table-prompt-over-more = Jederzeit-Karten kannst du noch ausspielen.
table-prompt-finished = **Die Partie ist zu Ende.**
table-prompt-keep = { $count ->
    [one] **{ $count } Karte** gezogen: Behältst du sie?
   *[other] **{ $count } Karten** gezogen: Welche behältst du?
}
table-prompt-keep-more = Jede behaltene Karte kostet einen Diener am Hintereingang.

## Tipps

table-hint = Tipp
table-action-recruit = Den Adligen { table-place } anwerben
table-hint-recruit = { $count ->
    [one] Das wirbt den Adligen { table-place } für { worth-points } an.
   *[other] Das wirbt die { $count } markierten Adligen für zusammen { worth-points } an.
}
table-hint-prepare = Das bereitet den Adligen { table-place } vor; er bringt { worth-points }.
table-hint-asked = Der stärkste Bot überlegt …
table-hint-do = So spielen
table-hint-step = Schritt { $n } von { $of }
table-hint-no = Nein, danke
table-hints-agree = Tipps erlauben
table-hints-withdraw = Keine Tipps mehr
table-hints-wait = aus, noch nicht erlaubt von { $names }

## Tasten

table-keys = Tasten
table-key-undo = rückgängig machen
table-key-next = das Nächste tun
table-key-end = Aktion beenden
table-key-let-go = Auswahl aufheben, überspringen
table-key-hint = Tipp
table-key-cards = Karte ausspielen oder behalten
table-key-rules = diese Regeln
table-key-step = einen Schritt zurück oder weiter
table-key-step-turn = einen Zug zurück oder weiter
table-key-play = abspielen, anhalten
table-key-arrows = durch Park und Schloss gehen, wählen

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
table-option-layout = Schloss
table-option-clock = Uhr
table-option-scores = Punkte
table-option-gold = Startgold
table-option-hints = Tipps
table-layout-first = erstes Spiel
table-layout-shuffled = gemischt
table-layout-by-hand = von Hand gelegt
table-clock-none = keine
table-clock-live = { $minutes } Min. und { $seconds } s pro Zug
table-clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
table-scores-open = offen
table-scores-hidden = verdeckt
table-gold-in-turn-order = { $gold } in Zugreihenfolge
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
table-shared-by = Je { $points } Punkte und gleich viele Diener beim Kardinal: { $servants }.
table-won-by = { $more ->
    [one] { $points } Punkte, { $more } mehr als { $player }.
   *[other] { $points } Punkte, { $more } mehr als { $player }.
}
table-won-by-cardinal = { $points } Punkte, so viele wie { $others }. { $player } hat mehr Diener beim Kardinal: { $mine } zu { $theirs }.
table-finished = { $rounds ->
    [one] beendet nach { $rounds } Runde
   *[other] beendet nach { $rounds } Runden
}
table-lasted = { $hours ->
    [0] { $all } Min.
   *[other] { $hours } Std. { $minutes } Min.
}
table-score-played = Ausgespielte Punktekarten
table-score-hand-note = je 1, höchstens 6
table-score-tie = Gleichstand: Diener beim Kardinal
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
table-moment = { $round ->
    [0] { phase-setup }
   *[other] Runde { $round }
} · { $player } · Schritt { $action } von { $last }
table-moment-start = Der Anfang von { $last } Schritten
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt weiter
table-turn-back = Zum Zug davor
table-turn-on = Zum nächsten Zug
table-play = Abspielen
table-pause = Anhalten
table-eyes = Gesehen von
table-eyes-nobody = einem Zuschauer
table-copy-moment = Link zu diesem Moment
table-moment-copied = Der Link zu diesem Moment ist kopiert.
table-play-on = Von hier weiterspielen
table-play-on-level = Stärke der Bots
