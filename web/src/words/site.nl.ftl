# De pagina’s rond de tafel, in het Nederlands.

# De pagina’s rond de tafel, in het Nederlands.
site-name = Palais
site-intro = { $count ->
    [one] Een spel aan het Franse hof. Aan één tafel of in verschillende steden, met vrienden of tegen bots.
    [2] Twee spellen aan het Franse hof. Aan één tafel of in verschillende steden, met vrienden of tegen bots.
   *[other] { $count } spellen aan het Franse hof. Aan één tafel of in verschillende steden, met vrienden of tegen bots.
}
site-pages = Pagina’s
site-rules = Regels
site-bots = Bots
site-replays = Partijen
site-close = Sluiten
site-save = Opslaan
site-messages = Meldingen

## De gast

site-guest = gast
site-change-guest = { $name }, gast: naam en kleur wijzigen
site-who-are-you = Wie ben je?
site-your-name = Je naam
site-your-colour = Je kleur
site-guest-note = Geen account, geen wachtwoord: deze browser onthoudt je.
site-colour-red = Rood, met de zon
site-colour-yellow = Geel, met de lelie
site-colour-green = Groen, met de roos
site-colour-black = Zwart, met de sleutel
site-colour-blue = Blauw, met de maan
site-colour-white = Wit, met de schelp

## Instellingen

site-settings = Instellingen
site-language = Taal
site-theme = Dag of nacht
site-theme-day = dag
site-theme-night = nacht
site-theme-auto = zoals het systeem
site-theme-to-day = Overschakelen op dag
site-theme-to-night = Overschakelen op nacht
site-motion = Beweging
site-motion-note = Dienaars lopen, munten vliegen. Uit: alles verandert meteen.
site-speed = Beurten van anderen
site-speed-at-once = meteen
site-skip-empty = Lege acties overslaan
site-skip-empty-note = Een actie waarin niets te doen is, eindigt vanzelf.
site-warn-moves = Waarschuwen voordat bewegingen verloren gaan
site-warn-moves-note = Eén keer aan elke tafel.

## Meteen spelen

site-play-now = Meteen spelen
site-players = Spelers
site-players-range = { $least }–{ $most } spelers
site-family = Je familie
site-family-suggest = Een andere naam voorstellen
site-level = niveau { $level }
site-level-choice = { $level }, { $name }
site-next-level = Twee keer op rij gewonnen van ‘{ $now }’: klaar voor ‘{ $next }’?
site-next-level-play = Speel tegen ‘{ $next }’
site-bots-waking = De bots worden nog wakker; de eerste beurt kan even duren.
site-never-played = Nooit gespeeld?
site-learn-link = Leer het in twee minuten
site-got-a-link = Een link gekregen?
site-join-link = Aan tafel gaan
site-paste-label = Plak de link hier
site-paste-problem = Dit is geen link van een tafel. Die eindigt op ‘/join#’ en veel letters, of op ‘/t/’ en de tafel.
site-to-the-table = Naar de tafel

## Nieuwe tafel

site-new-table = Nieuwe tafel
site-new-table-intro = Vrienden komen erbij met een link.
site-game = Spel
site-open-seat = Vrije plaats
site-bot = Bot
site-seat-n = Plaats { $n }
site-seat-me = jij
site-seat-open = vrij
site-seat-bot = bot { $level }
site-clock = Klok
site-clock-none = geen
site-clock-live = live
site-clock-days = dagen
site-clock-minutes = minuten per speler
site-clock-seconds = seconden erbij per beurt
site-clock-days-for-turn = dagen per beurt
site-hints = Tips toegestaan
site-listed = Iedereen mag meedoen
site-anyone-watches = Iedereen mag kijken
site-table-name = Naam van de tafel
site-create-table = Tafel klaarzetten
site-table-made = Tafel ‘{ $name }’
site-invite-intro = { $count ->
    [one] Stuur deze link naar een vriend. Hij geldt één keer, voor één plaats.
   *[other] Stuur elke vriend een van deze links. Elke link geldt één keer, voor één plaats.
}
site-invite-seat = link voor plaats { $n }
site-copy = Kopiëren
site-copy-named = Kopieer de { $what }
site-copied = De link is gekopieerd.
site-copy-by-hand = De browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.
site-another-table = Nog een tafel

## Lijsten van tafels

site-my-tables = Mijn tafels
site-all-n = alle { $count }
site-fewer = minder
site-no-tables-yet = Nog geen tafel. De eerste is maar één klik verwijderd.
site-your-turn = Jouw beurt
site-to-play = { $name } is aan de beurt
site-waiting-for = { $count ->
    [one] wacht op één speler
   *[other] wacht op { $count } spelers
}
site-round = { $round ->
    [0] voorbereiding
   *[other] ronde { $round }
}
site-finished-ago = { $ago } beëindigd
site-you = jij
site-you-won = jij hebt gewonnen, { $points }
site-somebody-won = { $count ->
    [one] { $names } heeft gewonnen, { $points }
   *[other] { $names } hebben samen gewonnen, { $points }
}
site-no-winner = geen winnaar
site-ended-by-consent = in overleg beëindigd
site-bot-for = een bot voor { $name }
site-bot-for-you = een bot voor jou
site-seat-asked = { $name } (gevraagd)
site-rematch-asked = Nog een partij?
site-replay = Terugkijken
site-replay-named = Partij { $name } terugkijken
site-points = Punten
site-open-tables = Open tafels
site-running-tables = Lopende partijen
site-watch-a-game = toekijken
site-join-a-game = open tafels
site-no-open-tables = Er wacht nu niemand op spelers.
site-nothing-to-watch = Er speelt nu niemand.
site-n-players = { $count } spelers
site-clock-none-fact = geen klok
site-clock-live-fact = { $minutes } min + { $seconds } s
site-clock-days-fact = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
}
site-join = Meedoen
site-join-named = Meedoen aan { $name }
site-watch = Toekijken
site-watch-named = Toekijken bij { $name }

## Meedoen met een link

site-join-title = Je bent uitgenodigd
site-join-by = { $host } nodigt je uit aan tafel ‘{ $name }’.
site-join-to = Je bent uitgenodigd aan tafel ‘{ $name }’.
site-join-your-seat = jouw plaats
site-join-name = Er wacht een plaats op je. Onder welke naam speel je?
site-sit-down = Plaatsnemen
site-joining = De deur gaat open …
site-join-no-token = Deze link is niet volledig. Vraag om de hele link, tot en met de laatste letter.
site-to-home = Naar de startpagina

## Regels en leren

site-rules-of = Regels van { $game }
site-rules-intro = { $game } in onze eigen woorden, met de tekeningen van deze tafel.
site-contents = Inhoud
site-all-rules = Alle regels
site-learn = Leer het in twee minuten
site-learn-intro = Je eerste beurt, stap voor stap. Speel hem dan: de tafel laat zien wat je kunt doen.
site-first-game = Begin je eerste partij

## Partijen

site-replays-intro = Beëindigde partijen, zet voor zet, door de ogen van elke speler.
site-replays-mine = Mijn partijen
site-replays-all = Partijen van iedereen
site-replays-all-note = Partijen aan tafels die voor iedereen open waren.
site-no-replays-mine = Je hebt nog geen partij uitgespeeld.
site-no-replays-all = Er is nog geen partij uitgespeeld aan een tafel die voor iedereen open was.

## Bots

site-levels = De niveaus
site-own-bot = Schrijf er zelf een
site-own-bot-intro = Een bot is een Python-klasse met één methode.
site-own-bot-file = Zet dit in een bestand, { $file }:
site-own-bot-run = Laat hem dan spelen:
site-own-bot-given = Hij krijgt de partij zoals zijn plaats die mag kennen, de toegestane acties als getallen en de resterende seconden, en antwoordt met een van de acties. Al het andere staat in docs/writing-a-bot.md.
site-own-bot-fair = Een bot die faalt of te lang nadenkt, verliest die ene keuze en verder niets.

## Als er iets mis is

site-not-found = Hier woont niemand
site-not-found-intro = Deze pagina bestaat niet, of niet meer.
site-problem-offline = De server antwoordt niet. Ben je online? Probeer het zo nog eens.
site-problem-unknown = Dat is niet gelukt. Probeer het nog eens.
site-connection-lost = Verbinding verbroken. Nieuwe poging …
site-connection-waiting = { $count ->
    [one] { $count } keuze wacht.
   *[other] { $count } keuzes wachten.
}
site-connection-withdraw = Ongedaan maken
site-connection-retry = Nu proberen
