# Angebote und Versprechen, auf Deutsch

option-bargain = Angebote und Versprechen
refusal-not-in-negotiation = Angebote macht man in den Verhandlungen; warte, bis sie beginnen.
promise-time = { $when ->
     [next] in der nächsten Runde
    *[round] in dieser Runde
    }
term-pay = { $when ->
     [now] { $by } zahlt sofort { $amount } Livres an { $seat }.
    *[done] { $by } zahlt { $amount } Livres an { $seat }, sobald es getan ist.
    }
term-speak_for = { $by } spricht für { $seat }, { promise-time }.
term-not_against = { $by } spricht nicht gegen { $seat }, { promise-time }.
term-release = { $by } bittet um die Freilassung von { $seat }, { promise-time }.
term-recall = { $by } bittet um die Rückkehr von { $seat } aus der Verbannung, { promise-time }.
term-leave_office = { $by } lässt { $seat } das Amt „{ card-name }“, { promise-time }.
term-no_attack = { $by } unternimmt nichts gegen { $seat }, { promise-time }.
term-make_peace = { $by } schließt Frieden ({ country-name }), { promise-time }.
term-make_war = { $by } beginnt einen Krieg gegen { country-name }, { promise-time }.
term-keep_peace = { $by } beginnt keinen Krieg gegen { country-name }, { promise-time }.
term-court = { $by } lässt den Hof { place-name } sein, { promise-time }.
term-give_cards = { $by } gibt { $seat } { $amount ->
     [one] eine Karte
    *[other] { $amount } Karten
    }, { promise-time }.
term-ask_for = { $by } bringt ein Gesuch für { $seat } vor die Krone, { promise-time }.
term-marry = { $by } bittet um die Ehe mit { $seat }, { promise-time }.
promise-pay = { $when ->
     [now] { $amount } Livres an { $seat }, sofort
    *[done] { $amount } Livres an { $seat }, sobald es getan ist
    }
promise-speak_for = ein Wort für { $seat }, { promise-time }
promise-not_against = kein Wort gegen { $seat }, { promise-time }
promise-release = eine Bitte um die Freilassung von { $seat }, { promise-time }
promise-recall = eine Bitte um die Rückkehr von { $seat }, { promise-time }
promise-leave_office = das Amt „{ card-name }“ bleibt { $seat }, { promise-time }
promise-no_attack = nichts gegen { $seat }, { promise-time }
promise-make_peace = Frieden ({ country-name }), { promise-time }
promise-make_war = Krieg gegen { country-name }, { promise-time }
promise-keep_peace = kein Krieg gegen { country-name }, { promise-time }
promise-court = der Hof { place-name }, { promise-time }
promise-give_cards = { $amount ->
     [one] eine Karte
    *[other] { $amount } Karten
    } für { $seat }, { promise-time }
promise-ask_for = ein Gesuch für { $seat }, { promise-time }
promise-marry = eine Ehe mit { $seat }, { promise-time }
