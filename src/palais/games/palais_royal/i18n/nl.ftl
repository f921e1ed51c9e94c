# Palais Royal in het Nederlands. Kamers, kaarten, edelen en fasen komen binnen met hun kenwoord; de keuzelijsten benoemen ze.

## De woorden van de spelregels

word-servant = dienaar
word-noble = edele
word-privilege-card = privilegekaart
word-supply = voorraad
word-reserve = overige dienaars
word-gold = goud
word-seal = zegel
word-majority-bonus = meerderheidsbonus
word-park = kasteelpark
word-row = rij

# Ze dienen als namen van de spelers.
colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-black = Zwart

row-lions = leeuwenrij
row-vases = vazenrij
row-fountains = fonteinenrij
row-statues = beeldenrij

## Kamers, en hoe een dienaar komt en gaat

room-court = Erehof
    .to = naar het Erehof
    .from = van het Erehof
room-gate = Poort
    .to = naar de Poort
    .from = van de Poort
room-stairs = Trappenhuis
    .to = naar het Trappenhuis
    .from = uit het Trappenhuis
room-mint = Muntslagerij
    .to = naar de Muntslagerij
    .from = uit de Muntslagerij
room-king = Kabinet van de koning
    .to = naar het Kabinet van de koning
    .from = uit het Kabinet van de koning
room-madame = Madame de Pompadour
    .to = naar Madame de Pompadour
    .from = van Madame de Pompadour
room-office = Bureau
    .to = naar het Bureau
    .from = uit het Bureau
room-backdoor = Achteringang
    .to = naar de Achteringang
    .from = van de Achteringang
room-cardinal = Kardinaal
    .to = naar de Kardinaal
    .from = van de Kardinaal

place-room = { $room ->
    [court] { room-court.to }
    [gate] { room-gate.to }
    [stairs] { room-stairs.to }
    [mint] { room-mint.to }
    [king] { room-king.to }
    [madame] { room-madame.to }
    [office] { room-office.to }
    [backdoor] { room-backdoor.to }
   *[cardinal] { room-cardinal.to }
}
place-to = { $to ->
    [court] { room-court.to }
    [gate] { room-gate.to }
    [stairs] { room-stairs.to }
    [mint] { room-mint.to }
    [king] { room-king.to }
    [madame] { room-madame.to }
    [office] { room-office.to }
    [backdoor] { room-backdoor.to }
   *[cardinal] { room-cardinal.to }
}
place-from = { $from ->
    [court] { room-court.from }
    [gate] { room-gate.from }
    [stairs] { room-stairs.from }
    [mint] { room-mint.from }
    [king] { room-king.from }
    [madame] { room-madame.from }
    [office] { room-office.from }
    [backdoor] { room-backdoor.from }
   *[cardinal] { room-cardinal.from }
}
place-source = { $source ->
    [supply] uit de voorraad
    [court] { room-court.from }
    [gate] { room-gate.from }
    [stairs] { room-stairs.from }
    [mint] { room-mint.from }
    [king] { room-king.from }
    [madame] { room-madame.from }
    [office] { room-office.from }
    [backdoor] { room-backdoor.from }
   *[cardinal] { room-cardinal.from }
}

## Privilegekaarten

card-majority = Meerderheid
card-muster = Oproep
card-march = Opmars
card-moves5 = Vijf bewegingen
card-moves9 = Negen bewegingen
card-seals = Twee zegels
card-gold4 = Vier goud
card-points2 = Twee punten
card-points4 = Vier punten

card-majority-effect = Deze beurt heb je de meerderheidsbonus in elke kamer waar je minstens één dienaar hebt.
card-muster-effect = Stuur zoveel van je dienaars naar de Poort als je wilt.
card-march-effect =
    Stuur { $gate ->
        [one] { $gate } extra dienaar
       *[other] { $gate } extra dienaars
    } naar de Poort; in actie 2 heb je { $moves ->
        [one] { $moves } extra beweging
       *[other] { $moves } extra bewegingen
    }.
card-moves5-effect = { more-moves }
card-moves9-effect = { more-moves }
card-seals-effect =
    Voor deze actie heb je { $seals ->
        [one] { $seals } extra zegel in een kleur naar keuze
       *[other] { $seals } extra zegels, gelijk of verschillend
    }.
card-gold4-effect = Neem meteen { $gold } goud.
card-points2-effect = { points-at-end }
card-points4-effect = { points-at-end }
more-moves =
    Je hebt { $moves ->
        [one] { $moves } extra beweging
       *[other] { $moves } extra bewegingen
    }.
points-at-end = De kaart blijft open voor je liggen en levert aan het einde van het spel { worth-points } op.

moment-before = vóór actie 1
moment-reinforce = in actie 1
moment-move = in actie 2
moment-recruit = in actie 4
moment-any = op elk moment van je beurt

named-card = { $card ->
    [majority] ‘{ card-majority }’
    [muster] ‘{ card-muster }’
    [march] ‘{ card-march }’
    [moves5] ‘{ card-moves5 }’
    [moves9] ‘{ card-moves9 }’
    [seals] ‘{ card-seals }’
    [gold4] ‘{ card-gold4 }’
    [points2] ‘{ card-points2 }’
   *[points4] ‘{ card-points4 }’
}
for-price = { $price ->
    [0] gratis
   *[other] voor { $price } goud
}

## Edelen en hun voordelen

noble-one = edele met één dienaar
noble-three = edele met drie dienaars
noble-gold = edele met goud
noble-moves = edele met bewegingen
noble-gate = edele van de Poort
noble-king = edele van de koning
noble-madame = edele van Madame
noble-cards = edele met kaarten
noble-diagonal = edele met diagonalen
noble-couple-a = paar A
noble-couple-b = paar B
noble-couple-c = paar C
noble-couple-d = paar D

privilege-gate = elke beurt { more-servants } naar de Poort
privilege-moves =
    elke beurt { $amount ->
        [one] { $amount } extra beweging
       *[other] { $amount } extra bewegingen
    }
privilege-diagonal = ook diagonale bewegingen
privilege-gold = elke beurt { $amount } extra goud
privilege-king = elke beurt { more-servants } naar de koning
privilege-madame = elke beurt { more-servants } naar Madame
privilege-cards =
    elke beurt { $amount ->
        [one] { $amount } extra kaart
       *[other] { $amount } extra kaarten
    } om uit te kiezen
privilege-servants = meteen { more-servants } in de voorraad
more-servants = { $amount ->
    [one] { $amount } extra dienaar
   *[other] { $amount } extra dienaars
}

named-noble = { $kind ->
    [one] { noble-one }
    [three] { noble-three }
    [gold] { noble-gold }
    [moves] { noble-moves }
    [gate] { noble-gate }
    [king] { noble-king }
    [madame] { noble-madame }
    [cards] { noble-cards }
    [diagonal] { noble-diagonal }
    [couple-a] { noble-couple-a }
    [couple-b] { noble-couple-b }
    [couple-c] { noble-couple-c }
    [couple-d] { noble-couple-d }
   *[other] { word-noble }
}
noble-facts = { named-noble }; kost { cost-gold }{ cost-king }{ cost-madame }; levert op: { worth-points }{ noble-gives }
cost-gold = { $gold ->
    [0] geen goud
   *[other] { $gold } goud
}
cost-king = { $king ->
    [0] { "" }
   *[other] , { seals-king }
}
cost-madame = { $madame ->
    [0] { "" }
   *[other] , { seals-madame }
}
seals-king = { $king ->
    [one] { $king } zegel van de koning
   *[other] { $king } zegels van de koning
}
seals-madame = { $madame ->
    [one] { $madame } zegel van Madame
   *[other] { $madame } zegels van Madame
}
worth-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
noble-gives = { $privilege ->
    [gate] , { privilege-gate }
    [moves] , { privilege-moves }
    [diagonal] , { privilege-diagonal }
    [gold] , { privilege-gold }
    [king] , { privilege-king }
    [madame] , { privilege-madame }
    [cards] , { privilege-cards }
    [servants] , { privilege-servants }
   *[none] { "" }
}

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

event-started = Er begint een spel met { $players } spelers. { $player } is de startspeler.
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
event-over = Het spel is afgelopen.

## Waarom iets niet mag, en wat dan wel

refusal-legal = Dit mag; ga je gang.
refusal-game-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
refusal-not-your-turn = Je bent niet aan de beurt; wacht tot de anderen gespeeld hebben.
refusal-no-such-action = Die actie bestaat niet; kies er een uit de lijst.
refusal-not-now = Dat kan niet op dit punt van de beurt; kies een van de aangeboden acties.
refusal-no-servant-there = Je hebt daar geen dienaar; neem er een van ergens anders.
refusal-supply-first = Er zijn nog dienaars in je voorraad; neem de nieuwe daaruit.
refusal-same-room = De dienaar zou uit dezelfde kamer komen als waar hij heen moet; neem er een uit een andere kamer.
refusal-none-left = Je hebt daar alle toegestane dienaars geplaatst; beëindig de actie of doe iets anders.
refusal-no-moves-left = Je hebt geen bewegingen meer; speel er een kaart voor uit of beëindig de actie.
refusal-not-next-to = Die kamers grenzen niet aan elkaar; ga kamer voor kamer.
refusal-no-such-card = Je hebt deze kaart niet; speel een kaart uit je hand.
refusal-not-its-moment = Dit is niet het moment voor deze kaart; wacht tot het zover is.
refusal-not-enough-gold = Je hebt niet genoeg goud; kies iets goedkopers.
refusal-no-office = Je hebt geen dienaar in het Bureau om iemand aan te werven; beëindig de actie.
refusal-no-noble-there = Op dit veld staat geen edele; kies een veld waar er wel een staat.
refusal-not-enough-king-seals = Je komt zegels van de koning tekort; speel een kaart met zegels uit of kies een andere edele.
refusal-not-enough-madame-seals = Je komt zegels van Madame tekort; speel een kaart met zegels uit of kies een andere edele.
refusal-wrong-payment = Zo kunnen de zegels niet betaald worden; kies een van de aangeboden mogelijkheden.
refusal-must-finish = Er moet nog iets worden afgemaakt; kies een van de aangeboden acties.
refusal-nobody-at-back-door = Je hebt geen dienaar bij de Achteringang; beëindig de actie.
refusal-no-cards-left = Er zijn geen kaarten meer om te trekken; beëindig de actie.
refusal-card-not-drawn = Je hebt deze kaart niet getrokken; behoud een andere of beëindig de actie.
why-unfinished = Maak eerst de begonnen aanwerving af.
why-recruit-setup = Eerst plaatst iedereen zijn vrije dienaars; edelen werf je aan in de rondes daarna.
why-recruit-later = Edelen werf je aan in actie 4; dit is actie { $action }: { named-phase }.
why-recruit-over = Actie 4 is voorbij; in deze beurt komen er geen edelen meer bij.
why-noble = Nog niet mogelijk.{ why-office }{ why-gold }{ why-king }{ why-madame }
why-office = { $office ->
    [0] { "" }
   *[other] { " " }Geen dienaar in het Bureau die kan werven.
}
why-gold = { $lackgold ->
    [0] { "" }
   *[other] { " " }Goud: { $gold } nodig, je hebt { $mygold }.
}
why-king = { $lackking ->
    [0] { "" }
   *[other] { " " }Zegels van de koning: { $king } nodig, je hebt { $myking }.
}
why-madame = { $lackmadame ->
    [0] { "" }
   *[other] { " " }Zegels van Madame: { $madame } nodig, je hebt { $mymadame }.
}
named-moment = { $moment ->
    [before] { moment-before }
    [reinforce] { moment-reinforce }
    [move] { moment-move }
    [recruit] { moment-recruit }
   *[any] { moment-any }
}
why-card-setup = { named-card } speel je in je eigen beurten; nu worden de vrije dienaars geplaatst.
why-card-unfinished = Maak eerst de aanwerving af; daarna kun je { named-card } weer uitspelen.
why-card-moment = { named-card } speel je { named-moment }; dit is actie { $action }: { named-phase }.
why-card-begun = { named-card } speel je { named-moment }, en die is al begonnen.
why-card-gold = { named-card } kost { $price } goud; je hebt { $mygold }.
why-keep-nobody = Elke kaart die je behoudt kost een dienaar bij de Achteringang; voor { named-card } is er geen meer over.
why-keep-later = { named-card } kun je behouden als je die bij de Achteringang getrokken hebt.
why-nobody-there = Je hebt daar geen dienaar.
why-gate-none = Er mogen nu geen dienaars meer naar de Poort.
why-gate-only = Nieuwe dienaars gaan in deze actie van je voorraad naar de Poort, en nergens anders heen.
why-gate-itself = Ze gaan juist naar de Poort; kies een verlichte kamer die een dienaar verlaat.
why-too-far = { $moves ->
    [one] Dat kost { $moves } beweging; je hebt er nog { $left }.
   *[other] Dat kost { $moves } bewegingen; je hebt er nog { $left }.
}
why-offer-none = { $room ->
    [king] Er gaan in deze actie geen nieuwe dienaars meer naar de koning: de meerderheid daar geeft er een, en elke edele van de koning ook.
   *[madame] Er gaan in deze actie geen nieuwe dienaars meer naar Madame: de meerderheid daar geeft er een, en elke edele van Madame ook.
}
why-offer-nobody = { $room ->
    [king] Je voorraad is leeg, en in geen andere kamer is nog iemand voor de koning.
   *[madame] Je voorraad is leeg, en in geen andere kamer is nog iemand voor Madame.
}
why-income-none = In deze actie worden geen nieuwe dienaars meer geplaatst; de Muntslagerij heeft vanzelf betaald.
why-income-only = In deze actie gaan nieuwe dienaars alleen naar de koning en naar Madame.
why-room-recruit = In actie 4 kies je edelen in het kasteelpark; dienaars lopen in actie 2.
why-room-cards = In actie 5 tellen alleen je dienaars bij de Achteringang: zij trekken kaarten.
why-room-keep = De kaarten zijn getrokken: kies welke je behoudt, of beëindig je beurt.
why-purse-gold = Met goud betaal je edelen en kaarten; de Muntslagerij brengt het in actie 3.
why-purse-king = Elke dienaar van jou bij de koning is een zegel; een aanwerving in actie 4 stuurt hem terug naar de voorraad.
why-purse-madame = Elke dienaar van jou bij Madame is een zegel; een aanwerving in actie 4 stuurt hem terug naar de voorraad.
why-purse-supply = Nieuwe dienaars komen uit je voorraad: naar de Poort in actie 1, naar de koning en Madame in actie 3.
why-purse-reserve = De overige dienaars komen alleen in het spel door edelen die dienaars brengen.
why-purse-office = Elke dienaar van jou in het Bureau kan in actie 4 één edele aanwerven.
idle-gate = Er mag niemand meer naar de Poort.
idle-gate-never = Geen dienaar op het Erehof: er komt niemand naar de Poort.
idle-gate-nobody = Er is niemand meer die naar de Poort kan.
idle-moves = Alle bewegingen zijn gemaakt.
idle-moves-never = Geen dienaar in het Trappenhuis: geen bewegingen.
idle-moves-nobody = Geen dienaar in het kasteel om te verplaatsen.
idle-income = Alle nieuwe dienaars zijn geplaatst.
idle-income-never = Geen meerderheid bij de koning of Madame: geen nieuwe dienaar daar.
idle-income-nobody = Er is niemand meer voor de koning of Madame.
idle-office = Er is geen dienaar meer in het Bureau.
idle-office-never = Geen dienaar in het Bureau: geen aanwerving.
idle-park = Er is geen edele meer in het kasteelpark.
idle-purse = Voor geen enkele edele heb je nu genoeg goud en zegels.
idle-backdoor = Geen dienaar bij de Achteringang: geen kaarten.
idle-pile = Er zijn geen kaarten meer om te trekken.

## Waardering en meerderheden

score-nobles = Edelen
score-played = Uitgespeelde kaarten
score-hand = Kaarten in de hand
score-lions = Leeuwenrij
score-vases = Vazenrij
score-fountains = Fonteinenrij
score-statues = Beeldenrij
score-total = Totaal

majority-most = de meeste dienaars
majority-cardinal = gelijke stand, de Kardinaal beslist
majority-card = kaart ‘{ card-majority }’
majority-tied = gelijke stand, niemand
majority-empty = leeg

winner = { $player } wint met { with-points }!
winner-cardinal = { $player } wint met { with-points }: de Kardinaal breekt de gelijke stand!
winner-shared = { $players } delen de overwinning met elk { with-points }!
winner-shared-cardinal = { $players } delen de overwinning met elk { with-points }: de Kardinaal besliste in het nadeel van de anderen.
with-points = { worth-points }
list-end = { $rest } en { $last }

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
