"""Palais Royal as games of OpenSpiel. Importing this module registers them:

>>> import palais.games.palais_royal.openspiel.games
>>> import pyspiel
>>> game = pyspiel.load_game("palais_royal(players=3)")
>>> small = pyspiel.load_game("palais_royal_small")

`palais_royal_small` is the small box, for two players: it can be solved, and has tensors of information states too.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pyspiel

from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.constants import MAX_TILES
from palais.games.palais_royal.openspiel.context import DRAWN, FULL_BOX, GameContext, context
from palais.games.palais_royal.openspiel.observer import PalaisRoyalObserver
from palais.games.palais_royal.openspiel.state import PalaisRoyalState


def _game_type(short_name: str, long_name: str, remembers: bool, most: int, **defaults: Any) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2, "layout": "first", "start": DRAWN, "utility": "win", **defaults},
    )


FULL_TYPE = _game_type("palais_royal", "Palais Royal", False, 4, box=FULL_BOX, max_rounds=60)
SMALL_TYPE = _game_type("palais_royal_small", "Palais Royal, the small box", True, 2, box="small", max_rounds=2, start=0)


class PalaisRoyalGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters:

    players     2 to 4
    box         full, the name of a variant, or a folder with data files
    layout      first, shuffled (nine nodes of chance), or another layout of the box
    start       the start player's seat; -1: drawn (a node of chance)
    max_rounds  the guard of reading 8
    utility     win: 1 for the winner, the others share the loss; margin: points above the average of the table
    """

    def __init__(self, game_type: Any, params: dict[str, Any]) -> None:
        shared = _context(game_type, params)
        least, most = shared.utility_bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MAX_TILES,
            num_players=shared.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=shared.limits.decisions,
        )
        super().__init__(game_type, info, params)

    @cached_property
    def context(self) -> GameContext:
        """Found again by the parameters, because OpenSpiel does not store the attributes of a game."""
        return _context(self.get_type(), self.get_parameters())

    def new_initial_state(self) -> PalaisRoyalState:
        return PalaisRoyalState(self, self.context)

    def max_chance_nodes_in_history(self) -> int:
        return self.context.limits.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PalaisRoyalObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return PalaisRoyalObserver(self.context, kind, self.get_type().provides_information_state_tensor, params)


def _context(game_type: Any, params: dict[str, Any]) -> GameContext:
    return context(tuple(sorted({**game_type.parameter_specification, **params}.items())))


class FullGame(PalaisRoyalGame):
    """`palais_royal`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(FULL_TYPE, params or {})


class SmallGame(PalaisRoyalGame):
    """`palais_royal_small`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(SMALL_TYPE, params or {})


pyspiel.register_game(FULL_TYPE, FullGame)
pyspiel.register_game(SMALL_TYPE, SmallGame)
