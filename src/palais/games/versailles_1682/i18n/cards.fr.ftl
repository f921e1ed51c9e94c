## Ce que font les cartes ; les nombres sont sans signe

request-facts = Requête. { $who ->
    [man] Pour un homme.{" "}
    [woman] Pour une femme.{" "}
   *[both] {""}
}Il faut { $minimum } auprès { scale-with }.{ $income ->
    [0] {""}
   *[other] {" "}Rapporte { $income } livres par manche.
}
card-effect = { $card ->
    [duc] Il faut déjà un titre de Comte ou de Marquis.
    [marshal] En temps de guerre seulement.
    [warrant] Pour soi seulement. Accordée, elle revient en main signée : plus tard, elle envoie à la Bastille, sans jet, un autre de cote { $most } ou moins.
    [phrase] À Versailles : +{ $king } auprès du Roi et +{ $queen } auprès de la Reine.
    [shot] À la chasse : +{ $king } auprès du Roi.
    [comedy] À Versailles : +{ $king } auprès du Roi.
    [devotions] +{ $queen } auprès de la Reine.
    [arms] En guerre, pour un homme : +{ $king } auprès du Roi ; sur { $dies }, il tombe au combat.
    [minuet] À Versailles, pour une femme : +{ $king } auprès du Roi.
    [slander] −{ $king } auprès du Roi.
    [blunder] À Versailles : −{ $king } auprès du Roi et −{ $queen } auprès de la Reine.
    [stag] À la chasse : −{ $king } auprès du Roi.
    [offence] −{ $queen } auprès de la Reine.
    [cabal] −{ $king } auprès du Roi, et −{ $party } pour tous les autres du même parti à la cour.
    [desertion] En guerre, contre un homme : −{ $king } auprès du Roi.
    [foreign_letters] Contre le parti d’un pays en guerre : −{ $king } auprès du Roi, et −{ $party } pour les autres de ce parti.
    [favourite] Une femme de cote { $least } ou plus auprès du Roi ; un jet jusqu’à sa cote en fait la favorite : +{ $king } auprès du Roi, −{ $queen } auprès de la Reine, { $income } livres par manche. Sinon la Reine l’apprend : −{ $failsqueen } auprès d’elle.
    [child] La famille de la favorite gagne { $livres } livres ; +{ $king } auprès du Roi, −{ $queen } auprès de la Reine.
    [poison] Dé : jusqu’à { $dies }, la victime meurt ; à partir de { $backfires }, vous êtes découvert et perdez { $ownking } auprès du Roi et { $ownqueen } auprès de la Reine.
    [duel] Vous et un autre homme lancez un dé, un Maréchal ajoute { $bonus }. Le plus bas meurt sur un nouveau jet de { $dies } ou moins ; le plus haut perd { $ownking } auprès du Roi, car les duels sont interdits.
    [accident] À la chasse, contre un courtisan, le Roi ou la Reine. Un courtisan meurt sur { $dies } ou moins, le Roi ou la Reine sur { $royaldies } ou moins ; s’ils survivent, vous perdez { $ownking } auprès d’eux.
    [front] En guerre, pour un homme : sur { $dies } ou moins il meurt ; sinon +{ $king } auprès du Roi.
    [king_malady] Dé : sur { $royaldies } ou moins, le Roi meurt.
    [queen_malady] Dé : sur { $royaldies } ou moins, la Reine (ou la Régente) meurt.
    [fever] Chacun à la cour lance un dé : { $diesfrom } est mortel. Puis un dé : de 1 à { $kingdies } le Roi meurt, jusqu’à { $queendies } la Reine.
    [disgrace] L’exil pour un courtisan de cote { $most } ou moins auprès du Roi.
    [colonies] L’exil pour un courtisan de cote { $most } ou moins auprès du Roi ; sa famille gagne { $livres } livres.
    [justice] Fait sortir quelqu’un de la Bastille ; un prisonnier la joue pour lui-même.
    [casus_belli] Guerre contre un pays ; les courtisans de son parti perdent { $party } auprès du Roi.
    [peace] Met fin à une guerre ; +{ $ownking } pour vous auprès du Roi.
    [gaming] À Versailles : vous et un autre lancez un dé, vous ajoutez { $bonus } ; le plus bas paie { $livres } livres.
    [inheritance] Une famille gagne { $livres } livres.
    [letter] Vous voyez une main et y prenez une carte de votre choix.
    [annulment] Un mariage prend fin ; chacun reprend son nom, les cartes restent où elles sont.
    [signed_warrant] Envoie à la Bastille, sans jet, un autre de cote { $most } ou moins auprès du Roi.
   *[other] {""}
}
power-effect = { $card ->
    [war_minister] Pouvoir : commencer une guerre ou en finir une.
    [finances] Pouvoir : gagner { $livres } livres, ou en faire perdre autant à une autre famille.
    [seals] Pouvoir : un jet jusqu’à votre cote auprès du Roi libère un prisonnier ou annule une lettre de cachet signée.
    [foreign_affairs] Pouvoir : un autre à la cour +{ $king } auprès du Roi, ou −{ $king } si l’on est en guerre contre son pays.
    [guard] Pouvoir : regarder la main d’un autre à la cour.
    [huntsman] Pouvoir, à la chasse : +{ $king } auprès du Roi pour vous, ou −{ $king } pour un autre.
    [equerry] Pouvoir : déplacer la cour sur-le-champ.
    [gentleman] Pouvoir : relancer une fois le dé devant le Roi.
    [almoner] Pouvoir : quelqu’un à la cour +{ $queen } auprès de la Reine. Célibataire ; un mariage coûte la charge.
    [household] Pouvoir : quelqu’un d’autre à la cour +{ $queen } ou −{ $queen } auprès de la Reine.
    [lady_in_waiting] Pouvoir : relancer une fois le dé devant la Reine ou la Régente.
    [robes] Pouvoir : +{ $queen } pour vous auprès de la Reine.
    [governess] Pouvoir : quelqu’un d’autre à la cour −{ $queen } auprès de la Reine, vous −{ $ownqueen }.
    [palace_lady] Pouvoir : une intervention ou un rappel auprès de la Reine, sans dépenser d’action.
    [reader] Pouvoir : piocher une carte, puis en défausser une.
    [ceremonies] Pouvoir : quelqu’un d’autre à la cour lance un dé ; sur { $dies } ou moins, sa famille paie { $livres } livres à la vôtre.
    [revels] Pouvoir, à Versailles : quelqu’un d’autre +{ $king } auprès du Roi.
   *[other] Levée d’impôts : { $levy } livres ; sur { $levydie } ou plus, le Roi l’apprend et vous perdez un point.
}
