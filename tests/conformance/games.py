"""Every game, including the toy game, with every number of players, and what tests need of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest
import toy_court

from palais import Game, State
from palais.core import kit
from palais.core.contract import SPECTATOR
from tests.walks import Step, open_walk

TOY: Final = toy_court.KIT
GAMES: dict[str, Game] = {id: kit.game(id) for id in kit.game_ids() if id != TOY.id} | {TOY.id: TOY.make(None)}

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=id) for id, game in GAMES.items()])
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{id}-{players}")
        for id, game in GAMES.items()
        for players in range(game.min_players, game.max_players + 1)
    ],
)


@cache
def steps(id: str, players: int, seed: str = "a") -> Sequence[Step]:
    """A whole game, played once for all tests. States never change."""
    return list(open_walk(GAMES[id], players, seed))


def some_steps(game: Game, players: int, most: int = 60, seed: str = "a") -> Sequence[Step]:
    """About this many steps, spread over a whole game."""
    played = steps(game.id, players, seed)
    return played[:: max(1, len(played) // most)]


def viewers(players: int) -> range:
    """All viewers: the spectator and the seats."""
    return range(SPECTATOR, players)


def asked(game: Game, s: State) -> list[int]:
    """The seats with an open decision."""
    return [decision.seat for decision in game.decisions(s)]
