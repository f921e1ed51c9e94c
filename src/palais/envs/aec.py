"""A PettingZoo AEC environment: every seat is an agent."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from palais.core.contract import SPECTATOR, Game
from palais.core.errors import IllegalAction, OptionError
from palais.envs.errors import NeedsReset, whole_number
from palais.envs.game_parts import make_batch
from palais.envs.render import FRAMES_PER_SECOND, Frame, check_render_mode, render, render_modes
from palais.envs.rewards import RewardFunction
from palais.envs.spaces import actions, mask_box, observation_box

OBSERVATION_FORMS = ("flat", "dict")
ILLEGAL_ACTIONS = ("refuse", "raise")
SEED_LIMIT = 2**63  # random seeds are below this

Observation = npt.NDArray[np.float32] | dict[str, npt.NDArray[Any]]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table with `players` agents, player_0 and so on in turn order.

    observation  "flat": a vector, the mask in `info["action_mask"]`; "dict": both in a dictionary
    reward       "win", "margin" or "progress" (rewards.py)
    illegal      "refuse": nothing changes, the same agent is to act, `info["refusal"]` says why; "raise": IllegalAction
    options      of a new game
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        observation: str = "flat",
        reward: str = "win",
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        for name, value, choices in (("observation", observation, OBSERVATION_FORMS), ("illegal", illegal, ILLEGAL_ACTIONS)):
            if value not in choices:
                raise OptionError(f"{name}: expected one of {', '.join(choices)}, found {value!r}")
        super().__init__()
        self.game, self.render_mode = game, check_render_mode(game, render_mode)
        self._in_dict, self._raises, self._rewards = observation == "dict", illegal == "raise", RewardFunction(reward)
        self._batch = make_batch(game, 1, players, options, restart=False, running_points=self._rewards.running_points)
        self._rng = np.random.default_rng()
        self.metadata = {"name": f"{game.id}_v0", "render_modes": render_modes(game), "render_fps": FRAMES_PER_SECOND}
        self.metadata["is_parallelizable"] = False
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._make_spaces()

    def _make_spaces(self) -> None:
        box = observation_box(self.game)
        seen = spaces.Dict({"observation": box, "action_mask": mask_box(self.game)}) if self._in_dict else box
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: actions(self.game) for agent in self.possible_agents}
        self._no_action = np.zeros(self.game.action_count, np.int8)
        self._no_action.flags.writeable = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed, the one of `game.new(players, seed)`. `options` is ignored: give them to `aec_env`."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._batch.reset([int(self._rng.integers(SEED_LIMIT)) if seed is None else seed])
        self._rewards.reset(self._batch)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(self._no_action) for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Perform the action of `agent_selection`; None for an agent whose game is over."""
        if not self.agents:
            raise NeedsReset
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._batch.step([whole_number(action)])
        refusal = self._batch.refusal(0)
        if refusal is not None and self._raises:
            raise IllegalAction(refusal, f"{agent} may not do action {action} now: {refusal}")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._rewards(self._batch)[0].tolist(), strict=True))
        self._accumulate_rewards()
        self.infos[agent] = self._info(self._no_action)
        if self._batch.over[0]:
            self._end()
        else:
            self._select(refusal)
        if self.render_mode == "human":
            self.render()

    def _select(self, refusal: str | None = None) -> None:
        """Select the seat to act, with its legal actions."""
        self.agent_selection = self.possible_agents[self._batch.seats[0]]
        self.infos[self.agent_selection] = self._info(self._batch.masks[0].copy(), refusal)

    def _info(self, mask: npt.NDArray[np.int8], refusal: str | None = None) -> dict[str, Any]:
        return {"refusal": refusal} if self._in_dict else {"action_mask": mask, "refusal": refusal}

    def _end(self) -> None:
        """End the episode for all agents: terminated by the rules, or truncated by a limit on the length of a game."""
        finished = self.truncations if self._batch.cut_short[0] else self.terminations
        finished.update(dict.fromkeys(self.agents, True))
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What the agent may know, even when it is not its turn."""
        seat = self.possible_agents.index(agent)
        to_act = self._batch.seats[0] == seat
        if to_act:
            seen = np.array(self._batch.observations[0])
        else:
            seen = self.game.observe(self.game.hide(self._batch.state(0), seat), seat)
        if not self._in_dict:
            return seen
        return {"observation": seen, "action_mask": self._batch.masks[0].copy() if to_act else self._no_action.copy()}

    def render(self) -> Frame:
        """The table as a spectator sees it."""
        return render(self.game, self._batch.state(0), SPECTATOR, self.render_mode)

    def close(self) -> None:
        self._batch.close()
