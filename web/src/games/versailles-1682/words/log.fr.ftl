# Journal et fin de Versailles 1682, en français.

## Journal

table-log-die = { $die ->
    [queen] Devant la Reine { $value }, cote { $most }.
   *[king] Devant la Couronne { $value }, cote { $most }.
}
table-log-die-most = Dé { $value }, { $most } ou moins compte.
table-log-die-free = Dé { $value }.
table-log-standing = { $scale ->
    [queen] Reine { $now }.
   *[king] Roi { $now }.
}
table-log-standing-of = { $player } : { table-log-standing }
table-log-income = { $player } reçoit { $amount }.
table-log-drew = { $player } pioche { $count } cartes.
table-you-log-income = Tu reçois { $amount }.
table-you-drew = Tu pioches la carte « { card-name } ».
table-you-taken = Tu prends la carte « { card-name } » dans la Maison du Roi.
table-you-played-alone = Tu joues la carte « { card-name } ».
table-you-played = Tu joues la carte « { card-name } ». Cible : { target-name }.
table-you-asked = Tu demandes { route-name } la carte « { card-name } », pour { $to }.

## Moments

table-moment-of = { $kind ->
    [exiled] En exil
    [imprisoned] À la Bastille
    [married] Un mariage
    [marriage-ended] Un mariage prend fin
    [king-died] Le Roi est mort
    [queen-died] La Reine est morte
    [accession] Vive le Roi !
    [remarried] Le Roi se remarie
    [war] La guerre
    [peace] La paix
   *[died] Un décès
}

## Fin

table-won-livres = { $player } a { $fortune } livres à la fin de la manche { $round }, { $more } de plus que { $other }.
table-fortunes = Fortunes par manche
table-fortunes-how = livres au registre ; les signes disent ce qui s’est passé
table-register-closes = Le registre se ferme
table-turnings = Ce qui a fait basculer la partie
table-turnings-how = par manche ; un clic ouvre la partie à cet endroit
table-house-wins = La maison { $family } l’emporte
table-regency = régence
table-start = départ
table-no-turnings = Ni chute, ni mariage, ni décès.
table-ledger = D’où vient l’argent
