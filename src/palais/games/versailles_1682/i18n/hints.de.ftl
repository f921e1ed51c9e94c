## Hinweise

hint-plan = Das bringt nach den Faustregeln des Hofes am meisten.
hint-step = Es ist der nächste Schritt des Plans.
hint-step-pay = Eine Zahlung kann einen Freund gewinnen.
