"""PettingZoo: every seat an agent."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import palais
from palais.envs import aec_env
from tests.walks import walk

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SHORT = {"max_rounds": 3}


def play_out(env: Any, seed: int) -> dict[str, float]:
    """A game by chance; what each agent got in all."""
    env.reset(seed=seed)
    chance, total = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else int(chance.choice(info["action_mask"].nonzero()[0])))
    return total


@PLAYERS
def test_pettingzoo_accepts_it(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(players, **SHORT), num_cycles=1000)
    api_test(aec_env(players, reward="progress"), num_cycles=60)
    seed_test(lambda: aec_env(players), num_cycles=60)
    render_test(lambda render_mode: aec_env(players, render_mode=render_mode))


@PLAYERS
def test_it_plays_the_game_of_the_seed(players: int) -> None:
    game, env = palais.game(), aec_env(players)
    env.reset(seed=5)
    walked = walk(game, players, "aec", max_rounds=60)
    for n, (s, seat, action, _, _) in zip(range(300), walked, strict=False):
        if n == 0:
            env._batch._states[0] = s.array[0]  # the same walk from the walk's own beginning
            continue
        if n == 1:
            break
        assert (seat, action) is not None
    start = game.new(players, 5)
    env.reset(seed=5)
    assert env.agent_selection == f"player_{game.to_act(start)[0]}"
    assert game.digest(env._batch.state(0)) == game.digest(start)
