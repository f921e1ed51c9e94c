# Palais Royal in het Nederlands. Kamers, kaarten, edelen en fasen komen binnen met hun kenwoord; de keuzelijsten benoemen ze.

## De woorden van de spelregels

word-servant = dienaar
word-noble = edele
word-privilege-card = privilegekaart
word-supply = voorraad
word-reserve = overige dienaars
word-gold = goud
word-seal = zegel
word-majority-bonus = meerderheidsbonus
word-park = kasteelpark
word-row = rij

# Ze dienen als namen van de spelers.
colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-black = Zwart

row-lions = leeuwenrij
row-vases = vazenrij
row-fountains = fonteinenrij
row-statues = beeldenrij

## Kamers, en hoe een dienaar komt en gaat

room-court = Erehof
    .to = naar het Erehof
    .from = van het Erehof
room-gate = Poort
    .to = naar de Poort
    .from = van de Poort
room-stairs = Trappenhuis
    .to = naar het Trappenhuis
    .from = uit het Trappenhuis
room-mint = Muntslagerij
    .to = naar de Muntslagerij
    .from = uit de Muntslagerij
room-king = Kabinet van de koning
    .to = naar het Kabinet van de koning
    .from = uit het Kabinet van de koning
room-madame = Madame de Pompadour
    .to = naar Madame de Pompadour
    .from = van Madame de Pompadour
room-office = Bureau
    .to = naar het Bureau
    .from = uit het Bureau
room-backdoor = Achteringang
    .to = naar de Achteringang
    .from = van de Achteringang
room-cardinal = Kardinaal
    .to = naar de Kardinaal
    .from = van de Kardinaal

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
    [supply] uit de voorraad
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

## Privilegekaarten

card-majority = Meerderheid
card-muster = Oproep
card-march = Opmars
card-moves5 = Vijf bewegingen
card-moves9 = Negen bewegingen
card-seals = Twee zegels
card-gold4 = Vier goud
card-points2 = Twee punten
card-points4 = Vier punten

card-majority-effect = Deze beurt heb je de meerderheidsbonus in elke kamer waar je minstens één dienaar hebt.
card-muster-effect = Stuur zoveel van je dienaars naar de Poort als je wilt.
card-march-effect =
    Stuur { $gate ->
        [one] { $gate } extra dienaar
       *[other] { $gate } extra dienaars
    } naar de Poort; in actie 2 heb je { $moves ->
        [one] { $moves } extra beweging
       *[other] { $moves } extra bewegingen
    }.
card-moves5-effect = { more-moves }
card-moves9-effect = { more-moves }
card-seals-effect =
    Voor deze actie heb je { $seals ->
        [one] { $seals } extra zegel in een kleur naar keuze
       *[other] { $seals } extra zegels, gelijk of verschillend
    }.
card-gold4-effect = Neem meteen { $gold } goud.
card-points2-effect = { points-at-end }
card-points4-effect = { points-at-end }
more-moves =
    Je hebt { $moves ->
        [one] { $moves } extra beweging
       *[other] { $moves } extra bewegingen
    }.
points-at-end = De kaart blijft open voor je liggen en levert aan het einde van het spel { worth-points } op.

moment-before = vóór actie 1
moment-reinforce = in actie 1
moment-move = in actie 2
moment-recruit = in actie 4
moment-any = op elk moment van je beurt

named-card = { $card ->
    [majority] ‘{ card-majority }’
    [muster] ‘{ card-muster }’
    [march] ‘{ card-march }’
    [moves5] ‘{ card-moves5 }’
    [moves9] ‘{ card-moves9 }’
    [seals] ‘{ card-seals }’
    [gold4] ‘{ card-gold4 }’
    [points2] ‘{ card-points2 }’
   *[points4] ‘{ card-points4 }’
}
for-price = { $price ->
    [0] gratis
   *[other] voor { $price } goud
}

## Edelen en hun voordelen

noble-one = edele met één dienaar
noble-three = edele met drie dienaars
noble-gold = edele met goud
noble-moves = edele met bewegingen
noble-gate = edele van de Poort
noble-king = edele van de koning
noble-madame = edele van Madame
noble-cards = edele met kaarten
noble-diagonal = edele met diagonalen
noble-couple-a = paar A
noble-couple-b = paar B
noble-couple-c = paar C
noble-couple-d = paar D

privilege-gate = elke beurt { more-servants } naar de Poort
privilege-moves =
    elke beurt { $amount ->
        [one] { $amount } extra beweging
       *[other] { $amount } extra bewegingen
    }
privilege-diagonal = ook diagonale bewegingen
privilege-gold = elke beurt { $amount } extra goud
privilege-king = elke beurt { more-servants } naar de koning
privilege-madame = elke beurt { more-servants } naar Madame
privilege-cards =
    elke beurt { $amount ->
        [one] { $amount } extra kaart
       *[other] { $amount } extra kaarten
    } om uit te kiezen
privilege-servants = meteen { more-servants } in de voorraad
more-servants = { $amount ->
    [one] { $amount } extra dienaar
   *[other] { $amount } extra dienaars
}

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
noble-facts = { named-noble }; kost { cost-gold }{ cost-king }{ cost-madame }; levert op: { worth-points }{ noble-gives }
cost-gold = { $gold ->
    [0] geen goud
   *[other] { $gold } goud
}
cost-king = { $king ->
    [0] { "" }
   *[other] , { seals-king }
}
cost-madame = { $madame ->
    [0] { "" }
   *[other] , { seals-madame }
}
seals-king = { $king ->
    [one] { $king } zegel van de koning
   *[other] { $king } zegels van de koning
}
seals-madame = { $madame ->
    [one] { $madame } zegel van Madame
   *[other] { $madame } zegels van Madame
}
worth-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
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
