term-pay = { $by } donne { $amount } pièces à { $seat }, { $when ->
     [now] aussitôt.
    *[done] une fois la chose faite.
    }
term-keep = { $by } ne relance aucun dé { promise-time }.
promise-pay = { $amount } pièces pour { $seat }
promise-keep = pas de second lancer { promise-time }
promise-time = { $when ->
     [next] au tour prochain
    *[round] à ce tour
    }
