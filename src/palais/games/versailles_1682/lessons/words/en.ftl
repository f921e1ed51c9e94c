# The lessons of Versailles 1682, in English. Two short sentences a step; the last one says what to do.

lesson-family-title = Family and fortune
lesson-family-about = draw, inherit, have an income
lesson-family-1 = You lead a family at court. The first one with 50,000 livres in the register wins, and the richest if there are several.
lesson-family-2 = A turn has two actions. The simplest is a new card: **draw one.**
lesson-family-3 = Your hand is secret until you play from it. **Play “Inheritance” on your own family**: 3,000 livres.
lesson-family-3-other = That would do something, too. In this lesson play “Inheritance” on your own family.
lesson-family-4 = After two actions the turn ends with your income: 500 of rents, and whatever titles, offices and pensions pay. More of these is what you want.

lesson-standing-title = Standing at court
lesson-standing-about = rise yourself, slander a rival
lesson-standing-1 = Your standing with the King and with the Queen runs from −2 to 9: a row of rooms for each. The higher, the nearer to the crown.
lesson-standing-2 = Some cards raise, others lower. **Play “Comedy at Court” on yourself.**
lesson-standing-2-other = Not that one now. Play “Comedy at Court” on yourself.
lesson-standing-3 = Up two rooms. Now a rival: **play “Slander” on the last of the three courtiers.**
lesson-standing-3-other = Not that one now. Play “Slander” on the last of the three.
lesson-standing-4 = Whoever stands low can be sent into exile or to the Bastille by a card. Standing protects you, and it is what you ask favours with.

lesson-request-title = A request to the King
lesson-request-about = ask, roll, win a pension
lesson-request-1 = Titles, pensions and offices are requests: they pay in every round. The crown decides by a die of ten: your standing or less is a yes.
lesson-request-2 = Your standing is 5, so the chance is 5 in 10. **Play “Small Pension” for yourself, straight to the King.**
lesson-request-2-other = In this lesson ask for the “Small Pension”, for yourself and to the King.
lesson-request-3 = A four: granted. The card lies before you and pays 1,000 livres in every round.
lesson-request-4 = One more action: **ask for “Comte”, for yourself and to the King.**
lesson-request-4-other = In this lesson ask for “Comte”, for yourself and to the King.
lesson-request-5 = A ten: refused. It costs a point of standing, and the card lies in the King’s House, where everybody may take it.

lesson-audience-title = An audience
lesson-audience-about = marry through the Queen, intervene
lesson-audience-1 = Without a card you can ask for an audience: to marry, to speak for or against others, to free prisoners. You stand low with the King, high with the Queen.
lesson-audience-2 = So let the Queen speak for you: two rolls on your standing with her. **Ask to marry the second courtier, through the Queen.**
lesson-audience-2-other = In this lesson ask to marry the second courtier, through the Queen.
lesson-audience-3 = Both rolls were low enough: you are married, and share your incomes from now on. One action is left.
lesson-audience-4 = Some audiences the Queen grants herself. **Intervene against the third courtier, to the Queen.**
lesson-audience-4-other = In this lesson intervene against the third courtier, to the Queen.
lesson-audience-5 = Heard; a second die of six or more made it two points. Whoever is heard at a standing of 8 or 9 moves one more.

lesson-round-title = The round
lesson-round-about = negotiate, move the court, give a card
lesson-round-1 = A round begins with talk: money and promises may change hands, cards may not. Nobody has to keep a promise, but everybody remembers.
lesson-round-2 = There is nothing to bargain for yet. **Say that you are ready.**
lesson-round-2-other = You may pay, but there is no need to. Say that you are ready.
lesson-round-3 = You are Steward in this round, and say where the court goes. Some cards can be played only there: **go to the hunt.**
lesson-round-3-other = Then “Fine Shot” could not be played. Go to the hunt.
lesson-round-4 = **Play “Fine Shot” on yourself**, which counts at the hunt only.
lesson-round-4-other = In this lesson play “Fine Shot” on yourself.
lesson-round-5 = Cards change hands face down, as an action. **Give the second courtier your “Baron”**, and nothing more.
lesson-round-5-other = In this lesson give the second courtier your “Baron”, and stop there.
lesson-round-6 = The Steward has the first turn and the last one of a round, and income in the last. Then the next family is Steward.
