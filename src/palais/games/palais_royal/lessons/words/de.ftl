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

lesson-seals-title = Siegel und Mehrheiten
lesson-seals-about = König gegen Madame, das zusätzliche Siegel
lesson-seals-1 = Ein Siegel ist ein Diener von dir beim König, türkis, oder bei Madame, violett. Wer dort die meisten hat, darf in jedem Zug einen dazusetzen.
lesson-seals-2 = Gelb führt beim König mit zwei. **Schicke beide Diener vom Tor zum König.**
lesson-seals-3 = Drei gegen zwei: du darfst einen dazusetzen. **Klicke auf den König.**
lesson-seals-3-other = In beiden Räumen darfst du einen dazusetzen. Beginne beim König.
lesson-seals-4 = Bei Madame bist du allein, und einer ist schon die Mehrheit. **Klicke auf Madame.**
lesson-seals-5 = Das Paar auf d6 verlangt drei Siegel des Königs und sechs Gold. **Wirb es an.**
lesson-seals-6 = Drei Diener haben den König verlassen und mit ihnen die Führung dort. Siegel werden ausgegeben und wieder gesammelt, Zug um Zug.

lesson-border-title = Der Rand und die Reihen
lesson-border-about = der Diener am Rand, was eine Reihe zählt
lesson-border-1 = Vier Reihen umgeben den Park: Löwen, Vasen, Brunnen, Statuen. Am Ende bringen die meisten Diener in einer Reihe 6 Punkte, die zweitmeisten 2.
lesson-border-2 = Wer am Rand anwirbt, lässt dort einen Diener. **Wirb das Paar auf e1 an**, das Feld mit ×2.
lesson-border-3 = Er bleibt bis zum Ende und zählt in der Vasenreihe doppelt: zwei gegen einen von Gelb. Das Schild neben der Reihe zeigt es.
lesson-border-4 = Eine Ecke gehört zu zwei Reihen. **Wirb den Adligen auf h2 an.**
lesson-border-5 = Ein Diener, zwei Reihen: Vasen und Statuen. Teilen sich zwei den ersten Platz, bekommt jeder nur 2, und einen zweiten gibt es nicht.

lesson-gifts-title = Adlige, die geben
lesson-gifts-about = +2 Bewegungen, die Diagonale, +2 Gold
lesson-gifts-1 = Ein Zeichen oben links an einem Adligen ist eine Gabe für jeden Zug; ein Diener dort kommt einmal. Du hast drei: +2 Bewegungen, die Diagonale und +2 Gold.
lesson-gifts-2 = Drei Diener im Treppenhaus und der Adlige geben fünf Bewegungen. **Geh vom Tor geradewegs zum Hintereingang**: die Diagonale kostet eine.
lesson-gifts-3 = **Und den anderen zum Kardinal**, der bei Gleichstand in jedem Raum entscheidet.
lesson-gifts-4 = Den Rest brauchst du nicht. **Beende das Ziehen** und sieh auf dein Gold.
lesson-gifts-5 = Eins aus der Münzerei, zwei vom Adligen: drei Gold. Solche Adlige bringen weniger Punkte, zahlen aber früh und oft.
lesson-gifts-6 = Der Adlige auf e3 bringt sofort einen neuen Diener und kostet kein Gold. **Wirb ihn an.**
lesson-gifts-7 = Der neue Diener kommt aus deinen übrigen Dienern, sieben an der Zahl. Er ist jetzt in deinem Vorrat und bleibt dir.

lesson-cards-title = Der Hintereingang
lesson-cards-about = drei Karten ziehen, eine behalten, sie ausspielen
lesson-cards-1 = Jeder Diener am Hintereingang zieht am Ende deines Zuges eine Karte. Du hast dort drei.
lesson-cards-2 = **Klicke auf den Hintereingang**, um zu ziehen.
lesson-cards-3 = Jede Karte, die du behältst, schickt einen Diener zurück in deinen Vorrat. **Behalte „Vier Gold“.**
lesson-cards-3-other = Auch diese Karte ist gut. In dieser Lektion behalte „Vier Gold“.
lesson-cards-4 = Eine Karte sagt, wann sie gespielt werden darf und was sie kostet; diese jederzeit und umsonst. **Spiele sie aus.**
lesson-cards-5 = Die anderen werden abgelegt; eine Karte, die am Ende noch auf der Hand ist, zählt einen Punkt, höchstens sechs. **Beende deinen Zug.**

lesson-great-title = Ein großer Zug
lesson-great-about = drei Adlige in einem Zug anwerben
lesson-great-1 = Nun ein Rätsel: drei Adlige in einem Zug. Nachbarn machen einander billiger, und deine Hand kann helfen.
lesson-great-2 = Du hast drei Gold, sechs Siegel, drei Diener in der Schreibstube und eine Karte. **Wirb drei Adlige an.**
lesson-great-2-other = Noch nicht: in diesem Zug können alle drei deine werden.
lesson-great-3 = Drei Adlige in einem Zug: so gewinnt man Partien. Zwei oder drei in der letzten Runde erst recht.

lesson-end-title = Das Ende
lesson-end-about = letzte Runde, die Reihen, Gleichstand beim Kardinal
lesson-end-1 = Der Startspieler fand 12 Adlige oder weniger im Park vor: das ist die letzte Runde. Die Anzeige oben zählt bis dahin.
lesson-end-2 = In der Statuenreihe habt ihr je einen, du und Gelb, das wären 2 Punkte für beide. Das Feld mit ×2 ist noch zu haben.
lesson-end-3 = **Wirb das Paar auf i5 an** und hol dir die Reihe.
lesson-end-4 = Drei gegen einen: 6 Punkte für dich, 2 für Gelb. Adlige, Reihen, Punktekarten und Handkarten werden addiert; die meisten Punkte gewinnen.
lesson-end-5 = Gleichstand? Dann gewinnt, wer mehr Diener beim Kardinal hat; er entscheidet auch in den Räumen, nie aber im Park.
