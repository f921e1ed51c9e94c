# De lessenaar van Palais Royal, in het Nederlands.

table-mine = Wat ik heb
table-res-gold = goud
table-res-king = zegels van de koning
table-res-madame = zegels van Madame
table-res-supply = in voorraad
table-res-reserve = overige dienaars
table-res-office = aan te werven
table-res-caption = goud · zegels · voorraad
table-my-nobles = Mijn edelen
table-play-now = Uitspelen
table-aim = Je doel: edelen uit het park. Elke edele kost een dienaar in het Bureau, goud uit de Muntslagerij en zegels: dienaars bij de koning of Madame.
table-hand-how = Dienaars bij de Achteringang trekken er.
table-keep = Behouden
table-card-price = { $price ->
    [0] Gratis
   *[other] { $price } goud
}
table-times = { $count } keer
table-moment-before = vóór 1
table-moment-reinforce = in 1
table-moment-move = in 2
table-moment-recruit = in 4
table-moment-any = op elk moment
table-fan = Getrokken: kies wat je behoudt
table-fan-rest = De rest wordt afgelegd
table-undo-shown = Er is een kaart aan het licht gekomen; wat daarvoor kwam, kan niet meer ongedaan worden gemaakt.
table-must-choose = Kies eerst een van de verlichte plaatsen.
table-end-reinforce = Bevoorrading klaar
table-end-move = Bewegen klaar
table-end-income = Inkomsten klaar
table-end-recruit = Aanwerven klaar
table-end-turn = Einde beurt
table-end-action = Einde actie
table-end-setup = Alles geplaatst
table-losing-title = Er zijn nog bewegingen over
table-losing = { $count ->
    [one] Je hebt nog { $count } beweging, en een van je dienaars kan die maken. Ongebruikte bewegingen gaan verloren.
   *[other] Je hebt nog { $count } bewegingen, en je dienaars kunnen er maken. Ongebruikte bewegingen gaan verloren.
}
table-losing-stay = Verder bewegen
table-losing-never = Niet meer vragen
table-next-reinforce = { $count ->
    [one] { $count } dienaar naar de Poort
   *[other] { $count } dienaars naar de Poort
}
table-next-king = { $count ->
    [one] Een dienaar naar de koning
   *[other] { $count } dienaars naar de koning
}
table-next-madame = { $count ->
    [one] Een dienaar naar Madame
   *[other] { $count } dienaars naar Madame
}
table-next-draw = Kaarten trekken
table-next-done = Verder

table-key-next = het volgende doen
table-key-end = actie beëindigen
table-key-cards = kaart uitspelen of behouden
table-key-arrows = door park en kasteel lopen, kiezen
