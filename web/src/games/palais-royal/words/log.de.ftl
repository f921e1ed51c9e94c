# Verlauf und Tipps von Palais Royal, auf Deutsch.

## Verlauf und Chat

table-log-put = { $player } setzt { $count } Diener { place-room }.
table-log-reinforced = { $player } setzt { $count } Diener { place-source } auf das Tor.
table-log-moved = { $player } zieht { $count } Diener { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }({ $cards } der Siegel mit einer Karte)
}
table-log-border = { $player } lässt { table-place } einen Diener { place-source } zurück.
table-log-recruited = { $player } wirbt { table-place } einen Adligen an: { named-noble }, { worth-points }, für { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } zieht { $cards }.
table-log-kept = { $player } behält { $cards }.
table-log-kept-hidden = { $player } behält { $count } Karten.
table-log-discarded = { $player } legt { $cards } ab.
# Über den Leser: der Satz zu einem Ereignis, wo es ihn gibt, sonst der über irgendjemanden.
table-you-put = Du setzt einen Diener { place-room }.
table-you-card-played = Du spielst { named-card } { for-price } aus.
table-you-reinforced = Du setzt einen Diener { place-source } auf das Tor.
table-you-moved = Du ziehst einen Diener { place-from } { place-to }.
table-you-gold-taken = Du nimmst { $gold } Gold: { because }.
table-you-king-placed = Du schickst einen Diener { place-source } zum König.
table-you-madame-placed = Du schickst einen Diener { place-source } zu Madame.
table-you-servants-joined = { $servants ->
    [0] Es sind keine Diener mehr übrig: Du gehst leer aus.
    [one] Du erhältst einen der übrigen Diener.
   *[other] Du erhältst { $servants } der übrigen Diener.
}
table-you-log-border = Du lässt { table-place } einen Diener { place-source } zurück.
table-you-kept = Du behältst { named-card }; ein Diener kehrt vom Hintereingang zurück.
table-you-discarded = { $cards ->
    [one] Du legst { named-card } ab.
   *[other] Du legst { $cards } × { named-card } ab.
}
table-you-log-put = Du setzt { $count } Diener { place-room }.
table-you-log-reinforced = Du setzt { $count } Diener { place-source } auf das Tor.
table-you-log-moved = Du ziehst { $count } Diener { place-from } { place-to }.
table-you-log-recruited = Du wirbst { table-place } einen Adligen an: { named-noble }, { worth-points }, für { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = Du ziehst { $cards }.
table-you-log-kept = Du behältst { $cards }.
table-you-log-discarded = Du legst { $cards } ab.

## Tipps

table-action-recruit = Den Adligen { table-place } anwerben
table-hint-recruit = { $count ->
    [one] Das wirbt den Adligen { table-place } für { worth-points } an.
   *[other] Das wirbt die { $count } markierten Adligen für zusammen { worth-points } an.
}
table-hint-prepare = Das bereitet den Adligen { table-place } vor; er bringt { worth-points }.

## Nachspielen

table-moment = { $round ->
    [0] { phase-setup }
   *[other] Runde { $round }
} · { $player } · Schritt { $action } von { $last }
