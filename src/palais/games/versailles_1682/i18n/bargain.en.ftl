# Offers and promises, in English

option-bargain = Offers and promises
refusal-not-in-negotiation = Offers are made in the negotiations; wait for them.
promise-time = { $when ->
     [next] next round
    *[round] this round
    }
term-pay = { $when ->
     [now] { $by } pays { $seat } { $amount } livres at once.
    *[done] { $by } pays { $seat } { $amount } livres when it is done.
    }
term-speak_for = { $by } speaks for { $seat }, { promise-time }.
term-not_against = { $by } does not speak against { $seat }, { promise-time }.
term-release = { $by } asks for the release of { $seat }, { promise-time }.
term-recall = { $by } asks for the recall of { $seat }, { promise-time }.
term-leave_office = { $by } leaves { $seat } the office { card-name }, { promise-time }.
term-no_attack = { $by } does nothing against { $seat }, { promise-time }.
term-make_peace = { $by } makes peace with { country-name }, { promise-time }.
term-make_war = { $by } begins a war with { country-name }, { promise-time }.
term-keep_peace = { $by } begins no war with { country-name }, { promise-time }.
term-court = { $by } puts the court { place-name }, { promise-time }.
term-give_cards = { $by } gives { $seat } { $amount ->
     [one] a card
    *[other] { $amount } cards
    }, { promise-time }.
term-ask_for = { $by } brings a request for { $seat } before the crown, { promise-time }.
term-marry = { $by } asks to marry { $seat }, { promise-time }.
promise-pay = { $when ->
     [now] { $amount } livres to { $seat }, at once
    *[done] { $amount } livres to { $seat }, when it is done
    }
promise-speak_for = a word for { $seat }, { promise-time }
promise-not_against = no word against { $seat }, { promise-time }
promise-release = a plea for the release of { $seat }, { promise-time }
promise-recall = a plea for the recall of { $seat }, { promise-time }
promise-leave_office = the office { card-name } stays with { $seat }, { promise-time }
promise-no_attack = nothing against { $seat }, { promise-time }
promise-make_peace = peace with { country-name }, { promise-time }
promise-make_war = war with { country-name }, { promise-time }
promise-keep_peace = no war with { country-name }, { promise-time }
promise-court = the court { place-name }, { promise-time }
promise-give_cards = { $amount ->
     [one] a card
    *[other] { $amount } cards
    } for { $seat }, { promise-time }
promise-ask_for = a request for { $seat }, { promise-time }
promise-marry = a marriage with { $seat }, { promise-time }
