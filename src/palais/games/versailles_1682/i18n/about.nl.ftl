## Wat iets op de tafel is, en wat eraan te doen valt

about-courtier = { $who }: { $king ->
    [none] geen aanzien bij de koning
   *[other] { $king } bij de koning, { $kingchance } % voor een verzoek
}; { $queen ->
    [none] geen aanzien bij de koningin
   *[other] { $queen } bij de koningin, { $queenchance } %
}. { about-reach }
about-reach = { $reach ->
    [disgrace] Ongenade, de koloniën en een getekend arrestatiebevel kunnen treffen.
    [colonies] De koloniën en een getekend arrestatiebevel kunnen treffen, ongenade pas één punt lager.
    [signed_warrant] Een getekend arrestatiebevel kan treffen.
   *[none] Buiten bereik van verbanning en arrestatie.
}
about-away = { $who } is { status-name }. { $status ->
    [returning] Bij de volgende introductie aan het hof wordt opnieuw geworpen.
    [dead] Aan het begin van de volgende ronde komt een erfgenaam van de andere sekse.
    [exile] Een audiëntie (terugkeer) haalt ballingen terug; vanaf ronde { $retire } kan men het klooster in.
   *[bastille] Een audiëntie (vrijlating), ‘Gerechtigheid’ of de zegelbewaarder bevrijdt een gevangene; vanaf ronde { $retire } kan men het klooster in.
}
about-room = Aanzien { $standing } bij { scale-name }: een verzoek slaagt op { $needs } of minder, { $chance } %. { about-reach }{ $word ->
    [1] {" "}Een woord van hier telt één punt meer.
   *[0] {""}
}
about-office-held = { card-name }: in handen van { $who }. Een audiëntie kan het ambt één keer per ronde ontnemen, voor iemand bij wie het past of voor het Huis van de Koning.
about-office-house = { card-name }: ligt in het Huis van de Koning. Neem het met één actie en vraag erom met een andere.
about-office-unseen = { card-name }: in de trekstapel of in een hand.
about-pile = { $cards ->
    [0] De trekstapel is leeg; de volgende kaart schudt de aflegstapel.
    [one] Eén kaart in de trekstapel. Trekken is een actie.
   *[other] { $cards } kaarten in de trekstapel. Er een trekken is een actie.
}
about-discard = { $cards ->
    [one] Eén afgelegde kaart, open voor iedereen.
   *[other] { $cards } afgelegde kaarten, open voor iedereen. Is de trekstapel leeg, dan worden zij de nieuwe.
}
about-house = { $cards ->
    [0] Het Huis van de Koning is leeg: afgewezen verzoeken en verloren ambten komen hier.
    [one] Eén kaart in het Huis van de Koning. Haar nemen is een actie; iedereen ziet het.
   *[other] { $cards } kaarten in het Huis van de Koning. Er een nemen is een actie; iedereen ziet welke.
}
about-register = { $who }: { $fortune } livres, { $income } per ronde. { $rounds ->
    [none] Zonder inkomen blijft het doel van { $goal } ver weg.
    [0] Het doel van { $goal } is bereikt: de volgende controle beslist.
    [one] Het doel van { $goal } is één ronde ver.
   *[other] In dit tempo is het doel van { $goal } nog { $rounds } rondes ver.
}
about-bastille = { $cards ->
    [0] Niemand zit in de Bastille.
   *[other] Gevangenen houden titels en huwelijk, maar hebben geen inkomen en geen stem. Een audiëntie, ‘Gerechtigheid’, de zegelbewaarder of een nieuw koningspaar bevrijdt hen.
}
about-exile = { $cards ->
    [0] Niemand is in ballingschap.
   *[other] Ballingen houden titels en huwelijk, hebben inkomen, onderhandelen en spelen actiekaarten, maar mogen om niets vragen. Een audiëntie of een nieuw koningspaar haalt hen terug.
}
why-target = { $what ->
    [away] { $who } is niet aan het hof.
    [sex] Dit is alleen voor { $sex ->
        [woman] vrouwen
       *[man] mannen
    }: het past niet bij { $who }.
    [minimum] { $who } heeft { $have } bij { scale-name }; nodig is { $needed }.
    [fallen] { $who } heeft aanzien { $have }; dit treft { $most } of minder.
    [risen] { $who } heeft aanzien { $have }; nodig is { $least } of meer.
    [title] { $who } moet eerst Comte of Marquis zijn.
    [unmarried] { $who } is getrouwd.
    [pensions] { $who } heeft al { $most } jaargelden.
    [baton] { $who } is al maarschalk.
    [office] { $who } heeft al een ambt; alleen voor jezelf mag je ruilen.
    [self] Dit is niet voor jezelf; kies iemand anders.
    [war] Hiervoor moet er oorlog zijn.
    [queen] Er is nu geen koningin.
   *[other] Dit past nu niet bij { $who }.
}
