## What a thing on the table is, and what could be done about it

about-courtier = { $who }: { $king ->
    [none] no standing with the King
   *[other] { $king } with the King, { $kingchance } % for a request
}; { $queen ->
    [none] no standing with the Queen
   *[other] { $queen } with the Queen, { $queenchance } %
}. { about-reach }
about-reach = { $reach ->
    [disgrace] Disgrace, the colonies and a signed warrant can strike.
    [colonies] The colonies and a signed warrant can strike, Disgrace only one point lower.
    [signed_warrant] A signed warrant can strike.
   *[none] Out of reach of banishment and warrants.
}
about-away = { $who } is { status-name }. { $status ->
    [returning] The next presentation at court rolls for new standings.
    [dead] An heir of the other sex comes at the beginning of the next round.
    [exile] An audience (recall) brings back whoever is exiled; from round { $retire } on one may retire to a cloister.
   *[bastille] An audience (release), Justice or the Keeper of the Seals frees a prisoner; from round { $retire } on one may retire to a cloister.
}
about-room = Standing { $standing } with { scale-name }: a request succeeds on { $needs } or less, { $chance } %. { about-reach }{ $word ->
    [1] {" "}A word from here counts one point more.
   *[0] {""}
}
about-office-held = { card-name }: held by { $who }. An audience can take it away, once a round, for somebody it suits or into the King’s House.
about-office-house = { card-name }: lies in the King’s House. Take it with one action and ask for it with another.
about-office-unseen = { card-name }: in the draw pile or in a hand.
about-pile = { $cards ->
    [0] The draw pile is empty; the next draw shuffles the discards.
    [one] One card in the draw pile. Drawing is an action.
   *[other] { $cards } cards in the draw pile. Drawing one is an action.
}
about-discard = { $cards ->
    [one] One discarded card, open to all.
   *[other] { $cards } discarded cards, open to all. When the draw pile is empty they become the new one.
}
about-house = { $cards ->
    [0] The King’s House is empty: refused requests and lost offices come here.
    [one] One card in the King’s House. Taking it is an action; everybody sees it.
   *[other] { $cards } cards in the King’s House. Taking one is an action; everybody sees which.
}
about-register = { $who }: { $fortune } livres, { $income } a round. { $rounds ->
    [none] Without an income the goal of { $goal } stays far away.
    [0] The goal of { $goal } is reached: the next check decides.
    [one] The goal of { $goal } is one round away.
   *[other] At this rate the goal of { $goal } is { $rounds } rounds away.
}
about-bastille = { $cards ->
    [0] Nobody is in the Bastille.
   *[other] Prisoners keep titles and marriage, but have no income and no voice. Audience, Justice, the Keeper of the Seals or a new royal couple frees them.
}
about-exile = { $cards ->
    [0] Nobody is in exile.
   *[other] Exiles keep titles and marriage, earn, negotiate and play action cards, but may ask for nothing. An audience or a new royal couple recalls them.
}
why-target = { $what ->
    [away] { $who } is not at court.
    [sex] { $who } is not { sex-name }.
    [minimum] { $who } stands at { $have } with { scale-name }; { $needed } is needed.
    [fallen] { $who } stands at { $have }; this strikes { $most } or less.
    [risen] { $who } stands at { $have }; { $least } or more is needed.
    [title] { $who } must be Comte or Marquis first.
    [unmarried] { $who } is married.
    [pensions] { $who } has { $most } pensions already.
    [baton] { $who } is a Marshal already.
    [office] { $who } has an office already; only for oneself one may exchange it.
    [self] This is not for yourself; choose somebody else.
    [war] This needs a war.
    [queen] There is no Queen now.
   *[other] This does not suit { $who } now.
}
