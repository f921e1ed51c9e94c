# Een partij in de terminal, welk spel het ook is, in het Nederlands.

commitment = De verdeling ligt vast; de vingerafdruk ervan is { $hash }.
prompt = Je keuze (? voor hulp)
prompt-optional = Je keuze, of Enter om de anderen te laten spelen (? voor hulp)
unknown-input = ‘{ $text }’ is geen nummer uit de lijst en geen actie; typ ? voor hulp.
unknown-thing = Op deze tafel heet niets ‘{ $text }’; noem de soort en de naam.
unknown-rule = Er is geen regel ‘{ $text }’.
your-turn = { $player }, je bent aan de beurt.

help-title = Wat je kunt typen
help-number = het nummer van een keuze uit de lijst, of meer nummers om na elkaar te doen
help-action = een actie in woorden
help-undo = ongedaan maken wat je het laatst deed
help-table = de tafel nog eens tonen
help-hint = een sterke bot vragen wat hij zou doen
help-why = waarom iets op de tafel niet gekozen kan worden: de soort en de naam
help-rule = een regel op nummer lezen
help-help = deze hulp tonen
help-bargain = de aanbiedingen zien; ‘terms 1’ wat beloofd kan worden, ‘offer 1 open: …’ doet er een, ‘accept 1’, ‘decline 1’, ‘withdraw 1’
help-quit = de partij verlaten

undo-done = Ongedaan gemaakt.
undo-nothing = Er valt in deze beurt niets ongedaan te maken.
undo-learned = Er is iets verborgens aan het licht gekomen; wat daarvoor kwam, kan niet meer ongedaan worden gemaakt.
hint-title = Een sterke bot zou dit doen:
hint-none = De bots hebben hier geen tip.

heading-score = Slotwaardering
score-total = Totaal
winner = { $points ->
    [one] { $player } wint met { $points } punt!
   *[other] { $player } wint met { $points } punten!
}
winner-shared = { $points ->
    [one] { $players } delen de overwinning met elk { $points } punt!
   *[other] { $players } delen de overwinning met elk { $points } punten!
}
list-end = { $rest } en { $last }
game-saved = De partij is opgeslagen in { $file }.
goodbye = Tot ziens, en bedankt voor het spelen.

offer-open = { $number }. { $player } aan { $to }: { $status ->
     [open] open
     [accepted] aanvaard
     [declined] afgewezen
     [withdrawn] ingetrokken
    *[expired] niet meer open
    }
offer-secret = { $number }. { $player } aan { $to }, in het geheim: { $status ->
     [open] open
     [accepted] aanvaard
     [declined] afgewezen
     [withdrawn] ingetrokken
    *[expired] niet meer open
    }
offer-promise = { $term } ({ $status ->
     [kept] gehouden
     [broken] gebroken
     [void] onmogelijk
     [due] beloofd
    *[waiting] voor later beloofd
    })
offer-none = Er zijn nog geen aanbiedingen.
offer-to-answer = Aanbod { $number } wacht op je antwoord: typ ‘accept { $number }’ of ‘decline { $number }’.
offer-unreadable = ‘{ $text }’ is geen aanbod. ‘offer 1 open: 0 … now; 1 … round’ zegt aan wie, open of geheim (secret), en wie wat doet; ‘terms 1’ toont wat er beloofd kan worden en hoe je het schrijft.
terms-title = Wat er beloofd kan worden. De nummers zijn de spelers: { $players }. ‘now’ is meteen, ‘done’ als de anderen hun deel hebben gedaan, ‘round’ deze ronde, ‘next’ de volgende.
option-note = { $action }: { $note }
