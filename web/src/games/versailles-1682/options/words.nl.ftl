# Hoe Versailles 1682 wordt aangeboden, ingericht en in lijsten staat, in het Nederlands.

game-about = Gunst, ambten en stoute beloften voor Lodewijk XIV en zijn koningin.
game-length = 2 uur
site-learn-link = Leer het in vier minuten
site-learn = Leer het in vier minuten
site-learn-intro = Wie je bent, wat je wilt en wat een beurt is. Speel dan: de tafel laat zien wat je kunt doen.
fact-richest = de rijkste heeft { NUMBER($count) }

option-livres = { NUMBER($livres) } livres
option-goal = Doel
option-goal-short = kort
option-goal-normal = normaal
option-goal-long = lang
option-goal-named = { $name }, { $amount }
option-negotiation = Onderhandeling
option-negotiation-off = geen
option-negotiation-days = zo lang als een beurt
option-limit = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
option-limit-none = tot iedereen klaar is
option-payments = Betalingen
option-payments-free = vrij
option-payments-capped = hoogstens 2.000
option-payments-none = geen
option-bargain = Aanbiedingen en beloften worden genoteerd
option-etiquette = Etiquette
option-etiquette-off = uit
option-etiquette-remind = herinneren
option-etiquette-fine = boete
option-etiquette-off-about = Niemand let erop hoe je het hof aanspreekt.
option-etiquette-remind-about = Op een fout in de aanspreekvorm wordt gewezen.
option-etiquette-fine-about = Een fout in de aanspreekvorm kost 1.000 livres.
option-exam = Examen
option-party = Eerste partij
option-party-random = getrokken
option-party-chosen = gekozen
option-scale = Aanzien
option-scale-usual = −2 tot 9
option-scale-ten = 1 tot 10

level-1 = verstrooid
level-2 = zacht
level-3 = redelijk
level-4 = gewiekst
level-5 = sterk
levels-intro = Tegenstanders aan het hof die niet meer weten dan jij op hun plaats zou weten.
levels-steps = Elk niveau wint meer spellen dan het niveau eronder.
levels-note = Een bot krijgt wat zijn plaats mag weten en verder niets: geen handen van anderen, geen volgorde van de kaarten, niets van wat de dobbelstenen brengen.
