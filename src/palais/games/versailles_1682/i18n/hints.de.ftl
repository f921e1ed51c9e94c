## Hinweise

hint-plan = Das bringt nach den Faustregeln des Hofes am meisten.
hint-step = Es ist der nächste Schritt des Plans.
hint-step-pay = Eine Zahlung kann einen Freund gewinnen.
hint-step-no = Nichts ist jetzt mehr eine Aktion wert.
hint-step-yes = Ein zweiter Wurf ist besser als die Ablehnung, ein Erbe besser als Warten.
hint-step-draw = Eine neue Karte öffnet neue Wege.
hint-step-take = Was dort offen liegt, kann für eine Aktion deines sein.
hint-step-play = Eine deiner Karten bewirkt jetzt mehr als später.
hint-step-audience = Diese Audienz verändert jetzt am meisten für dich.
hint-step-give = Diese Karten bewirken in einer anderen Hand mehr.
hint-step-power = Die Fähigkeit eines Amtes kostet keine Aktion.
hint-step-levy = Eine Steuer ist leicht verdientes Geld; der König hört selten davon.
hint-step-income = Das bringt jede Runde { $income } Livres.
hint-step-self = Dein eigener Höfling gewinnt dabei.
hint-step-spouse = { $who } teilt jedes Einkommen mit dir.
hint-step-leader = { $who } führt mit { $fortune } Livres.
hint-step-courtier = { $who } hat { $fortune } Livres, und hier kommt es darauf an.
hint-step-route = { $chance } %: der bessere Weg.
hint-step-place = Dort sind deine Karten mehr wert als die der anderen.
hint-step-direction = Ein Wort bewegt einen oder zwei Punkte, oder mehr.
hint-step-country = Auf dieses Land kommt es bei den Parteien am Hof am meisten an.
hint-step-sex = Deine Karten passen besser zu diesem Höfling.
