"""An OpenSpiel game: type, bounds, states and observers."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pyspiel

from palais.envs.spiel.context import Params, SpielContext
from palais.envs.spiel.observer import SpielObserver
from palais.envs.spiel.state import SpielState


def game_type(short_name: str, long_name: str, *, remembers: bool, least: int, most: int, parameters: dict[str, Any]) -> Any:
    """Sequential, explicit chance, imperfect information, zero-sum. `remembers`: it has information state tensors."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. Subclasses provide their contexts."""

    @staticmethod
    def find_context(params: Params) -> SpielContext:
        raise NotImplementedError

    def __init__(self, kind: Any, params: dict[str, Any]) -> None:
        shared = self.find_context(_all_params(kind, params))
        least, most = shared.utility.bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=shared.game.action_count,
            max_chance_outcomes=shared.max_outcomes,
            num_players=shared.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=shared.longest_game,
        )
        super().__init__(kind, info, params)

    @cached_property
    def context(self) -> SpielContext:
        """Looked up by the parameters, because OpenSpiel does not pickle a game's attributes."""
        return self.find_context(_all_params(self.get_type(), self.get_parameters()))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.context)

    def max_chance_nodes_in_history(self) -> int:
        return self.context.most_chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind, type_ = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.get_type()
        return SpielObserver(type_.short_name, self.context, kind, type_.provides_information_state_tensor, params)


def _all_params(kind: Any, params: dict[str, Any]) -> Params:
    return tuple(sorted({**kind.parameter_specification, **params}.items()))
