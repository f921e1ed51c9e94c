# De tafel in het Nederlands. ** staat om wat vet is.

## Delen van de pagina

table-named = Tafel ‘{ $name }’
table-quoted = ‘{ $name }’
table-park = Het kasteelpark
table-palace = Het kasteel
table-desk = Mijn plaats
table-parts = Delen van de tafel
table-players-and-log = Spelers en verloop
table-tab-park = Park
table-tab-palace = Kasteel
table-tab-hand = Hand
table-tab-players = Spelers
table-tab-log = Verloop
table-rules = De regels in het kort
table-about = De tafel en wie eraan zit
table-home = Naar de startpagina
table-menu = Menu

## De balk

table-your-turn = Jouw beurt
table-their-turn = Beurt van { $player }
table-round = Ronde { $round }
table-round-last = Ronde { $round }, de laatste
table-steps = De vijf acties van een beurt
table-step-reinforce = Bevoorrading
table-step-move = Bewegen
table-step-income = Inkomsten
table-step-recruit = Aanwerven
table-step-cards = Kaarten
table-step-done = gedaan
table-left-setup = nog **{ $left } van { $total }** dienaars
table-left-reinforce = nog **{ $left } van { $total }** naar de Poort
table-left-muster = **zoveel je wilt** naar de Poort
table-left-move = { $total ->
    [one] nog **{ $left } van { $total }** beweging
   *[other] nog **{ $left } van { $total }** bewegingen
}
table-left-income = { $total ->
    [0] niets van koning of Madame
   *[other] nog **{ $left } van { $total }** dienaars voor koning en Madame
}
table-left-recruit = { $total ->
    [one] nog **{ $left } van { $total }** aanwerving
   *[other] nog **{ $left } van { $total }** aanwervingen
}
table-nobles = **{ $count } edelen** in het park · einde bij { $end }
table-nobles-short = edelen
table-last-round = **De laatste ronde** is bezig

## Kamers en velden

table-gives-court = elk 1 nieuwe dienaar
table-gives-gate = bevoorrading
table-gives-stairs = elk 1 beweging
table-gives-mint = elk 1 goud
table-gives-king = elk 1 zegel
table-gives-madame = elk 1 zegel
table-gives-office = elk 1 edele
table-gives-backdoor = elk 1 kaart
table-gives-cardinal = beslist bij gelijke stand
table-row-lions = Leeuwen
table-row-vases = Vazen
table-row-fountains = Fonteinen
table-row-statues = Beelden
table-tied = gelijk
table-picked = { $count } van { $of } gekozen
table-too-far = { $moves ->
    [one] { $moves } beweging: te ver
   *[other] { $moves } bewegingen: te ver
}
table-pill-draw = trekken
table-room-empty = niemand
table-room-majority = Meerderheidsbonus: { $player } ({ $reason })
table-lit = kan gekozen worden
table-lit-pick = je dienaars kunnen gekozen worden
table-lit-cost = { $count ->
    [one] bereikbaar met { $count } beweging
   *[other] bereikbaar met { $count } bewegingen
}
table-field = Veld { $field }
table-field-free = vrij
table-field-servant = een dienaar van { $player }
table-price-now = { $discount ->
    [one] nu { $price } goud, want { $discount } veld ernaast is vrij
   *[other] nu { $price } goud, want { $discount } velden ernaast zijn vrij
}
table-can-recruit = kan nu worden aangeworven
table-in-row = in de { $row }
table-in-row-double = in de { $row }, telt dubbel
table-place = { $place ->
    [lions] in de leeuwenrij
    [vases] in de vazenrij
    [fountains] in de fonteinenrij
    [statues] in de beeldenrij
    [double] op het dubbele veld van de { $row }
    [corner] in de hoek van { $row } en { $other }
   *[inside] midden in het park
}
table-discount = { $count ->
    [one] −{ $count }: een vrij veld ernaast
   *[other] −{ $count }: { $count } vrije velden ernaast
}

## Bijzonderheden van een edele

table-couple = Een paar
table-points = { $points ->
    [one] punt
   *[other] punten
}
table-price-gold = Goud
table-price-king = Zegels van de koning
table-price-madame = Zegels van Madame
table-of-mine = je hebt { $count }
table-enough = genoeg
table-not-enough = niet genoeg
table-gain-alone = de { $points } zouden alleen voor jou zijn.
table-gain-shared = samen eerste: elk { $points }.
table-gain-second = je zou tweede zijn: { $points }.
table-gain-same = je houdt je { $points }.
table-gain-none = nog geen punten.
table-servant-from = Dienaar uit
table-from-supply = voorraad
table-from-room = een kamer
table-recruit-for = { $price ->
    [0] Zonder goud aanwerven
   *[other] Aanwerven voor { $price } goud
}
table-recruit-later = Aanwerven doe je in actie 4.
table-missing = Ontbreekt:
table-missing-gold = { $count } goud
table-missing-king = { $count ->
    [one] { $count } zegel van de koning
   *[other] { $count } zegels van de koning
}
table-missing-madame = { $count ->
    [one] { $count } zegel van Madame
   *[other] { $count } zegels van Madame
}
table-missing-office = een dienaar in het Bureau
table-border-supply = Uit de voorraad
table-border-room = Of kies een verlichte kamer in het kasteel.

## Spelers

table-you = jij
table-away = afwezig
table-connected = aan tafel
table-stands-in = bot valt in
table-resigned = heeft opgegeven
table-bot-for = een bot voor { $player }
table-agrees-to-hints = staat tips toe
table-not-yet-for-hints = staat tips nog niet toe
table-clock = Resterende tijd
table-time-days = { $days } d { $hours } u
table-cards-in-hand = kaarten in de hand
table-part-nobles = edelen { $points }
table-part-park = park { $points }
table-part-cards = kaarten { $points }
table-part-hand = hand { $points }
table-points-hidden = punten zijn verborgen
table-shown = ligt open

## Verloop en chat

table-log = Verloop
table-chat = Chat
table-log-and-chat = Verloop en chat
table-unread = nieuw
table-skip = overslaan
table-speed = Tempo van de anderen
table-speed-at-once = meteen
table-chat-empty = Niemand heeft nog iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Verzenden
table-log-put = { $player } stuurt { $count } dienaars { place-room }.
table-log-reinforced = { $player } stuurt { $count } dienaars { place-source } naar de Poort.
table-log-moved = { $player } verplaatst { $count } dienaars { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }({ $cards } van de zegels met een kaart)
}
table-log-border = { $player } laat { table-place } een dienaar { place-source } achter.
table-log-recruited = { $player } werft { table-place } een edele aan ({ named-noble }, { worth-points }) voor { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } trekt { $cards }.
table-log-kept = { $player } behoudt { $cards }.
table-log-kept-hidden = { $player } behoudt { $count } kaarten.
table-log-discarded = { $player } legt { $cards } af.

# Over de lezer: de zin van een gebeurtenis waar die er is, anders die over om het even wie.
table-you-subject = Je
table-you-put = Je stuurt een dienaar { place-room }.
table-you-card-played = Je speelt { named-card } { for-price } uit.
table-you-reinforced = Je stuurt een dienaar { place-source } naar de Poort.
table-you-moved = Je verplaatst een dienaar { place-from } { place-to }.
table-you-gold-taken = Je neemt { $gold } goud: { because }.
table-you-king-placed = Je stuurt een dienaar { place-source } naar de koning.
table-you-madame-placed = Je stuurt een dienaar { place-source } naar Madame.
table-you-servants-joined = { $servants ->
    [0] Er zijn geen overige dienaars meer: je krijgt er geen.
    [one] Je krijgt een van de overige dienaars.
   *[other] Je krijgt { $servants } van de overige dienaars.
}
table-you-log-border = Je laat { table-place } een dienaar { place-source } achter.
table-you-kept = Je behoudt { named-card }; een dienaar keert van de Achteringang terug.
table-you-discarded = { $cards ->
    [one] Je legt { named-card } af.
   *[other] Je legt { $cards } × { named-card } af.
}
table-you-log-put = Je stuurt { $count } dienaars { place-room }.
table-you-log-reinforced = Je stuurt { $count } dienaars { place-source } naar de Poort.
table-you-log-moved = Je verplaatst { $count } dienaars { place-from } { place-to }.
table-you-log-recruited = Je werft { table-place } een edele aan ({ named-noble }, { worth-points }) voor { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = Je trekt { $cards }.
table-you-log-kept = Je behoudt { $cards }.
table-you-log-discarded = Je legt { $cards } af.

## Mijn plaats

table-mine = Wat ik heb
table-res-gold = goud
table-res-king = zegels van de koning
table-res-madame = zegels van Madame
table-res-supply = in voorraad
table-res-reserve = overige dienaars
table-res-office = aan te werven
table-res-caption = goud · zegels · voorraad
table-my-nobles = Mijn edelen
table-play-now = Uitspelen
table-aim = Je doel: edelen uit het park. Elke edele kost een dienaar in het Bureau, goud uit de Muntslagerij en zegels: dienaars bij de koning of Madame.
table-hand-how = Dienaars bij de Achteringang trekken er.
table-keep = Behouden
table-card-price = { $price ->
    [0] Gratis
   *[other] { $price } goud
}
table-times = { $count } keer
table-moment-before = vóór 1
table-moment-reinforce = in 1
table-moment-move = in 2
table-moment-recruit = in 4
table-moment-any = op elk moment
table-fan = Getrokken: kies wat je behoudt
table-fan-rest = De rest wordt afgelegd
table-watching = Je kijkt toe
table-no-longer = Dat kan niet meer en is niet gebeurd.
table-gone-on = Aan tafel ging het intussen verder; wat je gekozen had, is niet gebeurd.
table-sent-already = Dat was al onderweg; het wordt ongedaan gemaakt zodra de verbinding er is.
table-waiting = wacht
table-undo = Ongedaan maken
table-undo-shown = Er is een kaart aan het licht gekomen; wat daarvoor kwam, kan niet meer ongedaan worden gemaakt.
table-let-go = Selectie opheffen
table-show-latest = Laatste stand
table-must-choose = Kies eerst een van de verlichte plaatsen.
table-end-reinforce = Bevoorrading klaar
table-end-move = Bewegen klaar
table-end-income = Inkomsten klaar
table-end-recruit = Aanwerven klaar
table-end-turn = Einde beurt
table-end-action = Einde actie
table-end-setup = Alles geplaatst
table-losing-title = Er zijn nog bewegingen over
table-losing = { $count ->
    [one] Je hebt nog { $count } beweging, en een van je dienaars kan die maken. Ongebruikte bewegingen gaan verloren.
   *[other] Je hebt nog { $count } bewegingen, en je dienaars kunnen er maken. Ongebruikte bewegingen gaan verloren.
}
table-losing-stay = Verder bewegen
table-losing-never = Niet meer vragen
table-next-reinforce = { $count ->
    [one] { $count } dienaar naar de Poort
   *[other] { $count } dienaars naar de Poort
}
table-next-king = { $count ->
    [one] Een dienaar naar de koning
   *[other] { $count } dienaars naar de koning
}
table-next-madame = { $count ->
    [one] Een dienaar naar Madame
   *[other] { $count } dienaars naar Madame
}
table-next-draw = Kaarten trekken
table-next-done = Verder

## Wat nu te doen is

table-prompt-loading = Een ogenblik …
table-prompt-lost = De verbinding is verbroken.
table-prompt-lost-more = Ze wordt hersteld; er gaat niets verloren.
table-prompt-watching = **{ $player }** is aan de beurt.
table-prompt-watching-more = Een klik of Esc toont meteen de laatste stand.
table-prompt-waking = De bots worden wakker; **{ $player }** speelt zo meteen.
table-prompt-waiting = **{ $player }** is aan de beurt: { named-phase }.
table-prompt-waiting-more = Ondertussen kun je alles bekijken.
table-prompt-spectator = Je ziet wat iedereen mag weten.
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
table-prompt-finished = **Het spel is afgelopen.**
table-prompt-keep = { $count ->
    [one] **{ $count } kaart** getrokken: behoud je hem?
   *[other] **{ $count } kaarten** getrokken: welke behoud je?
}
table-prompt-keep-more = Elke behouden kaart kost een dienaar bij de Achteringang.

## Tips

table-hint = Tip
table-action-recruit = De edele { table-place } aanwerven
table-hint-recruit = { $count ->
    [one] Zo werf je de edele { table-place } aan voor { worth-points }.
   *[other] Zo werf je de { $count } gemarkeerde edelen aan voor samen { worth-points }.
}
table-hint-prepare = Dit bereidt de edele { table-place } voor; die levert { worth-points } op.
table-hint-asked = De sterkste bot denkt na …
table-hint-do = Doe dat
table-hint-step = Stap { $n } van { $of }
table-hint-no = Nee, bedankt
table-hints-agree = Tips toestaan
table-hints-withdraw = Geen tips meer
table-hints-wait = uit, nog niet toegestaan door { $names }

## Toetsen

table-keys = Toetsen
table-key-undo = ongedaan maken
table-key-next = het volgende doen
table-key-end = actie beëindigen
table-key-let-go = selectie opheffen, overslaan
table-key-hint = tip
table-key-cards = kaart uitspelen of behouden
table-key-rules = deze regels
table-key-step = één stap terug of verder
table-key-step-turn = één beurt terug of verder
table-key-play = afspelen, stoppen
table-key-arrows = door park en kasteel lopen, kiezen

## Voor het spel

table-lobby-waiting = { $count ->
    [one] Het spel begint zodra er nog { $count } speler gaat zitten.
   *[other] Het spel begint zodra er nog { $count } spelers gaan zitten.
}
table-lobby-note = Wie een link opent krijgt die plaats; een account is niet nodig.
table-seats = Plaatsen
table-open-seat = Vrije plaats
table-sit = Ga zitten
table-stand-up = Sta op
table-invite = Link naar plaats { $n }
table-new-link = Nieuwe link
table-new-link-for = Nieuwe link naar plaats { $n }; de oude werkt niet meer
table-link-renewed = Er is een nieuwe link; de oude werkt niet meer.
table-anyone = Iedereen mag hier zitten
table-for-bot = Voor een bot
table-for-bot-seat = Plaats { $n } aan een bot geven
table-asked = gevraagd voor een revanche
table-kept-for-you = Deze plaats is voor jou vrijgehouden. Speel je nog eens?
table-close = Tafel sluiten
table-close-sure = Niemand kan nog meedoen en de links werken niet meer. Wie er al is, krijgt dat te horen.
table-close-yes = Ja, sluiten
table-cancel = Nee, terug
table-closed = De tafel is gesloten
table-closed-by = { $host } heeft de tafel gesloten voordat de partij begon.
table-closed-note = Ze is gesloten voordat de partij begon.
table-options = Zo wordt gespeeld
table-option-layout = Kasteel
table-option-clock = Klok
table-option-scores = Punten
table-option-gold = Startgoud
table-option-hints = Tips
table-layout-first = eerste spel
table-layout-shuffled = geschud
table-layout-by-hand = zelf gelegd
table-clock-none = geen
table-clock-live = { $minutes } min en { $seconds } s per beurt
table-clock-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
table-scores-open = open
table-scores-hidden = verborgen
table-gold-in-turn-order = { $gold } in beurtvolgorde
table-on = aan
table-off = uit
table-watch-link = Link om te kijken
table-leave = Vertrekken: een bot speelt verder
table-leave-note = Een bot houdt je plaats vrij; kom terug wanneer je wilt.
table-leave-note-alone = Dan zijn er alleen nog bots, en die spelen het spel meteen uit. Wil je later verder spelen, sluit dan gewoon de pagina.
table-return = Mijn plaats weer innemen
table-watchers = { $count ->
    [0] Niemand kijkt toe
    [one] Eén persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
table-resign = Opgeven
table-resign-ends = De partij eindigt meteen en je hebt verloren. Dit kun je niet ongedaan maken.
table-resign-on = Een bot speelt voor je verder en jij wordt laatste, wat hij ook haalt. Dit kun je niet ongedaan maken.
table-resign-yes = Ja, opgeven
table-stop = Voorstellen te stoppen
table-stop-alone = Partij beëindigen
table-stop-note = Ze eindigt zonder winnaar zodra iedereen met een plaats akkoord is, ook wie even door een bot vervangen wordt.
table-stop-alone-note = Ze eindigt meteen, zonder winnaar.
table-stop-yes = Ja, beëindigen
table-stop-offered = { $count ->
    [one] { $names } wil de partij zonder winnaar beëindigen.
   *[other] { $names } willen de partij zonder winnaar beëindigen.
}
table-stop-agree = Akkoord
table-stop-decline = Verder spelen
table-stop-waiting = Je hebt voorgesteld te stoppen. Nog niet akkoord: { $names }.
table-stop-withdraw = Voorstel intrekken

## Het einde

table-wins = { $player } wint
table-share = { $players } delen de overwinning
table-stopped = In overleg beëindigd
table-stopped-note = Iedereen wilde stoppen: niemand heeft gewonnen. Zo stonden de punten.
table-gave-up-note = { $count ->
    [one] { $names } heeft opgegeven. Zo stonden de punten.
   *[other] { $names } hebben opgegeven. Zo stonden de punten.
}
table-resigned-last = { $player } heeft opgegeven en is laatste, hoeveel punten het ook zijn.
table-bot-played = Een bot speelde { $bot } van de { $turns } beurten voor { $player }.
table-shared-by = Elk { $points } punten, en evenveel dienaars bij de Kardinaal: { $servants }.
table-won-by = { $more ->
    [one] { $points } punten, { $more } meer dan { $player }.
   *[other] { $points } punten, { $more } meer dan { $player }.
}
table-won-by-cardinal = { $points } punten, evenveel als { $others }. { $player } heeft meer dienaars bij de Kardinaal: { $mine } tegen { $theirs }.
table-finished = { $rounds ->
    [one] afgelopen na { $rounds } ronde
   *[other] afgelopen na { $rounds } rondes
}
table-lasted = { $hours ->
    [0] { $all } min
   *[other] { $hours } u { $minutes } min
}
table-score-played = Uitgespeelde puntenkaarten
table-score-hand-note = elk 1, hoogstens 6
table-score-tie = Gelijk: dienaars bij de Kardinaal
table-points-by-round = Punten per ronde
table-chart = Punten per ronde als lijnen
table-led-since = { $player } ging in ronde { $round } { $other } voorbij.
table-led-always = { $player } leidde vanaf de eerste ronde.
table-rematch = Revanche, zelfde tafel
table-to-rematch = Naar de revanche
table-replay = Terugkijken
table-record = Spel opslaan
table-see-boards = Het bord bekijken
table-see-scores = Naar de punten

## Terugkijken

table-timeline = Moment van het spel
table-moment = { $round ->
    [0] { phase-setup }
   *[other] Ronde { $round }
} · { $player } · stap { $action } van { $last }
table-moment-start = Het begin, van { $last } stappen
table-step-back = Een stap terug
table-step-on = Een stap verder
table-turn-back = Naar de vorige beurt
table-turn-on = Naar de volgende beurt
table-play = Afspelen
table-pause = Stoppen
table-eyes = Gezien door
table-eyes-nobody = een toeschouwer
table-copy-moment = Link naar dit moment
table-moment-copied = De link naar dit moment is gekopieerd.
table-play-on = Vanaf hier verder spelen
table-play-on-level = Sterkte van de bots
