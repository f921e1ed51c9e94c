# Palais Royal in English. Rooms, cards, nobles and phases come in as ids; the selectors of each section name them.

## The words of the rulebook

word-servant = servant
word-noble = noble
word-privilege-card = privilege card
word-supply = supply
word-reserve = reserve
word-gold = gold
word-seal = seal
word-majority-bonus = majority bonus
word-park = park
word-row = row

# They serve as names of the players.
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-black = Black

row-lions = row of lions
row-vases = row of vases
row-fountains = row of fountains
row-statues = row of statues

## Rooms, and how a servant comes and goes

room-court = Court of Honour
    .to = to the Court of Honour
    .from = from the Court of Honour
room-gate = Gate
    .to = to the Gate
    .from = from the Gate
room-stairs = Staircase
    .to = to the Staircase
    .from = from the Staircase
room-mint = Mint
    .to = to the Mint
    .from = from the Mint
room-king = King’s Cabinet
    .to = to the King’s Cabinet
    .from = from the King’s Cabinet
room-madame = Madame de Pompadour
    .to = to Madame de Pompadour
    .from = from Madame de Pompadour
room-office = Office
    .to = to the Office
    .from = from the Office
room-backdoor = Back Door
    .to = to the Back Door
    .from = from the Back Door
room-cardinal = Cardinal
    .to = to the Cardinal
    .from = from the Cardinal

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
    [supply] from the supply
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

## Privilege cards

card-majority = Majority
card-muster = Muster
card-march = March
card-moves5 = Five moves
card-moves9 = Nine moves
card-seals = Two seals
card-gold4 = Four gold
card-points2 = Two points
card-points4 = Four points

card-majority-effect = For this turn you have the majority bonus in every room where you have at least one servant.
card-muster-effect = Bring as many of your servants to the Gate as you like.
card-march-effect =
    Bring { $gate ->
        [one] { $gate } more servant
       *[other] { $gate } more servants
    } to the Gate and have { $moves ->
        [one] { $moves } more move
       *[other] { $moves } more moves
    } in action 2.
card-moves5-effect = { more-moves }
card-moves9-effect = { more-moves }
card-seals-effect =
    For this action you have { $seals ->
        [one] { $seals } more seal of either colour
       *[other] { $seals } more seals, of one colour or of both
    }.
card-gold4-effect = Take { $gold } gold at once.
card-points2-effect = { points-at-end }
card-points4-effect = { points-at-end }
more-moves =
    You have { $moves ->
        [one] { $moves } more move
       *[other] { $moves } more moves
    }.
points-at-end = The card stays open before you and brings { worth-points } at the end of the game.

moment-before = before action 1
moment-reinforce = in action 1
moment-move = in action 2
moment-recruit = in action 4
moment-any = at any time in your turn

named-card = { $card ->
    [majority] “{ card-majority }”
    [muster] “{ card-muster }”
    [march] “{ card-march }”
    [moves5] “{ card-moves5 }”
    [moves9] “{ card-moves9 }”
    [seals] “{ card-seals }”
    [gold4] “{ card-gold4 }”
    [points2] “{ card-points2 }”
   *[points4] “{ card-points4 }”
}
for-price = { $price ->
    [0] free of charge
   *[other] for { $price } gold
}

## Nobles and their privileges

noble-one = noble with one servant
noble-three = noble with three servants
noble-gold = gold noble
noble-moves = moves noble
noble-gate = Gate noble
noble-king = noble of the King
noble-madame = noble of Madame
noble-cards = card noble
noble-diagonal = diagonal noble
noble-couple-a = couple A
noble-couple-b = couple B
noble-couple-c = couple C
noble-couple-d = couple D

privilege-gate = { more-servants } to the Gate every turn
privilege-moves =
    { $amount ->
        [one] { $amount } more move
       *[other] { $amount } more moves
    } every turn
privilege-diagonal = diagonal moves
privilege-gold = { $amount } more gold every turn
privilege-king = { more-servants } to the King every turn
privilege-madame = { more-servants } to Madame every turn
privilege-cards =
    { $amount ->
        [one] { $amount } more card
       *[other] { $amount } more cards
    } to look at every turn
privilege-servants = { more-servants } from the reserve at once
more-servants = { $amount ->
    [one] { $amount } more servant
   *[other] { $amount } more servants
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
noble-facts = { named-noble }; costs { cost-gold }{ cost-king }{ cost-madame }; brings { worth-points }{ noble-gives }
cost-gold = { $gold ->
    [0] no gold
   *[other] { $gold } gold
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
    [one] { $king } King’s seal
   *[other] { $king } King’s seals
}
seals-madame = { $madame ->
    [one] { $madame } Madame’s seal
   *[other] { $madame } Madame’s seals
}
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
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
