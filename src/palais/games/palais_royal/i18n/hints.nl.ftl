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
