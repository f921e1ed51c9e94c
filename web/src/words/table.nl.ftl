# De tafel in het Nederlands. ** staat om wat vet is.

## Delen van de pagina

table-named = Tafel ‘{ $name }’
table-quoted = ‘{ $name }’
table-desk = Mijn plaats
table-parts = Delen van de tafel
table-players-and-log = Spelers en verloop
table-tab-players = Spelers
table-tab-log = Verloop
table-rules = De regels in het kort
table-about = De tafel en wie eraan zit
table-home = Naar de startpagina
table-menu = Menu

## De balk

table-your-turn = Jouw beurt
table-their-turn = Beurt van { $player }
table-over = Einde van het spel
table-round = Ronde { $round }

## Spelers

table-you = jij
table-everybody = iedereen
table-list-end = { $rest } en { $last }
table-away = afwezig
table-connected = aan tafel
table-stands-in = bot valt in
table-resigned = heeft opgegeven
table-bot-for = een bot voor { $player }
table-agrees-to-hints = staat tips toe
table-not-yet-for-hints = staat tips nog niet toe
table-clock = Resterende tijd
table-must-act = aan de beurt
table-may-act = mag iets doen
table-phase-clock = Resterende tijd van deze fase
table-time-days = { $days } d { $hours } u

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
table-chat-to = Aan
table-chat-private = alleen voor { $names }
table-you-subject = Je

## Mijn plaats

table-watching = Je kijkt toe
table-no-longer = Dat kan niet meer en is niet gebeurd.
table-gone-on = Aan tafel ging het intussen verder; wat je gekozen had, is niet gebeurd.
table-sent-already = Dat was al onderweg; het wordt ongedaan gemaakt zodra de verbinding er is.
table-waiting = wacht
table-undo = Ongedaan maken
table-undo-nothing = Er valt in deze beurt niets ongedaan te maken.
table-not-your-turn = Je bent niet aan de beurt; wacht tot de anderen gespeeld hebben.
table-let-go = Selectie opheffen
table-show-latest = Laatste stand
table-choices = Wat je kunt doen
table-standing = Hoe het ervoor staat
table-confirm = Bevestigen
table-picked-of = { $count } gekozen, { $least } tot { $most } mogelijk
table-number = Aantal
table-yes = ja
table-no = nee

## Wat nu te doen is

table-prompt-loading = Een ogenblik …
table-prompt-lost = De verbinding is verbroken.
table-prompt-lost-more = Ze wordt hersteld; er gaat niets verloren.
table-prompt-watching = **{ $player }** is aan de beurt.
table-prompt-watching-more = Een klik of Esc toont meteen de laatste stand.
table-prompt-waking = De bots worden wakker; **{ $player }** speelt zo meteen.
table-prompt-waiting = **{ $player }** is aan de beurt.
table-prompt-waiting-for = Wachten op **{ $player }**.
table-prompt-waiting-more = Ondertussen kun je alles bekijken.
table-prompt-spectator = Je ziet wat iedereen mag weten.
table-prompt-finished = **De partij is afgelopen.**

## Tips

table-hint = Tip
table-hint-asked = De sterkste bot denkt na …
table-hint-do = Doe dat
table-hint-step = Stap { $n } van { $of }:
table-hint-no = Nee, bedankt
table-hints-agree = Tips toestaan
table-hints-withdraw = Geen tips meer
table-hints-wait = uit, nog niet toegestaan door { $names }

## Toetsen

table-keys = Toetsen
table-key-undo = ongedaan maken
table-key-let-go = selectie opheffen, overslaan
table-key-hint = tip
table-key-choose = kiezen
table-key-rules = deze regels
table-key-step = één stap terug of verder
table-key-step-turn = één beurt terug of verder
table-key-play = afspelen, stoppen

## Voor de partij

table-lobby-waiting = { $count ->
    [one] De partij begint zodra er nog { $count } speler gaat zitten.
   *[other] De partij begint zodra er nog { $count } spelers gaan zitten.
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
table-option-clock = Klok
table-option-hints = Tips
table-clock-none = geen
table-clock-live = { $minutes } min en { $seconds } s per beurt
table-clock-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
table-on = aan
table-off = uit
table-watch-link = Link om te kijken
table-leave = Vertrekken: een bot speelt verder
table-leave-note = Een bot houdt je plaats vrij; kom terug wanneer je wilt.
table-leave-note-alone = Dan zijn er alleen nog bots, en die spelen de partij meteen uit. Wil je later verder spelen, sluit dan gewoon de pagina.
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
table-won-by = { $more ->
    [one] { $points } punten, { $more } meer dan { $player }.
   *[other] { $points } punten, { $more } meer dan { $player }.
}
table-finished = { $rounds ->
    [one] afgelopen na { $rounds } ronde
   *[other] afgelopen na { $rounds } rondes
}
table-lasted = { $hours ->
    [0] { $all } min
   *[other] { $hours } u { $minutes } min
}
table-points-by-round = Punten per ronde
table-chart = Punten per ronde als lijnen
table-led-since = { $player } ging in ronde { $round } { $other } voorbij.
table-led-always = { $player } leidde vanaf de eerste ronde.
table-rematch = Revanche, zelfde tafel
table-to-rematch = Naar de revanche
table-replay = Terugkijken
table-record = Partij opslaan
table-see-boards = Het bord bekijken
table-see-scores = Naar de punten

## Terugkijken

table-timeline = Moment van de partij
table-moment = Ronde { $round } · { $player } · stap { $action } van { $last }
table-moment-start = Het begin, van { $last } stappen
table-step-back = Een stap terug
table-step-on = Een stap verder
table-turn-back = Naar de vorige beurt
table-turn-on = Naar de volgende beurt
table-play = Afspelen
table-pause = Stoppen
table-replay-tools = Weergave, link en verder spelen
table-eyes = Gezien door
table-eyes-nobody = een toeschouwer
table-copy-moment = Link naar dit moment
table-moment-copied = De link naar dit moment is gekopieerd.
table-play-on = Vanaf hier verder spelen
table-play-on-level = Sterkte van de bots
table-address = De aanspreekvorm
table-address-empty = Stel de aanspreekvorm samen, of typ hem.
table-speaks-to = Spreekt tot
table-nobody-special = niemand in het bijzonder
table-address-type = Of typ de aanspreekvorm
table-address-right = juist
table-slip-pending = Een fout in de aanspreekvorm. { $judge } kan { $name } beboeten; anders doet de tafel het zo meteen.
table-slip-reminder = Een fout in de aanspreekvorm; deze keer kost het niets.
table-slip-fined = Een fout in de aanspreekvorm: { $name } is beboet.
table-slip-fine = { $name } beboeten

# Private talk: that it reached one, and whether the replay may show it

table-reached-offer = { $name } doet je een aanbod
table-reached-line = { $name } schrijft je vertrouwelijk
table-publish-talk = Bij het terugkijken mogen mijn vertrouwelijke gesprekken worden getoond
table-publish-note = Een gesprek wordt getoond als iedereen daarin het goed vindt.
table-publish-missing = Een gesprek wordt getoond als iedereen daarin het goed vindt. Nog niet: { $names }.
