"""A Gymnasium environment: one learner against bots.

`gymnasium.make("palais.envs.single:palais/Learner-v0", players=3)` makes it by name; `gymnasium.make_vec` makes a vector.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from palais.core.batch import NOBODY
from palais.core.contract import Game
from palais.core.errors import BotError, OptionError
from palais.envs.errors import NeedsReset, whole_number
from palais.envs.game_parts import make_batch
from palais.envs.opponents import Opponents, for_each_seat, opponent_seed, seat_opponent
from palais.envs.render import FRAMES_PER_SECOND, Frame, check_render_mode, render, render_modes
from palais.envs.rewards import RewardFunction
from palais.envs.spaces import actions, observation_box

SEED_LIMIT = 2**63  # random seeds are below this

Observation = npt.NDArray[np.float32]


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """The learner's decisions are the steps; the others play in between.

    seat            the learner's, from 0; None: drawn for each game
    opponents       a bot with `act(hidden, legal, clock)`, a function that makes one from a seed for each game, or a list
                    with one for each other seat in turn order; None: random players
    clock           seconds a bot may think
    reward          "win", "margin" or "progress" (rewards.py)
    illegal_reward  the answer to an illegal action: nothing changes, the reward is this, `info["refusal"]` says why
    options         of a new game
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seat: int | None = 0,
        opponents: Opponents = None,
        clock: float | None = None,
        reward: str = "win",
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.players, self.render_mode = game, players, check_render_mode(game, render_mode)
        self._rewards = RewardFunction(reward)
        self._batch = make_batch(game, 1, players, options, restart=False, running_points=self._rewards.running_points)
        if seat is not None and seat not in range(players):
            raise OptionError(f"seat: expected 0 to {players - 1} or None, found {seat!r}")
        self._seat, self._clock, self._illegal_reward = seat, clock, float(illegal_reward)
        self._opponents = for_each_seat(game, opponents, players - 1)
        self.metadata = {"render_modes": render_modes(game), "render_fps": FRAMES_PER_SECOND}
        self.observation_space, self.action_space = cast(spaces.Space[Observation], observation_box(game)), actions(game)
        self._running = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game: with a seed, the one of `game.new(players, seed)`."""
        super().reset(seed=seed)
        if options:
            raise OptionError(f"reset takes no options, found {', '.join(options)}: give them when the environment is made")
        deal = int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed
        self._batch.reset([deal])
        self._rewards.reset(self._batch)
        self.seat = int(self.np_random.integers(self.players)) if self._seat is None else self._seat
        self._bots = [seat_opponent(opponent, opponent_seed(deal, place)) for place, opponent in enumerate(self._opponents)]
        self._running = True
        self._play_others()
        self._show()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, then the others' until it is to act again or the game is over."""
        if not self._running:
            raise NeedsReset
        self._batch.step([whole_number(action)])
        refusal = self._batch.refusal(0)
        reward = self._illegal_reward if refusal else self._reward() + self._play_others()
        over, cut_short = bool(self._batch.over[0]), bool(self._batch.cut_short[0])
        self._running = not over
        self._show()
        return self._observation(), reward, over and not cut_short, cut_short, self._info(refusal)

    def _play_others(self) -> float:
        """Let the others play. Returns what the learner gains or loses meanwhile."""
        reward = 0.0
        while self._batch.seats[0] not in (self.seat, NOBODY):
            seat = int(self._batch.seats[0])
            bot = self._bots[(seat - self.seat) % self.players - 1]
            legal = np.flatnonzero(self._batch.masks[0]).tolist()
            action = bot.act(self.game.hide(self._batch.state(0), seat), legal, self._clock)
            self._batch.step([whole_number(action)])
            if self._batch.refusals[0]:
                raise BotError(f"the bot at seat {seat} chose action {action}, refused with {self._batch.refusal(0)}")
            reward += self._reward()
        return reward

    def _reward(self) -> float:
        return float(self._rewards(self._batch)[0, self.seat])

    def _observation(self) -> Observation:
        if self._batch.seats[0] == self.seat:
            return np.array(self._batch.observations[0])
        return self.game.observe(self.game.hide(self._batch.state(0), self.seat), self.seat)

    def _info(self, refusal: str | None = None) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].copy(), "refusal": refusal, "seat": self.seat}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        """The table as the learner sees it."""
        return render(self.game, self._batch.state(0), self.seat, self.render_mode)

    def close(self) -> None:
        self._batch.close()


gymnasium.register("palais/Learner-v0", entry_point="palais.envs:gym_env", vector_entry_point="palais.envs:vector_env")
