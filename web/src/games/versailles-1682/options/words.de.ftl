# Wie Versailles 1682 angeboten und eingerichtet wird und in Listen steht, auf Deutsch.

game-about = Gunst, Ämter und kühne Versprechen vor Ludwig XIV. und seiner Königin.
game-length = 2 Stunden
site-learn-link = In vier Minuten gelernt
site-learn = In vier Minuten gelernt
site-learn-intro = Wer du bist, was du willst und was ein Zug ist. Dann spiel: Der Tisch zeigt dir, was du tun kannst.
fact-richest = am reichsten: { NUMBER($count) }

option-livres = { NUMBER($livres) } Livres
option-goal = Ziel
option-goal-short = kurz
option-goal-normal = normal
option-goal-long = lang
option-goal-named = { $name }, { $amount }
option-negotiation = Verhandlung
option-negotiation-off = keine
option-negotiation-days = so lang wie ein Zug
option-limit = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
option-limit-none = bis alle bereit sind
option-payments = Zahlungen
option-payments-free = frei
option-payments-capped = höchstens 2.000
option-payments-none = keine
option-bargain = Angebote und Versprechen werden notiert
option-etiquette = Etikette
option-etiquette-off = aus
option-etiquette-remind = erinnern
option-etiquette-fine = Buße
option-etiquette-off-about = Niemand achtet darauf, wie du den Hof anredest.
option-etiquette-remind-about = Auf einen Fehler in der Anrede wird hingewiesen.
option-etiquette-fine-about = Ein Fehler in der Anrede kostet 1.000 Livres.
option-exam = Prüfung
option-party = Erste Partei
option-party-random = gezogen
option-party-chosen = gewählt
option-scale = Ansehen
option-scale-usual = −2 bis 9
option-scale-ten = 1 bis 10

level-1 = zerstreut
level-2 = sanft
level-3 = ordentlich
level-4 = gewitzt
level-5 = stark
levels-intro = Gegner bei Hofe, die nicht mehr wissen, als du auf ihrem Platz wüsstest.
levels-steps = Jede Stufe gewinnt mehr Partien als die darunter.
levels-note = Ein Bot bekommt, was sein Platz wissen darf, und sonst nichts: keine fremde Hand, keine Reihenfolge der Karten, nichts von dem, was die Würfel bringen.
