## Waarom iets niet mag, en wat dan wel

refusal-legal = Dit mag; ga je gang.
refusal-game-over = De partij is afgelopen; begin een nieuwe om verder te spelen.
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
why-field-servant = Op dit veld staat tot het einde een dienaar; kies een veld waar een edele staat.
why-row = Aan het einde leveren de meeste dienaars in deze rij { $first } punten op, de op een na meeste { $second }. Er komt een dienaar bij als je een edele uit de rij aanwerft.
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
