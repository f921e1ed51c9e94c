## Warum etwas nicht geht, und was stattdessen

refusal-legal = Das ist erlaubt; nur zu.
refusal-game-over = Die Partie ist zu Ende; beginne eine neue, um weiterzuspielen.
refusal-not-your-turn = Du bist nicht am Zug; warte, bis die anderen gespielt haben.
refusal-no-such-action = Diese Aktion gibt es nicht; wähle eine aus der Liste.
refusal-not-now = Das geht an dieser Stelle des Zuges nicht; wähle eine der angebotenen Aktionen.
refusal-no-servant-there = Dort hast du keinen Diener; nimm einen von anderswo.
refusal-supply-first = In deinem Vorrat sind noch Diener; nimm den neuen von dort.
refusal-same-room = Der Diener käme aus demselben Raum, in den er soll; nimm einen aus einem anderen Raum.
refusal-none-left = Du hast dort alle erlaubten Diener eingesetzt; beende die Aktion oder tu etwas anderes.
refusal-no-moves-left = Du hast keine Bewegung mehr; spiele eine Karte dafür aus oder beende die Aktion.
refusal-not-next-to = Diese Räume sind nicht benachbart; ziehe Raum für Raum.
refusal-no-such-card = Diese Karte hast du nicht; spiele eine aus deiner Hand.
refusal-not-its-moment = Für diese Karte ist jetzt nicht der richtige Zeitpunkt; hebe sie noch auf.
refusal-not-enough-gold = Dafür reicht dein Gold nicht; wähle etwas Günstigeres.
refusal-no-office = Du hast keinen Diener in der Schreibstube, um jemanden anzuwerben; beende die Aktion.
refusal-no-noble-there = Auf diesem Feld ist kein Adliger; wähle ein Feld mit einem Adligen.
refusal-not-enough-king-seals = Dir fehlen Siegel des Königs; spiele eine Karte mit Siegeln aus oder wähle einen anderen Adligen.
refusal-not-enough-madame-seals = Dir fehlen Siegel der Madame; spiele eine Karte mit Siegeln aus oder wähle einen anderen Adligen.
refusal-wrong-payment = So lassen sich die Siegel nicht bezahlen; wähle eine der angebotenen Möglichkeiten.
refusal-must-finish = Hier ist noch etwas offen; wähle eine der angebotenen Aktionen, um es abzuschließen.
refusal-nobody-at-back-door = Du hast keinen Diener am Hintereingang; beende die Aktion.
refusal-no-cards-left = Es sind keine Karten mehr zum Ziehen da; beende die Aktion.
refusal-card-not-drawn = Diese Karte hast du nicht gezogen; behalte eine andere oder beende die Aktion.
why-unfinished = Schließe zuerst die begonnene Anwerbung ab.
why-recruit-setup = Zuerst setzen alle ihre freien Diener ein; Adlige werden in den Runden danach angeworben.
why-recruit-later = Adlige werden in der 4. Aktion angeworben; jetzt ist die { $action }. Aktion: { named-phase }.
why-recruit-over = Die 4. Aktion ist vorbei; in diesem Zug gibt es keine Adligen mehr.
why-field-servant = Auf diesem Feld steht bis zum Spielende ein Diener; wähle ein Feld mit einem Adligen.
why-row = Am Spielende bringen die meisten Diener in dieser Reihe { $first } Punkte und die zweitmeisten { $second }. Ein Diener kommt hierher, wenn du einen Adligen der Reihe anwirbst.
why-noble = Noch nicht möglich.{ why-office }{ why-gold }{ why-king }{ why-madame }
why-office = { $office ->
    [0] { "" }
   *[other] { " " }Kein Diener in der Schreibstube, der anwerben könnte.
}
why-gold = { $lackgold ->
    [0] { "" }
   *[other] { " " }Gold: { $gold } nötig, du hast { $mygold }.
}
why-king = { $lackking ->
    [0] { "" }
   *[other] { " " }Siegel des Königs: { $king } nötig, du hast { $myking }.
}
why-madame = { $lackmadame ->
    [0] { "" }
   *[other] { " " }Siegel der Madame: { $madame } nötig, du hast { $mymadame }.
}
named-moment = { $moment ->
    [before] { moment-before }
    [reinforce] { moment-reinforce }
    [move] { moment-move }
    [recruit] { moment-recruit }
   *[any] { moment-any }
}
why-card-setup = { named-card } kannst du in deinen Zügen ausspielen; jetzt werden die freien Diener eingesetzt.
why-card-unfinished = Schließe zuerst die Anwerbung ab; danach kannst du { named-card } wieder ausspielen.
why-card-moment = { named-card } wird { named-moment } ausgespielt; jetzt ist die { $action }. Aktion: { named-phase }.
why-card-begun = { named-card } wird { named-moment } ausgespielt, und die hat schon begonnen.
why-card-gold = { named-card } kostet { $price } Gold; du hast { $mygold }.
why-keep-nobody = Jede behaltene Karte kostet einen Diener am Hintereingang; für { named-card } ist dort keiner mehr übrig.
why-keep-later = { named-card } kannst du behalten, wenn du sie am Hintereingang gezogen hast.
why-nobody-there = Dort hast du keinen Diener.
why-gate-none = Auf das Tor dürfen jetzt keine weiteren Diener.
why-gate-only = Neue Diener kommen in dieser Aktion aus deinem Vorrat auf das Tor, sonst nirgendwohin.
why-gate-itself = Auf das Tor kommen sie; wähle einen leuchtenden Raum, den ein Diener verlässt.
why-too-far = { $moves ->
    [one] Das kostet { $moves } Bewegung; du hast noch { $left }.
   *[other] Das kostet { $moves } Bewegungen; du hast noch { $left }.
}
why-offer-none = { $room ->
    [king] Zum König kommt in dieser Aktion kein neuer Diener mehr: einen gibt es für die Mehrheit dort und einen für jeden Adligen des Königs.
   *[madame] Zu Madame kommt in dieser Aktion kein neuer Diener mehr: einen gibt es für die Mehrheit dort und einen für jeden Adligen der Madame.
}
why-offer-nobody = { $room ->
    [king] Dein Vorrat ist leer, und in keinem anderen Raum ist noch jemand für den König.
   *[madame] Dein Vorrat ist leer, und in keinem anderen Raum ist noch jemand für Madame.
}
why-income-none = In dieser Aktion werden keine neuen Diener mehr eingesetzt; die Münzerei hat von selbst gezahlt.
why-income-only = In dieser Aktion kommen neue Diener nur zum König und zu Madame.
why-room-recruit = In der 4. Aktion wählst du Adlige im Schlosspark; gezogen wird in der 2. Aktion.
why-room-cards = In der 5. Aktion zählen nur deine Diener am Hintereingang: Sie ziehen Karten.
why-room-keep = Die Karten sind gezogen: Wähle, welche du behältst, oder beende deinen Zug.
why-purse-gold = Mit Gold bezahlst du Adlige und Karten; die Münzerei bringt es in der 3. Aktion.
why-purse-king = Jeder deiner Diener beim König ist ein Siegel; eine Anwerbung in der 4. Aktion schickt ihn in den Vorrat zurück.
why-purse-madame = Jeder deiner Diener bei Madame ist ein Siegel; eine Anwerbung in der 4. Aktion schickt ihn in den Vorrat zurück.
why-purse-supply = Neue Diener kommen aus deinem Vorrat: in der 1. Aktion auf das Tor, in der 3. zum König und zu Madame.
why-purse-reserve = Die übrigen Diener kommen nur durch Adlige ins Spiel, die Diener bringen.
why-purse-office = Jeder deiner Diener in der Schreibstube kann in der 4. Aktion einen Adligen anwerben.
idle-gate = Auf das Tor darf niemand mehr.
idle-gate-never = Kein Diener auf dem Ehrenhof: Niemand kommt auf das Tor.
idle-gate-nobody = Es ist niemand mehr da, der auf das Tor kommen könnte.
idle-moves = Alle Bewegungen sind gemacht.
idle-moves-never = Kein Diener im Treppenhaus: keine Bewegungen.
idle-moves-nobody = Kein Diener im Schloss, der ziehen könnte.
idle-income = Alle neuen Diener sind eingesetzt.
idle-income-never = Keine Mehrheit beim König oder bei Madame: kein neuer Diener dort.
idle-income-nobody = Es ist niemand mehr da für den König oder Madame.
idle-office = In der Schreibstube ist kein Diener mehr.
idle-office-never = Kein Diener in der Schreibstube: keine Anwerbung.
idle-park = Im Schlosspark ist kein Adliger mehr.
idle-purse = Für keinen Adligen reichen dein Gold und deine Siegel jetzt.
idle-backdoor = Kein Diener am Hintereingang: keine Karten.
idle-pile = Es sind keine Karten mehr zum Ziehen da.

## Wertung und Mehrheiten

score-nobles = Adlige
score-played = Ausgespielte Karten
score-hand = Karten auf der Hand
score-lions = Löwenreihe
score-vases = Vasenreihe
score-fountains = Brunnenreihe
score-statues = Statuenreihe
score-total = Summe

majority-most = die meisten Diener
majority-cardinal = der Kardinal bricht den Gleichstand
majority-card = Karte „{ card-majority }“
majority-tied = Gleichstand, niemand
majority-empty = leer

winner = { $player } gewinnt mit { with-points }!
winner-cardinal = { $player } gewinnt mit { with-points }: Der Kardinal bricht den Gleichstand!
winner-shared = { $players } gewinnen gemeinsam mit je { with-points }!
winner-shared-cardinal = { $players } gewinnen gemeinsam mit je { with-points }: Der Kardinal hat gegen die anderen entschieden.
with-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
list-end = { $rest } und { $last }
