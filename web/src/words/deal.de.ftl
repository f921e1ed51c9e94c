# Die überprüfbare Kartenverteilung und gespeicherte Partien. Auf Deutsch.

deal-title = Kartenverteilung
deal-about = Vor der ersten Karte hat der Server allen Zufall dieser Partie durch einen geheimen Startwert festgelegt. Das hier ist der Fingerabdruck des Startwerts. Am Ende wird der Startwert aufgedeckt, und du kannst ihn hier prüfen.
deal-about-over = Vor der ersten Karte hat der Server allen Zufall dieser Partie durch einen geheimen Startwert festgelegt und dessen Fingerabdruck gezeigt. Jetzt ist der Startwert aufgedeckt.
deal-fingerprint = Fingerabdruck der Kartenverteilung (SHA-256)
deal-check = Kartenverteilung prüfen
deal-check-now = In diesem Browser prüfen
deal-fits = Es stimmt: Der Startwert hat genau diesen Fingerabdruck.
deal-wrong = Es stimmt nicht: Der Startwert hat einen anderen Fingerabdruck. Trau dieser Kartenverteilung nicht.
deal-noted = Dieser Browser hat sich während der Partie denselben Fingerabdruck gemerkt, am { $when }.
deal-noted-other = Während der Partie, am { $when }, hat sich dieser Browser einen anderen Fingerabdruck gemerkt: { $code }
deal-not-noted = Dieser Browser hat den Tisch vor dem Ende nicht gesehen; vergleiche den Fingerabdruck mit jemandem, der dabei war.
deal-seed = Startwert
deal-salt = Salz
deal-position = Anfang
deal-proves = Das beweist, dass die Kartenverteilung feststand, als der Fingerabdruck gezeigt wurde, und danach nicht geändert wurde. Es beweist nicht, dass der Server den Startwert zufällig gewählt hat oder dass niemand, der ihn betreibt, nachgesehen hat. Dass Karten und Züge aus dem Startwert folgen, wird geprüft, wenn du die gespeicherte Partie öffnest, hier oder auf deinem eigenen Rechner mit „palais replay“.

## Gespeicherte Partien

deal-open = Gespeicherte Partie öffnen
deal-open-note = Eine Datei, die mit „Partie speichern“ entstanden ist: Wähle sie aus oder zieh sie auf diese Seite. Der Server prüft jede Aktion und speichert nichts.
deal-drop = Hier ablegen
deal-file-checked = Diese Datei stimmt: Der Server hat sie Aktion für Aktion nachgespielt. Nichts davon wird gespeichert.
