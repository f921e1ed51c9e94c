# Les leçons de Versailles 1682, en français. Deux phrases courtes par étape ; la dernière dit quoi faire.

lesson-family-title = Famille et fortune
lesson-family-about = piocher, hériter, toucher un revenu
lesson-family-1 = Vous menez une famille à la cour. La première à 50 000 livres au Grand Registre gagne, et la plus riche s’il y en a plusieurs.
lesson-family-2 = Un tour a deux actions. La plus simple est une nouvelle carte : **piochez-en une.**
lesson-family-3 = Votre main est secrète jusqu’à ce que vous jouiez. **Jouez « Héritage » sur votre propre famille** : 3 000 livres.
lesson-family-3-other = Cela aurait aussi un effet. Dans cette leçon, jouez « Héritage » sur votre propre famille.
lesson-family-4 = Après deux actions, le tour finit par votre revenu : 500 de rentes, et ce que paient titres, charges et pensions. C’est cela qu’il vous faut.

lesson-standing-title = La cote à la cour
lesson-standing-about = monter, calomnier un rival
lesson-standing-1 = Votre cote auprès du Roi et auprès de la Reine va de −2 à 9 : une enfilade pour chacune. Plus haut, plus près de la couronne.
lesson-standing-2 = Certaines cartes élèvent, d’autres abaissent. **Jouez « Comédie à la cour » sur vous-même.**
lesson-standing-2-other = Pas celle-là maintenant. Jouez « Comédie à la cour » sur vous-même.
lesson-standing-3 = Deux pas plus haut. À présent un rival : **jouez « Calomnie » sur le dernier des trois courtisans.**
lesson-standing-3-other = Pas celle-là maintenant. Jouez « Calomnie » sur le dernier des trois.
lesson-standing-4 = Qui est au plus bas peut être exilé ou mis à la Bastille par une carte. La cote vous protège, et c’est avec elle que l’on demande des faveurs.

lesson-request-title = Une requête au Roi
lesson-request-about = demander, lancer le dé, obtenir une pension
lesson-request-1 = Titres, pensions et charges sont des requêtes : ils paient à chaque manche. La couronne décide par un dé de dix : votre cote ou moins, c’est oui.
lesson-request-2 = Votre cote est 5, soit 5 chances sur 10. **Jouez « Petite pension » pour vous-même, droit au Roi.**
lesson-request-2-other = Dans cette leçon, demandez la « Petite pension », pour vous-même et au Roi.
lesson-request-3 = Un quatre : accordé. La carte est devant vous et paie 1 000 livres à chaque manche.
lesson-request-4 = Encore une action : **demandez « Comte », pour vous-même et au Roi.**
lesson-request-4-other = Dans cette leçon, demandez « Comte », pour vous-même et au Roi.
lesson-request-5 = Un dix : refusé. Il en coûte un point de cote, et la carte est à la Maison du Roi, où chacun peut la prendre.

lesson-audience-title = Une audience
lesson-audience-about = se marier par la Reine, intervenir
lesson-audience-1 = Sans carte, on peut demander audience : se marier, parler pour ou contre d’autres, libérer. Votre cote est basse auprès du Roi, haute auprès de la Reine.
lesson-audience-2 = Que la Reine parle donc pour vous : deux dés sur votre cote auprès d’elle. **Demandez à épouser le deuxième courtisan, par la Reine.**
lesson-audience-2-other = Dans cette leçon, demandez à épouser le deuxième courtisan, par la Reine.
lesson-audience-3 = Les deux dés étaient assez bas : vous voilà mariés, et vos revenus se partagent désormais. Il reste une action.
lesson-audience-4 = Certaines audiences, la Reine les accorde elle-même. **Intervenez contre le troisième courtisan, auprès de la Reine.**
lesson-audience-4-other = Dans cette leçon, intervenez contre le troisième courtisan, auprès de la Reine.
lesson-audience-5 = Entendu ; un second dé de six ou plus en a fait deux points. Qui est entendu à une cote de 8 ou 9 en obtient un de plus.

lesson-round-title = La manche
lesson-round-about = négocier, déplacer la cour, donner une carte
lesson-round-1 = Une manche s’ouvre par des pourparlers : argent et promesses circulent, les cartes non. Nul n’est tenu par sa promesse, mais chacun s’en souvient.
lesson-round-2 = Il n’y a encore rien à négocier. **Dites que vous êtes prêt.**
lesson-round-2-other = Vous pouvez payer, mais rien ne presse. Dites que vous êtes prêt.
lesson-round-3 = Vous êtes chambellan cette manche et dites où va la cour. Certaines cartes ne se jouent que là : **allez à la chasse.**
lesson-round-3-other = Alors « Beau coup de fusil » ne pourrait se jouer. Allez à la chasse.
lesson-round-4 = **Jouez « Beau coup de fusil » sur vous-même** ; il ne vaut qu’à la chasse.
lesson-round-4-other = Dans cette leçon, jouez « Beau coup de fusil » sur vous-même.
lesson-round-5 = Les cartes se donnent face cachée, c’est une action. **Donnez votre « Baron » au deuxième courtisan**, et rien de plus.
lesson-round-5-other = Dans cette leçon, donnez votre « Baron » au deuxième courtisan, et arrêtez-vous là.
lesson-round-6 = Le chambellan a le premier et le dernier tour de la manche, et son revenu au dernier. Puis vient le tour de la famille suivante.
