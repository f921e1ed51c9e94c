term-pay = { $by } geeft { $seat } { $amount } munten, { $when ->
     [now] meteen.
    *[done] zodra het gedaan is.
    }
term-keep = { $by } gooit { promise-time } geen dobbelsteen opnieuw.
promise-pay = { $amount } munten voor { $seat }
promise-keep = geen tweede worp { promise-time }
promise-time = { $when ->
     [next] in de volgende ronde
    *[round] in deze ronde
    }
