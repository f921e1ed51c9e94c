# Was die Vorschau eines Links in einem Chat sagt, auf Deutsch.

preview-home = Palais: Brettspiele vom französischen Hof im Browser, gegen Bots oder mit Freunden, ohne Konto.
preview-join = Du bist zu einer Partie eingeladen
preview-join-about = An einem Tisch im Browser: ein Klick, und du hast deinen Platz, ohne Konto.
preview-rules = Regeln von { $game }
preview-rules-about = Die Regeln von { $game } in unseren Worten, mit den Bildern des Tisches.
preview-learn = { $game } in zwei Minuten gelernt
preview-learn-about = Dein erster Zug in { $game }, Schritt für Schritt.
preview-table = Tisch „{ $name }“
preview-replay = Nachspielen: „{ $name }“
preview-open = Ein Tisch { $game } zu { $players }t. { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
preview-playing = Eine Partie { $game } zu { $players }t: Schau live zu.
preview-over = Eine beendete Partie { $game } zu { $players }t.
preview-replay-about = Eine Partie { $game } zu { $players }t, Zug für Zug.
