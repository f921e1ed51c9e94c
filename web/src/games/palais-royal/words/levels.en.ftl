# The bots of Palais Royal, in English.

level-1 = timid
level-2 = gentle
level-3 = easy-going
level-4 = curious
level-5 = fair
level-6 = attentive
level-7 = solid
level-8 = skilled
level-9 = shrewd
level-10 = strong
level-11 = masterly
levels-intro = Eleven opponents that know no more than you would in their seat.
levels-steps = With two players each level wins about three games of four against the one below it. The descriptions are of games of two; with three and four the levels below 8 are milder.
level-1-about = Recruits what it can each turn and mans the rooms that pay. Whoever does the obvious thing each turn has about an even chance against it.
level-2-about = Plans one noble a turn and overlooks many; a strong liking for some rooms, others in each game, leads it astray.
level-3-about = Plans one noble a turn, overlooks many of them and has its favourite rooms.
level-4-about = Plans up to two nobles a turn but overlooks most of those in the park; its favourite rooms cost it a lot.
level-5-about = Sees a few more nobles and plans up to two a turn, still with strong likings for some rooms.
level-6-about = Overlooks fewer nobles; its favourite rooms can still be noticed.
level-7-about = Sees nearly the whole park, plans up to two nobles a turn and has few preferences left.
level-8-about = Plans whole turns with everything in the park, but thinks only briefly about each.
level-9-about = Takes the plan its experience likes best: it has learned by playing tens of thousands of games against itself.
level-10-about = Plays its best plans on a little in its head before it decides.
level-11-about = Imagines many ways the game may go on and thinks for about a second a turn. Its last turn is exact.
levels-note = A bot gets what its seat may know and nothing else: no hands of others, no order of the cards, nothing of what chance will bring.
