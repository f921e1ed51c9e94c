## Hints

hint-ask = Granted, the card { card-name } pays you { $livres } livres every round.
hint-ask-spouse = Granted, the card { card-name } pays { $livres } livres every round, and half of it is yours.
hint-warrant = A signed warrant sends a rival to the Bastille.
hint-withdraw = You take over the office of { card-name } from { $rival }: { $livres } livres every round.
hint-withdraw-from = { $rival } loses the office of { card-name } and { $livres } livres every round.
hint-speak-up = A word for { $rival } helps you, too.
hint-speak-down = { $rival } is your most dangerous rival; with less standing less is granted.
hint-marry = A marriage with { $rival } shares both incomes, and you gain by it.
hint-remarry = A Queen of your country likes you.
hint-release = It is worth more to you if { $rival } is free.
hint-recall = It is worth more to you if { $rival } returns.
hint-favour = The card { card-name } makes your next requests safer.
hint-rival = The card { card-name } hits { $rival }, who stands between you and the win.
hint-card = The card { card-name } changes the court to your advantage.
hint-take = The card { card-name } from the King’s House is worth more than an unknown one.
hint-discard = You need the card { card-name } least.
hint-draw = Nothing in your hand is worth asking for now; a new card may be.
hint-power = The power of your office costs no action.
hint-levy = A levy costs no action and brings money at once.
hint-place = There more of your cards can be played.
hint-ready = Nothing is worth paying for now.
hint-courtier = This goes best with the cards in your hand.
hint-retire = A new courtier does more for the family than this one can.
hint-done = Nothing more is worth its price now; end your turn.
hint-step = It is the next step of the plan.
hint-step-pay = A payment may win a friend.
