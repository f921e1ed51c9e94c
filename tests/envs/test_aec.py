"""PettingZoo: every seat is an agent."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import palais
from palais import IllegalAction, OptionError
from palais.envs import aec_env
from palais.envs.errors import ActionError, NeedsReset
from tests.envs.boxes import one_round_game

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def play_out(env: Any, seed: int) -> tuple[dict[str, float], dict[str, tuple[bool, bool]]]:
    """Play a random game. Returns each agent's total reward, and whether it was terminated or truncated."""
    env.reset(seed=seed)
    chance, total, ends = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0), {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        ends[agent] = (terminated, truncated)
        env.step(None if terminated or truncated else chance.choice(info["action_mask"].nonzero()[0]))
    return total, ends


@PLAYERS
def test_pettingzoo_accepts_it(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(players, max_rounds=3), num_cycles=1000)
    api_test(aec_env(players, reward="progress"), num_cycles=60)
    seed_test(lambda: aec_env(players), num_cycles=60)
    render_test(lambda render_mode: aec_env(players, render_mode=render_mode))


@PLAYERS
def test_it_plays_the_seeds_game_as_each_seat_sees_it(players: int) -> None:
    env: Any = aec_env(players)
    game, chance = palais.game(), np.random.default_rng(1)
    s = game.new(players, seed=5)
    env.reset(seed=5)
    for _ in range(200):
        (seat,) = game.to_act(s)
        assert env.agent_selection == f"player_{seat}"
        for other in range(players):
            hidden = game.hide(s, other)
            assert np.array_equal(env.observe(f"player_{other}"), game.observe(hidden, other))
            assert env.infos[f"player_{other}"]["action_mask"].nonzero()[0].tolist() == game.legal(hidden, other)
        action = int(chance.choice(game.legal(s, seat)))
        env.step(action)
        s, _ = game.apply(s, seat, action)


@PLAYERS
def test_rewards_are_shares_of_the_win_or_leads_in_points(players: int) -> None:
    totals = {}
    for reward in ("win", "margin", "progress"):
        env = aec_env(players, reward=reward, max_rounds=12)
        total, _ = play_out(env, seed=2)
        totals[reward] = list(total.values())
    outcome = env.game.score(env._batch.state(0))
    leads = [p - max(outcome.points[:n] + outcome.points[n + 1 :]) for n, p in enumerate(outcome.points)]
    assert any(outcome.points), "a game without points would prove nothing"
    assert totals["win"] == [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(players)]
    assert totals["margin"] == totals["progress"] == leads


def test_the_guard_truncates_and_the_rules_terminate(tmp_path: Path) -> None:
    _, by_guard = play_out(aec_env(3, max_rounds=2), seed=1)
    _, by_rules = play_out(aec_env(3, game=one_round_game(tmp_path)), seed=1)
    assert set(by_guard.values()) == {(False, True)}
    assert set(by_rules.values()) == {(True, False)}


def test_an_illegal_action_changes_nothing_and_the_same_agent_is_asked_again() -> None:
    env = aec_env(2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.game.digest(env._batch.state(0))
    for action, refusal in (
        (0, "must-finish"),
        (210, "not-now"),
        (211, "no-such-action"),
        (-1, "no-such-action"),
        (2**70, "no-such-action"),
    ):
        env.step(action)
        assert env.agent_selection == agent
        assert env.infos[agent]["refusal"] == refusal
        assert env.infos[agent]["action_mask"].any()
        assert env.rewards == {"player_0": 0, "player_1": 0}
    assert env.game.digest(env._batch.state(0)) == before
    env.step(10)
    assert env.infos[agent]["refusal"] is None


def test_an_illegal_action_can_be_an_error() -> None:
    env = aec_env(2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"player_[01] may not do action 0 now: must-finish"):
        env.step(0)


def test_the_dict_form_has_the_mask_beside_the_observation() -> None:
    env: Any = aec_env(2, observation="dict")
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert env.observation_space(env.agent_selection).contains(seen)
    assert seen["action_mask"].nonzero()[0].tolist() == list(range(10, 19))
    assert info == {"refusal": None}
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()


def test_calls_out_of_order_or_with_nonsense_raise_a_clear_error() -> None:
    env: Any = aec_env(2, max_rounds=1)
    with pytest.raises(NeedsReset, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    for nonsense in (None, "put stairs", 1.5):
        with pytest.raises(ActionError, match="whole number"):
            env.step(nonsense)
    play_out(env, seed=1)
    with pytest.raises(NeedsReset, match="call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 5}, "players: expected 2 to 4, found 5"),
        ({"players": 2, "max_round": 3}, "the options are layout"),
        ({"players": 2, "reward": "gold"}, "reward: expected one of win, margin, progress, found 'gold'"),
        ({"players": 2, "observation": "image"}, "observation: expected one of flat, dict, found 'image'"),
        ({"players": 2, "illegal": "ignore"}, "illegal: expected one of refuse, raise, found 'ignore'"),
        ({"players": 2, "render_mode": "4k"}, "render_mode: expected one of human, ansi, rgb_array or None, found '4k'"),
        ({"players": 2, "game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_the_error_names_an_invalid_setting(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        aec_env(**settings)


def test_the_error_for_a_missing_package_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "palais.envs.aec")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(OptionError, match=r"needs the package pettingzoo: pip install 'palais\[envs\]'"):
        aec_env(2)
