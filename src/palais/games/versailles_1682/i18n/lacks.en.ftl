## What is lacking, in two words on a card (lack-) and in a sentence with what would help (help-)

lack-prison = in prison
help-prison = In the Bastille only Justice can be played, for oneself. Somebody may ask for your release, the Keeper of the Seals may free you, or you retire after two rounds.
lack-away = { status-name }
help-away = { $status ->
    [exile] Your courtier is in exile: only action cards can be played. Somebody may ask for your recall, a new royal couple brings you back, or you retire after two rounds.
    [bastille] Your courtier is in the Bastille. Somebody may ask for your release, Justice frees you, or you retire after two rounds.
    [returning] Your courtier is on the way back and will be presented at court at the beginning of the next round.
    [dead] Your courtier is dead; your heir comes to court at the beginning of the next round.
   *[court] This is for courtiers at court only.
}
lack-place = { place-name }
help-place = This needs the court { place-name }. The Steward decides that at the beginning of each round; the Grand Equerry may move the court at once.
lack-war = at war
help-war = This needs a war. The card Casus Belli or the Minister of War can begin one.
lack-peace = peace
help-peace = There is war with all three countries already.
lack-king = a King
help-king = This needs a King. In a regency one has to wait for the new royal couple.
lack-queen = a Queen
help-queen = This needs a Queen. The King can marry again: that takes an audience.
lack-sex = { $sex ->
    [woman] for a woman
   *[man] for a man
}
help-sex = { $sex ->
    [woman] Only a woman can be given this; ask for somebody else, or wait for your heiress.
   *[man] Only a man can be given this; ask for somebody else, or wait for your heir.
}
lack-minimum = needs { $needed }
help-minimum = This needs a standing of { $needed } with { scale-name }; your courtier has { $have }. Favour cards, some offices and another’s good word raise it.
lack-title = a title first
help-title = A Duc must be { title-first } or { title-second } already: ask for one of these first.
lack-unmarried = unmarried
help-unmarried = The Grand Almoner is a prelate and must be unmarried.
lack-pensions = { $most } pensions
help-pensions = One courtier has at most { $most } pensions; ask for somebody else.
lack-baton = one baton
help-baton = Your courtier is a Marshal of France already.
lack-favourite = no favourite
help-favourite = There is no favourite; the card Royal Favourite makes one.
lack-prisoner = no prisoner
help-prisoner = Nobody is in the Bastille.
lack-marriage = no couple
help-marriage = Nobody is married.
lack-cards = no cards
help-cards = Nobody outside the Bastille has cards in hand.
lack-enemy = no enemy
help-enemy = Nobody at court belongs to the party of a country at war with France.
lack-fallen = { $most } or less
help-fallen = Nobody at court whom this can strike has a standing of { $most } or less. Slander, other cards or a word against somebody bring him down.
lack-risen = { $least } or more
help-risen = There is no woman at court with a standing of { $least } or more who could become the favourite.
lack-nobody = { $sex ->
    [man] no man there
    [woman] no woman there
   *[both] nobody there
}
help-nobody = { $sex ->
    [man] This needs a man at court; for a duel you and another must be men.
    [woman] This needs a woman at court.
   *[both] There is nobody at court on whom this could be played.
}
lack-wedding = a Queen lives
help-wedding = The King has a Queen; only a widowed King marries again.
lack-married = married
help-married = Your courtier is married already.
lack-offices = no office
help-offices = No other courtier has an office or a governorship that could be taken away in this round.
lack-bride = nobody free
help-bride = There is no unmarried courtier of the other sex at court.
lack-company = nobody there
help-company = There is no other courtier at court.
lack-release = no prisoner
help-release = No other courtier is in the Bastille.
lack-recall = nobody exiled
help-recall = No other courtier is in exile.
lack-reroll = rolls again
help-reroll = This office is used by itself: when a roll fails you are asked whether to roll again.
lack-used = used
help-used = One power or one levy in a turn; yours is used.
lack-power = no target
help-power = There is nobody for whom or against whom your office could be used now.
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
