# Palais Royal auf Deutsch. Räume, Karten, Adlige und Phasen kommen als Kennwörter herein; die Auswahllisten benennen sie.

## Die Wörter der Spielregel

word-servant = Diener
word-noble = Adliger
word-privilege-card = Privileg-Karte
word-supply = Vorrat
word-reserve = übrige Diener
word-gold = Gold
word-seal = Siegel
word-majority-bonus = Mehrheitenbonus
word-park = Schlosspark
word-row = Reihe

# Sie dienen als Namen der Spieler.
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz

row-lions = Löwenreihe
row-vases = Vasenreihe
row-fountains = Brunnenreihe
row-statues = Statuenreihe

## Räume, und wie ein Diener kommt und geht

room-court = Ehrenhof
    .to = auf den Ehrenhof
    .from = vom Ehrenhof
room-gate = Tor
    .to = auf das Tor
    .from = vom Tor
room-stairs = Treppenhaus
    .to = ins Treppenhaus
    .from = aus dem Treppenhaus
room-mint = Münzerei
    .to = in die Münzerei
    .from = aus der Münzerei
room-king = Kabinett des Königs
    .to = ins Kabinett des Königs
    .from = aus dem Kabinett des Königs
room-madame = Madame de Pompadour
    .to = zu Madame de Pompadour
    .from = von Madame de Pompadour
room-office = Schreibstube
    .to = in die Schreibstube
    .from = aus der Schreibstube
room-backdoor = Hintereingang
    .to = zum Hintereingang
    .from = vom Hintereingang
room-cardinal = Kardinal
    .to = zum Kardinal
    .from = vom Kardinal

place-room = { $room ->
    [court] { room-court.to }
    [gate] { room-gate.to }
    [stairs] { room-stairs.to }
    [mint] { room-mint.to }
    [king] { room-king.to }
    [madame] { room-madame.to }
    [office] { room-office.to }
    [backdoor] { room-backdoor.to }
   *[cardinal] { room-cardinal.to }
}
place-to = { $to ->
    [court] { room-court.to }
    [gate] { room-gate.to }
    [stairs] { room-stairs.to }
    [mint] { room-mint.to }
    [king] { room-king.to }
    [madame] { room-madame.to }
    [office] { room-office.to }
    [backdoor] { room-backdoor.to }
   *[cardinal] { room-cardinal.to }
}
place-from = { $from ->
    [court] { room-court.from }
    [gate] { room-gate.from }
    [stairs] { room-stairs.from }
    [mint] { room-mint.from }
    [king] { room-king.from }
    [madame] { room-madame.from }
    [office] { room-office.from }
    [backdoor] { room-backdoor.from }
   *[cardinal] { room-cardinal.from }
}
place-source = { $source ->
    [supply] aus dem Vorrat
    [court] { room-court.from }
    [gate] { room-gate.from }
    [stairs] { room-stairs.from }
    [mint] { room-mint.from }
    [king] { room-king.from }
    [madame] { room-madame.from }
    [office] { room-office.from }
    [backdoor] { room-backdoor.from }
   *[cardinal] { room-cardinal.from }
}

## Privileg-Karten

card-majority = Mehrheit
card-muster = Aufgebot
card-march = Aufmarsch
card-moves5 = Fünf Bewegungen
card-moves9 = Neun Bewegungen
card-seals = Zwei Siegel
card-gold4 = Vier Gold
card-points2 = Zwei Punkte
card-points4 = Vier Punkte

card-majority-effect = In diesem Zug hast du in jedem Raum mit mindestens einem deiner Diener den Mehrheitenbonus.
card-muster-effect = Setze beliebig viele deiner Diener auf das Tor.
card-march-effect =
    Setze { $gate ->
        [one] { $gate } weiteren Diener
       *[other] { $gate } weitere Diener
    } auf das Tor; in der 2. Aktion hast du { $moves ->
        [one] { $moves } Bewegung
       *[other] { $moves } Bewegungen
    } mehr.
card-moves5-effect = { more-moves }
card-moves9-effect = { more-moves }
card-seals-effect =
    In dieser Aktion hast du { $seals ->
        [one] { $seals } weiteres Siegel beliebiger Farbe
       *[other] { $seals } weitere Siegel, gleiche oder verschiedene
    }.
card-gold4-effect = Nimm dir sofort { $gold } Gold.
card-points2-effect = { points-at-end }
card-points4-effect = { points-at-end }
more-moves =
    Du hast { $moves ->
        [one] { $moves } Bewegung
       *[other] { $moves } Bewegungen
    } mehr.
points-at-end = Die Karte bleibt offen vor dir liegen und bringt am Spielende { worth-points }.

moment-before = vor der 1. Aktion
moment-reinforce = in der 1. Aktion
moment-move = in der 2. Aktion
moment-recruit = in der 4. Aktion
moment-any = jederzeit in deinem Zug

named-card = { $card ->
    [majority] „{ card-majority }“
    [muster] „{ card-muster }“
    [march] „{ card-march }“
    [moves5] „{ card-moves5 }“
    [moves9] „{ card-moves9 }“
    [seals] „{ card-seals }“
    [gold4] „{ card-gold4 }“
    [points2] „{ card-points2 }“
   *[points4] „{ card-points4 }“
}
for-price = { $price ->
    [0] kostenlos
   *[other] für { $price } Gold
}

## Adlige und ihre Vergünstigungen

noble-one = Adliger mit einem Diener
noble-three = Adliger mit drei Dienern
noble-gold = Gold-Adliger
noble-moves = Bewegungs-Adliger
noble-gate = Tor-Adliger
noble-king = Adliger des Königs
noble-madame = Adliger der Madame
noble-cards = Karten-Adliger
noble-diagonal = Diagonal-Adliger
noble-couple-a = Paar A
noble-couple-b = Paar B
noble-couple-c = Paar C
noble-couple-d = Paar D

privilege-gate = in jedem Zug { more-servants } auf das Tor
privilege-moves =
    in jedem Zug { $amount ->
        [one] { $amount } Bewegung
       *[other] { $amount } Bewegungen
    } mehr
privilege-diagonal = Bewegungen auch diagonal
privilege-gold = in jedem Zug { $amount } Gold mehr
privilege-king = in jedem Zug { more-servants } zum König
privilege-madame = in jedem Zug { more-servants } zu Madame
privilege-cards =
    in jedem Zug { $amount ->
        [one] { $amount } weitere Karte
       *[other] { $amount } weitere Karten
    } zur Auswahl
privilege-servants = sofort { more-servants } im Vorrat
more-servants = { $amount } Diener mehr

named-noble = { $kind ->
    [one] { noble-one }
    [three] { noble-three }
    [gold] { noble-gold }
    [moves] { noble-moves }
    [gate] { noble-gate }
    [king] { noble-king }
    [madame] { noble-madame }
    [cards] { noble-cards }
    [diagonal] { noble-diagonal }
    [couple-a] { noble-couple-a }
    [couple-b] { noble-couple-b }
    [couple-c] { noble-couple-c }
    [couple-d] { noble-couple-d }
   *[other] { word-noble }
}
noble-facts = { named-noble }; kostet { cost-gold }{ cost-king }{ cost-madame }; bringt { worth-points }{ noble-gives }
cost-gold = { $gold ->
    [0] kein Gold
   *[other] { $gold } Gold
}
cost-king = { $king ->
    [0] { "" }
   *[other] , { seals-king }
}
cost-madame = { $madame ->
    [0] { "" }
   *[other] , { seals-madame }
}
seals-king = { $king } Siegel des Königs
seals-madame = { $madame } Siegel der Madame
worth-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
noble-gives = { $privilege ->
    [gate] , { privilege-gate }
    [moves] , { privilege-moves }
    [diagonal] , { privilege-diagonal }
    [gold] , { privilege-gold }
    [king] , { privilege-king }
    [madame] , { privilege-madame }
    [cards] , { privilege-cards }
    [servants] , { privilege-servants }
   *[none] { "" }
}

## Der Zug

phase-setup = Spielvorbereitung
phase-reinforce = Nachschub
phase-move = Bewegung
phase-income = Einkünfte
phase-recruit = Anwerbung
phase-cards = Karten
phase-pay = Siegel bezahlen
phase-border = Ein Diener für die Randreihe
phase-keep = Karten behalten
phase-over = Spielende

turn-action-1 = Ehrenhof: neue Diener auf das Tor setzen
turn-action-2 = Treppenhaus: Diener durch das Schloss ziehen
turn-action-3 = Münzerei, König und Madame: Gold nehmen, Siegel sammeln
turn-action-4 = Schlosspark: Adlige anwerben
turn-action-5 = Hintereingang: Privileg-Karten ziehen

named-phase = { $phase ->
    [setup] { phase-setup }
    [reinforce] { phase-reinforce }
    [move] { phase-move }
    [income] { phase-income }
    [recruit] { phase-recruit }
    [cards] { phase-cards }
    [pay] { phase-pay }
    [border] { phase-border }
    [keep] { phase-keep }
   *[over] { phase-over }
}

## Was zur Wahl steht

choose-done = Bist du hier fertig?
choose-play = Welche Karte spielst du aus?
choose-put = In welchen Raum kommt der nächste Diener?
choose-reinforce = Woher kommt der neue Diener für das Tor?
choose-move = Welcher Diener zieht wohin?
choose-king = Woher kommt der neue Diener für den König?
choose-madame = Woher kommt der neue Diener für Madame?
choose-recruit = Welchen Adligen wirbst du an?
choose-pay = Welche Siegel bezahlst du mit Karten?
choose-border = Woher kommt der Diener für die Randreihe?
choose-draw = Möchtest du Karten ziehen?
choose-keep = Welche Karte behältst du?

action-done = Diese Aktion beenden
action-play = { named-card } { for-price } ausspielen
action-put = Einen Diener { place-room } setzen
action-reinforce = Einen Diener { place-source } auf das Tor setzen
action-move = Einen Diener { place-from } { place-to } ziehen
action-king = Einen Diener { place-source } zum König schicken
action-madame = Einen Diener { place-source } zu Madame schicken
action-recruit = Den Adligen auf { $field } anwerben
action-pay = { $king ->
    [0] { $madame ->
        [0] Alle Siegel mit Dienern bezahlen
       *[other] { seals-madame } mit Karten bezahlen, die übrigen mit Dienern
    }
   *[other] { $madame ->
        [0] { seals-king } mit Karten bezahlen, die übrigen mit Dienern
       *[other] { seals-king } und { seals-madame } mit Karten bezahlen, die übrigen mit Dienern
    }
}
action-border = Einen Diener { place-source } auf das Feld setzen
action-draw = Karten ziehen
action-keep = { named-card } behalten

## Was geschehen ist

event-started = Eine Partie zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
} beginnt. { $player } ist Startspieler.
event-put = { $player } setzt einen Diener { place-room }.
because = { $servants ->
    [0] { $nobles ->
        [0] { $card } durch eine Karte
       *[other] { $nobles } durch Adlige{ because-card }
    }
    [one] { $servants } Diener{ because-majority }{ because-nobles }{ because-card }
   *[other] { $servants } Diener{ because-majority }{ because-nobles }{ because-card }
}
because-majority = { $majority ->
    [0] { "" }
   *[other] , die Mehrheit
}
because-nobles = { $nobles ->
    [0] { "" }
   *[other] , { $nobles } durch Adlige
}
because-card = { $card ->
    [0] { "" }
   *[other] , { $card } durch eine Karte
}
because-gate = { $gate ->
    [0] { "" }
    [one] { " " }{ $gate } neuer Diener auf das Tor: { because }.
   *[other] { " " }{ $gate } neue Diener auf das Tor: { because }.
}
because-moves = { $moves ->
    [0] { "" }
    [one] { " " }{ $moves } Bewegung: { because }.
   *[other] { " " }{ $moves } Bewegungen: { because }.
}
event-turn = { $last ->
    [0] Runde { $round }: { $player } ist am Zug.{ because-gate }
   *[other] Runde { $round }, die letzte: { $player } ist am Zug.{ because-gate }
}
event-phase = { $player } macht weiter. Es folgt: { named-phase }.{ because-moves }
event-card-played = { $player } spielt { named-card } { for-price } aus.
event-reinforced = { $player } setzt einen Diener { place-source } auf das Tor.
event-moved = { $player } zieht einen Diener { place-from } { place-to }.
event-gold-taken = { $player } nimmt { $gold } Gold: { because }.
event-king-placed = { $player } schickt einen Diener { place-source } zum König.
event-madame-placed = { $player } schickt einen Diener { place-source } zu Madame.
event-recruited = { $player } wirbt auf { $field } an: { named-noble }, { worth-points }.
event-paid-gold = { $player } zahlt { cost-gold }{ $discount ->
    [0] { "" }
    [one] { " " }({ $discount } freies Feld daneben)
   *[other] { " " }({ $discount } freie Felder daneben)
}.
event-paid-seals = { $player } zahlt { $room ->
    [king] { $servants ->
        [one] { $servants } Siegel des Königs: Ein Diener kehrt
       *[other] { $servants } Siegel des Königs: { $servants } Diener kehren
    } vom König in den Vorrat zurück
   *[madame] { $servants ->
        [one] { $servants } Siegel der Madame: Ein Diener kehrt
       *[other] { $servants } Siegel der Madame: { $servants } Diener kehren
    } von Madame in den Vorrat zurück
}.
event-paid-card-seals = { $player } zahlt { $room ->
    [king] { $seals } Siegel des Königs
   *[madame] { $seals } Siegel der Madame
} mit einer Karte.
event-servants-joined = { $servants ->
    [0] Es sind keine Diener mehr übrig: { $player } geht leer aus.
    [one] { $player } erhält einen der übrigen Diener.
   *[other] { $player } erhält { $servants } der übrigen Diener.
}
event-border = { $player } lässt einen Diener { place-source } auf { $field } zurück.
event-reshuffled = { $cards ->
    [one] Die Ablage wird zum neuen Stapel: { $cards } Karte.
   *[other] Die Ablage wird gemischt: { $cards } Karten bilden den neuen Stapel.
}
event-drew = { $cards ->
    [one] { $player } hat { $cards } Karte gezogen.
   *[other] { $player } hat { $cards } Karten gezogen.
}
event-drawn-card = { $player } zieht { named-card }.
event-drawn-card-hidden = { $player } zieht eine Karte.
event-kept = { $player } behält { named-card }; ein Diener kehrt vom Hintereingang zurück.
event-kept-hidden = { $player } behält eine Karte; ein Diener kehrt vom Hintereingang zurück.
event-discarded = { $cards ->
    [one] { $player } legt { named-card } ab.
   *[other] { $player } legt { $cards } × { named-card } ab.
}
event-last-round = { $nobles ->
    [one] { $nobles } Adliger ist noch im Schlosspark: Die letzte Runde beginnt.
   *[other] { $nobles } Adlige sind noch im Schlosspark: Die letzte Runde beginnt.
}
event-over = Die Partie ist zu Ende.

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

## Ein Spiel im Terminal

title = Palais Royal
turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Runde { $round }
    }
   *[other] Letzte Runde
} · { $player } · { named-phase }
your-turn = { $player }, du bist am Zug.
thinking = { $player } überlegt …
nobles-until-end = { $count ->
    [0] Nach dieser Runde folgt die letzte
    [one] Noch { $count } Adliger bis zum Spielende
   *[other] Noch { $count } Adlige bis zum Spielende
}
last-round = Dies ist die letzte Runde

heading-palace = Schloss
heading-park = Schlosspark
heading-rows = Randreihen
heading-players = Spieler
heading-hand = Deine Handkarten
heading-drawn = Gezogene Karten
heading-choices = Deine Möglichkeiten
heading-log = Was geschehen ist
heading-score = Schlusswertung

column-player = Spieler
column-gold = Gold
column-supply = Vorrat
column-reserve = Übrige
column-cards = Karten
column-nobles = Adlige
column-privileges = Vergünstigungen
column-points = Punkte
column-room = Raum
column-majority = Mehrheitenbonus
column-field = Feld
column-noble = Adliger
column-price = Preis
column-row = Reihe
column-moment = Zeitpunkt
column-effect = Wirkung

left-free = noch { $count } Diener einzusetzen
left-gate = { $count ->
    [one] noch { $count } Diener darf auf das Tor
   *[other] noch { $count } Diener dürfen auf das Tor
}
left-muster = beliebig viele Diener dürfen auf das Tor
left-moves = { $count ->
    [one] noch { $count } Bewegung
   *[other] noch { $count } Bewegungen
}
left-king = { $count ->
    [one] noch { $count } Diener darf zum König
   *[other] noch { $count } Diener dürfen zum König
}
left-madame = { $count ->
    [one] noch { $count } Diener darf zu Madame
   *[other] noch { $count } Diener dürfen zu Madame
}
left-recruitments = { $count ->
    [one] noch { $count } Anwerbung
   *[other] noch { $count } Anwerbungen
}
left-card-seals = noch { $count } Siegel von Karten
missing-office = kein Diener in der Schreibstube
missing-gold = { $count ->
    [one] { $count } Gold fehlt
   *[other] { $count } Gold fehlen
}
missing-king = { $count ->
    [one] { $count } Siegel des Königs fehlt
   *[other] { $count } Siegel des Königs fehlen
}
missing-madame = { $count ->
    [one] { $count } Siegel der Madame fehlt
   *[other] { $count } Siegel der Madame fehlen
}
hand-empty = Du hast keine Karten auf der Hand.
face-down = { $count ->
    [one] { $count } Adliger verdeckt
   *[other] { $count } Adlige verdeckt
}

undo-nothing = In diesem Zug gibt es nichts rückgängig zu machen.
legend = Preis jetzt, Siegel des Königs und der Madame → Punkte · ² zählt doppelt · { $crown } Mehrheitenbonus · { $mitre } durch den Kardinal

## Hinweise

hint-recruit = { $count ->
    [one] Das wirbt den Adligen auf { $fields } für { worth-points } an.
   *[other] Das wirbt die Adligen auf { $fields } für zusammen { worth-points } an.
}
hint-put = So arbeiten deine freien Diener vom ersten Zug an.
hint-majority = Diener ziehen { place-room }, und der Mehrheitenbonus dort wird deiner.
hint-prepare = Das bereitet den Adligen auf { $field } vor; er bringt { worth-points }.
hint-card = { named-card } ist jetzt mehr wert als später.
hint-keep = { named-card } ist mehr wert als der Diener am Hintereingang.
hint-draw = { $cards ->
    [one] { $cards } Karte zum Ansehen; behalte sie, wenn sie dir hilft.
   *[other] { $cards } Karten zur Auswahl; behalte, was dir hilft.
}
hint-gold = Der Plan ist zu sparen: { $gold } Gold für die nächsten Züge.
hint-done = Jetzt ist nichts mehr seinen Preis wert; beende deinen Zug.
hint-step-recruit = Das bringt { worth-points }.
hint-step-noble = Das braucht der Adlige für { worth-points }, um den es in diesem Plan geht.
hint-step-way = Von dort geht der Weg weiter { place-to }.
hint-step-done = In dieser Aktion lohnt sich nichts mehr.
hint-step-pay = Die Siegel müssen bezahlt werden; so geht es am besten.
hint-step-border = Für einen Adligen am Rand bleibt dort ein Diener stehen; er zählt in der Reihe.
hint-step-room = { $room ->
    [court] Auf dem Ehrenhof bringt ein Diener jeden Zug einen weiteren.
    [gate] Neue Diener kosten nichts; vom Tor aus gehen sie an die Arbeit.
    [stairs] Im Treppenhaus gibt ein Diener jeden Zug eine Bewegung.
    [mint] In der Münzerei bringt ein Diener jeden Zug 1 Gold.
    [king] Beim König ist ein Diener ein Siegel für Adlige.
    [madame] Bei Madame ist ein Diener ein Siegel für Adlige.
    [office] In der Schreibstube kann ein Diener einen Adligen anwerben.
    [backdoor] Am Hintereingang zieht ein Diener eine Karte.
   *[cardinal] Beim Kardinal bricht ein Diener den Gleichstand.
}
