## Was die Karten tun; Zahlen ohne Vorzeichen

request-facts = Anfrage. { $who ->
    [man] Für einen Mann.{" "}
    [woman] Für eine Frau.{" "}
   *[both] {""}
}Braucht Ansehen { $minimum } { scale-with }.{ $income ->
    [0] {""}
   *[other] {" "}Bringt { $income } Livres je Runde.
}
card-effect = { $card ->
    [duc] Ein Comte oder Marquis muss schon ausliegen.
    [marshal] Nur im Krieg.
    [warrant] Nur für sich selbst. Bewilligt kommt er unterzeichnet auf die Hand zurück: Später bringt er jemand anderen mit Ansehen { $most } oder weniger ohne Wurf in die Bastille.
    [phrase] In Versailles: Ansehen beim König +{ $king } und bei der Königin +{ $queen }.
    [shot] Auf der Jagd: Ansehen beim König +{ $king }.
    [comedy] In Versailles: Ansehen beim König +{ $king }.
    [devotions] Ansehen bei der Königin +{ $queen }.
    [arms] Im Krieg, für einen Mann: Ansehen beim König +{ $king }; bei einer { $dies } fällt er in der Schlacht.
    [minuet] In Versailles, für eine Frau: Ansehen beim König +{ $king }.
    [slander] Ansehen beim König −{ $king }.
    [blunder] In Versailles: Ansehen beim König −{ $king } und bei der Königin −{ $queen }.
    [stag] Auf der Jagd: Ansehen beim König −{ $king }.
    [offence] Ansehen bei der Königin −{ $queen }.
    [cabal] Ansehen beim König −{ $king }, und −{ $party } für alle anderen am Hof aus derselben Partei.
    [desertion] Im Krieg, gegen einen Mann: Ansehen beim König −{ $king }.
    [foreign_letters] Gegen die Partei eines Landes, mit dem Krieg ist: Ansehen beim König −{ $king }, und −{ $party } für die anderen dieser Partei.
    [favourite] Eine Frau mit Ansehen { $least } oder mehr beim König; ein Wurf bis zu ihrem Ansehen macht sie zur Favoritin: beim König +{ $king }, bei der Königin −{ $queen }, { $income } Livres je Runde. Sonst hat die Königin davon gehört: −{ $failsqueen } bei ihr.
    [child] Die Familie der Favoritin erhält { $livres } Livres; beim König +{ $king }, bei der Königin −{ $queen }.
    [poison] Würfel: bis { $dies } stirbt das Opfer; ab { $backfires } wirst du entdeckt und verlierst { $ownking } beim König und { $ownqueen } bei der Königin.
    [duel] Du und ein anderer Mann würfeln, ein Marschall zählt { $bonus } mehr. Der Niedrigere stirbt bei einem weiteren Wurf bis { $dies }; der Höhere verliert { $ownking } beim König, denn Duelle sind verboten.
    [accident] Auf der Jagd, gegen einen Höfling, den König oder die Königin. Ein Höfling stirbt bei { $dies } oder weniger, König oder Königin bei { $royaldies } oder weniger; überleben sie, verlierst du { $ownking } bei ihnen.
    [front] Im Krieg, für einen Mann: bei { $dies } oder weniger stirbt er; sonst Ansehen beim König +{ $king }.
    [king_malady] Würfel: bei { $royaldies } oder weniger stirbt der König.
    [queen_malady] Würfel: bei { $royaldies } oder weniger stirbt die Königin (oder Regentin).
    [fever] Alle am Hof würfeln: { $diesfrom } ist tödlich. Dann ein Würfel: 1 bis { $kingdies } holt den König, bis { $queendies } die Königin.
    [disgrace] Exil für jemanden mit Ansehen { $most } oder weniger beim König.
    [colonies] Exil für jemanden mit Ansehen { $most } oder weniger beim König; die Familie erhält { $livres } Livres.
    [justice] Befreit jemanden aus der Bastille; ein Verhafteter spielt sie für sich selbst.
    [casus_belli] Krieg gegen ein Land; Höflinge seiner Partei verlieren { $party } beim König.
    [peace] Beendet einen Krieg; dein Ansehen beim König +{ $ownking }.
    [gaming] In Versailles: Du und jemand anderer würfeln, du zählst { $bonus } dazu; der Niedrigere zahlt { $livres } Livres.
    [inheritance] Eine Familie erhält { $livres } Livres.
    [letter] Du siehst eine fremde Hand und nimmst eine Karte deiner Wahl daraus.
    [annulment] Eine Ehe endet; jeder trägt wieder den eigenen Namen, Karten bleiben liegen.
    [signed_warrant] Bringt jemand anderen mit Ansehen { $most } oder weniger beim König ohne Wurf in die Bastille.
   *[other] {""}
}
power-effect = { $card ->
    [war_minister] Fähigkeit: einen Krieg beginnen oder beenden.
    [finances] Fähigkeit: { $livres } Livres erhalten, oder eine andere Familie verliert so viel.
    [seals] Fähigkeit: Ein Wurf bis zum eigenen Ansehen beim König befreit einen Verhafteten oder macht einen unterzeichneten Haftbefehl ungültig.
    [foreign_affairs] Fähigkeit: ein anderer am Hof +{ $king } beim König, oder −{ $king }, wenn gegen sein Land Krieg ist.
    [guard] Fähigkeit: die Hand eines anderen am Hof ansehen.
    [huntsman] Fähigkeit, auf der Jagd: für dich +{ $king } beim König, oder −{ $king } für einen anderen.
    [equerry] Fähigkeit: den Hof sofort verlegen.
    [gentleman] Fähigkeit: vor dem König einmal nochmals würfeln.
    [almoner] Fähigkeit: jemand am Hof +{ $queen } bei der Königin. Nur unverheiratet; eine Hochzeit kostet das Amt.
    [household] Fähigkeit: jemand anderer am Hof +{ $queen } oder −{ $queen } bei der Königin.
    [lady_in_waiting] Fähigkeit: vor der Königin oder Regentin einmal nochmals würfeln.
    [robes] Fähigkeit: für dich +{ $queen } bei der Königin.
    [governess] Fähigkeit: jemand anderer am Hof −{ $queen } bei der Königin, du −{ $ownqueen }.
    [palace_lady] Fähigkeit: eine Intervention oder Rückkehr bei der Königin, ohne eine Aktion zu verbrauchen.
    [reader] Fähigkeit: eine Karte vom Stapel nehmen, dann eine ablegen.
    [ceremonies] Fähigkeit: Jemand anderer am Hof würfelt; bei { $dies } oder weniger zahlt die Familie deiner { $livres } Livres.
    [revels] Fähigkeit, in Versailles: jemand anderer +{ $king } beim König.
   *[other] Steuererhebung: { $levy } Livres; bei { $levydie } oder mehr hört der König davon, und du verlierst einen Punkt.
}
