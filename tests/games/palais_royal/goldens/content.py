"""The golden files of Palais Royal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from palais import State
from palais.games.palais_royal.engine.perft import tree_count
from palais.games.palais_royal.game import PalaisRoyal
from tests.games.goldens.content import Golden, Tree

game = PalaisRoyal()

OPENING = """players: 4
turn: black reinforce
left: gate 3
red rooms: stairs 3, court 2, mint 2, cardinal 3
yellow rooms: stairs 3, court 2, office 5
green rooms: stairs 5, court 2, king 3
black rooms: stairs 3, court 3, madame 4, mint 8
black: gold 9
black hand: majority 1, muster 1, march 1, moves9 1, gold4 1
park: a5 couple-a-1, b4 gold-1, e9 three-2, h2 couple-d-6
"""
MOVING = """players: 3
turn: yellow move
left: moves 6
red rooms: stairs 3, court 2, mint 2, cardinal 1
yellow rooms: gate 4, stairs 3, court 2, office 1, king 1
yellow nobles: diagonal-1
yellow hand: moves5 1, gold4 1
yellow: gold 3
green rooms: stairs 3, court 2, madame 3
park: a5 couple-a-1, b4 gold-1, e9 three-2, h2 couple-d-6
"""
RECRUITING = """players: 2
turn: red recruit
left: seals 2
red: gold 12
red rooms: office 3, king 3, madame 2, backdoor 2, cardinal 1
red hand: seals 1, points2 1, gold4 2
yellow rooms: office 1, king 2, court 2
park: e9 one-1, d8 couple-a-1, f8 couple-c-3, e7 gold-1, b2 three-2, c2 couple-b-3, b3 king-2, g5 couple-d-3
"""


def view(s: State, viewer: int) -> str:
    return msgspec.json.encode(game.view(game.hide(s, viewer), viewer)).decode()


def position(text: str) -> Callable[[], State]:
    return partial(game.parse_position, text)


GOLDEN = Golden(
    game=game,
    folder=Path(__file__).parent,
    players=(2, 3, 4),
    count=partial(tree_count, game),
    seen=view,
    trees=(
        Tree("opening", position(OPENING), 4, 7),
        Tree("moving", position(MOVING), 3, 6),
        Tree("recruiting", position(RECRUITING), 4, 8),
    ),
    rounds=3,
    options={"layout": "shuffled"},
)
