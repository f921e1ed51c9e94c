"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, vectors of games, datasets. Each needs its own packages.

>>> from palais.envs import aec_env
>>> env = aec_env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> int(info["action_mask"].sum())
9
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from palais.core.contract import Game
from palais.core.errors import OptionError

if TYPE_CHECKING:
    from palais.envs.aec import TableEnv
    from palais.envs.single import LearnerEnv
    from palais.envs.vector import VectorTableEnv

__all__ = ["aec_env", "gym_env", "vector_env"]


def aec_env(players: int = 4, *, game: Game | str | None = None, **settings: Any) -> TableEnv:
    """Every seat an agent, for PettingZoo. The settings are those of `TableEnv` and the options of a new game."""
    return cast("TableEnv", _make("aec.TableEnv", game, players, **settings))


def gym_env(players: int = 2, *, game: Game | str | None = None, **settings: Any) -> LearnerEnv:
    """One learner against bots, for Gymnasium. The settings are those of `LearnerEnv` and the options of a new game."""
    return cast("LearnerEnv", _make("single.LearnerEnv", game, players, **settings))


def vector_env(num_envs: int, players: int = 2, *, game: Game | str | None = None, **settings: Any) -> VectorTableEnv:
    """Many games at once, for Gymnasium. The settings are those of `VectorTableEnv` and the options of a new game."""
    return cast("VectorTableEnv", _make("vector.VectorTableEnv", game, num_envs, players, **settings))


def _make(path: str, game: Game | str | None, *counts: int, **settings: Any) -> Any:
    """The packages are imported when an environment is made, so that each needs only its own."""
    module, _, name = path.partition(".")
    try:
        kind = getattr(import_module(f"palais.envs.{module}"), name)
    except ModuleNotFoundError as error:
        raise OptionError(f"this environment needs the package {error.name}: pip install 'palais[envs]'") from None
    return kind(import_module("palais.envs.game_parts").as_game(game), *counts, **settings)
