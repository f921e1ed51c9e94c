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
