## Tips

hint-ask = Ingewilligd levert de kaart { card-name } je elke ronde { $livres } livres op.
hint-ask-spouse = Ingewilligd levert de kaart { card-name } elke ronde { $livres } livres op, en de helft daarvan is voor jou.
hint-warrant = Een getekend arrestatiebevel brengt een rivaal in de Bastille.
hint-withdraw = Je neemt het ambt { card-name } over van { $rival }: elke ronde { $livres } livres.
hint-withdraw-from = { $rival } verliest het ambt { card-name } en daarmee elke ronde { $livres } livres.
hint-speak-up = Een goed woord voor { $rival } helpt ook jou.
hint-speak-down = { $rival } is voor jou het gevaarlijkst; met minder aanzien wordt minder ingewilligd.
hint-marry = Een huwelijk met { $rival } deelt beide inkomsten, en jij wint erbij.
hint-remarry = Een koningin uit jouw land is je gunstig gezind.
hint-release = Het levert je meer op als { $rival } vrij is.
hint-recall = Het levert je meer op als { $rival } terugkeert.
hint-favour = De kaart { card-name } maakt je volgende verzoeken zekerder.
hint-rival = De kaart { card-name } treft { $rival }, die tussen jou en de winst staat.
hint-card = De kaart { card-name } verandert het hof in jouw voordeel.
hint-take = De kaart { card-name } uit het Huis van de Koning is meer waard dan een onbekende.
hint-discard = De kaart { card-name } heb je het minst nodig.
hint-draw = Niets in je hand is nu een verzoek waard; een nieuwe kaart misschien wel.
hint-power = De macht van je ambt kost geen actie.
hint-levy = Een heffing kost geen actie en levert meteen geld op.
hint-place = Daar kun je meer van je kaarten spelen.
hint-ready = Er is nu niets dat een betaling waard is.
hint-courtier = Dit past het best bij de kaarten in je hand.
hint-retire = Iemand anders doet meer voor de familie.
hint-done = Meer is het nu niet waard; beëindig je beurt.
hint-step = Het is de volgende stap van het plan.
hint-step-pay = Een betaling kan een vriend opleveren.
