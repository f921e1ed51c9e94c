## Ce qui manque : en deux mots sur la carte (lack-), et en une phrase avec ce qui aiderait (help-)

lack-prison = en prison
help-prison = À la Bastille, on ne peut jouer que « Justice », pour soi-même. Quelqu’un peut demander votre sortie, le Garde des Sceaux peut vous libérer, ou vous vous retirez au couvent après deux manches.
lack-away = { status-name }
help-away = { $status ->
    [exile] Votre courtisan est en exil : il ne peut jouer que des cartes d’action. Quelqu’un peut demander votre rappel, un nouveau couple royal vous ramène, ou vous vous retirez au couvent après deux manches.
    [bastille] Votre courtisan est à la Bastille. Quelqu’un peut demander votre sortie, « Justice » vous libère, ou vous vous retirez au couvent après deux manches.
    [returning] Votre courtisan est sur le chemin du retour ; il sera présenté à la cour au début de la prochaine manche.
    [dead] Votre courtisan est mort ; votre héritier vient à la cour au début de la prochaine manche.
   *[court] C’est réservé aux courtisans à la cour.
}
lack-place = { place-name }
help-place = Il faut que la cour soit { place-name }. Le chambellan en décide au début de chaque manche ; le Grand Écuyer peut déplacer la cour sur-le-champ.
lack-war = en guerre
help-war = Il faut une guerre. La carte « Casus belli » ou le Ministre de la Guerre peut en commencer une.
lack-peace = en paix
help-peace = On est déjà en guerre contre les trois pays.
lack-king = un Roi
help-king = Il faut un Roi. Pendant la régence, on attend le nouveau couple royal.
lack-queen = une Reine
help-queen = Il faut une Reine. Le Roi peut se remarier : cela se demande en audience.
lack-sex = { $sex ->
    [woman] à une femme
   *[man] à un homme
}
help-sex = { $sex ->
    [woman] Seule une femme peut le recevoir ; demandez-le pour une autre, ou attendez votre héritière.
   *[man] Seul un homme peut le recevoir ; demandez-le pour un autre, ou attendez votre héritier.
}
lack-minimum = il faut { $needed }
help-minimum = Il faut une cote de { $needed } auprès { $scale ->
    [king] du Roi
   *[queen] de la Reine
} ; votre courtisan a { $have }. Les cartes de faveur, certaines charges et la bonne parole d’un autre la font monter.
lack-title = un titre avant
help-title = Un Duc doit déjà être { title-first } ou { title-second } : demandez d’abord l’un de ces titres.
lack-unmarried = célibataire
help-unmarried = Le Grand Aumônier est un prélat : il doit être célibataire.
lack-pensions = { $most } pensions
help-pensions = Un courtisan a au plus { $most } pensions ; demandez pour un autre.
lack-baton = déjà Maréchal
help-baton = Votre courtisan est déjà Maréchal de France.
lack-favourite = pas de favorite
help-favourite = Il n’y a pas de favorite ; la carte « Favorite du Roi » en fait une.
lack-prisoner = aucun captif
help-prisoner = Personne n’est à la Bastille.
lack-marriage = aucun couple
help-marriage = Personne n’est marié.
lack-cards = aucune carte
help-cards = Hors de la Bastille, personne n’a de cartes en main.
lack-enemy = aucun ennemi
help-enemy = Personne à la cour n’est du parti d’un pays en guerre avec la France.
lack-fallen = { $most } ou moins
help-fallen = Personne à la cour que cela puisse frapper n’a une cote de { $most } ou moins. Une calomnie, d’autres cartes ou une parole contre quelqu’un la font baisser.
lack-risen = { $least } ou plus
help-risen = Il n’y a pas à la cour de femme d’une cote de { $least } ou plus qui puisse devenir la favorite.
lack-nobody = { $sex ->
    [man] pas d’homme
    [woman] pas de femme
   *[both] personne
}
help-nobody = { $sex ->
    [man] Il faut un homme à la cour ; pour un duel, vous et l’autre devez être des hommes.
    [woman] Il faut une femme à la cour.
   *[both] Il n’y a personne à la cour sur qui la jouer.
}
lack-wedding = Reine en vie
help-wedding = Le Roi a une Reine ; seul un Roi veuf se remarie.
lack-married = marié
help-married = Votre courtisan est déjà marié.
lack-offices = aucune charge
help-offices = Aucun autre courtisan n’a de charge qu’on puisse encore lui retirer pendant cette manche.
lack-bride = personne
help-bride = Il n’y a pas à la cour de célibataire de l’autre sexe.
lack-company = personne
help-company = Il n’y a pas d’autre courtisan à la cour.
lack-release = aucun captif
help-release = Aucun autre courtisan n’est à la Bastille.
lack-recall = aucun exilé
help-recall = Aucun autre courtisan n’est en exil.
lack-reroll = relance le dé
help-reroll = Cette charge sert d’elle-même : quand un jet échoue, on vous demande si vous relancez le dé.
lack-used = employé
help-used = Un seul pouvoir ou une seule levée par tour ; le vôtre est employé.
lack-power = pas de cible
help-power = Il n’y a personne pour ou contre qui user de votre charge maintenant.
title-first = { $first ->
    [baron] Baron
    [marquis] Marquis
   *[comte] Comte
}
title-second = { $second ->
    [baron] Baron
    [comte] Comte
   *[marquis] Marquis
}
