# Offres et promesses, en français

option-bargain = Offres et promesses
refusal-not-in-negotiation = Les offres se font pendant les négociations ; attendez-les.
promise-time = { $when ->
     [next] la manche prochaine
    *[round] cette manche
    }
term-pay = { $when ->
     [now] { $by } paie aussitôt { $amount } livres à { $seat }.
    *[done] { $by } paie { $amount } livres à { $seat } une fois la chose faite.
    }
term-speak_for = { $by } parle pour { $seat }, { promise-time }.
term-not_against = { $by } ne parle pas contre { $seat }, { promise-time }.
term-release = { $by } demande la libération de { $seat }, { promise-time }.
term-recall = { $by } demande le rappel de { $seat }, { promise-time }.
term-leave_office = { $by } laisse à { $seat } la charge « { card-name } », { promise-time }.
term-no_attack = { $by } n’entreprend rien contre { $seat }, { promise-time }.
term-make_peace = { $by } fait la paix avec { country-name }, { promise-time }.
term-make_war = { $by } entre en guerre contre { country-name }, { promise-time }.
term-keep_peace = { $by } n’entre pas en guerre contre { country-name }, { promise-time }.
term-court = { $by } place la cour { place-name }, { promise-time }.
term-give_cards = { $by } donne { $amount ->
     [one] une carte
    *[other] { $amount } cartes
    } à { $seat }, { promise-time }.
term-ask_for = { $by } présente une requête pour { $seat }, { promise-time }.
term-marry = { $by } demande à épouser { $seat }, { promise-time }.
promise-pay = { $when ->
     [now] { $amount } livres à { $seat }, aussitôt
    *[done] { $amount } livres à { $seat }, une fois la chose faite
    }
promise-speak_for = un mot pour { $seat }, { promise-time }
promise-not_against = pas un mot contre { $seat }, { promise-time }
promise-release = une demande de libération pour { $seat }, { promise-time }
promise-recall = une demande de rappel pour { $seat }, { promise-time }
promise-leave_office = la charge « { card-name } » reste à { $seat }, { promise-time }
promise-no_attack = rien contre { $seat }, { promise-time }
promise-make_peace = la paix avec { country-name }, { promise-time }
promise-make_war = la guerre contre { country-name }, { promise-time }
promise-keep_peace = pas de guerre contre { country-name }, { promise-time }
promise-court = la cour { place-name }, { promise-time }
promise-give_cards = { $amount ->
     [one] une carte
    *[other] { $amount } cartes
    } pour { $seat }, { promise-time }
promise-ask_for = une requête pour { $seat }, { promise-time }
promise-marry = un mariage avec { $seat }, { promise-time }
