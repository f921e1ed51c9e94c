## A game in the terminal

header-round = Round { $round }
header-place = the court is { place-name }
header-queen = a Queen { queen-from }
header-no-queen = no Queen: the King may marry again
header-regency = regency until round { $round }: the Queen is Regent
header-war = at war with { country-name }
header-goal = first to { $goal } livres
heading-scale = The apartments: who stands where
heading-chance = chance in %
scale-legend = Up to { $exile }: exile and Bastille in reach; up to { $bastille }: the Bastille. From { $word } on a word counts more.
heading-turns = Turns:
heading-house = King’s House
heading-piles = { $pile } cards to draw, { $discard } discarded{ $signed ->
    [0] {""}
    [one] , one signed warrant in somebody’s hand
   *[other] , { $signed } signed warrants in hands
}
heading-hand = Your hand
hand-empty = You have no cards.
house-empty = Nothing lies in the King’s House.
column-player = Player
column-courtier = Courtier
column-standing = King / Queen
column-fortune = Livres
column-cards = Hand
per-round = +{ $livres } a round
rounds-left = { $rounds ->
    [none] –
    [one] 1 round
   *[other] { $rounds } rounds
}
seen-cards = you have seen: { $cards }
married-to = married to { $who }
you = you
left = { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}{ $power ->
    [free] , power unused
    [used] , power used
   *[none] {""}
}
no-means-retire = stay where you are
no-means-negotiate = you are ready
no-means-main = { $income ->
    [none] end the turn; the Steward’s income comes in the second turn
   *[other] end the turn and receive { $income } livres
}
no-means-give-second = one card is enough
no-means-reroll = accept the refusal
note-chance = { $chance } %{ $again ->
    [none] {""}
   *[other] , { $again } % with your office
}{ $scale ->
    [none] {""}
    [king] ; if not, your standing with the King falls to { $after }
   *[queen] ; if not, your standing with the Queen falls to { $after }
}
note-through = { $chance } %: first she must listen, then he{ $again ->
    [none] {""}
   *[other] ; { $again } % with your office
}
change-standing = { scale-short } { $before } → { $after }
change-income = { $before } → { $after } livres a round
change-fortune = { $before } → { $after } livres
change-king-dies = the King dies
change-queen-dies = the Queen dies
change-none = nothing
intro = You are the family { $family } at the court of Louis XIV; { $others } play the other families. One of your family lives at court, now a man, now a woman, and seeks the favour of King and Queen: titles, pensions and offices pay every round. The first family with { $goal } livres wins.
intro-hand = These are your first cards. Some offices are for men, some for women: choose whom you send to court. You can be refused, robbed of your office, married without being asked, exiled, arrested or poisoned; so can the others. Type ? for help, w and a thing to ask about it, r and a number for a rule.
for-others = for others
