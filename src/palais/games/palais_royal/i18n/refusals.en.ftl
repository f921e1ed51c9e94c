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
why-field-servant = A servant stands on this field until the end of the game; choose a field with a noble.
why-row = At the end of the game the most servants in this row bring { $first } points and the second most { $second }. A servant comes here when you recruit a noble of the row.
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
   *[other] { " " }King’s seals: needs { $king }, you have { $myking }.
}
why-madame = { $lackmadame ->
    [0] { "" }
   *[other] { " " }Madame’s seals: needs { $madame }, you have { $mymadame }.
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
