# Comment Versailles 1682 est proposé, préparé et présenté dans les listes, en français.

game-about = Faveur, charges et promesses hardies devant Louis XIV et la Reine.
game-length = 2 heures
site-learn-link = Apprendre en quatre minutes
site-learn = Apprendre en quatre minutes
site-learn-intro = Qui vous êtes, ce que vous voulez et ce qu’est un tour. Ensuite, jouez : la table vous montre ce que vous pouvez faire.
fact-richest = la plus grande fortune : { NUMBER($count) }

option-livres = { NUMBER($livres) } livres
option-goal = Objectif
option-goal-short = court
option-goal-normal = normal
option-goal-long = long
option-goal-named = { $name }, { $amount }
option-negotiation = Négociation
option-negotiation-off = aucune
option-negotiation-days = aussi longue qu’un tour
option-limit = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
option-limit-none = jusqu’à ce que tous soient prêts
option-payments = Paiements
option-payments-free = libres
option-payments-capped = 2 000 au plus
option-payments-none = aucun
option-bargain = Les offres et les promesses sont notées
option-etiquette = Étiquette
option-etiquette-off = non
option-etiquette-remind = rappel
option-etiquette-fine = amende
option-etiquette-off-about = Personne ne regarde comment vous vous adressez à la cour.
option-etiquette-remind-about = Une faute dans le titre donné à quelqu’un est signalée.
option-etiquette-fine-about = Une faute dans le titre donné à quelqu’un coûte 1 000 livres.
option-exam = Examen
option-party = Premier parti
option-party-random = tiré
option-party-chosen = choisi
option-scale = Cote
option-scale-usual = de −2 à 9
option-scale-ten = de 1 à 10

level-1 = distrait
level-2 = doux
level-3 = convenable
level-4 = rusé
level-5 = fort
levels-intro = Des adversaires à la cour qui n’en savent pas plus que vous n’en sauriez à leur place.
levels-steps = Chaque niveau gagne plus de parties que celui d’en dessous.
levels-note = Un bot reçoit ce que sa place peut savoir et rien d’autre : ni les mains des autres, ni l’ordre des cartes, ni ce que donneront les dés.
