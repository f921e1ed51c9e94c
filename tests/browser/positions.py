"""Positions that tests and pictures begin with, in the notation of docs/notation.md. Red is the viewer."""

from __future__ import annotations

from typing import Final

# Four players in the sixth round: a park half empty, every room with somebody in it.
PARK: Final = (
    "park: e9 red, b8 cards-1, c8 couple-a-3, d8 green, f8 moves-1, g8 yellow, h8 yellow, b7 black, c7 couple-b-5, "
    "g7 couple-b-2, h7 couple-d-5, b6 couple-a-1, d6 couple-a-4, f6 three-1, h6 red, a5 green, c5 madame-1, g5 one-1, i5 red, "
    "b4 black, d4 diagonal-1, h4 couple-d-1, b3 couple-a-2, c3 cards-2, e3 couple-b-1, g3 couple-c-1, h3 king-1, b2 black, "
    "c2 king-2, d2 gate-1, f2 red, g2 couple-c-3, h2 diagonal-2, e1 yellow"
)
PEOPLE: Final = """red: gold 6, reserve 4
red rooms: {rooms}
red hand: {hand}
red nobles: gate-2, couple-a-5, three-2, couple-b-3
yellow: gold 3, reserve 6
yellow rooms: backdoor 2, cardinal 2, mint 2, madame 2, stairs 3, court 2
yellow hand: gold4 1, points2 1
yellow nobles: gold-1, couple-c-2, couple-d-2
green: gold 7, reserve 7
green rooms: office 1, cardinal 1, mint 1, gate 3, madame 1, stairs 2, king 3, court 2
green hand: seals 1, march 2
green nobles: madame-2, couple-c-4
black: gold 4, reserve 6
black rooms: backdoor 1, office 1, mint 3, gate 1, stairs 3, king 2, court 3
black hand: muster 1
black nobles: gold-2, moves-2
black shown: points2 1
"""
# Red has 25 servants: four in the park, four in the reserve, 17 for the palace and the supply.
ROOMS: Final = "office 1, cardinal 1, gate 4, madame 2, stairs 4, king 1, court 3"
FEW: Final = "office 1, cardinal 1, gate 2, madame 1, stairs 3, king 1, court 2"
ALL: Final = "office 2, cardinal 1, gate 4, madame 2, stairs 4, king 1, court 3"  # the supply is empty
DRAWING: Final = "office 1, cardinal 1, gate 3, madame 1, stairs 4, king 1, court 3, backdoor 2"
CROWDED: Final = "office 1, gate 1, stairs 9, king 2, court 1"
HAND: Final = "moves5 1, seals 1, gold4 1, points2 1"
LONG_HAND: Final = "majority 1, muster 1, march 1, moves5 2, moves9 1, seals 1, gold4 2, points2 1, points4 1"


def at(phase: str, left: str = "", rooms: str = ROOMS, hand: str = HAND) -> str:
    """The four players of the sixth round, with red in this phase of the turn; unplaced servants are in the supply."""
    people = PEOPLE.format(rooms=rooms, hand=hand)
    lines = ["players: 4", "round: 6 of 60", f"turn: red {phase}", "marks: open-scores, begun"]
    return "\n".join([*lines, *([f"left: {left}"] if left else []), PARK, people])
