# Wat er nu te doen is aan een tafel van Palais Royal, in het Nederlands. ** staat om wat vet is.

table-prompt-waiting = **{ $player }** is aan de beurt: { named-phase }.
table-prompt-setup = { $count ->
    [one] Kies een verlichte kamer voor **je laatste dienaar**.
   *[other] Kies verlichte kamers voor **{ $count } dienaars**.
}
table-prompt-setup-more = Meerdere in één kamer mag ook.
table-prompt-last = Je laatste dienaar gaat **{ place-room }**.
table-prompt-last-more = Een andere kamer verandert dat; het telt pas als jij het zegt.
table-prompt-reinforce = { $count ->
    [one] **{ $count } dienaar** mag naar de Poort.
   *[other] **{ $count } dienaars** mogen naar de Poort.
}
table-prompt-muster = **Zoveel dienaars als je wilt** mogen naar de Poort.
table-prompt-reinforce-more = Allemaal tegelijk, of één voor één met een klik op de Poort.
table-prompt-reinforce-rooms = Je voorraad is leeg: kies de **verlichte kamer** die een dienaar verlaat voor de Poort.
table-prompt-reinforce-rooms-more = Het hoeft niet.
table-prompt-reinforced = De bevoorrading is binnen.
table-prompt-move = { $count ->
    [one] Kies een dienaar voor **{ $count } beweging**.
   *[other] Kies dienaars voor **{ $count } bewegingen**.
}
table-prompt-move-more = Klik op je dienaars in een kamer en dan op een verlichte kamer; of sleep ze.
table-prompt-moved = Alle bewegingen zijn gedaan.
table-prompt-picked = { $count ->
    [one] Kies een verlichte kamer voor **{ $count } dienaar** { place-from }.
   *[other] Kies een verlichte kamer voor **{ $count } dienaars** { place-from }.
}
table-prompt-picked-more = Klik nog eens op de dienaars om er één meer te nemen.
table-prompt-income = { $kind ->
    [king] Je mag een nieuwe dienaar **naar de koning** sturen: een zegel van de koning erbij.
    [madame] Je mag een nieuwe dienaar **naar Madame** sturen: een zegel van Madame erbij.
   *[both] Je mag een nieuwe dienaar **naar de koning** en een **naar Madame** sturen: van elk een zegel erbij.
}
table-prompt-income-more = Elk één klik, of klik op de verlichte kamer.
table-prompt-offer-rooms = { $kind ->
    [king] Je voorraad is leeg: kies de **verlichte kamer** die een dienaar verlaat voor de koning.
   *[madame] Je voorraad is leeg: kies de **verlichte kamer** die een dienaar verlaat voor Madame.
}
table-prompt-paid = De Muntslagerij heeft betaald.
table-prompt-recruit = { $can ->
    [one] **{ $can } van { $total } edelen** kun je nu aanwerven: hij licht op.
   *[other] **{ $can } van { $total } edelen** kun je nu aanwerven: ze lichten op.
}
table-prompt-recruit-more = De pijltjes gaan van de een naar de ander, Enter werft aan.
table-prompt-recruit-none = Je kunt nu **geen edele** aanwerven.
table-prompt-recruit-none-more = Bekijk er een om te zien wat ontbreekt.
table-prompt-pay-more = Kies naast de edele.
table-prompt-border = Kies waar de dienaar voor **het vrije veld** vandaan komt.
table-prompt-border-more = De voorraad of een verlichte kamer.
table-prompt-draw = Je mag bij de Achteringang **kaarten trekken**.
table-prompt-over = Je beurt is voorbij zodra je hem beëindigt.
table-prompt-over-more = Kaarten voor op elk moment kun je nog uitspelen.
table-prompt-keep = { $count ->
    [one] **{ $count } kaart** getrokken: behoud je hem?
   *[other] **{ $count } kaarten** getrokken: welke behoud je?
}
table-prompt-keep-more = Elke behouden kaart kost een dienaar bij de Achteringang.
