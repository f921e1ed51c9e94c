# Die Bots von Palais Royal, auf Deutsch.

level-1 = zaghaft
level-2 = sanft
level-3 = gemütlich
level-4 = neugierig
level-5 = ordentlich
level-6 = aufmerksam
level-7 = solide
level-8 = geübt
level-9 = gewitzt
level-10 = stark
level-11 = meisterlich
levels-intro = Elf Gegner, die nicht mehr wissen als du an ihrem Platz.
levels-steps = Zu zweit gewinnt jede Stufe gegen die darunter etwa drei von vier Partien. Die Beschreibungen gelten für Partien zu zweit; zu dritt und zu viert sind die Stufen unter 8 milder.
level-1-about = Wirbt in jedem Zug an, was er kann, und besetzt die Räume, die etwas einbringen. Wer in jedem Zug das Naheliegende tut, hat etwa gleiche Chancen.
level-2-about = Plant einen Adligen pro Zug und übersieht viele; starke Vorlieben für manche Räume, in jeder Partie andere, führen ihn in die Irre.
level-3-about = Plant einen Adligen pro Zug, übersieht viele und hat seine Lieblingsräume.
level-4-about = Plant bis zu zwei Adlige pro Zug, übersieht aber die meisten im Park; seine Lieblingsräume kommen ihn teuer zu stehen.
level-5-about = Sieht ein paar Adlige mehr und plant bis zu zwei pro Zug, hat aber noch starke Vorlieben für manche Räume.
level-6-about = Übersieht weniger Adlige; seine Lieblingsräume merkt man ihm noch an.
level-7-about = Sieht fast den ganzen Park, plant bis zu zwei Adlige pro Zug und hat kaum noch Vorlieben.
level-8-about = Plant ganze Züge mit allem, was im Park liegt, denkt aber nur kurz über jeden nach.
level-9-about = Nimmt den Plan, den seine Erfahrung am höchsten schätzt: Er hat aus Zehntausenden Partien gegen sich selbst gelernt.
level-10-about = Spielt seine besten Pläne im Kopf ein Stück weiter, bevor er sich entscheidet.
level-11-about = Stellt sich viele Fortsetzungen der Partie vor und denkt etwa eine Sekunde pro Zug nach. Den letzten Zug rechnet er genau aus.
levels-note = Ein Bot erfährt, was sein Platz wissen darf, und sonst nichts: keine fremden Handkarten, keine Reihenfolge der Karten, keinen künftigen Zufall.
