"""Gymnasium: one learner against bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from palais import BotError, Hidden, OptionError
from palais.bots.registry import make
from palais.envs import gym_env
from palais.envs.errors import ActionError, NeedsReset
from palais.envs.single import LearnerEnv

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


class FirstLegal:
    """Always the first legal action. Remembers the seats it has played."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        self.seats.add(hidden.viewer)
        return legal[0]


class Cheat:
    """Plays illegal actions."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return 210


def play_out(env: LearnerEnv, seed: int) -> tuple[float, bool, bool]:
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total = 0.0
    while True:
        _, reward, terminated, truncated, info = env.step(int(chance.choice(info["action_mask"].nonzero()[0])))
        total += reward
        if terminated or truncated:
            return total, terminated, truncated


@PLAYERS
@pytest.mark.parametrize("seat", [0, None])
def test_gymnasium_accepts_it(players: int, seat: int | None, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("palais.envs.single:palais/Learner-v0", players=players, seat=seat).unwrapped)


@PLAYERS
def test_every_step_is_one_of_the_learners_decisions(players: int) -> None:
    env = gym_env(players, seat=1, max_rounds=4)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        s = env._batch.state(0)
        assert env.game.to_act(s) == (1,)
        assert np.array_equal(seen, env.game.observe(env.game.hide(s, 1), 1))
        assert info["action_mask"].nonzero()[0].tolist() == env.game.legal(s, 1)
        seen, _, terminated, truncated, info = env.step(int(chance.choice(info["action_mask"].nonzero()[0])))
        over = terminated or truncated
    s = env._batch.state(0)
    assert env.game.to_act(s) == ()
    assert np.array_equal(seen, env.game.observe(env.game.hide(s, 1), 1))


def test_rewards_accumulate_over_the_others_moves() -> None:
    leads = [play_out(gym_env(3, seat=2, reward=reward, max_rounds=12), seed=4)[0] for reward in ("margin", "progress")]
    assert leads[0] == leads[1] != 0


def test_the_guard_truncates() -> None:
    assert play_out(gym_env(2, max_rounds=2), seed=1)[1:] == (False, True)


def test_bots_sit_in_turn_order_after_the_learner() -> None:
    bots = [FirstLegal(), FirstLegal(), FirstLegal()]
    play_out(gym_env(4, seat=2, opponents=bots, max_rounds=2), seed=1)
    assert [bot.seats for bot in bots] == [{3}, {0}, {1}]


def test_a_factory_makes_new_bots_for_every_game_and_a_bot_object_stays() -> None:
    made: list[int] = []

    def maker(seed: int) -> FirstLegal:
        made.append(seed)
        return FirstLegal()

    env = gym_env(3, opponents=maker, max_rounds=1)
    for seed in (1, 2, 1):
        play_out(env, seed)
    assert len(made) == 6
    assert made[:2] == made[4:], "the same seed, the same bots"
    assert len(set(made)) == 4


def test_the_bots_of_palais_can_be_opponents() -> None:
    env = gym_env(2, max_rounds=2)
    env = gym_env(2, opponents=partial(make, "random", env.game), max_rounds=2)
    assert play_out(env, 1) == play_out(env, 1)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(BotError, match="the bot at seat 1 chose action 210, refused with not-now"):
        play_out(gym_env(2, opponents=Cheat()), seed=1)


def test_an_illegal_action_is_answered_and_never_raised() -> None:
    env = gym_env(2, illegal_reward=-0.5)
    seen, info = env.reset(seed=1)
    for action in (*range(10), 19, 210, 211, -5, 10**30):
        again, reward, terminated, truncated, after = env.step(action)
        assert (reward, terminated, truncated) == (-0.5, False, False)
        assert isinstance(after["refusal"], str)
        assert np.array_equal(again, seen)
        assert np.array_equal(after["action_mask"], info["action_mask"])
    _, reward, _, _, after = env.step(10)
    assert (reward, after["refusal"]) == (0, None)


def test_calls_out_of_order_or_with_nonsense_raise_a_clear_error() -> None:
    env: Any = gym_env(2, max_rounds=1)
    with pytest.raises(NeedsReset, match="call reset"):
        env.step(0)
    play_out(env, 1)
    with pytest.raises(NeedsReset, match="call reset"):
        env.step(0)
    env.reset()
    with pytest.raises(ActionError, match="an action is a whole number, not 'done'"):
        env.step("done")
    with pytest.raises(OptionError, match="reset takes no options, found max_rounds"):
        env.reset(options={"max_rounds": 3})


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 1}, "players: expected 2 to 4, found 1"),
        ({"seat": 2}, "seat: expected 0 to 1 or None, found 2"),
        ({"opponents": [FirstLegal(), FirstLegal()]}, "one for each of the 1 other seats, found 2"),
        ({"opponents": 7}, "expected a bot with a method `act`"),
        ({"layout": "upside down"}, "layout: expected shuffled"),
    ],
)
def test_the_error_names_an_invalid_setting(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        gym_env(**settings)
