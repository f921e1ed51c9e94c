## Een spel in de terminal

title = Palais Royal
turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Ronde { $round }
    }
   *[other] Laatste ronde
} · { $player } · { named-phase }
your-turn = { $player }, je bent aan de beurt.
thinking = { $player } denkt na …
nobles-until-end = { $count ->
    [0] Na deze ronde komt de laatste
    [one] Nog { $count } edele tot het einde
   *[other] Nog { $count } edelen tot het einde
}
last-round = Dit is de laatste ronde

heading-palace = Kasteel
heading-park = Kasteelpark
heading-rows = Randrijen
heading-players = Spelers
heading-hand = Je handkaarten
heading-drawn = Getrokken kaarten
heading-choices = Je keuzes
heading-log = Wat er gebeurd is
heading-score = Slotwaardering

column-player = Speler
column-gold = Goud
column-supply = Voorraad
column-reserve = Overige
column-cards = Kaarten
column-nobles = Edelen
column-privileges = Voordelen
column-points = Punten
column-room = Kamer
column-majority = Meerderheidsbonus
column-field = Veld
column-noble = Edele
column-price = Prijs
column-row = Rij
column-moment = Tijdstip
column-effect = Werking

left-free = { $count ->
    [one] nog { $count } dienaar te plaatsen
   *[other] nog { $count } dienaars te plaatsen
}
left-gate = { $count ->
    [one] nog { $count } dienaar mag naar de Poort
   *[other] nog { $count } dienaars mogen naar de Poort
}
left-muster = zoveel dienaars als je wilt mogen naar de Poort
left-moves = { $count ->
    [one] nog { $count } beweging
   *[other] nog { $count } bewegingen
}
left-king = { $count ->
    [one] nog { $count } dienaar mag naar de koning
   *[other] nog { $count } dienaars mogen naar de koning
}
left-madame = { $count ->
    [one] nog { $count } dienaar mag naar Madame
   *[other] nog { $count } dienaars mogen naar Madame
}
left-recruitments = { $count ->
    [one] nog { $count } aanwerving
   *[other] nog { $count } aanwervingen
}
left-card-seals = { $count ->
    [one] nog { $count } zegel van kaarten
   *[other] nog { $count } zegels van kaarten
}
missing-office = geen dienaar in het Bureau
missing-gold = { $count } goud tekort
missing-king = { $count ->
    [one] { $count } zegel van de koning tekort
   *[other] { $count } zegels van de koning tekort
}
missing-madame = { $count ->
    [one] { $count } zegel van Madame tekort
   *[other] { $count } zegels van Madame tekort
}
hand-empty = Je hebt geen kaarten in je hand.
face-down = { $count ->
    [one] { $count } verdekte edele
   *[other] { $count } verdekte edelen
}

undo-nothing = Er valt in deze beurt niets ongedaan te maken.
legend = prijs nu, zegels van de koning en van Madame → punten · ² telt dubbel · { $crown } meerderheidsbonus · { $mitre } door de Kardinaal

## Tips

hint-recruit = { $count ->
    [one] Zo werf je de edele op { $fields } aan voor { worth-points }.
   *[other] Zo werf je de edelen op { $fields } aan voor samen { worth-points }.
}
hint-put = Zo werken je vrije dienaars vanaf de eerste beurt.
hint-majority = Dienaars gaan { place-room }, en de meerderheidsbonus daar wordt van jou.
hint-prepare = Dit bereidt de edele op { $field } voor; die levert { worth-points } op.
hint-card = { named-card } is nu meer waard dan later.
hint-keep = { named-card } is meer waard dan de dienaar bij de Achteringang.
hint-draw = { $cards ->
    [one] { $cards } kaart om te bekijken; behoud hem als hij je helpt.
   *[other] { $cards } kaarten om uit te kiezen; behoud wat je helpt.
}
hint-gold = Het plan is sparen: { $gold } goud voor de volgende beurten.
hint-done = Niets is nu nog zijn prijs waard; beëindig je beurt.
hint-step-recruit = Dat levert { worth-points } op.
hint-step-noble = Dat is nodig voor de edele van { worth-points } in dit plan.
hint-step-way = Vandaar gaat de weg verder { place-to }.
hint-step-done = In deze actie is niets meer de moeite waard.
hint-step-pay = De zegels moeten betaald worden; zo gaat het het best.
hint-step-border = Voor een edele aan de rand blijft daar een dienaar staan; hij telt mee in de rij.
hint-step-room = { $room ->
    [court] Op het Erehof brengt een dienaar elke beurt een andere mee.
    [gate] Nieuwe dienaars kosten niets; vanaf de Poort gaan ze aan het werk.
    [stairs] In het Trappenhuis geeft een dienaar elke beurt één beweging.
    [mint] In de Muntslagerij levert een dienaar elke beurt 1 goud op.
    [king] Bij de koning is een dienaar een zegel voor edelen.
    [madame] Bij Madame is een dienaar een zegel voor edelen.
    [office] In het Bureau kan een dienaar een edele aanwerven.
    [backdoor] Bij de Achteringang trekt een dienaar een kaart.
   *[cardinal] Bij de Kardinaal beslist een dienaar bij gelijke stand.
}
