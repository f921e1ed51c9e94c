# Het logboek en de tips van Palais Royal, in het Nederlands.

## Verloop en chat

table-log-put = { $player } stuurt { $count } dienaars { place-room }.
table-log-reinforced = { $player } stuurt { $count } dienaars { place-source } naar de Poort.
table-log-moved = { $player } verplaatst { $count } dienaars { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }({ $cards } van de zegels met een kaart)
}
table-log-border = { $player } laat { table-place } een dienaar { place-source } achter.
table-log-recruited = { $player } werft { table-place } een edele aan ({ named-noble }, { worth-points }) voor { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } trekt { $cards }.
table-log-kept = { $player } behoudt { $cards }.
table-log-kept-hidden = { $player } behoudt { $count } kaarten.
table-log-discarded = { $player } legt { $cards } af.
# Over de lezer: de zin van een gebeurtenis waar die er is, anders die over om het even wie.
table-you-put = Je stuurt een dienaar { place-room }.
table-you-card-played = Je speelt { named-card } { for-price } uit.
table-you-reinforced = Je stuurt een dienaar { place-source } naar de Poort.
table-you-moved = Je verplaatst een dienaar { place-from } { place-to }.
table-you-gold-taken = Je neemt { $gold } goud: { because }.
table-you-king-placed = Je stuurt een dienaar { place-source } naar de koning.
table-you-madame-placed = Je stuurt een dienaar { place-source } naar Madame.
table-you-servants-joined = { $servants ->
    [0] Er zijn geen overige dienaars meer: je krijgt er geen.
    [one] Je krijgt een van de overige dienaars.
   *[other] Je krijgt { $servants } van de overige dienaars.
}
table-you-log-border = Je laat { table-place } een dienaar { place-source } achter.
table-you-kept = Je behoudt { named-card }; een dienaar keert van de Achteringang terug.
table-you-discarded = { $cards ->
    [one] Je legt { named-card } af.
   *[other] Je legt { $cards } × { named-card } af.
}
table-you-log-put = Je stuurt { $count } dienaars { place-room }.
table-you-log-reinforced = Je stuurt { $count } dienaars { place-source } naar de Poort.
table-you-log-moved = Je verplaatst { $count } dienaars { place-from } { place-to }.
table-you-log-recruited = Je werft { table-place } een edele aan ({ named-noble }, { worth-points }) voor { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = Je trekt { $cards }.
table-you-log-kept = Je behoudt { $cards }.
table-you-log-discarded = Je legt { $cards } af.

## Tips

table-action-recruit = De edele { table-place } aanwerven
table-hint-recruit = { $count ->
    [one] Zo werf je de edele { table-place } aan voor { worth-points }.
   *[other] Zo werf je de { $count } gemarkeerde edelen aan voor samen { worth-points }.
}
table-hint-prepare = Dit bereidt de edele { table-place } voor; die levert { worth-points } op.

## Terugkijken

table-moment = { $round ->
    [0] { phase-setup }
   *[other] Ronde { $round }
} · { $player } · stap { $action } van { $last }
