# Was die Vorschau eines Links in einem Chat sagt, auf Deutsch.

preview-home = Palais Royal, ein Brettspiel für zwei bis vier: gegen Bots oder mit Freunden, ohne Konto.
preview-join = Du bist zu einer Partie eingeladen
preview-join-about = Palais Royal im Browser: ein Klick, und du sitzt am Tisch, ohne Konto.
preview-rules = Regeln
preview-rules-about = Die Regeln von Palais Royal in unseren Worten, mit den Bildern des Tisches.
preview-learn = In zwei Minuten gelernt
preview-learn-about = Dein erster Zug in Palais Royal, Schritt für Schritt.
preview-table = Tisch „{ $name }“
preview-replay = Nachspielen: „{ $name }“
preview-open = Ein Tisch Palais Royal zu { $players }t. { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
preview-playing = Eine Partie Palais Royal zu { $players }t: Schau live zu.
preview-over = Eine beendete Partie Palais Royal zu { $players }t.
preview-replay-about = Eine Partie Palais Royal zu { $players }t, Zug für Zug.
