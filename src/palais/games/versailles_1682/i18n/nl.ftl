# Versailles 1682 in Dutch: the words of the game. The ids are those of the rules.


## Names

title = Versailles 1682
colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-black = Zwart
colour-blue = Blauw
colour-white = Wit
phase-setup = Opstelling
phase-introduction = Introductie aan het hof
phase-negotiation = Onderhandelingen
phase-relocation = Verplaatsing van het hof
phase-actions = Actiefase
phase-over = Einde van het spel
fact-richest = ten hoogste { $count } livres
card-name = { $card ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [marshal] maarschalksstaf
     [pension_small] Klein jaargeld
     [pension_royal] Koninklijk jaargeld
     [pension_great] Groot jaargeld
     [war_minister] minister van Oorlog
     [finances] controleur-generaal van Financiën
     [seals] zegelbewaarder
     [foreign_affairs] staatssecretaris van Buitenlandse Zaken
     [guard] kapitein van de garde
     [huntsman] opperjagermeester
     [equerry] opperstalmeester
     [gentleman] eerste kamerheer
     [almoner] grootaalmoezenier
     [household] opperhofmeesteres van de koningin
     [lady_in_waiting] eerste hofdame
     [robes] garderobemeesteres
     [governess] gouvernante van de koningskinderen
     [palace_lady] paleisdame
     [reader] voorlezer van de koningin
     [ceremonies] ceremoniemeester
     [revels] intendant van de hoffeesten
     [brittany] gouverneur van Bretagne
     [normandy] gouverneur van Normandië
     [burgundy] gouverneur van Bourgondië
     [languedoc] gouverneur van de Languedoc
     [provence] gouverneur van de Provence
     [guyenne] gouverneur van Guyenne
     [warrant] Arrestatiebevel
     [phrase] Bon mot
     [shot] Meesterschot
     [comedy] Komedie aan het hof
     [devotions] Gebed met de koningin
     [arms] Wapenfeit
     [minuet] Menuet
     [slander] Laster
     [blunder] Flater aan tafel
     [stag] Gemist hert
     [offence] Belediging van de koningin
     [cabal] Ontdekt complot
     [desertion] Desertie
     [foreign_letters] Brieven aan de vijand
     [favourite] Favoriete van de koning
     [child] Gewettigd kind
     [poison] Gif
     [duel] Duel
     [accident] Jachtongeval
     [front] Te velde gezonden
     [king_malady] Ziekte van de koning
     [queen_malady] Ziekte van de koningin
     [fever] Koorts aan het hof
     [disgrace] Ongenade
     [colonies] Missie naar de koloniën
     [justice] Gerechtigheid
     [casus_belli] Casus belli
     [peace] Vredesverdrag
     [gaming] Speeltafel
     [inheritance] Erfenis
     [letter] Onderschepte brief
     [annulment] Nietigverklaring van het huwelijk
     [signed_warrant] getekend arrestatiebevel
    *[none] niets
    }
short-name = { $card ->
     [baron] { $sex ->
        [woman] Baronne
       *[man] Baron
    }
     [comte] { $sex ->
        [woman] Comtesse
       *[man] Comte
    }
     [marquis] { $sex ->
        [woman] Marquise
       *[man] Marquis
    }
     [duc] { $sex ->
        [woman] Duchesse
       *[man] Duc
    }
     [war_minister] Minister|van Oorlog
     [finances] Controleur-|generaal
     [seals] Zegel-|bewaarder
     [foreign_affairs] Buitenlandse|Zaken
     [guard] Garde-|kapitein
     [huntsman] Opperjager-|meester
     [equerry] Opperstal-|meester
     [gentleman] Eerste|kamerheer
     [almoner] Groot-|aalmoezenier
     [household] Opperhof-|meesteres
     [lady_in_waiting] Eerste|hofdame
     [robes] Garderobe-|meesteres
     [governess] Gouvernante
     [palace_lady] Paleisdame
     [reader] { $sex ->
        [woman] Voorlezeres
       *[man] Voorlezer
    }
     [ceremonies] { $sex ->
        [woman] Ceremonie-|meesteres
       *[man] Ceremonie-|meester
    }
     [revels] { $sex ->
        [woman] Intendante|hoffeesten
       *[man] Intendant|hoffeesten
    }
     [brittany] Gouverneur|Bretagne
     [normandy] Gouverneur|Normandië
     [burgundy] Gouverneur|Bourgondië
     [languedoc] Gouverneur|Languedoc
     [provence] Gouverneur|Provence
     [guyenne] Gouverneur|Guyenne
     [marshal] Maarschalks-|staf
     [pension_small] Klein|jaargeld
     [pension_royal] Koninklijk|jaargeld
     [pension_great] Groot|jaargeld
     [warrant] Arrestatie-|bevel
     [phrase] Bon mot
     [shot] Meesterschot
     [comedy] Komedie|aan het hof
     [devotions] Gebed
     [arms] Wapenfeit
     [minuet] Menuet
     [slander] Laster
     [blunder] Flater|aan tafel
     [stag] Gemist|hert
     [offence] Koningin|beledigd
     [cabal] Ontdekt|complot
     [desertion] Desertie
     [foreign_letters] Brieven aan|de vijand
     [favourite] Favoriete
     [child] Gewettigd|kind
     [poison] Gif
     [duel] Duel
     [accident] Jachtongeval
     [front] Te velde|gezonden
     [king_malady] De koning|is ziek
     [queen_malady] De koningin|is ziek
     [fever] Koorts|aan het hof
     [disgrace] Ongenade
     [colonies] Naar de|koloniën
     [justice] Gerechtig-|heid
     [casus_belli] Casus|belli
     [peace] Vredes-|verdrag
     [gaming] Speeltafel
     [inheritance] Erfenis
     [letter] Onderschepte|brief
     [annulment] Huwelijk|nietig
     [signed_warrant] Getekend|bevel
    *[none] –
    }
office-name = { $card ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [war_minister] minister van Oorlog
     [finances] controleur-generaal van Financiën
     [seals] zegelbewaarder
     [foreign_affairs] staatssecretaris van Buitenlandse Zaken
     [guard] kapitein van de garde
     [huntsman] opperjagermeester
     [equerry] opperstalmeester
     [gentleman] eerste kamerheer
     [almoner] grootaalmoezenier
     [household] opperhofmeesteres van de koningin
     [lady_in_waiting] eerste hofdame
     [robes] garderobemeesteres
     [governess] gouvernante van de koningskinderen
     [palace_lady] paleisdame
     [reader] { $sex ->
        [woman] voorlezeres van de koningin
       *[man] voorlezer van de koningin
    }
     [ceremonies] { $sex ->
        [woman] ceremoniemeesteres
       *[man] ceremoniemeester
    }
     [revels] { $sex ->
        [woman] intendante van de hoffeesten
       *[man] intendant van de hoffeesten
    }
     [brittany] gouverneur van Bretagne
     [normandy] gouverneur van Normandië
     [burgundy] gouverneur van Bourgondië
     [languedoc] gouverneur van de Languedoc
     [provence] gouverneur van de Provence
     [guyenne] gouverneur van Guyenne
    *[none] –
    }
reason-name = { $reason ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [marshal] maarschalksstaf
     [pension_small] Klein jaargeld
     [pension_royal] Koninklijk jaargeld
     [pension_great] Groot jaargeld
     [war_minister] minister van Oorlog
     [finances] controleur-generaal van Financiën
     [seals] zegelbewaarder
     [foreign_affairs] staatssecretaris van Buitenlandse Zaken
     [guard] kapitein van de garde
     [huntsman] opperjagermeester
     [equerry] opperstalmeester
     [gentleman] eerste kamerheer
     [almoner] grootaalmoezenier
     [household] opperhofmeesteres van de koningin
     [lady_in_waiting] eerste hofdame
     [robes] garderobemeesteres
     [governess] gouvernante van de koningskinderen
     [palace_lady] paleisdame
     [reader] voorlezer van de koningin
     [ceremonies] ceremoniemeester
     [revels] intendant van de hoffeesten
     [brittany] gouverneur van Bretagne
     [normandy] gouverneur van Normandië
     [burgundy] gouverneur van Bourgondië
     [languedoc] gouverneur van de Languedoc
     [provence] gouverneur van de Provence
     [guyenne] gouverneur van Guyenne
     [warrant] Arrestatiebevel
     [phrase] Bon mot
     [shot] Meesterschot
     [comedy] Komedie aan het hof
     [devotions] Gebed met de koningin
     [arms] Wapenfeit
     [minuet] Menuet
     [slander] Laster
     [blunder] Flater aan tafel
     [stag] Gemist hert
     [offence] Belediging van de koningin
     [cabal] Ontdekt complot
     [desertion] Desertie
     [foreign_letters] Brieven aan de vijand
     [favourite] Favoriete van de koning
     [child] Gewettigd kind
     [poison] Gif
     [duel] Duel
     [accident] Jachtongeval
     [front] Te velde gezonden
     [king_malady] Ziekte van de koning
     [queen_malady] Ziekte van de koningin
     [fever] Koorts aan het hof
     [disgrace] Ongenade
     [colonies] Missie naar de koloniën
     [justice] Gerechtigheid
     [casus_belli] Casus belli
     [peace] Vredesverdrag
     [gaming] Speeltafel
     [inheritance] Erfenis
     [letter] Onderschepte brief
     [annulment] Nietigverklaring van het huwelijk
     [signed_warrant] getekend arrestatiebevel
     [introduction] introductie aan het hof
     [refusal] afgewezen
     [intervention] interventie
     [rents] familierente
     [gift] onderhandelingen
     [fine] boete
     [levy] heffing
     [exile] ballingschap
     [bastille] de Bastille
     [death] overlijden
     [exchange] geruild voor een nieuw ambt
     [withdrawal] ontnomen door een audiëntie
     [marriage] huwelijk
     [king-death] overlijden van de koning
     [remarriage] nieuw huwelijk van de koning
     [titles] titels en staven
     [pensions] jaargelden
     [offices] ambt
     [governorships] gouverneurschappen
     [crown-roll] voor de kroon
     [queen-roll] voor de koningin
     [points] punten van een interventie
     [queen-country] land van de koningin
     [retirement] naar het klooster
     [accession] troonsbestijging
     [queen-death] overlijden van de regentes
     [release] vrijlating door een audiëntie
     [recall] terugroeping door een audiëntie
     [grant] ingewilligd
     [widow] weduwrecht
     [no-favourite] niet langer favoriete
    *[none] –
    }
scale-name = { $scale ->
    *[king] de koning
     [queen] de koningin
    }
country-name = { $country ->
     [england] Engeland
     [provinces] de Verenigde Provinciën
     [spain] Spanje
    *[none] geen van de drie landen
    }
queen-from = { $country ->
     [england] uit Engeland
     [provinces] uit de Verenigde Provinciën
     [spain] uit Spanje
    *[none] uit geen van de drie landen
    }
party-name = { $party ->
     [england] Engelse partij
     [provinces] Nederlandse partij
    *[spain] Spaanse partij
    }
sex-name = { $sex ->
    *[man] een man
     [woman] een vrouw
    }
place-name = { $place ->
    *[versailles] in Versailles
     [hunt] op jacht
    }
route-name = { $route ->
    *[crown] bij de koning (de regentes)
     [through] op voorspraak van de koningin
     [queen] rechtstreeks bij de koningin
    }
audience-name = { $audience ->
     [withdraw] een ambt ontnemen
    *[marry] huwelijk
     [remarry] nieuw huwelijk van de koning
     [intervene] interventie
     [release] vrijlating uit de Bastille
     [recall] terugkeer uit ballingschap
    }
status-name = { $status ->
    *[court] aan het hof
     [exile] in ballingschap
     [bastille] in de Bastille
     [returning] op de terugweg
     [dead] overleden
    }
target-name = { $targetkind ->
     [seat] { $target }
     [king] de koning
     [queen] de koningin
     [house] het Huis van de Koning
     [england] Engeland
     [provinces] de Verenigde Provinciën
     [spain] Spanje
    *[none] –
    }
receiver-name = { $receiverkind ->
     [seat] { $receiver }
     [king] de koning
     [queen] de koningin
     [house] het Huis van de Koning
     [england] Engeland
     [provinces] de Verenigde Provinciën
     [spain] Spanje
    *[none] –
    }

## Score and options

score-start = Begin
score-rents = Renten
score-titles = Titels
score-pensions = Jaargelden
score-offices = Ambten
score-governorships = Gouverneurschappen
score-favourite = Favoriete
score-shared = Gedeeld met de echtgenoot
score-received = Ontvangen
score-paid = Betaald
score-cards = Kaarten
score-powers = Bevoegdheden en heffingen
score-fines = Boetes
score-total = Vermogen
option-goal = Livres om te winnen
option-max_rounds = Meeste rondes
option-negotiation = Onderhandelingen
option-payments = Betalingen
option-etiquette = Etiquette
option-exam = Vragen van de ceremoniemeester
option-scale = Schaal van aanzien
option-start_party = Eerste partij
winner = { $player } wint met { $points } livres!
winner-shared = { $players } delen de overwinning met elk { $points } livres!
list-end = { $rest } en { $last }

## Questions

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

## Actions

action-no = Nee, of klaar
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
action-sex = { sex-name }
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

## What happened

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
event-die-most = { $player } werpt { $value }; nodig is { $most } of minder ({ reason-name }).
event-die-least = { $player } werpt { $value }; vanaf { $least } heeft het een gevolg ({ reason-name }).
event-standing-up = { $player } wint aanzien bij { scale-name } ({ reason-name }): { $change }, nu { $now }.
event-standing-down = { $player } verliest aanzien bij { scale-name } ({ reason-name }): { $change }, nu { $now }.
event-standing-set = { $player } heeft aanzien { $now } bij { scale-name } ({ reason-name }).
event-money-gain = { $player } ontvangt { $livres } livres ({ reason-name }) en heeft er { $now }.
event-money-loss = { $player }: { $livres } livres ({ reason-name }), er blijven { $now } over.
event-drew = { $player } trekt de kaart ‘{ card-name }’.
event-drew-hidden = { $player } trekt een kaart.
event-reshuffled = De aflegstapel wordt een nieuwe trekstapel van { $cards } kaarten.
event-taken = { $player } neemt de kaart ‘{ card-name }’ uit het Huis van de Koning.
event-played = { $player } speelt de kaart ‘{ card-name }’. Doel: { target-name }.
event-played-alone = { $player } speelt de kaart ‘{ card-name }’.
event-asked = { $player } verzoekt { route-name } om de kaart ‘{ card-name }’, voor { $to }.
event-withdrawal = { $player } verzoekt { route-name } om { $from } de kaart ‘{ card-name }’ te ontnemen. Ontvanger: { receiver-name }.
event-audience = { $player } verzoekt { route-name } om een audiëntie: { $audience ->
     [intervene] { $direction ->
         [up] interventie ten gunste
        *[down] interventie tegen
    }
    *[marry] { audience-name }
    }. Het gaat om: { target-name }.
event-audience-alone = { $player } verzoekt { route-name } om een audiëntie: { audience-name }.
event-granted = Ingewilligd.
event-refused = Afgewezen.
event-heard = De koningin spreekt voor { $player }.
event-rerolled = { $player } werpt opnieuw, krachtens het ambt van { card-name }.
event-laid = De kaart ‘{ card-name }’ ligt nu voor { $player } ({ reason-name }).
event-lost = { $player } verliest de kaart ‘{ card-name }’ ({ reason-name }).
event-discarded = { $player } legt de kaart ‘{ card-name }’ af.
event-given = { $player } geeft { $to } de kaart ‘{ card-name }’.
event-given-hidden = { $player } geeft { $to } een kaart.
event-looked = { $player } ziet de hand van { $at }.
event-letter-taken = { $player } neemt de kaart ‘{ card-name }’ van { $from }.
event-letter-taken-hidden = { $player } neemt een kaart van { $from }.
event-power = { $player } gebruikt het ambt van { card-name }. Doel: { target-name }.
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
event-inherited = De weduwe { $player } behoudt de kaart ‘{ card-name }’ van { $from }.
event-remarried = De koning hertrouwt: een koningin { queen-from }.
event-fined = { $player } betaalt { $livres } livres boete.
event-exam = Het antwoord aan de ceremoniemeester is { $right ->
     [1] goed
    *[0] fout
    }.
event-done = { $player } beëindigt de beurt.
event-over = Het spel is afgelopen.

## Refusals

refusal-legal = Dit mag; ga je gang.
refusal-game-over = Het spel is afgelopen; begin een nieuw.
refusal-not-your-turn = Je bent niet aan de beurt; wacht op de anderen.
refusal-no-such-action = Die actie bestaat niet; kies er een uit de lijst.
refusal-not-now = Dit kan nu niet; kies een van de aangeboden acties.
refusal-no-actions-left = Beide acties van deze beurt zijn gebruikt; beëindig de beurt.
refusal-power-used = Je hebt deze beurt al een bevoegdheid of heffing gebruikt.
refusal-no-power = Je hebt geen ambt met een bevoegdheid om te gebruiken.
refusal-no-governorship = Je bent geen gouverneur.
refusal-no-target = Er is nu niemand voor of tegen wie dit mogelijk is.
refusal-no-cards-left = Trekstapel en aflegstapel zijn leeg.
refusal-house-empty = Het Huis van de Koning is leeg.
refusal-no-such-card = Die kaart is er niet; kies een andere.
refusal-nothing-to-play = Geen van je kaarten kan nu gespeeld worden.
refusal-nothing-to-give = Je hebt geen kaarten om te geven.
refusal-no-audience = Er is nu geen audiëntie waarom je kunt verzoeken.
refusal-not-at-court = Dit is alleen voor hovelingen aan het hof.
refusal-not-in-exile = Deze hoveling is niet in ballingschap.
refusal-not-in-bastille = Deze hoveling zit niet in de Bastille.
refusal-only-justice = Een gevangene kan alleen ‘Gerechtigheid’ voor zichzelf spelen.
refusal-not-the-place = Het hof is niet op de juiste plaats voor deze kaart.
refusal-no-war = Hiervoor moet er oorlog zijn.
refusal-no-king = Er is nu geen koning.
refusal-no-queen = Er is nu geen koningin.
refusal-not-this-one = Dit past niet: let op sekse, aanzien, huwelijk en wat er al ligt.
refusal-not-a-route = Deze weg staat nu niet open voor dit verzoek.
refusal-not-yourself = Kies iemand anders dan jezelf.
refusal-nobody-there = Daar zit niemand; kies een andere speler.
refusal-not-a-speaker = Gevangenen onderhandelen niet.
refusal-not-enough-money = Zoveel livres heb je niet; betaal minder.
refusal-enough-payments = Je hebt in deze onderhandelingen vaak genoeg betaald.
refusal-over-the-cap = Aan deze tafel kun je in één ronde niet meer betalen.
refusal-no-payments = Aan deze tafel betaalt niemand aan anderen.
refusal-moved-already = Dit ambt is deze ronde al een keer ontnomen.
refusal-no-such-office = Niemand heeft dit ambt.
refusal-no-exam = Er is nu geen vraag te beoordelen.
refusal-muted = Gevangenen zijn stom tijdens de onderhandelingen.
refusal-prisoner-is-mute = Met een gevangene onderhandelt niemand.
refusal-no-private-talk = In het geheim praat je alleen tijdens de onderhandelingen; praat met iedereen of wacht.

## Nothing else to do, and hints

idle-pay = Je hebt niets om te betalen, of hebt vaak genoeg betaald.
idle-actions-spent = Beide acties zijn gebruikt.
idle-nothing = Je kunt niets anders doen.
hint-plan = Dit levert volgens de vuistregels van het hof het meeste op.
hint-step = Het is de volgende stap van het plan.
hint-step-pay = Een betaling kan een vriend opleveren.

## The terminal

no-means-retire = blijven
no-means-negotiate = je bent gereed
no-means-main = beurt beëindigen
no-means-give-second = één kaart is genoeg
no-means-reroll = de afwijzing aanvaarden
column-player = Speler
column-status = Hoveling
column-standing = K / Q
column-fortune = Livres
column-cards = Kaarten
column-before = Ligt voor de hoveling
heading-hand = Je hand
heading-house = Huis van de Koning
hand-empty = Je hebt geen kaarten.
header = Ronde { $round } · { place-name } · doel: { $goal } livres
header-queen = een koningin { queen-from }
header-no-queen = geen koningin
header-regency = regentschap: de koningin is regentes
header-war = in oorlog met { country-name }
left = nog { $actions ->
     [one] één actie
    *[other] { $actions } acties
    }, bevoegdheid { $used ->
     [1] gebruikt
    *[0] ongebruikt
    }
