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

## Headings

title = Palais Royal
heading-palace = Palace
heading-park = Park
heading-players = Players
heading-hand = Your hand
heading-drawn = Cards drawn
heading-score = Final scoring
column-points = Points
column-noble = Noble
left-card-seals = { $count ->
    [one] { $count } seal from cards left
   *[other] { $count } seals from cards left
}
hand-empty = You have no cards in hand.
face-down = { $count ->
    [one] { $count } noble face down
   *[other] { $count } nobles face down
}
column-player = Player
column-gold = Gold
column-supply = Supply
column-reserve = Reserve
column-cards = Cards
column-nobles = Nobles
column-privileges = Privileges
column-room = Room
column-majority = Majority bonus
column-field = Field
column-price = Price
column-row = Row
column-moment = When
column-effect = Effect
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
