term-pay = { $by } gives { $seat } { $amount } coins { $when ->
     [now] at once.
    *[done] when it is done.
    }
term-keep = { $by } throws no die again { promise-time }.
promise-pay = { $amount } coins for { $seat }
promise-keep = no second throw { promise-time }
promise-time = { $when ->
     [next] in the next round
    *[round] in this round
    }
