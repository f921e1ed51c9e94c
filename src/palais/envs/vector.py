"""A Gymnasium vector environment over a batch: many games at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from palais.core.batch import Batch
from palais.core.contract import Game
from palais.core.errors import OptionError
from palais.envs.errors import EnvClosed, NeedsReset, whole_numbers
from palais.envs.game_parts import make_batch
from palais.envs.render import FRAMES_PER_SECOND, Frame, check_render_mode, render, render_modes
from palais.envs.rewards import RewardFunction
from palais.envs.spaces import actions, observation_box

OPPONENTS = ("self", "random")
GAMES_PER_THREAD = 256  # with fewer, a second thread does not pay off
SEED_LIMIT = 2**62  # random seeds are below this; each row adds its number

Array = npt.NDArray[Any]


class VectorTableEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` games, each step one decision in each of them. A game that ends is followed in the same step by the next.

    opponents       "self": a step is the decision of whoever is to act, `infos["seat"]`; the reward is that of the seat
                    that acted, `infos["rewards"]` has all seats'. "random": one seat of each game learns, in game n seat
                    n modulo players; the others play at random
    reward          "win", "margin" or "progress" (rewards.py)
    illegal_reward  the answer to an illegal action: nothing changes, the reward is this, `infos["refusal"]` has its number
    copy            False: observations and masks are the same arrays at every step, written anew; True: fresh copies
    threads         None: as many as there are processors
    options         of a new game
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        players: int,
        *,
        opponents: str = "self",
        reward: str = "win",
        illegal_reward: float = 0.0,
        copy: bool = False,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if opponents not in OPPONENTS:
            raise OptionError(f"opponents: expected one of {', '.join(OPPONENTS)}, found {opponents!r}")
        self.game, self.num_envs, self.players, self.copy = game, num_envs, players, copy
        self.render_mode, self._rewards, self._illegal_reward = (
            check_render_mode(game, render_mode),
            RewardFunction(reward),
            illegal_reward,
        )
        self._batch = self._make_batch(opponents == "random", threads, options)
        self.metadata = {
            "autoreset_mode": AutoresetMode.SAME_STEP,
            "render_modes": render_modes(game),
            "render_fps": FRAMES_PER_SECOND,
        }
        self.single_observation_space, self.single_action_space = observation_box(game), actions(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows, self._running = np.arange(num_envs), False

    def _make_batch(self, one_learns: bool, threads: int | None, options: dict[str, Any]) -> Batch:
        agreed = self.game.options(self.players, **options)
        if not isinstance(self.num_envs, int) or self.num_envs < 1:
            raise OptionError(f"num_envs: expected a whole number from 1 on, found {self.num_envs!r}")
        enough = max(1, min(os.cpu_count() or 1, self.num_envs // GAMES_PER_THREAD))
        return make_batch(
            self.game,
            self.num_envs,
            self.players,
            agreed,
            restart=True,
            running_points=self._rewards.running_points,
            learners=[row % self.players for row in range(self.num_envs)] if one_learns else None,
            threads=enough if threads is None else threads,
        )

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Restart all games. Game n has the n-th seed, or `seed` + n; later games of its row derive their seeds from it."""
        if options:
            raise OptionError(f"reset takes no options, found {', '.join(options)}: give them when the environment is made")
        if self.closed:
            raise EnvClosed
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=seed)
            first = int(self.np_random.integers(SEED_LIMIT)) if seed is None else int(seed)
            seeds = [first + row for row in range(self.num_envs)]
        else:
            seeds = [int(one) for one in seed]
        self._batch.reset(seeds)
        self._rewards.reset(self._batch)
        self._running = True
        return self._observations(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One action for each game."""
        if not self._running:
            raise NeedsReset
        batch = self._batch
        batch.step(whole_numbers(actions, self.num_envs))
        rewards = self._rewards(batch)
        refused = np.flatnonzero(batch.refusals)
        rewards[refused, batch.actors[refused]] = self._illegal_reward
        over, cut_short = batch.over != 0, batch.cut_short != 0
        infos = self._infos(rewards)
        if over.any():
            self._add_final(infos, over)
        return self._observations(), rewards[self._rows, batch.actors], over & ~cut_short, cut_short, infos

    def _observations(self) -> Array:
        return self._batch.observations.copy() if self.copy else self._batch.observations

    def _infos(self, rewards: Array | None = None) -> dict[str, Any]:
        batch = self._batch
        return {
            "action_mask": batch.masks.copy() if self.copy else batch.masks,
            "seat": batch.seats.copy(),
            "refusal": batch.refusals.copy(),
            "rewards": np.zeros((self.num_envs, self.players), np.float32) if rewards is None else rewards,
        }

    def _add_final(self, infos: dict[str, Any], over: Array) -> None:
        """Add the last actor's final observation and the points of each game that ended, under Gymnasium's names."""
        final = np.full(self.num_envs, None, object)
        for row in over.nonzero()[0].tolist():
            final[row] = self._batch.final_observations[row].copy()
        infos.update(final_obs=final, _final_obs=over)
        infos["final_info"] = {
            "points": self._batch.points.copy(),
            "_points": over,
            "shares": self._batch.shares.copy(),
            "_shares": over,
        }

    def render(self) -> tuple[Frame, ...]:  # type: ignore[override]
        """Every game as the seat to act sees it."""
        seats = self._batch.seats.tolist()
        return tuple(render(self.game, self._batch.state(row), seat, self.render_mode) for row, seat in enumerate(seats))

    def close_extras(self, **kwargs: Any) -> None:
        self._running = False
        self._batch.close()
