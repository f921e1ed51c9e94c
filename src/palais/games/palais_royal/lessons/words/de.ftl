# Die Lektionen auf Deutsch. Zwei kurze Sätze je Schritt; der letzte sagt, was zu tun ist.

lesson-servants-title = Deine Diener
lesson-servants-about = fünf freie Diener setzen
lesson-servants-1 = Wer am Ende die meisten Punkte hat, gewinnt, und die Adligen im Park bringen sie. Deine Diener im Schloss verschaffen dir Adlige: hier sind die ersten fünf.
lesson-servants-2 = Die Münzerei zahlt je Zug ein Gold für jeden Diener darin. **Klicke auf die Münzerei**, um einen zu setzen.
lesson-servants-3 = Jeder Diener beim König ist ein Siegel des Königs, türkis, und Teil des Preises eines Adligen. **Setze einen zum König.**
lesson-servants-4 = Jeder Diener bei Madame ist ein Siegel von Madame, violett. **Setze einen zu Madame de Pompadour.**
lesson-servants-5 = Jeder Diener in der Schreibstube wirbt je Zug einen Adligen an. **Setze einen in die Schreibstube.**
lesson-servants-6 = Der letzte geht, wohin du willst; das Zeichen +1 zeigt, wer in einem Raum die meisten hat. **Wähle einen Raum und bestätige.**

lesson-walk-title = Tor und Treppenhaus
lesson-walk-about = zwei rufen, ziehen, eine Bewegung zurücknehmen
lesson-walk-1 = Zwei Diener im Ehrenhof rufen zwei neue ans Tor. **Klicke zweimal auf das Tor.**
lesson-walk-2 = Vier Diener im Treppenhaus geben vier Bewegungen; das Zeichen +1 dort gibt eine mehr. Die Leiste oben zeigt, was nach dieser Aktion kommt.
lesson-walk-3 = Eine Bewegung bringt einen Diener in den Raum nebenan. **Klicke auf einen am Tor, dann auf den König.**
lesson-walk-4 = Eigene Bewegungen lassen sich zurücknehmen, solange niemand etwas erfahren hat. **Drücke Rückgängig.**
lesson-walk-5 = Die Zahl auf einem leuchtenden Raum sagt, wie viele Bewegungen er kostet. **Schicke einen vom Tor zum Hintereingang**, zwei Bewegungen.
lesson-walk-6 = Danach bleiben noch zwei Bewegungen. **Schicke den anderen zu Madame.**
lesson-walk-7 = Bewegungen, die du nicht nutzt, verfallen. Hier macht das nichts: **beende die Aktion** mit dem Knopf unten rechts.

lesson-gold-title = Gold
lesson-gold-about = die Münzerei füllen, ihre Mehrheit gewinnen
lesson-gold-1 = Gelb hat die meisten in der Münzerei, zwei gegen einen: dafür steht das Zeichen +1. Es ist die Mehrheit und bringt eins mehr von dem, was der Raum gibt.
lesson-gold-2 = **Schicke beide Diener vom Tor in die Münzerei.**
lesson-gold-3 = Jetzt gehört das Zeichen +1 dir: drei gegen zwei. Bei Gleichstand entschiede, wer mehr Diener beim Kardinal hat.
lesson-gold-4 = Nach dem Ziehen kommen die Einkünfte. **Beende die Aktion** und sieh auf dein Gold.
lesson-gold-5 = Drei Diener und die Mehrheit: vier Gold. Die Münzerei zahlt von selbst, in jedem Zug wieder.

lesson-noble-title = Ein Adliger
lesson-noble-about = Preis, Siegel, Schreibstube: zwei anwerben
lesson-noble-1 = Die Zahl in der Krone sagt, was ein Adliger wert ist, die Münze, was er kostet. Die Punkte sind Siegel: türkis vom König, violett von Madame.
lesson-noble-2 = Jedes freie Feld daneben macht ihn ein Gold billiger, und ein Feld mit einem Diener gilt als frei. Dieses Paar kostet also vier statt sechs.
lesson-noble-3 = Jedes Siegel ist einer deiner Diener beim König oder bei Madame, und die Schreibstube schickt einen. Alle kehren in deinen Vorrat zurück.
lesson-noble-4 = Du hast alles, was nötig ist. **Klicke auf das Paar auf c7, dann auf Anwerben.**
lesson-noble-4-other = Auch dieser Adlige könnte deiner sein. Aber in dieser Lektion geht es um das Paar auf c7.
lesson-noble-5 = Nun einer allein: dein Gold reicht für einen weiteren, was leuchtet, ist möglich. **Wirb einen zweiten Adligen an.**
lesson-noble-5-other = Noch nicht: in diesem Zug kann ein weiterer Adliger deiner werden. Wirb einen an, der leuchtet.
lesson-noble-6 = Die Schreibstube ist leer, also lässt sich in diesem Zug niemand mehr anwerben. Womit du bezahlt hast, ist wieder in deinem Vorrat, bereit für das Tor.
