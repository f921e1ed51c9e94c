"""The numbers that stand for rooms, cards, privileges, phases and rows inside the record, and their names outside."""

from __future__ import annotations

from typing import Final

MAX_PLAYERS: Final = 4
MAX_FIELDS: Final = 36
MAX_TILES: Final = 42
MAX_ROWS: Final = 4
MOST_GOLD: Final = 32767  # the most the record can hold

ROOMS: Final = ("court", "gate", "stairs", "mint", "king", "madame", "office", "backdoor", "cardinal")
COURT: Final = 0
GATE: Final = 1
STAIRS: Final = 2
MINT: Final = 3
KING: Final = 4
MADAME: Final = 5
OFFICE: Final = 6
BACKDOOR: Final = 7
CARDINAL: Final = 8

CARDS: Final = ("majority", "muster", "march", "moves5", "moves9", "seals", "gold4", "points2", "points4")

# What a lasting privilege adds to, PR-346.
PRIVILEGES: Final = ("gate", "moves", "diagonal", "gold", "king", "madame", "cards")
EXTRA_GATE: Final = 0
EXTRA_MOVES: Final = 1
DIAGONAL: Final = 2
EXTRA_GOLD: Final = 3
EXTRA_KING: Final = 4
EXTRA_MADAME: Final = 5
EXTRA_CARDS: Final = 6

# The phases of the game. 1 to 5 are the actions of a turn, PR-301; `pay` and `border` are steps of a recruitment
# and `keep` is the second half of action 5.
PHASES: Final = ("setup", "reinforce", "move", "income", "recruit", "cards", "pay", "border", "keep", "over")
SETUP: Final = 0
REINFORCE: Final = 1
MOVE: Final = 2
INCOME: Final = 3
RECRUIT: Final = 4
DRAW: Final = 5
PAY: Final = 6
BORDER: Final = 7
KEEP: Final = 8
OVER: Final = 9

# When a card may be played, PR-304, and the corresponding phases.
MOMENTS: Final = ("before", "reinforce", "move", "recruit", "any")
BEFORE: Final = 0
AT_REINFORCE: Final = 1
AT_MOVE: Final = 2
AT_RECRUIT: Final = 3
ANY_TIME: Final = 4
MOMENT_PHASES: Final = (
    (REINFORCE,),
    (REINFORCE,),
    (MOVE,),
    (RECRUIT,),
    (REINFORCE, MOVE, INCOME, RECRUIT, DRAW, KEEP),
)

ROWS: Final = ("lions", "vases", "fountains", "statues")

SPECTATOR: Final = -1
EVERYONE: Final = -2  # the viewer of a full record
NOBODY: Final = -1
EMPTY: Final = -1
