# De lessen van Versailles 1682, in het Nederlands. Twee korte zinnen per stap; de laatste zegt wat je doet.

lesson-family-title = Familie en vermogen
lesson-family-about = trekken, erven, inkomen hebben
lesson-family-1 = Je leidt een familie aan het hof. De eerste met 50.000 livres in het register wint, en de rijkste als het er meer zijn.
lesson-family-2 = Een beurt heeft twee acties. De eenvoudigste is een nieuwe kaart: **trek er een.**
lesson-family-3 = Je hand is geheim tot je eruit speelt. **Speel ‘Erfenis’ op je eigen familie**: 3.000 livres.
lesson-family-3-other = Ook dat zou iets doen. Speel in deze les ‘Erfenis’ op je eigen familie.
lesson-family-4 = Na twee acties eindigt de beurt met je inkomen: 500 aan renten, en wat titels, ambten en jaargelden betalen. Daarvan wil je meer.

lesson-standing-title = Aanzien aan het hof
lesson-standing-about = zelf stijgen, een rivaal belasteren
lesson-standing-1 = Je aanzien bij de koning en bij de koningin loopt van −2 tot 9: voor elk een rij kamers. Hoe hoger, hoe dichter bij de kroon.
lesson-standing-2 = Sommige kaarten verhogen, andere verlagen. **Speel ‘Komedie aan het hof’ op jezelf.**
lesson-standing-2-other = Nu niet die. Speel ‘Komedie aan het hof’ op jezelf.
lesson-standing-3 = Twee kamers hoger. Nu een rivaal: **speel ‘Laster’ op de laatste van de drie hovelingen.**
lesson-standing-3-other = Nu niet die. Speel ‘Laster’ op de laatste van de drie.
lesson-standing-4 = Wie laag staat, kan door een kaart in ballingschap of in de Bastille belanden. Aanzien beschermt je, en ermee vraag je gunsten.

lesson-request-title = Een verzoek aan de koning
lesson-request-about = vragen, dobbelen, een jaargeld krijgen
lesson-request-1 = Titels, jaargelden en ambten zijn verzoeken: ze betalen elke ronde. De kroon beslist met een tienkantige dobbelsteen: je aanzien of minder is ja.
lesson-request-2 = Je aanzien is 5, dus de kans is 5 op 10. **Speel ‘Klein jaargeld’ voor jezelf, rechtstreeks aan de koning.**
lesson-request-2-other = Vraag in deze les om het ‘Klein jaargeld’, voor jezelf en aan de koning.
lesson-request-3 = Een vier: toegekend. De kaart ligt voor je en betaalt elke ronde 1.000 livres.
lesson-request-4 = Nog een actie: **vraag om ‘Comte’, voor jezelf en aan de koning.**
lesson-request-4-other = Vraag in deze les om ‘Comte’, voor jezelf en aan de koning.
lesson-request-5 = Een tien: geweigerd. Dat kost een punt aanzien, en de kaart ligt in het Huis van de koning, waar iedereen haar mag nemen.

lesson-audience-title = Een audiëntie
lesson-audience-about = trouwen via de koningin, tussenbeide komen
lesson-audience-1 = Ook zonder kaart kun je om audiëntie vragen: trouwen, voor of tegen anderen spreken, bevrijden. Bij de koning sta je laag, bij de koningin hoog.
lesson-audience-2 = Laat dus de koningin voor je spreken: twee worpen op je aanzien bij haar. **Vraag via de koningin om met de tweede hoveling te trouwen.**
lesson-audience-2-other = Vraag in deze les via de koningin om met de tweede hoveling te trouwen.
lesson-audience-3 = Beide worpen waren laag genoeg: jullie zijn getrouwd en delen voortaan het inkomen. Je hebt nog één actie.
lesson-audience-4 = Sommige audiënties verleent de koningin zelf. **Kom bij de koningin tussenbeide tegen de derde hoveling.**
lesson-audience-4-other = Kom in deze les bij de koningin tussenbeide tegen de derde hoveling.
lesson-audience-5 = Verhoord; een tweede worp van zes of meer maakte er twee punten van. Wie met aanzien 8 of 9 verhoord wordt, krijgt er een meer.

lesson-round-title = De ronde
lesson-round-about = onderhandelen, het hof verplaatsen, een kaart geven
lesson-round-1 = Een ronde begint met gesprekken: geld en beloften gaan van hand tot hand, kaarten niet. Niemand hoeft een belofte te houden, maar iedereen onthoudt het.
lesson-round-2 = Er valt nog niets te onderhandelen. **Zeg dat je gereed bent.**
lesson-round-2-other = Je mag betalen, maar het hoeft niet. Zeg dat je gereed bent.
lesson-round-3 = Deze ronde ben je hofmeester en zeg je waar het hof heen gaat. Sommige kaarten speel je alleen daar: **ga op jacht.**
lesson-round-3-other = Dan kon je ‘Meesterschot’ niet spelen. Ga op jacht.
lesson-round-4 = **Speel ‘Meesterschot’ op jezelf**; het geldt alleen op jacht.
lesson-round-4-other = Speel in deze les ‘Meesterschot’ op jezelf.
lesson-round-5 = Kaarten geef je gedekt door, als actie. **Geef de tweede hoveling je ‘Baron’**, en verder niets.
lesson-round-5-other = Geef in deze les de tweede hoveling je ‘Baron’, en laat het daarbij.
lesson-round-6 = De hofmeester heeft de eerste en de laatste beurt van een ronde, en inkomen in de laatste. Daarna is de volgende familie hofmeester.
