## Een ronde: vragen, acties, wat er gebeurde

choose-sex = Is je eerste hoveling een man of een vrouw?
choose-first-party = Bij welke partij hoort je hoveling?
choose-retire = Gaat je hoveling het klooster in, zodat een erfgenaam aan het hof komt?
choose-heir-party = Bij welke partij hoort de erfgenaam?
choose-ready = Ben je klaar met praten en betalen?
choose-pay = Hoeveel livres betaal je aan { $to }?
choose-place = Waar verblijft het hof deze ronde?
choose-main = Wat doe je nu?
choose-take = Welke kaart neem je uit het Huis van de Koning?
choose-card = Welke kaart speel je?
choose-target = Voor of tegen wie?
choose-route = Langs welke weg vraag je het?
choose-audience = Om welke audiëntie verzoek je?
choose-audience-of = Om welk ambt of wie gaat het?
choose-receiver = Wie krijgt het ambt?
choose-direction = Omhoog of omlaag?
choose-give-seat = Aan wie geef je kaarten?
choose-give-card = Welke kaart geef je?
choose-give-second = Een tweede kaart?
choose-power-target = Voor of tegen wie gebruik je je ambtsbevoegdheid?
choose-letter = Welke kaart neem je uit deze hand?
choose-reader = Welke kaart leg je af?
choose-reroll = De worp is mislukt. Gebruik je je ambt om opnieuw te werpen?
choose-surplus = Je hebt meer dan tien kaarten: welke leg je af?
idle-pay = Je hebt niets om te betalen, of hebt vaak genoeg betaald.
idle-actions-spent = Beide acties zijn gebruikt.
idle-nothing = Je kunt niets anders doen.
action-no = Klaar
action-yes = Ja
action-draw = Een kaart trekken
action-take = Een kaart uit het Huis van de Koning nemen
action-play = Een kaart spelen
action-audience = Om een audiëntie verzoeken
action-give = Kaarten geven
action-power = De ambtsbevoegdheid gebruiken
action-levy = Een heffing opleggen
action-seat = { $to }
action-the-king = De koning
action-the-queen = De koningin
action-house = In het Huis van de Koning
action-country = { country-name }
action-sex = { $sex ->
    [woman] Een vrouw
   *[man] Een man
}
action-place = Het hof is { place-name }
action-route = Vragen { route-name }
action-direction = { $direction ->
    [up] Omhoog
   *[down] Omlaag
}
action-card = { card-name }
action-pay = { $to } { $livres } livres betalen
action-fine = Boete voor { $to }
action-exam = { $right ->
    [1] Het antwoord is goed
   *[0] Het antwoord is fout
}
action-which = { audience-name }
event-sex-chosen = { $player } kiest als eerste hoveling { sex-name }.
event-party-chosen = { $player } kiest: { party-name }.
event-party-drawn = Het lot geeft { $player }: { party-name }.
event-steward-drawn = Het lot maakt { $player } de eerste hofmeester.
event-dealt = { $player } krijgt { $cards } kaarten.
event-round = Ronde { $round } begint; { $player } is hofmeester.
event-accession = Een nieuw koningspaar: de koningin komt { queen-from }. Iedereen keert terug naar het hof.
event-retired = De hoveling van { $player } gaat het klooster in.
event-heir = Voor { $player } komt een erfgenaam aan het hof: { sex-name }, { party-name }.
event-introduced = De hoveling van { $player } wordt aan het hof voorgesteld.
event-negotiation = De onderhandelingen beginnen.
event-paid = { $player } betaalt { $to } { $livres } livres.
event-ready = { $player } is klaar met onderhandelen.
event-relocated = Het hof is { place-name }.
event-turn = { $player } is aan de beurt.
event-die = { $player } werpt { $value } ({ reason-name }).
event-die-roll = { $player } werpt { $value }, nodig is { $most } of minder ({ reason-name }): { die-verdict }.
event-die-fate = { reason-name }, { $player }: de dobbelsteen toont { $value }, dodelijk tot { $most }: { die-verdict }.
event-die-from = { $player } werpt { $value }, vanaf { $least } heeft het een prijs ({ reason-name }): { die-verdict }.
event-die-points = { $player } werpt { $value }: het woord telt { $hit ->
    [most] één punt
   *[none] twee punten
}, en één meer bij hoog aanzien.
event-standing-up = { $player } stijgt bij { scale-name } van { $was } naar { $now } ({ reason-name }).
event-standing-down = { $player } daalt bij { scale-name } van { $was } naar { $now } ({ reason-name }).
event-standing-set = { $player } begint bij { scale-name } op { $now } ({ reason-name }).
event-money-gain = { $player } ontvangt { $livres } livres ({ reason-name }) en heeft er { $now }.
event-money-loss = { $player } verliest { $livres } livres ({ reason-name }); er blijven { $now } over.
event-drew = { $player } trekt de kaart ‘{ card-name }’.
event-drew-hidden = { $player } trekt een kaart.
event-reshuffled = De aflegstapel wordt een nieuwe trekstapel van { $cards } kaarten.
event-taken = { $player } neemt de kaart ‘{ card-name }’ uit het Huis van de Koning.
event-played = { $player } speelt de kaart ‘{ card-name }’ { target-on }.
event-played-alone = { $player } speelt de kaart ‘{ card-name }’.
event-asked = { $player } { route-asks } om de kaart ‘{ card-name }’, { for-whom }.
event-withdrawal = { $player } { route-asks } om { $from } het ambt van { card-name } te ontnemen, { receiver-gets }.
event-audience = { $player } { route-asks } om een audiëntie: { audience-about }.
event-audience-alone = { $player } { route-asks } om een audiëntie: { audience-name }.
event-granted = Ingewilligd voor { $player }.
event-refused = Afgewezen: { $player } heeft vergeefs gevraagd.
event-refused-card = Afgewezen: de kaart ‘{ card-name }’ gaat naar het Huis van de Koning.
event-heard = De koningin spreekt voor { $player }.
event-rerolled = { $player } werpt opnieuw, krachtens het ambt van { card-name }.
event-laid = { $player } is nu { office-name } ({ reason-name }).
event-lost = { $player } is niet langer { office-name } ({ reason-name }).
event-lost-card = { $player } verliest de kaart ‘{ card-name }’ ({ reason-name }).
event-laid-card = De kaart ‘{ card-name }’ ligt nu voor { $player } ({ reason-name }).
event-discarded = { $player } legt de kaart ‘{ card-name }’ af.
event-given = { $player } geeft { $to } de kaart ‘{ card-name }’.
event-given-hidden = { $player } geeft { $to } een kaart.
event-looked = { $player } ziet de hand van { $at }.
event-letter-taken = { $player } neemt de kaart ‘{ card-name }’ van { $from }.
event-letter-taken-hidden = { $player } neemt een kaart van { $from }.
event-power = { $player } gebruikt het ambt van { card-name } { target-on }.
event-power-alone = { $player } gebruikt het ambt van { card-name }.
event-levy = { $player } legt een heffing op.
event-died = De hoveling van { $player } sterft ({ reason-name }).
event-exiled = De hoveling van { $player } gaat in ballingschap ({ reason-name }).
event-imprisoned = De hoveling van { $player } wordt naar de Bastille gebracht ({ reason-name }).
event-freed = De hoveling van { $player } is op de terugweg ({ reason-name }).
event-married = { $player } en { $to } zijn getrouwd.
event-marriage-ended = Het huwelijk van { $player } en { $to } is voorbij ({ reason-name }).
event-king-died = De koning is dood. { $regency ->
    [1] De koningin wordt regentes.
   *[0] Er is geen koningin.
}
event-queen-died = { $regency ->
    [1] De regentes is dood.
   *[0] De koningin is dood. De koning kan hertrouwen.
}
event-war = Oorlog met { country-name }.
event-peace = Vrede met { country-name } ({ reason-name }).
event-signed = Het arrestatiebevel van { $player } is getekend.
event-unsigned = Een arrestatiebevel van { $player } is niet meer getekend ({ reason-name }).
event-broken-off = De ronde wordt afgebroken.
event-inherited = De weduwe { $player } behoudt de titel van { $from }: { office-name }.
event-remarried = De koning hertrouwt: een koningin { queen-from }.
event-fined = { $player } betaalt { $livres } livres boete.
event-exam = Het antwoord aan de ceremoniemeester is { $right ->
    [1] goed
   *[0] fout
}.
event-done = { $player } beëindigt de beurt.
event-over = Het spel is afgelopen.
die-verdict = { $reason ->
    [crown-roll] { $hit ->
        [most] ingewilligd
       *[none] niet ingewilligd
    }
    [queen-roll] { $hit ->
        [most] ze luistert
       *[none] ze luistert niet
    }
    [favourite] { $hit ->
        [most] de koning is betoverd
       *[none] de koning kijkt weg
    }
    [seals] { $hit ->
        [most] de koning stemt toe
       *[none] de koning schudt het hoofd
    }
    [ceremonies] { $hit ->
        [most] een schending van de etiquette
       *[none] onberispelijk
    }
    [levy] { $hit ->
        [least] de koning hoort ervan
       *[none] niemand klaagt
    }
    [poison] { $hit ->
        [most] dodelijk
        [least] de gifmenger wordt ontdekt
       *[none] er gebeurt niets
    }
   *[other] { $hit ->
        [none] gespaard
       *[most] dodelijk
    }
}
target-on = { $targetkind ->
    [self] voor de eigen hoveling
    [seat] op { $target }
    [king] op de koning
    [queen] op de koningin
   *[other] ({ target-name })
}
for-whom = { $tokind ->
    [self] voor de eigen hoveling
   *[seat] voor { $to }
}
receiver-gets = { $receiverkind ->
    [self] voor de eigen hoveling
    [seat] voor { $receiver }
   *[house] voor het Huis van de Koning
}
route-asks = { $route ->
    [through] verzoekt op voorspraak van de koningin
    [queen] verzoekt de koningin zelf
   *[crown] verzoekt de kroon
}
audience-about = { $audience ->
    [marry] huwelijk met { target-name }
    [intervene] { $direction ->
        [up] een goed woord voor { target-name }
       *[down] een woord tegen { target-name }
    }
    [release] de vrijlating van { target-name }
    [recall] de terugkeer van { target-name }
   *[other] { audience-name }
}
