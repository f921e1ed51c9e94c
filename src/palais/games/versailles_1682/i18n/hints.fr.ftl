## Conseils

hint-plan = C’est ce qui rapporte le plus, selon les usages de la cour.
hint-step = C’est l’étape suivante du plan.
hint-step-pay = Un paiement peut gagner un ami.
hint-step-no = Plus rien ne vaut une action maintenant.
hint-step-yes = Un second jet vaut mieux que le refus, un héritier mieux que l’attente.
hint-step-draw = Une nouvelle carte ouvre de nouvelles voies.
hint-step-take = Ce qui est là à découvert peut être à vous pour une action.
hint-step-play = Une de vos cartes fait plus maintenant que plus tard.
hint-step-audience = Cette audience change le plus pour vous maintenant.
hint-step-give = Ces cartes font plus dans une autre main.
hint-step-power = Le pouvoir d’une charge ne coûte pas d’action.
hint-step-levy = Une levée est de l’argent facile ; le Roi l’apprend rarement.
hint-step-income = Cela rapporte { $income } livres à chaque manche.
hint-step-self = Votre propre courtisan y gagne.
hint-step-spouse = { $who } partage chaque revenu avec vous.
hint-step-leader = { $who } mène avec { $fortune } livres.
hint-step-courtier = { $who } a { $fortune } livres et compte ici.
hint-step-route = { $chance } % : la meilleure des voies.
hint-step-place = Là, vos cartes valent plus que celles des autres.
hint-step-direction = Une parole fait bouger un ou deux points, ou plus.
hint-step-country = Ce pays compte le plus pour les partis à la cour.
hint-step-sex = Vos cartes conviennent mieux à ce courtisan.
