## Ce qu’est une chose sur la table, et ce qu’on peut y faire

about-courtier = { $who } : { $king ->
    [none] pas de cote auprès du Roi
   *[other] { $king } auprès du Roi, { $kingchance } % pour une requête
} ; { $queen ->
    [none] pas de cote auprès de la Reine
   *[other] { $queen } auprès de la Reine, { $queenchance } %
}. { about-reach }
about-reach = { $reach ->
    [disgrace] La disgrâce, les colonies et une lettre de cachet signée peuvent frapper.
    [colonies] Les colonies et une lettre de cachet signée peuvent frapper, la disgrâce un point plus bas.
    [signed_warrant] Une lettre de cachet signée peut frapper.
   *[none] Hors d’atteinte de l’exil et des lettres de cachet.
}
about-away = { $who } est { status-name }. { $status ->
    [returning] La prochaine présentation à la cour donne de nouvelles cotes.
    [dead] Un héritier de l’autre sexe vient au début de la prochaine manche.
    [exile] Une audience (rappel) ramène un exilé ; à partir de la manche { $retire }, on peut se retirer au couvent.
   *[bastille] Une audience (sortie), « Justice » ou le Garde des Sceaux libère un prisonnier ; à partir de la manche { $retire }, on peut se retirer au couvent.
}
about-room = Cote { $standing } auprès { scale-with } : une requête réussit sur { $needs } ou moins, { $chance } %. { about-reach }{ $word ->
    [1] {" "}D’ici, une parole compte un point de plus.
   *[0] {""}
}
about-office-held = { card-name } : charge tenue par { $who }. Une audience peut la retirer, une fois par manche, pour qui elle convient ou au profit de la Maison du Roi.
about-office-house = { card-name } : dans la Maison du Roi. Prenez-la par une action, demandez-la par une autre.
about-office-unseen = { card-name } : dans la pioche ou dans une main.
about-pile = { $cards ->
    [0] La pioche est vide ; la prochaine carte piochée mélange la défausse.
    [one] Une carte dans la pioche. Piocher est une action.
   *[other] { $cards } cartes dans la pioche. En piocher une est une action.
}
about-discard = { $cards ->
    [one] Une carte défaussée, visible de tous.
   *[other] { $cards } cartes défaussées, visibles de tous. Quand la pioche est vide, elles la remplacent.
}
about-house = { $cards ->
    [0] La Maison du Roi est vide : les requêtes refusées et les charges perdues y viennent.
    [one] Une carte dans la Maison du Roi. La prendre est une action, vue de tous.
   *[other] { $cards } cartes dans la Maison du Roi. En prendre une est une action, vue de tous.
}
about-register = { $who } : { $fortune } livres, { $income } par manche. { $rounds ->
    [none] Sans revenu, le but de { $goal } reste loin.
    [0] Le but de { $goal } est atteint : la prochaine vérification décide.
    [one] Le but de { $goal } est à une manche.
   *[other] À ce rythme, le but de { $goal } est à { $rounds } manches.
}
about-bastille = { $cards ->
    [0] Personne n’est à la Bastille.
   *[other] Les prisonniers gardent titres et mariage, mais n’ont ni revenu ni voix. Une audience, « Justice », le Garde des Sceaux ou un nouveau couple royal les libère.
}
about-exile = { $cards ->
    [0] Personne n’est en exil.
   *[other] Les exilés gardent titres et mariage, ont des revenus, négocient et jouent des cartes d’action, mais ne peuvent rien demander. Une audience ou un nouveau couple royal les rappelle.
}
why-target = { $what ->
    [away] { $who } n’est pas à la cour.
    [sex] C’est réservé { $sex ->
        [woman] aux femmes
       *[man] aux hommes
    } : cela ne convient pas à { $who }.
    [minimum] { $who } a { $have } auprès { scale-with } ; il faut { $needed }.
    [fallen] { $who } a une cote de { $have } ; cela frappe { $most } ou moins.
    [risen] { $who } a une cote de { $have } ; il faut { $least } ou plus.
    [title] { $who } doit d’abord être Comte ou Marquis.
    [unmarried] { $who } a un époux ou une épouse.
    [pensions] { $who } a déjà { $most } pensions.
    [baton] { $who } est déjà Maréchal.
    [office] { $who } a déjà une charge ; on n’en échange que pour soi-même.
    [self] Ce n’est pas pour vous-même ; choisissez quelqu’un d’autre.
    [war] Il faut une guerre.
    [queen] Il n’y a pas de Reine maintenant.
   *[other] Cela ne convient pas à { $who } maintenant.
}
