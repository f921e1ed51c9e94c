# Die Lektionen von Versailles 1682 auf Deutsch. Zwei kurze Sätze je Schritt; der letzte sagt, was zu tun ist.

lesson-family-title = Familie und Vermögen
lesson-family-about = ziehen, erben, Einkünfte haben
lesson-family-1 = Du führst eine Familie am Hof. Wer zuerst 50.000 Livres im Register hat, gewinnt, und die reichste, wenn es mehrere sind.
lesson-family-2 = Ein Zug hat zwei Aktionen. Die einfachste ist eine neue Karte: **zieh eine.**
lesson-family-3 = Deine Hand ist geheim, bis du daraus spielst. **Spiel „Erbschaft“ auf deine eigene Familie**: 3.000 Livres.
lesson-family-3-other = Auch das hätte eine Wirkung. Spiel in dieser Lektion „Erbschaft“ auf deine eigene Familie.
lesson-family-4 = Nach zwei Aktionen endet der Zug mit deinen Einkünften: 500 aus Renten und was Titel, Ämter und Pensionen zahlen. Davon willst du mehr.

lesson-standing-title = Ansehen am Hof
lesson-standing-about = selbst steigen, einen Rivalen verleumden
lesson-standing-1 = Dein Ansehen beim König und bei der Königin reicht von −2 bis 9: je eine Reihe von Räumen. Je höher, desto näher an der Krone.
lesson-standing-2 = Manche Karten heben, andere senken. **Spiel „Komödie am Hof“ auf dich selbst.**
lesson-standing-2-other = Jetzt nicht diese. Spiel „Komödie am Hof“ auf dich selbst.
lesson-standing-3 = Zwei Räume höher. Nun ein Rivale: **spiel „Verleumdung“ auf den letzten der drei Höflinge.**
lesson-standing-3-other = Jetzt nicht diese. Spiel „Verleumdung“ auf den letzten der drei.
lesson-standing-4 = Wer tief steht, den kann eine Karte ins Exil oder in die Bastille bringen. Ansehen schützt dich, und mit ihm bittest du um Gunst.

lesson-request-title = Ein Gesuch an den König
lesson-request-about = bitten, würfeln, eine Pension erhalten
lesson-request-1 = Titel, Pensionen und Ämter sind Gesuche: sie zahlen in jeder Runde. Die Krone entscheidet mit einem Zehnerwürfel: dein Ansehen oder weniger heißt ja.
lesson-request-2 = Dein Ansehen ist 5, die Chance also 5 von 10. **Spiel „Kleine Pension“ für dich, direkt an den König.**
lesson-request-2-other = Bitte in dieser Lektion um die „Kleine Pension“, für dich und beim König.
lesson-request-3 = Eine Vier: gewährt. Die Karte liegt vor dir und zahlt in jeder Runde 1.000 Livres.
lesson-request-4 = Noch eine Aktion: **bitte um „Comte“, für dich und beim König.**
lesson-request-4-other = Bitte in dieser Lektion um „Comte“, für dich und beim König.
lesson-request-5 = Eine Zehn: abgelehnt. Das kostet einen Punkt Ansehen, und die Karte liegt im Haus des Königs, wo alle sie nehmen dürfen.

lesson-audience-title = Eine Audienz
lesson-audience-about = über die Königin heiraten, sich einsetzen
lesson-audience-1 = Auch ohne Karte kannst du um Audienz bitten: heiraten, für oder gegen andere sprechen, Gefangene befreien. Beim König stehst du tief, bei der Königin hoch.
lesson-audience-2 = Lass also die Königin für dich sprechen: zwei Würfe auf dein Ansehen bei ihr. **Bitte über die Königin um die Ehe mit dem zweiten Höfling.**
lesson-audience-2-other = Bitte in dieser Lektion über die Königin um die Ehe mit dem zweiten Höfling.
lesson-audience-3 = Beide Würfe waren niedrig genug: ihr seid verheiratet und teilt von nun an die Einkünfte. Eine Aktion bleibt dir.
lesson-audience-4 = Manche Audienz gewährt die Königin selbst. **Setz dich bei der Königin gegen den dritten Höfling ein.**
lesson-audience-4-other = Setz dich in dieser Lektion bei der Königin gegen den dritten Höfling ein.
lesson-audience-5 = Erhört; ein zweiter Würfel ab sechs machte zwei Punkte daraus. Wer mit Ansehen 8 oder 9 erhört wird, bewegt einen mehr.

lesson-round-title = Die Runde
lesson-round-about = verhandeln, den Hof verlegen, eine Karte geben
lesson-round-1 = Eine Runde beginnt mit Gesprächen: Geld und Versprechen wechseln den Besitzer, Karten nicht. Niemand muss ein Versprechen halten, aber alle merken es sich.
lesson-round-2 = Noch gibt es nichts zu verhandeln. **Sag, dass du bereit bist.**
lesson-round-2-other = Du darfst zahlen, aber nötig ist es nicht. Sag, dass du bereit bist.
lesson-round-3 = In dieser Runde bist du Haushofmeister und sagst, wohin der Hof geht. Manche Karten spielt man nur dort: **geh auf die Jagd.**
lesson-round-3-other = Dann ließe sich „Meisterschuss“ nicht spielen. Geh auf die Jagd.
lesson-round-4 = **Spiel „Meisterschuss“ auf dich selbst**; er gilt nur auf der Jagd.
lesson-round-4-other = Spiel in dieser Lektion „Meisterschuss“ auf dich selbst.
lesson-round-5 = Karten gibt man verdeckt weiter, als Aktion. **Gib dem zweiten Höfling deinen „Baron“** und sonst nichts.
lesson-round-5-other = Gib in dieser Lektion dem zweiten Höfling deinen „Baron“, und belass es dabei.
lesson-round-6 = Der Haushofmeister hat den ersten und den letzten Zug einer Runde, und Einkünfte im letzten. Danach ist die nächste Familie an der Reihe.
