# How Versailles 1682 is offered, set up and stands in lists, in English.

game-about = Favour, offices and bold promises before Louis XIV and his Queen.
game-length = 2 hours
site-learn-link = Learn it in four minutes
site-learn = Learn it in four minutes
site-learn-intro = Who you are, what you want and what a turn is. Then play: the table shows you what you can do.
fact-richest = the richest has { NUMBER($count) }

option-livres = { NUMBER($livres) } livres
option-goal = Goal
option-goal-short = short
option-goal-normal = normal
option-goal-long = long
option-goal-named = { $name }, { $amount }
option-negotiation = Negotiation
option-negotiation-off = none
option-negotiation-days = as long as a turn
option-limit = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
option-limit-none = until all are ready
option-payments = Payments
option-payments-free = free
option-payments-capped = 2,000 at most
option-payments-none = none
option-bargain = Offers and promises are noted
option-etiquette = Etiquette
option-etiquette-off = off
option-etiquette-remind = remind
option-etiquette-fine = fine
option-etiquette-off-about = Nobody minds how you address the court.
option-etiquette-remind-about = A slip in the form of address is pointed out.
option-etiquette-fine-about = A slip in the form of address costs 1,000 livres.
option-exam = Exam
option-party = First party
option-party-random = drawn
option-party-chosen = chosen
option-scale = Standing
option-scale-usual = −2 to 9
option-scale-ten = 1 to 10

level-1 = absent-minded
level-2 = gentle
level-3 = fair
level-4 = shrewd
level-5 = strong
levels-intro = Opponents at court that know no more than you would in their seat.
levels-steps = Each level wins more games than the one below it.
levels-note = A bot gets what its seat may know and nothing else: no hands of others, no order of the cards, nothing of what the dice will bring.
