"""Every action is one number from 0 to 210, so that lists, masks and files of actions are plain integers.

done              0          the action of the turn is over (in `keep`: discard the rest, end the turn)
play card         1 -   9
put room         10 -  18    a free servant of the set-up
reinforce source 19 -  28    source: 0 the supply, 1 + room
move from, to    29 - 109
king source     110 - 119
madame source   120 - 129
recruit field   130 - 165
pay k, m        166 - 190    k of the King's and m of Madame's seals with the seals of cards
border source   191 - 200
draw            201
keep card       202 - 210
"""

from __future__ import annotations

from typing import Final, NamedTuple

DONE: Final = 0
PLAY: Final = 1
PUT: Final = 10
REINFORCE_FROM: Final = 19
MOVE_FROM_TO: Final = 29
KING_FROM: Final = 110
MADAME_FROM: Final = 120
RECRUIT_FIELD: Final = 130
PAY_SEALS: Final = 166
BORDER_FROM: Final = 191
DRAW_CARDS: Final = 201
KEEP_CARD: Final = 202
ACTIONS: Final = 211

ROOM_COUNT: Final = 9
SEAL_CHOICES: Final = 5  # 0 to 4 of a colour
FROM_SUPPLY: Final = 0

KINDS: Final = (
    ("done", DONE),
    ("play", PLAY),
    ("put", PUT),
    ("reinforce", REINFORCE_FROM),
    ("move", MOVE_FROM_TO),
    ("king", KING_FROM),
    ("madame", MADAME_FROM),
    ("recruit", RECRUIT_FIELD),
    ("pay", PAY_SEALS),
    ("border", BORDER_FROM),
    ("draw", DRAW_CARDS),
    ("keep", KEEP_CARD),
)


class Parts(NamedTuple):
    """The parts of an action: its kind, and its arguments as numbers."""

    kind: str
    first: int
    second: int


def take_apart(action: int) -> Parts:
    """The kind and the arguments of an action number."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {action}")
    kind, start = max((k for k in KINDS if k[1] <= action), key=lambda k: k[1])
    rest = action - start
    if kind == "move":
        return Parts(kind, rest // ROOM_COUNT, rest % ROOM_COUNT)
    if kind == "pay":
        return Parts(kind, rest // SEAL_CHOICES, rest % SEAL_CHOICES)
    return Parts(kind, rest, 0)


def put_together(kind: str, first: int = 0, second: int = 0) -> int:
    """The number of an action: the inverse of `take_apart`."""
    start = dict(KINDS)[kind]
    if kind == "move":
        return start + first * ROOM_COUNT + second
    if kind == "pay":
        return start + first * SEAL_CHOICES + second
    return start + first
