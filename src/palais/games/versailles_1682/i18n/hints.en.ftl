## Hints

hint-plan = This brings the most, by the rules of thumb of the court.
hint-step = It is the next step of the plan.
hint-step-pay = A payment may win a friend.
hint-step-no = Nothing more is worth an action now.
hint-step-yes = A second roll is better than the refusal, an heir better than waiting.
hint-step-draw = A new card opens new ways.
hint-step-take = What lies open there can be yours for one action.
hint-step-play = A card of yours does more now than later.
hint-step-audience = This audience changes most for you now.
hint-step-give = These cards do more in another’s hand.
hint-step-power = The power of an office costs no action.
hint-step-levy = A levy is money for the asking; the King seldom hears of it.
hint-step-income = It pays { $income } livres every round.
hint-step-self = Your own courtier gains by it.
hint-step-spouse = { $who } shares every income with you.
hint-step-leader = { $who } leads with { $fortune } livres.
hint-step-courtier = { $who } has { $fortune } livres and matters here.
hint-step-route = { $chance } %: the better of the ways.
hint-step-place = There your cards are worth more than those of others.
hint-step-direction = A word moves one or two points, or more.
hint-step-country = This country matters most for the parties at court.
hint-step-sex = Your cards suit this courtier better.
