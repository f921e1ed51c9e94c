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
