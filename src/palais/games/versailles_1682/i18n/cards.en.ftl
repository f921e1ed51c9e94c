## What the cards do; numbers are without their sign

request-facts = Request. { $who ->
    [man] For a man.{" "}
    [woman] For a woman.{" "}
   *[both] {""}
}Needs { $minimum } with { scale-name }.{ $income ->
    [0] {""}
   *[other] {" "}Pays { $income } livres a round.
}
card-effect = { $card ->
    [duc] A Comte or Marquis must lie there already.
    [marshal] Only in war.
    [warrant] For oneself only. Granted, it returns to your hand signed: later it sends another with { $most } or less to the Bastille, without a roll.
    [phrase] At Versailles: { $king } up with the King and { $queen } up with the Queen.
    [shot] At the hunt: { $king } up with the King.
    [comedy] At Versailles: { $king } up with the King.
    [devotions] { $queen } up with the Queen.
    [arms] In war, for a man: { $king } up with the King; on a { $dies } he falls in battle.
    [minuet] At Versailles, for a woman: { $king } up with the King.
    [slander] { $king } down with the King.
    [blunder] At Versailles: { $king } down with the King and { $queen } down with the Queen.
    [stag] At the hunt: { $king } down with the King.
    [offence] { $queen } down with the Queen.
    [cabal] { $king } down with the King, and { $party } down for everybody else at court of the same party.
    [desertion] In war, for a man: { $king } down with the King.
    [foreign_letters] Against the party of a country at war: { $king } down with the King, and { $party } down for the others of that party.
    [favourite] A woman with { $least } or more with the King; a die up to her standing makes her the favourite: { $king } up with the King, { $queen } down with the Queen, { $income } livres a round. Otherwise the Queen has heard of it: { $failsqueen } down with her.
    [child] The favourite’s family gains { $livres } livres; { $king } up with the King, { $queen } down with the Queen.
    [poison] Die: up to { $dies } the victim dies; from { $backfires } on you are found out and lose { $ownking } with the King and { $ownqueen } with the Queen.
    [duel] You and another man roll a die each, a Marshal adds { $bonus }. The lower one dies on a further roll of { $dies } or less; the higher one loses { $ownking } with the King, for duels are forbidden.
    [accident] At the hunt, against a courtier, the King or the Queen. A courtier dies on { $dies } or less, King or Queen on { $royaldies } or less; if they live, you lose { $ownking } with them.
    [front] In war, for a man: on { $dies } or less he dies; otherwise { $king } up with the King.
    [king_malady] Die: on { $royaldies } or less the King dies.
    [queen_malady] Die: on { $royaldies } or less the Queen (or Regent) dies.
    [fever] Everybody at court rolls: { $diesfrom } is deadly. Then one die: 1 to { $kingdies } takes the King, up to { $queendies } the Queen.
    [disgrace] Exile for somebody with { $most } or less with the King.
    [colonies] Exile for somebody with { $most } or less with the King; the family gains { $livres } livres.
    [justice] Frees somebody from the Bastille; a prisoner plays it for himself.
    [casus_belli] War with a country; courtiers of its party go { $party } down with the King.
    [peace] Ends a war; you go { $ownking } up with the King.
    [gaming] At Versailles: you and another roll a die each, you add { $bonus }; the lower one pays { $livres } livres.
    [inheritance] A family gains { $livres } livres.
    [letter] You see somebody’s hand and take a card of your choice from it.
    [annulment] A marriage ends; each bears the own name again, cards stay where they lie.
    [signed_warrant] Sends another with { $most } or less with the King to the Bastille, without a roll.
   *[other] {""}
}
power-effect = { $card ->
    [war_minister] Power: begin a war or end one.
    [finances] Power: gain { $livres } livres, or let another family lose as much.
    [seals] Power: a die up to your standing with the King frees a prisoner or makes a signed warrant void.
    [foreign_affairs] Power: another at court goes { $king } up with the King, or down if France is at war with his country.
    [guard] Power: look into the hand of another at court.
    [huntsman] Power, at the hunt: { $king } up with the King for you, or { $king } down for another.
    [equerry] Power: move the court at once.
    [gentleman] Power: roll once again before the King.
    [almoner] Power: somebody at court goes { $queen } up with the Queen. Unmarried only; lost by marriage.
    [household] Power: another at court goes { $queen } up or down with the Queen.
    [lady_in_waiting] Power: roll once again before the Queen or the Regent.
    [robes] Power: { $queen } up with the Queen for you.
    [governess] Power: another at court goes { $queen } down with the Queen, you { $ownqueen }.
    [palace_lady] Power: an intervention or a recall with the Queen, without spending an action.
    [reader] Power: draw a card, then discard one.
    [ceremonies] Power: another at court rolls a die; on { $dies } or less that family pays yours { $livres } livres.
    [revels] Power, at Versailles: another goes { $king } up with the King.
   *[other] Levy: { $levy } livres; on { $levydie } or more the King hears of it and you go one down.
}
