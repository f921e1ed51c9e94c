"""The golden files of Versailles 1682. What a seat sees is its hidden position and the page made from it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec

from palais import State
from palais.games.versailles_1682.engine.perft import tree_count
from palais.games.versailles_1682.game import Versailles1682
from tests.games.goldens.content import Golden, Tree
from tests.walks import busy_walk

game = Versailles1682()


def seen(s: State, viewer: int) -> str:
    hidden = game.hide(s, viewer)
    return game.position_text(hidden) + msgspec.json.encode(game.view(hidden, viewer)).decode()


def position(s: State, viewer: int) -> str:
    return game.position_text(game.hide(s, viewer))


def under_way(players: int, phase: str, turn: int) -> State:
    """From a busy game: the first decision of a phase after so many turns."""
    for _, _, _, after, _ in busy_walk(game, players, f"tree-{players}"):
        moment = game.moment(after)
        if moment.turn >= turn and moment.phase == phase:
            return after
    raise AssertionError("the game is too short")


GOLDEN = Golden(
    game=game,
    folder=Path(__file__).parent,
    players=(3, 4, 5, 6),
    count=partial(tree_count, game),
    seen=seen,
    shown=position,
    trees=(
        Tree("setup", partial(game.new, 3, "tree"), 4, 6),
        Tree("negotiation", partial(under_way, 3, "negotiation", 30), 2, 4),
        Tree("turn-4", partial(under_way, 4, "actions", 40), 4, 7),
        Tree("turn-6", partial(under_way, 6, "actions", 80), 3, 4),
    ),
    rounds=2,
)
