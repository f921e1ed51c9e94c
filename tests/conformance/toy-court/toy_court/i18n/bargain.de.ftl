term-pay = { $by } gibt { $seat } { $amount } Münzen, { $when ->
     [now] sofort.
    *[done] sobald es getan ist.
    }
term-keep = { $by } wirft { promise-time } keinen Würfel noch einmal.
promise-pay = { $amount } Münzen für { $seat }
promise-keep = kein zweiter Wurf { promise-time }
promise-time = { $when ->
     [next] in der nächsten Runde
    *[round] in dieser Runde
    }
