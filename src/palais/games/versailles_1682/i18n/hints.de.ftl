## Hinweise

hint-ask = Gewährt bringt dir die Karte { card-name } jede Runde { $livres } Livres.
hint-ask-spouse = Gewährt bringt die Karte { card-name } jede Runde { $livres } Livres, und die Hälfte davon ist deine.
hint-warrant = Ein unterschriebener Haftbefehl bringt einen Rivalen in die Bastille.
hint-withdraw = Du übernimmst das Amt { card-name } von { $rival }: jede Runde { $livres } Livres.
hint-withdraw-from = { $rival } verliert das Amt { card-name } und damit jede Runde { $livres } Livres.
hint-speak-up = Ein Wort für { $rival } hilft auch dir.
hint-speak-down = { $rival } ist dir am gefährlichsten; mit weniger Ansehen wird weniger gewährt.
hint-marry = Eine Ehe mit { $rival } teilt beide Einkünfte, und du gewinnst dabei.
hint-remarry = Eine Königin aus deinem Land ist dir gewogen.
hint-release = Es nützt dir mehr, wenn { $rival } frei ist.
hint-recall = Es nützt dir mehr, wenn { $rival } zurückkehrt.
hint-favour = Die Karte { card-name } macht deine nächsten Bitten sicherer.
hint-rival = Die Karte { card-name } trifft { $rival } und damit deine stärkste Konkurrenz.
hint-card = Die Karte { card-name } verändert den Hof zu deinem Vorteil.
hint-take = Die Karte { card-name } aus dem Haus des Königs ist mehr wert als eine unbekannte.
hint-discard = Die Karte { card-name } brauchst du am wenigsten.
hint-draw = Nichts auf deiner Hand lohnt jetzt eine Bitte; eine neue Karte vielleicht schon.
hint-power = Die Macht deines Amtes kostet keine Aktion.
hint-levy = Eine Abgabe kostet keine Aktion und bringt sofort Geld.
hint-place = Dort kannst du mehr deiner Karten ausspielen.
hint-ready = Im Moment lohnt sich keine Zahlung.
hint-courtier = Das passt am besten zu deinen Handkarten.
hint-retire = Jemand Neues nützt der Familie mehr.
hint-done = Mehr lohnt sich jetzt nicht; beende deinen Zug.
hint-step = Es ist der nächste Schritt des Plans.
hint-step-pay = Eine Zahlung kann einen Freund gewinnen.
