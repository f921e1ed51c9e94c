# The lessons, in English. Two short sentences a step; the last one says what to do.

lesson-servants-title = Your servants
lesson-servants-about = put five free servants
lesson-servants-1 = Whoever has the most points at the end wins, and nobles in the park bring them. Your servants in the palace get you nobles: here are the first five.
lesson-servants-2 = The Mint pays one gold a turn for each servant in it. **Click the Mint** to put one there.
lesson-servants-3 = Each servant at the King is a seal of the King, turquoise, part of a noble’s price. **Put one at the King.**
lesson-servants-4 = Each servant at Madame is a seal of Madame, violet. **Put one at Madame de Pompadour.**
lesson-servants-5 = Each servant in the Office recruits one noble a turn. **Put one in the Office.**
lesson-servants-6 = The last one goes where you like; the sign +1 shows who has the most in a room. **Choose a room and confirm.**

lesson-walk-title = Gate and Staircase
lesson-walk-about = call two, walk, take one back
lesson-walk-1 = Two servants on the Court of Honour call two new ones to the Gate. **Click the Gate twice.**
lesson-walk-2 = Four servants on the Staircase give four moves; the sign +1 there gives one more. The steps above show what comes after this action.
lesson-walk-3 = One move takes a servant to the next room. **Click one on the Gate, then the King.**
lesson-walk-4 = Your own moves can be taken back until somebody has learned something. **Press Undo.**
lesson-walk-5 = The number on a lit room says how many moves it costs. **Send one from the Gate to the Back Door**, two moves.
lesson-walk-6 = Two moves are left after this one. **Send the other one to Madame.**
lesson-walk-7 = Moves you do not use are lost. That is fine here: **end the action** with the button at the bottom right.

lesson-gold-title = Gold
lesson-gold-about = fill the Mint, win its majority
lesson-gold-1 = Yellow has the most in the Mint, two against one: that is the sign +1. It is the majority, and gives one more of what the room gives.
lesson-gold-2 = **Walk both servants from the Gate to the Mint.**
lesson-gold-3 = The sign +1 is yours now: three against two. A tie would go to whoever has more servants at the Cardinal.
lesson-gold-4 = After moving comes income. **End the action** and watch your gold.
lesson-gold-5 = Three servants and the majority: four gold. The Mint has paid by itself, and will again every turn.

lesson-noble-title = A noble
lesson-noble-about = price, seals, Office: recruit two
lesson-noble-1 = The number in the crown is what a noble is worth, the coin what it costs. The dots are seals: turquoise of the King, violet of Madame.
lesson-noble-2 = Each free field beside it takes one gold off, and a field with a servant counts as free. So this couple costs four instead of six.
lesson-noble-3 = Each seal is one of your servants at the King or at Madame, and the Office sends one. All of them return to your supply.
lesson-noble-4 = You have all of it. **Click the couple on c7, then Recruit.**
lesson-noble-4-other = That noble could be yours, too. But this lesson is about the couple on c7.
lesson-noble-5 = Now one on your own: your gold buys one more, what glows is possible. **Recruit any second noble.**
lesson-noble-5-other = Not yet: one more noble can be yours in this turn. Recruit one that glows.
lesson-noble-6 = The Office is empty, so nobody else can be recruited in this turn. All you have paid with is in your supply again, ready for the Gate.

lesson-seals-title = Seals and majorities
lesson-seals-about = King against Madame, the extra seal
lesson-seals-1 = A seal is a servant of yours at the King, turquoise, or at Madame, violet. Whoever has the most there may put one more in every turn.
lesson-seals-2 = Yellow leads at the King with two. **Walk both servants from the Gate to the King.**
lesson-seals-3 = Three against two: you may put one more. **Click the King.**
lesson-seals-3-other = Both rooms are yours to add to. Begin with the King.
lesson-seals-4 = At Madame you are alone, and one is a majority. **Click Madame.**
lesson-seals-5 = The couple on d6 asks for three seals of the King and six gold. **Recruit it.**
lesson-seals-6 = Three servants have left the King, and the lead there with them. Seals are spent and gathered again, turn by turn.

lesson-border-title = The border and the rows
lesson-border-about = the border servant, what a row scores
lesson-border-1 = Four rows frame the park: lions, vases, fountains, statues. At the end the most servants in a row score 6 points, the second 2.
lesson-border-2 = Whoever recruits on the border leaves a servant there. **Recruit the couple on e1**, the field with ×2.
lesson-border-3 = It stays to the end and counts twice in the row of vases: two against one of Yellow’s. The plate beside the row shows it.
lesson-border-4 = A corner belongs to two rows. **Recruit the noble on h2.**
lesson-border-5 = One servant, two rows: vases and statues. If two share the first place, each scores only 2, and nobody is second.

lesson-gifts-title = Nobles that give
lesson-gifts-about = +2 moves, the diagonal, +2 gold
lesson-gifts-1 = A sign at the top left of a noble is a gift for every turn; a servant there comes once. You have three: +2 moves, the diagonal and +2 gold.
lesson-gifts-2 = Three servants on the Staircase and the noble give five moves. **Go from the Gate straight to the Back Door**: the diagonal costs one.
lesson-gifts-3 = **And the other one to the Cardinal**, who breaks ties in every room.
lesson-gifts-4 = The rest is not needed. **End moving** and look at your gold.
lesson-gifts-5 = One from the Mint, two from the noble: three gold. Such nobles are worth fewer points, but pay early and often.
lesson-gifts-6 = The noble on e3 brings a new servant at once, and costs no gold. **Recruit it.**
lesson-gifts-7 = The new servant has come from your reserve; there are seven in it. It is in your supply now and stays yours.

lesson-cards-title = The Back Door
lesson-cards-about = draw three cards, keep one, play it
lesson-cards-1 = Each servant at the Back Door draws one card at the end of your turn. You have three there.
lesson-cards-2 = **Click the Back Door** to draw.
lesson-cards-3 = Each card you keep sends a servant back to your supply. **Keep “Four gold”.**
lesson-cards-3-other = That card is good, too. In this lesson keep “Four gold”.
lesson-cards-4 = A card says when it may be played and what it costs; this one any time, for nothing. **Play it.**
lesson-cards-5 = The others are discarded; a card still in hand at the end is worth a point, six at most. **End your turn.**

lesson-great-title = A great turn
lesson-great-about = recruit three nobles in one turn
lesson-great-1 = Now a puzzle: three nobles in one turn. Neighbours make each other cheaper, and your hand can help.
lesson-great-2 = You have three gold, six seals, three servants in the Office and a card. **Recruit three nobles.**
lesson-great-2-other = Not yet: all three can be yours in this turn.
lesson-great-3 = Three nobles in one turn: that wins games. Two or three in the last round, even more so.

lesson-end-title = The end
lesson-end-about = last round, the rows, the Cardinal’s tie
lesson-end-1 = The start player found 12 nobles or fewer in the park: this is the last round. The meter at the top counts down to it.
lesson-end-2 = In the row of statues you and Yellow have one each, so it would be 2 points for both. The field with ×2 is still to be had.
lesson-end-3 = **Recruit the couple on i5** and take the row.
lesson-end-4 = Three against one: 6 points for you, 2 for Yellow. Nobles, rows, point cards and cards in hand are added; the most points win.
lesson-end-5 = Tied? Then whoever has more servants at the Cardinal wins, as he decides ties in the rooms, but never in the park.
