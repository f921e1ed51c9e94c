# Was die Seiten der Lektionen selbst sagen, auf Deutsch.

lesson-done = Das war diese Lektion. **Weiter zur nächsten**, oder spiel eine erste Partie.
lesson-lost = So ist das Ziel nicht mehr zu erreichen. **Geh zurück** und versuch es anders.
lesson-number = Lektion { $number } von { $of }
lesson-step = Schritt { $step } von { $of }
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-skip = Überspringen
lesson-go-on = Weiter
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-panel = Die Lektion
lesson-minutes = { $minutes } Min.
lesson-head = Lektionen
lesson-intro = { $count } Lektionen am echten Tisch, zusammen { $minutes } Minuten. Hör auf, wann du willst; es geht dort weiter, wo du warst.
lesson-count = { $done } von { $of } geschafft
lesson-begin = Beginnen
lesson-is-done = geschafft
lesson-coach = Erste Partie, mit Tipps
lesson-coach-about = Gegen den mildesten Bot. Frag nach einem Tipp, wann immer du willst.
lesson-pictures = Dasselbe in Bildern, zum Lesen
lesson-learn = { $game } lernen
