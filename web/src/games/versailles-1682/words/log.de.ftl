# Verlauf und Ende von Versailles 1682, auf Deutsch.

## Verlauf

table-log-die = { $die ->
    [queen] Vor der Königin { $value }, Ansehen { $most }.
   *[king] Vor der Krone { $value }, Ansehen { $most }.
}
table-log-die-most = Würfel { $value }, bis { $most } zählt.
table-log-die-free = Würfel { $value }.
table-log-standing = { $scale ->
    [queen] Königin { $now }.
   *[king] König { $now }.
}
table-log-standing-of = { $player }: { table-log-standing }
table-log-income = { $player } erhält { $amount }.
table-log-drew = { $player } zieht { $count } Karten.
table-you-log-income = Du erhältst { $amount }.
table-you-drew = Du ziehst die Karte „{ card-name }“.
table-you-taken = Du nimmst die Karte „{ card-name }“ aus dem Haus des Königs.
table-you-played-alone = Du spielst die Karte „{ card-name }“.
table-you-played = Du spielst die Karte „{ card-name }“. Ziel: { target-name }.
table-you-asked = Du fragst { route-name } nach der Karte „{ card-name }“, für { $to }.

## Augenblicke

table-moment-of = { $kind ->
    [exiled] Ins Exil
    [imprisoned] In die Bastille
    [married] Eine Hochzeit
    [marriage-ended] Eine Ehe ist zu Ende
    [king-died] Der König ist tot
    [queen-died] Die Königin ist tot
    [accession] Es lebe der König!
    [remarried] Der König heiratet wieder
    [war] Krieg
    [peace] Frieden
   *[died] Ein Todesfall
}

## Ende

table-won-livres = { $player } hat am Ende der Runde { $round } { $fortune } Livres, { $more } mehr als { $other }.
table-fortunes = Vermögen nach Runden
table-fortunes-how = Livres im Register; Zeichen für das, was geschah
table-register-closes = Das Register schließt
table-turnings = Was das Spiel wendete
table-turnings-how = nach Runden; ein Klick spielt ab dort nach
table-house-wins = Das Haus { $family } gewinnt
table-regency = Regentschaft
table-start = Start
table-no-turnings = Niemand fiel, heiratete oder starb.
table-ledger = Woher das Geld kam
