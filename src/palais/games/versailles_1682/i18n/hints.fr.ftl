## Conseils

hint-ask = Accordée, la carte « { card-name } » vous rapporte { $livres } livres à chaque tour de table.
hint-ask-spouse = Accordée, la carte « { card-name } » rapporte { $livres } livres à chaque tour de table, dont la moitié pour vous.
hint-warrant = Une lettre de cachet signée envoie un rival à la Bastille.
hint-withdraw = Vous prenez à { $rival } sa charge ({ card-name }) : { $livres } livres à chaque tour de table.
hint-withdraw-from = { $rival } perd sa charge ({ card-name }) et { $livres } livres à chaque tour de table.
hint-speak-up = Un mot en faveur de { $rival } vous sert aussi.
hint-speak-down = { $rival } est votre rivalité la plus dangereuse ; moins de faveur, moins de grâces.
hint-marry = Un mariage avec { $rival } partage les deux revenus, et vous y gagnez.
hint-remarry = Une reine de votre pays vous est favorable.
hint-release = Vous gagnez davantage si { $rival } retrouve la liberté.
hint-recall = Vous gagnez davantage si { $rival } revient à la cour.
hint-favour = La carte « { card-name } » rend vos prochaines demandes plus sûres.
hint-rival = La carte « { card-name } » frappe { $rival }, qui vous sépare de la victoire.
hint-card = La carte « { card-name } » change la cour à votre avantage.
hint-take = La carte « { card-name } » de la Maison du Roi vaut mieux qu’une carte inconnue.
hint-discard = La carte « { card-name } » est celle dont vous avez le moins besoin.
hint-draw = Rien dans votre main ne mérite une demande pour l’instant ; une nouvelle carte, peut-être.
hint-power = Le pouvoir de votre charge ne coûte pas d’action.
hint-levy = Une levée ne coûte pas d’action et rapporte aussitôt.
hint-place = Davantage de vos cartes peuvent y être jouées.
hint-ready = Rien ne vaut un paiement pour l’instant.
hint-courtier = C’est ce qui va le mieux avec votre main.
hint-retire = Quelqu’un de nouveau servira mieux la famille.
hint-done = Rien de plus ne vaut son prix ; terminez votre tour.
hint-step = C’est l’étape suivante du plan.
hint-step-pay = Un paiement peut gagner un ami.
