## De beurt

phase-setup = Voorbereiding
phase-reinforce = Bevoorrading
phase-move = Beweging
phase-income = Inkomsten
phase-recruit = Aanwerving
phase-cards = Kaarten
phase-pay = Zegels betalen
phase-border = Een dienaar voor de randrij
phase-keep = Kaarten behouden
phase-over = Einde van het spel

turn-action-1 = Erehof: nieuwe dienaars naar de Poort sturen
turn-action-2 = Trappenhuis: dienaars door het kasteel verplaatsen
turn-action-3 = Muntslagerij, koning en Madame: goud nemen, zegels verzamelen
turn-action-4 = Kasteelpark: edelen aanwerven
turn-action-5 = Achteringang: privilegekaarten trekken

named-phase = { $phase ->
    [setup] { phase-setup }
    [reinforce] { phase-reinforce }
    [move] { phase-move }
    [income] { phase-income }
    [recruit] { phase-recruit }
    [cards] { phase-cards }
    [pay] { phase-pay }
    [border] { phase-border }
    [keep] { phase-keep }
   *[over] { phase-over }
}

## Wat je kunt kiezen

choose-done = Ben je hier klaar?
choose-play = Welke kaart speel je uit?
choose-put = Naar welke kamer gaat de volgende dienaar?
choose-reinforce = Waar komt de nieuwe dienaar voor de Poort vandaan?
choose-move = Welke dienaar gaat waarheen?
choose-king = Waar komt de nieuwe dienaar voor de koning vandaan?
choose-madame = Waar komt de nieuwe dienaar voor Madame vandaan?
choose-recruit = Welke edele werf je aan?
choose-pay = Welke zegels betaal je met kaarten?
choose-border = Waar komt de dienaar voor de randrij vandaan?
choose-draw = Wil je kaarten trekken?
choose-keep = Welke kaart behoud je?

action-done = Deze actie beëindigen
action-play = { named-card } { for-price } uitspelen
action-put = Een dienaar { place-room } sturen
action-reinforce = Een dienaar { place-source } naar de Poort sturen
action-move = Een dienaar { place-from } { place-to } verplaatsen
action-king = Een dienaar { place-source } naar de koning sturen
action-madame = Een dienaar { place-source } naar Madame sturen
action-recruit = De edele op { $field } aanwerven
action-pay = { $king ->
    [0] { $madame ->
        [0] Alle zegels met dienaars betalen
       *[other] { seals-madame } met kaarten betalen, de rest met dienaars
    }
   *[other] { $madame ->
        [0] { seals-king } met kaarten betalen, de rest met dienaars
       *[other] { seals-king } en { seals-madame } met kaarten betalen, de rest met dienaars
    }
}
action-border = Een dienaar { place-source } op het veld zetten
action-draw = Kaarten trekken
action-keep = { named-card } behouden

## Wat er gebeurd is

event-started = Er begint een partij met { $players } spelers. { $player } is de startspeler.
event-put = { $player } stuurt een dienaar { place-room }.
because = { $servants ->
    [0] { $nobles ->
        [0] { $card } door een kaart
       *[other] { $nobles } door edelen{ because-card }
    }
    [one] { $servants } dienaar{ because-majority }{ because-nobles }{ because-card }
   *[other] { $servants } dienaars{ because-majority }{ because-nobles }{ because-card }
}
because-majority = { $majority ->
    [0] { "" }
   *[other] , de meerderheid
}
because-nobles = { $nobles ->
    [0] { "" }
   *[other] , { $nobles } door edelen
}
because-card = { $card ->
    [0] { "" }
   *[other] , { $card } door een kaart
}
because-gate = { $gate ->
    [0] { "" }
    [one] { " " }{ $gate } nieuwe dienaar naar de Poort: { because }.
   *[other] { " " }{ $gate } nieuwe dienaars naar de Poort: { because }.
}
because-moves = { $moves ->
    [0] { "" }
    [one] { " " }{ $moves } beweging: { because }.
   *[other] { " " }{ $moves } bewegingen: { because }.
}
event-turn = { $last ->
    [0] Ronde { $round }: { $player } is aan de beurt.{ because-gate }
   *[other] Ronde { $round }, de laatste: { $player } is aan de beurt.{ because-gate }
}
event-phase = { $player } gaat verder. Nu volgt: { named-phase }.{ because-moves }
event-card-played = { $player } speelt { named-card } { for-price } uit.
event-reinforced = { $player } stuurt een dienaar { place-source } naar de Poort.
event-moved = { $player } verplaatst een dienaar { place-from } { place-to }.
event-gold-taken = { $player } neemt { $gold } goud: { because }.
event-king-placed = { $player } stuurt een dienaar { place-source } naar de koning.
event-madame-placed = { $player } stuurt een dienaar { place-source } naar Madame.
event-recruited = { $player } werft de edele op { $field } aan: { named-noble }, { worth-points }.
event-paid-gold = { $player } betaalt { cost-gold }{ $discount ->
    [0] { "" }
    [one] { " " }({ $discount } vrij veld ernaast)
   *[other] { " " }({ $discount } vrije velden ernaast)
}.
event-paid-seals = { $player } betaalt { $room ->
    [king] { $servants ->
        [one] { $servants } zegel van de koning: een dienaar keert
       *[other] { $servants } zegels van de koning: { $servants } dienaars keren
    } van de koning naar de voorraad terug
   *[madame] { $servants ->
        [one] { $servants } zegel van Madame: een dienaar keert
       *[other] { $servants } zegels van Madame: { $servants } dienaars keren
    } van Madame naar de voorraad terug
}.
event-paid-card-seals = { $player } betaalt { $room ->
    [king] { $seals ->
        [one] { $seals } zegel van de koning
       *[other] { $seals } zegels van de koning
    }
   *[madame] { $seals ->
        [one] { $seals } zegel van Madame
       *[other] { $seals } zegels van Madame
    }
} met een kaart.
event-servants-joined = { $servants ->
    [0] Er zijn geen overige dienaars meer: { $player } krijgt er geen.
    [one] { $player } krijgt een van de overige dienaars.
   *[other] { $player } krijgt { $servants } van de overige dienaars.
}
event-border = { $player } laat een dienaar { place-source } op { $field } achter.
event-reshuffled = { $cards ->
    [one] De aflegstapel wordt de nieuwe stapel: { $cards } kaart.
   *[other] De aflegstapel wordt geschud: { $cards } kaarten vormen de nieuwe stapel.
}
event-drew = { $cards ->
    [one] { $player } heeft { $cards } kaart getrokken.
   *[other] { $player } heeft { $cards } kaarten getrokken.
}
event-drawn-card = { $player } trekt { named-card }.
event-drawn-card-hidden = { $player } trekt een kaart.
event-kept = { $player } behoudt { named-card }; een dienaar keert van de Achteringang terug.
event-kept-hidden = { $player } behoudt een kaart; een dienaar keert van de Achteringang terug.
event-discarded = { $cards ->
    [one] { $player } legt { named-card } af.
   *[other] { $player } legt { $cards } × { named-card } af.
}
event-last-round = { $nobles ->
    [one] Er is nog { $nobles } edele in het kasteelpark: de laatste ronde begint.
   *[other] Er zijn nog { $nobles } edelen in het kasteelpark: de laatste ronde begint.
}
event-over = De partij is afgelopen.

## Koppen

title = Palais Royal
heading-palace = Kasteel
heading-park = Kasteelpark
heading-players = Spelers
heading-hand = Je handkaarten
heading-drawn = Getrokken kaarten
heading-score = Slotwaardering
column-points = Punten
column-noble = Edele
left-card-seals = { $count ->
    [one] nog { $count } zegel van kaarten
   *[other] nog { $count } zegels van kaarten
}
hand-empty = Je hebt geen kaarten in je hand.
face-down = { $count ->
    [one] { $count } verdekte edele
   *[other] { $count } verdekte edelen
}
column-player = Speler
column-gold = Goud
column-supply = Voorraad
column-reserve = Overige
column-cards = Kaarten
column-nobles = Edelen
column-privileges = Voordelen
column-room = Kamer
column-majority = Meerderheidsbonus
column-field = Veld
column-price = Prijs
column-row = Rij
column-moment = Tijdstip
column-effect = Werking
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
