# Verloop en einde van Versailles 1682, in het Nederlands.

## Verloop

table-log-die = { $die ->
    [queen] Voor de koningin { $value }, aanzien { $most }.
   *[king] Voor de kroon { $value }, aanzien { $most }.
}
table-log-die-most = Dobbelsteen { $value }, tot { $most } telt.
table-log-die-free = Dobbelsteen { $value }.
table-log-standing = { $scale ->
    [queen] Koningin { $now }.
   *[king] Koning { $now }.
}
table-log-standing-of = { $player }: { table-log-standing }
table-log-income = { $player } ontvangt { $amount }.
table-log-drew = { $player } trekt { $count } kaarten.
table-you-log-income = Je ontvangt { $amount }.
table-you-drew = Je trekt de kaart ‘{ card-name }’.
table-you-taken = Je neemt de kaart ‘{ card-name }’ uit het Huis van de Koning.
table-you-played-alone = Je speelt de kaart ‘{ card-name }’.
table-you-played = Je speelt de kaart ‘{ card-name }’. Doelwit: { target-name }.
table-you-asked = Je vraagt { route-name } om de kaart ‘{ card-name }’, voor { $to }.

## Momenten

table-moment-of = { $kind ->
    [exiled] In ballingschap
    [imprisoned] Naar de Bastille
    [married] Een huwelijk
    [marriage-ended] Een huwelijk is voorbij
    [king-died] De koning is dood
    [queen-died] De koningin is dood
    [accession] Leve de koning!
    [remarried] De koning hertrouwt
    [war] Oorlog
    [peace] Vrede
   *[died] Een sterfgeval
}

## Einde

table-won-livres = { $player } heeft aan het eind van ronde { $round } { $fortune } livres, { $more } meer dan { $other }.
table-fortunes = Vermogens per ronde
table-fortunes-how = livres in het register; tekens voor wat er gebeurde
table-register-closes = Het register sluit
table-turnings = Wat het spel deed keren
table-turnings-how = per ronde; een klik opent daar de herhaling
table-house-wins = Het huis { $family } wint
table-regency = regentschap
table-start = begin
table-no-turnings = Niemand viel, trouwde of stierf.
table-ledger = Waar het geld vandaan kwam
