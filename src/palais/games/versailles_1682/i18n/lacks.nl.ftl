## Wat ontbreekt: in twee woorden op de kaart (lack-), en in een zin met wat zou helpen (help-)

lack-prison = gevangen
help-prison = In de Bastille kun je alleen ‘Gerechtigheid’ voor jezelf spelen. Iemand kan om je vrijlating verzoeken, de zegelbewaarder kan je vrijlaten, of je gaat na twee rondes het klooster in.
lack-away = { status-name }
help-away = { $status ->
    [exile] Je hoveling is in ballingschap: alleen actiekaarten kunnen gespeeld worden. Iemand kan om je terugkeer verzoeken, een nieuw koningspaar haalt je terug, of je gaat na twee rondes het klooster in.
    [bastille] Je hoveling zit in de Bastille. Iemand kan om je vrijlating verzoeken, ‘Gerechtigheid’ bevrijdt je, of je gaat na twee rondes het klooster in.
    [returning] Je hoveling is op de terugweg en wordt aan het begin van de volgende ronde aan het hof voorgesteld.
    [dead] Je hoveling is overleden; je erfgenaam komt aan het begin van de volgende ronde aan het hof.
   *[court] Dit is alleen voor hovelingen aan het hof.
}
lack-place = { place-name }
help-place = Hiervoor moet het hof { place-name } zijn. Dat bepaalt de hofmeester aan het begin van elke ronde; de opperstalmeester kan het hof meteen verplaatsen.
lack-war = in oorlog
help-war = Hiervoor moet er oorlog zijn. De kaart ‘Casus belli’ of de minister van Oorlog kan er een beginnen.
lack-peace = vrede
help-peace = Er is al oorlog met alle drie de landen.
lack-king = een koning
help-king = Hiervoor is een koning nodig. In een regentschap is het wachten op het nieuwe koningspaar.
lack-queen = een koningin
help-queen = Hiervoor is een koningin nodig. De koning kan hertrouwen: daar is een audiëntie voor.
lack-sex = { $sex ->
    [woman] voor vrouwen
   *[man] voor mannen
}
help-sex = { $sex ->
    [woman] Alleen een vrouw kan dit krijgen; vraag het voor iemand anders, of wacht op je erfgename.
   *[man] Alleen een man kan dit krijgen; vraag het voor iemand anders, of wacht op je erfgenaam.
}
lack-minimum = vanaf { $needed }
help-minimum = Hiervoor is aanzien { $needed } bij { scale-name } nodig; je hoveling heeft { $have }. Gunstkaarten, sommige ambten en een goed woord van een ander verhogen het.
lack-title = eerst een titel
help-title = Een Duc moet al { title-first } of { title-second } zijn: vraag eerst om een van deze titels.
lack-unmarried = ongehuwd
help-unmarried = De grootaalmoezenier is een prelaat en moet ongehuwd zijn.
lack-pensions = { $most } jaargelden
help-pensions = Een hoveling heeft hoogstens { $most } jaargelden; vraag voor iemand anders.
lack-baton = al maarschalk
help-baton = Je hoveling is al maarschalk van Frankrijk.
lack-favourite = geen favoriete
help-favourite = Er is geen favoriete; de kaart ‘Favoriete van de koning’ maakt er een.
lack-prisoner = geen gevangene
help-prisoner = Niemand zit in de Bastille.
lack-marriage = geen paar
help-marriage = Niemand is getrouwd.
lack-cards = geen kaarten
help-cards = Buiten de Bastille heeft niemand kaarten op handen.
lack-enemy = geen vijand
help-enemy = Niemand aan het hof hoort bij de partij van een land waarmee Frankrijk in oorlog is.
lack-fallen = tot { $most }
help-fallen = Niemand aan het hof die dit kan treffen heeft aanzien { $most } of minder. Laster, andere kaarten of een woord tegen iemand verlagen het.
lack-risen = vanaf { $least }
help-risen = Er is aan het hof geen vrouw met aanzien { $least } of meer die favoriete kan worden.
lack-nobody = { $sex ->
    [man] geen man daar
    [woman] geen vrouw daar
   *[both] niemand daar
}
help-nobody = { $sex ->
    [man] Hiervoor is een man aan het hof nodig; voor een duel moeten jij en de ander mannen zijn.
    [woman] Hiervoor is een vrouw aan het hof nodig.
   *[both] Er is niemand aan het hof op wie dit gespeeld kan worden.
}
lack-wedding = koningin leeft
help-wedding = De koning heeft een koningin; alleen een koning die weduwnaar is hertrouwt.
lack-married = getrouwd
help-married = Je hoveling is al getrouwd.
lack-offices = geen ambt
help-offices = Geen andere hoveling heeft een ambt dat deze ronde nog ontnomen kan worden.
lack-bride = niemand vrij
help-bride = Er is aan het hof geen ongehuwde van de andere sekse.
lack-company = niemand daar
help-company = Er is geen andere hoveling aan het hof.
lack-release = geen gevangene
help-release = Geen andere hoveling zit in de Bastille.
lack-recall = niemand verbannen
help-recall = Geen andere hoveling is in ballingschap.
lack-reroll = werpt opnieuw
help-reroll = Dit ambt werkt vanzelf: mislukt een worp, dan wordt je gevraagd of je opnieuw werpt.
lack-used = gebruikt
help-used = Eén bevoegdheid of één heffing per beurt; die van jou is gebruikt.
lack-power = geen doel
help-power = Er is nu niemand voor of tegen wie je je ambt kunt gebruiken.
title-first = { $first ->
    [baron] Baron
    [marquis] Marquis
   *[comte] Comte
}
title-second = { $second ->
    [baron] Baron
    [comte] Comte
   *[marquis] Marquis
}
