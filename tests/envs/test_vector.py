"""The vector environment, interpreted and small; test_vector_compiled.py tests the compiled one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import palais
from palais import OptionError
from palais.envs import vector_env
from palais.envs.errors import ActionError, EnvClosed, NeedsReset
from palais.envs.vector import VectorTableEnv
from tests.envs.boxes import one_round_game

Step = tuple[Any, Any, Any, Any, dict[str, Any]]


def draw(masks: Any, chance: np.random.Generator) -> Any:
    return (chance.random(masks.shape) * masks).argmax(1)


def steps(env: VectorTableEnv, count: int, seed: int = 1) -> Iterator[tuple[Any, Step]]:
    """Random actions and their results."""
    chance = np.random.default_rng(seed)
    infos = env.reset(seed=seed)[1]
    for _ in range(count):
        actions = draw(infos["action_mask"], chance)
        step = env.step(actions)
        infos = step[4]
        yield actions, step


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_row_is_its_own_game_and_the_next_follows_at_once(players: int) -> None:
    game = palais.game()
    env = vector_env(3, players, max_rounds=2, threads=2)
    states = [game.new(players, 1 + row, max_rounds=2) for row in range(3)]
    games, ended = [0, 0, 0], 0
    for actions, (seen, rewards, terminated, truncated, infos) in steps(env, 160):
        for row in range(3):
            (actor,) = game.to_act(states[row])
            states[row], _ = game.apply(states[row], actor, int(actions[row]))
            over = not game.to_act(states[row])
            assert (terminated[row], truncated[row]) == (False, over)
            if over:
                ended += 1
                check_end(game, states[row], actor, row, rewards, infos)
                games[row] += 1
                states[row] = game.new(players, f"{1 + row}/{games[row]}", max_rounds=2)
            (seat,) = game.to_act(states[row])
            hidden = game.hide(states[row], seat)
            assert infos["seat"][row] == seat
            assert np.array_equal(seen[row], game.observe(hidden, seat))
            assert infos["action_mask"][row].nonzero()[0].tolist() == game.legal(hidden, seat)
    assert ended > 2


def check_end(game: palais.Game, s: palais.State, actor: int, row: int, rewards: Any, infos: dict[str, Any]) -> None:
    outcome = game.score(s)
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(len(outcome.points))]
    assert infos["_final_obs"][row]
    assert np.array_equal(infos["final_obs"][row], game.observe(game.hide(s, actor), actor))
    assert infos["final_info"]["points"][row].tolist() == outcome.points
    assert np.allclose(infos["rewards"][row], shares)
    assert np.isclose(rewards[row], shares[actor])


def test_the_rules_terminate(tmp_path: Path) -> None:
    env = vector_env(2, 2, game=one_round_game(tmp_path))
    assert any(terminated.any() and not truncated.any() for _, (_, _, terminated, truncated, _) in steps(env, 80))


def test_one_seat_learns_and_the_others_play_at_random() -> None:
    env = vector_env(6, 3, opponents="random", reward="margin", max_rounds=2)
    ended = 0
    for _, (_, rewards, terminated, truncated, infos) in steps(env, 60):
        assert infos["seat"].tolist() == [0, 1, 2, 0, 1, 2]
        for row in (terminated | truncated).nonzero()[0].tolist():
            points = infos["final_info"]["points"][row].tolist()
            own = points.pop(row % 3)
            assert rewards[row] == own - max(points)
            ended += 1
    assert ended > 5


def test_progress_adds_up_to_the_lead_in_points() -> None:
    env = vector_env(4, 2, opponents="random", reward="progress", max_rounds=10)
    total, leads = np.zeros(4), []
    for _, (_, rewards, terminated, truncated, infos) in steps(env, 300):
        total += rewards
        for row in (terminated | truncated).nonzero()[0].tolist():
            points = infos["final_info"]["points"][row]
            assert total[row] == points[row % 2] - points[1 - row % 2]
            leads.append(total[row])
            total[row] = 0
    assert any(leads)


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_rows_and_threads() -> None:
    runs = []
    for rows, threads in ((3, 1), (3, 3), (5, 2)):
        env = vector_env(rows, 2, opponents="random", threads=threads, max_rounds=2)
        env.reset(seed=7)
        infos: dict[str, Any] = env.reset(seed=7)[1]
        seen = []
        for _ in range(80):
            observations, _, _, _, infos = env.step(infos["action_mask"].argmax(1))
            seen.append(observations[:3].copy())
        runs.append(np.stack(seen))
        env.close()
    assert np.array_equal(runs[0], runs[1])
    assert np.array_equal(runs[0], runs[2])


def test_arrays_are_written_in_place_or_copied_on_request() -> None:
    in_place, copies = vector_env(2, 2), vector_env(2, 2, copy=True)
    for env, same in ((in_place, True), (copies, False)):
        first, infos = env.reset(seed=1)
        second, _, _, _, after = env.step([10, 11])
        assert np.shares_memory(first, second) == same
        assert np.shares_memory(infos["action_mask"], after["action_mask"]) == same


def test_an_illegal_action_leaves_its_own_row_unchanged_and_the_others_go_on() -> None:
    env = vector_env(3, 2, illegal_reward=-1)
    before = env.reset(seed=1)[0].copy()
    seen, rewards, terminated, truncated, infos = env.step([0, 10, 9999])
    assert rewards.tolist() == [-1, 0, -1]
    assert not (terminated | truncated).any()
    assert (infos["refusal"] != 0).tolist() == [True, False, True]
    assert [np.array_equal(seen[row], before[row]) for row in range(3)] == [True, False, True]


def test_it_has_the_spaces_and_name_that_gymnasium_expects() -> None:
    env = gymnasium.make_vec(
        "palais.envs.single:palais/Learner-v0", num_envs=4, vectorization_mode="vector_entry_point", players=3
    )
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(infos["action_mask"].argmax(1))
    assert env.num_envs == 4


def test_calls_out_of_order_or_with_nonsense_raise_a_clear_error() -> None:
    env = vector_env(3, 2)
    with pytest.raises(NeedsReset, match="call reset"):
        env.step([10, 10, 10])
    env.reset()
    for nonsense in ([10, 10], [[10], [10], [10]], [1.0, 2.0, 3.0], "abc"):
        with pytest.raises(ActionError, match="expected 3 whole numbers as actions"):
            env.step(nonsense)
    with pytest.raises(OptionError, match="seeds: expected 3, found 2"):
        env.reset(seed=[1, 2])
    with pytest.raises(OptionError, match="reset takes no options"):
        env.reset(options={"start": 0})
    env.close()
    with pytest.raises(NeedsReset):
        env.step([10, 10, 10])
    with pytest.raises(EnvClosed, match="make a new one"):
        env.reset()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"num_envs": 0}, "num_envs: expected a whole number from 1 on, found 0"),
        ({"num_envs": 2.5}, "num_envs: expected a whole number from 1 on, found 2.5"),
        ({"num_envs": 2, "players": 7}, "players: expected 2 to 4, found 7"),
        ({"num_envs": 2, "threads": 0}, "threads: expected a whole number from 1 on, found 0"),
        ({"num_envs": 2, "opponents": "greedy"}, "opponents: expected one of self, random, found 'greedy'"),
        ({"num_envs": 2, "rounds": 9}, "the options are layout"),
    ],
)
def test_the_error_names_an_invalid_setting(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        vector_env(**settings)
