# Aanbiedingen en beloften, in het Nederlands

option-bargain = Aanbiedingen en beloften
refusal-not-in-negotiation = Aanbiedingen doe je tijdens de onderhandelingen; wacht daarop.
promise-time = { $when ->
     [next] volgende ronde
    *[round] deze ronde
    }
term-pay = { $when ->
     [now] { $by } betaalt { $seat } meteen { $amount } livres.
    *[done] { $by } betaalt { $seat } { $amount } livres zodra het gedaan is.
    }
term-speak_for = { $by } spreekt voor { $seat }, { promise-time }.
term-not_against = { $by } spreekt niet tegen { $seat }, { promise-time }.
term-release = { $by } vraagt om de vrijlating van { $seat }, { promise-time }.
term-recall = { $by } vraagt om de terugkeer van { $seat } uit de ballingschap, { promise-time }.
term-leave_office = { $by } laat { $seat } het ambt ‘{ card-name }’ houden, { promise-time }.
term-no_attack = { $by } onderneemt niets tegen { $seat }, { promise-time }.
term-make_peace = { $by } sluit vrede met { country-name }, { promise-time }.
term-make_war = { $by } begint een oorlog met { country-name }, { promise-time }.
term-keep_peace = { $by } begint geen oorlog met { country-name }, { promise-time }.
term-court = { $by } laat het hof { place-name } zijn, { promise-time }.
term-give_cards = { $by } geeft { $seat } { $amount ->
     [one] een kaart
    *[other] { $amount } kaarten
    }, { promise-time }.
term-ask_for = { $by } brengt een verzoek voor { $seat } voor de kroon, { promise-time }.
term-marry = { $by } vraagt om te trouwen met { $seat }, { promise-time }.
promise-pay = { $when ->
     [now] { $amount } livres aan { $seat }, meteen
    *[done] { $amount } livres aan { $seat }, zodra het gedaan is
    }
promise-speak_for = een woord voor { $seat }, { promise-time }
promise-not_against = geen woord tegen { $seat }, { promise-time }
promise-release = een verzoek om de vrijlating van { $seat }, { promise-time }
promise-recall = een verzoek om de terugkeer van { $seat }, { promise-time }
promise-leave_office = het ambt ‘{ card-name }’ blijft bij { $seat }, { promise-time }
promise-no_attack = niets tegen { $seat }, { promise-time }
promise-make_peace = vrede met { country-name }, { promise-time }
promise-make_war = oorlog met { country-name }, { promise-time }
promise-keep_peace = geen oorlog met { country-name }, { promise-time }
promise-court = het hof { place-name }, { promise-time }
promise-give_cards = { $amount ->
     [one] een kaart
    *[other] { $amount } kaarten
    } voor { $seat }, { promise-time }
promise-ask_for = een verzoek voor { $seat }, { promise-time }
promise-marry = een huwelijk met { $seat }, { promise-time }
