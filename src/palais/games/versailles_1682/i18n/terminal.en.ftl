## A game in the terminal

no-means-retire = stay where you are
no-means-negotiate = you are ready
no-means-main = end the turn
no-means-give-second = one card is enough
no-means-reroll = accept the refusal
column-player = Player
column-status = Courtier
column-standing = K / Q
column-fortune = Livres
column-cards = Cards
column-before = Lies before the courtier
heading-hand = Your hand
heading-house = King’s House
hand-empty = You have no cards.
header = Round { $round } · { place-name } · the goal is { $goal } livres
header-queen = a Queen { queen-from }
header-no-queen = no Queen
header-regency = regency: the Queen is Regent
header-war = at war with { country-name }
left = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}, power { $used ->
    [1] used
   *[0] unused
}
