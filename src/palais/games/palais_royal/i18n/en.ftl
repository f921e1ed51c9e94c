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

## The turn

phase-setup = Setting up
phase-reinforce = Reinforcements
phase-move = Moving
phase-income = Income
phase-recruit = Recruiting
phase-cards = Cards
phase-pay = Paying the seals
phase-border = A servant for the border row
phase-keep = Keeping cards
phase-over = Game over

turn-action-1 = Court of Honour: bring new servants to the Gate
turn-action-2 = Staircase: move servants through the palace
turn-action-3 = Mint, King and Madame: take gold, win seals
turn-action-4 = Park: recruit nobles
turn-action-5 = Back Door: draw privilege cards

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

## What can be chosen

choose-done = Nothing more to do here?
choose-play = Which card will you play?
choose-put = Which room does the next servant go to?
choose-reinforce = Where does the new servant for the Gate come from?
choose-move = Which servant moves where?
choose-king = Where does the new servant for the King come from?
choose-madame = Where does the new servant for Madame come from?
choose-recruit = Which noble will you recruit?
choose-pay = Which seals do your cards pay?
choose-border = Where does the servant for the border row come from?
choose-draw = Do you want to draw cards?
choose-keep = Which card will you keep?

action-done = End this action
action-play = Play { named-card } { for-price }
action-put = Send a servant { place-room }
action-reinforce = Bring a servant to the Gate { place-source }
action-move = Move a servant { place-from } { place-to }
action-king = Send a servant to the King { place-source }
action-madame = Send a servant to Madame { place-source }
action-recruit = Recruit the noble on { $field }
action-pay = { $king ->
    [0] { $madame ->
        [0] Pay all seals with servants
       *[other] Pay { seals-madame } with cards, the others with servants
    }
   *[other] { $madame ->
        [0] Pay { seals-king } with cards, the others with servants
       *[other] Pay { seals-king } and { seals-madame } with cards, the others with servants
    }
}
action-border = Leave a servant { place-source } on the field
action-draw = Draw cards
action-keep = Keep { named-card }

## What happened

event-started = A game for { $players } players begins. { $player } is the start player.
event-put = { $player } sends a servant { place-room }.
because = { $servants ->
    [0] { $nobles ->
        [0] { $card } by a card
       *[other] { $nobles } by nobles{ because-card }
    }
    [one] { $servants } servant{ because-majority }{ because-nobles }{ because-card }
   *[other] { $servants } servants{ because-majority }{ because-nobles }{ because-card }
}
because-majority = { $majority ->
    [0] { "" }
   *[other] , the majority
}
because-nobles = { $nobles ->
    [0] { "" }
   *[other] , { $nobles } by nobles
}
because-card = { $card ->
    [0] { "" }
   *[other] , { $card } by a card
}
because-gate = { $gate ->
    [0] { "" }
    [one] { " " }{ $gate } arrival at the Gate: { because }.
   *[other] { " " }{ $gate } arrivals at the Gate: { because }.
}
because-moves = { $moves ->
    [0] { "" }
    [one] { " " }{ $moves } move: { because }.
   *[other] { " " }{ $moves } moves: { because }.
}
event-turn = { $last ->
    [0] Round { $round }: { $player } is to play.{ because-gate }
   *[other] Round { $round }, the last one: { $player } is to play.{ because-gate }
}
event-phase = { $player } goes on. Next: { named-phase }.{ because-moves }
event-card-played = { $player } plays { named-card } { for-price }.
event-reinforced = { $player } brings a servant to the Gate { place-source }.
event-moved = { $player } moves a servant { place-from } { place-to }.
event-gold-taken = { $player } takes { $gold } gold: { because }.
event-king-placed = { $player } sends a servant to the King { place-source }.
event-madame-placed = { $player } sends a servant to Madame { place-source }.
event-recruited = { $player } recruits the noble on { $field }: { named-noble }, { worth-points }.
event-paid-gold = { $player } pays { cost-gold }{ $discount ->
    [0] { "" }
    [one] { " " }({ $discount } free field next to it)
   *[other] { " " }({ $discount } free fields next to it)
}.
event-paid-seals = { $player } pays { $room ->
    [king] { $servants ->
        [one] { $servants } King’s seal: a servant returns
       *[other] { $servants } King’s seals: { $servants } servants return
    } from the King to the supply
   *[madame] { $servants ->
        [one] { $servants } Madame’s seal: a servant returns
       *[other] { $servants } Madame’s seals: { $servants } servants return
    } from Madame to the supply
}.
event-paid-card-seals = { $player } pays { $room ->
    [king] { $seals ->
        [one] { $seals } King’s seal
       *[other] { $seals } King’s seals
    }
   *[madame] { $seals ->
        [one] { $seals } Madame’s seal
       *[other] { $seals } Madame’s seals
    }
} with a card.
event-servants-joined = { $servants ->
    [0] The reserve is empty: no new servant for { $player }.
    [one] { $player } gets { $servants } new servant from the reserve.
   *[other] { $player } gets { $servants } new servants from the reserve.
}
event-border = { $player } leaves a servant { place-source } on { $field }.
event-reshuffled = { $cards ->
    [one] The discard pile becomes the new pile: { $cards } card.
   *[other] The discard pile is shuffled into a new pile of { $cards } cards.
}
event-drew = { $cards ->
    [one] { $player } has drawn { $cards } card.
   *[other] { $player } has drawn { $cards } cards.
}
event-drawn-card = { $player } draws { named-card }.
event-drawn-card-hidden = { $player } draws a card.
event-kept = { $player } keeps { named-card }; a servant returns from the Back Door.
event-kept-hidden = { $player } keeps a card; a servant returns from the Back Door.
event-discarded = { $cards ->
    [one] { $player } discards { named-card }.
   *[other] { $player } discards { $cards } × { named-card }.
}
event-last-round = { $nobles ->
    [one] { $nobles } noble is left in the park: the last round begins.
   *[other] { $nobles } nobles are left in the park: the last round begins.
}
event-over = The game is over.

## Why something is refused, and what to do

refusal-legal = This is allowed; go ahead.
refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = It is not your turn; wait until the others have played.
refusal-no-such-action = There is no such action; choose one from the list.
refusal-not-now = This is not possible at this point of the turn; choose one of the actions on offer.
refusal-no-servant-there = You have no servant there; take one from somewhere else.
refusal-supply-first = There are still servants in your supply; take the new one from there.
refusal-same-room = The servant would come from the very room it goes to; take one from another room.
refusal-none-left = You have placed all the servants you may place there; end the action or do something else.
refusal-no-moves-left = You have no moves left; play a card that gives some, or end the action.
refusal-not-next-to = These rooms are not next to each other; move room by room.
refusal-no-such-card = You do not have this card; play one from your hand.
refusal-not-its-moment = This is not the moment for this card; keep it until its moment comes.
refusal-not-enough-gold = You do not have enough gold; choose something cheaper.
refusal-no-office = You have no servant in the Office to recruit with; end the action.
refusal-no-noble-there = There is no noble on this field; choose a field with one.
refusal-not-enough-king-seals = You lack King’s seals; play a card that gives seals, or choose another noble.
refusal-not-enough-madame-seals = You lack Madame’s seals; play a card that gives seals, or choose another noble.
refusal-wrong-payment = The seals cannot be paid like this; choose one of the payments on offer.
refusal-must-finish = Something is still unfinished; choose one of the actions on offer to complete it.
refusal-nobody-at-back-door = You have no servant at the Back Door; end the action.
refusal-no-cards-left = There are no cards left to draw; end the action.
refusal-card-not-drawn = You have not drawn this card; keep another one or end the action.
why-unfinished = First complete the recruitment you have begun.
why-recruit-setup = First everyone places the free servants; nobles are recruited in the rounds after that.
why-recruit-later = Nobles are recruited in action 4; this is action { $action }: { named-phase }.
why-recruit-over = Action 4 is over; no more nobles in this turn.
why-noble = Not within reach yet.{ why-office }{ why-gold }{ why-king }{ why-madame }
why-office = { $office ->
    [0] { "" }
   *[other] { " " }No servant in the Office to recruit with.
}
why-gold = { $lackgold ->
    [0] { "" }
   *[other] { " " }Gold: needs { $gold }, you have { $mygold }.
}
why-king = { $lackking ->
    [0] { "" }
   *[other] { " " }Seals of the King: needs { $king }, you have { $myking }.
}
why-madame = { $lackmadame ->
    [0] { "" }
   *[other] { " " }Seals of Madame: needs { $madame }, you have { $mymadame }.
}
named-moment = { $moment ->
    [before] { moment-before }
    [reinforce] { moment-reinforce }
    [move] { moment-move }
    [recruit] { moment-recruit }
   *[any] { moment-any }
}
why-card-setup = { named-card } can be played in your turns; now the free servants are placed.
why-card-unfinished = First complete the recruitment; then { named-card } can be played again.
why-card-moment = { named-card } is played { named-moment }; this is action { $action }: { named-phase }.
why-card-begun = { named-card } is played { named-moment }, and that has begun.
why-card-gold = { named-card } costs { $price } gold; you have { $mygold }.
why-keep-nobody = A card kept costs a servant at the Back Door, and you have none left there for { named-card }.
why-keep-later = { named-card } can be kept when you have drawn it at the Back Door.
why-nobody-there = You have no servant there.
why-gate-none = No more servants may come to the Gate now.
why-gate-only = New servants go from your supply to the Gate, and only there, in this action.
why-gate-itself = The Gate is where they go; choose a lit room that a servant leaves.
why-too-far = { $moves ->
    [one] That takes { $moves } move; you have { $left } left.
   *[other] That takes { $moves } moves; you have { $left } left.
}
why-offer-none = { $room ->
    [king] No more new servants go to the King in this action: the majority there gives one, and so does each noble of his.
   *[madame] No more new servants go to Madame in this action: the majority there gives one, and so does each noble of hers.
}
why-offer-nobody = { $room ->
    [king] Your supply is empty, and nobody is left in another room to send to the King.
   *[madame] Your supply is empty, and nobody is left in another room to send to Madame.
}
why-income-none = No more new servants are to be placed in this action; the Mint has paid by itself.
why-income-only = In this action new servants go to the King and to Madame only.
why-room-recruit = In action 4 you choose nobles in the park; servants walk in action 2.
why-room-cards = In action 5 only your servants at the Back Door do something: they draw cards.
why-room-keep = The cards are drawn: choose which of them to keep, or end your turn.
why-purse-gold = Gold pays for nobles and cards; the Mint brings it in action 3.
why-purse-king = Each of your servants at the King is a seal; recruiting in action 4 sends him back to the supply.
why-purse-madame = Each of your servants at Madame is a seal; recruiting in action 4 sends him back to the supply.
why-purse-supply = New servants come from your supply: to the Gate in action 1, to the King and Madame in action 3.
why-purse-reserve = Servants of the reserve come into play only through nobles that bring servants.
why-purse-office = Each of your servants in the Office can recruit one noble in action 4.
idle-gate = Nobody else may come to the Gate.
idle-gate-never = No servant in the Court of Honour: nobody comes to the Gate.
idle-gate-nobody = Nobody is left to come to the Gate.
idle-moves = All moves are made.
idle-moves-never = No servant on the Staircase: no moves.
idle-moves-nobody = No servant in the palace to move.
idle-income = All new servants are placed.
idle-income-never = No majority at the King or Madame: no new servant there.
idle-income-nobody = Nobody is left to send to the King or Madame.
idle-office = No servant is left in the Office.
idle-office-never = No servant in the Office: no recruitment.
idle-park = No noble is left in the park.
idle-purse = No noble fits your gold and seals now.
idle-backdoor = No servant at the Back Door: no cards.
idle-pile = No cards are left to draw.

## Score and majorities

score-nobles = Nobles
score-played = Cards played
score-hand = Cards in hand
score-lions = Row of lions
score-vases = Row of vases
score-fountains = Row of fountains
score-statues = Row of statues
score-total = Total

majority-most = most servants
majority-cardinal = tie broken by the Cardinal
majority-card = card “{ card-majority }”
majority-tied = tie, nobody
majority-empty = empty

winner = { $player } wins with { with-points }!
winner-cardinal = { $player } wins with { with-points }: the Cardinal breaks the tie!
winner-shared = { $players } share the win with { with-points } each!
winner-shared-cardinal = { $players } share the win with { with-points } each: the Cardinal has ruled out the others.
with-points = { worth-points }
list-end = { $rest } and { $last }

## A game in the terminal

title = Palais Royal
turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Round { $round }
    }
   *[other] Last round
} · { $player } · { named-phase }
your-turn = { $player }, it is your turn.
thinking = { $player } is thinking …
nobles-until-end = { $count ->
    [0] After this round comes the last one
    [one] { $count } noble left until the end
   *[other] { $count } nobles left until the end
}
last-round = This is the last round

heading-palace = Palace
heading-park = Park
heading-rows = Border rows
heading-players = Players
heading-hand = Your hand
heading-drawn = Cards drawn
heading-choices = Your choices
heading-log = What happened
heading-score = Final scoring

column-player = Player
column-gold = Gold
column-supply = Supply
column-reserve = Reserve
column-cards = Cards
column-nobles = Nobles
column-privileges = Privileges
column-points = Points
column-room = Room
column-majority = Majority bonus
column-field = Field
column-noble = Noble
column-price = Price
column-row = Row
column-moment = When
column-effect = Effect

left-free = { $count ->
    [one] { $count } servant still to place
   *[other] { $count } servants still to place
}
left-gate = { $count ->
    [one] { $count } servant may still come to the Gate
   *[other] { $count } servants may still come to the Gate
}
left-muster = any number of servants may come to the Gate
left-moves = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
left-king = { $count ->
    [one] { $count } servant may still go to the King
   *[other] { $count } servants may still go to the King
}
left-madame = { $count ->
    [one] { $count } servant may still go to Madame
   *[other] { $count } servants may still go to Madame
}
left-recruitments = { $count ->
    [one] { $count } recruitment left
   *[other] { $count } recruitments left
}
left-card-seals = { $count ->
    [one] { $count } seal from cards left
   *[other] { $count } seals from cards left
}
missing-office = no servant in the Office
missing-gold = { $count } gold missing
missing-king = { $count ->
    [one] { $count } King’s seal missing
   *[other] { $count } King’s seals missing
}
missing-madame = { $count ->
    [one] { $count } Madame’s seal missing
   *[other] { $count } Madame’s seals missing
}
hand-empty = You have no cards in hand.
face-down = { $count ->
    [one] { $count } noble face down
   *[other] { $count } nobles face down
}

undo-nothing = There is nothing to take back in this turn.
legend = price now, seals of the King and of Madame → points · ² counts double · { $crown } majority bonus · { $mitre } by the Cardinal

## Hints

hint-recruit = { $count ->
    [one] This recruits the noble on { $fields } for { worth-points }.
   *[other] This recruits the nobles on { $fields } for { worth-points } together.
}
hint-put = Like this your free servants are at work from the first turn on.
hint-majority = Servants go { place-room }, and the majority bonus there becomes yours.
hint-prepare = This prepares the noble on { $field }, who brings { worth-points }.
hint-card = { named-card } is worth more now than later.
hint-keep = { named-card } is worth more than the servant at the Back Door.
hint-draw = { $cards ->
    [one] { $cards } card to look at; keep it if it helps you.
   *[other] { $cards } cards to choose from; keep what helps you.
}
hint-gold = The plan is to save: { $gold } gold for the next turns.
hint-done = Nothing more is worth its price now; end your turn.
hint-step-recruit = It brings { worth-points }.
hint-step-noble = It is needed for the noble of { worth-points } in this plan.
hint-step-way = From there the way goes on { place-to }.
hint-step-done = Nothing more in this action is worth it.
hint-step-pay = The seals must be paid; this is the best of the ways.
hint-step-border = A noble of the border leaves a servant there, who counts in the row.
hint-step-room = { $room ->
    [court] In the Court of Honour a servant brings another one each turn.
    [gate] New servants cost nothing; from the Gate they go to work.
    [stairs] On the Staircase a servant gives one move each turn.
    [mint] In the Mint a servant brings one gold each turn.
    [king] With the King a servant is a seal for nobles.
    [madame] With Madame a servant is a seal for nobles.
    [office] In the Office a servant can recruit a noble.
    [backdoor] At the Back Door a servant draws a card.
   *[cardinal] With the Cardinal a servant breaks ties.
}
