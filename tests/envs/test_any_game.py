"""A game with no batch of its own, not even a kit, works in every environment through the contract alone."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyarrow.parquet as pq
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import palais
from palais import Game, OptionError
from palais.envs import aec_env, vector_env
from palais.envs.dataset import write_dataset
from tests.conformance.installed import PROJECT


@pytest.fixture(scope="module")
def toy() -> Game:
    sys.path.insert(0, str(PROJECT))
    from toy_court.game import ToyCourt

    return ToyCourt()


def test_pettingzoo_accepts_it(toy: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(3, game=toy, rounds=1), num_cycles=300)
    api_test(aec_env(6, game=toy, reward="progress"), num_cycles=60)
    seed_test(lambda: aec_env(4, game=toy), num_cycles=60)
    render_test(lambda render_mode: aec_env(3, game=toy, render_mode=render_mode))


def test_gymnasium_accepts_it(toy: Game, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("palais.envs.single:palais/Learner-v0", players=3, game=toy, seat=None).unwrapped)


def test_if_all_must_act_at_once_they_act_in_seat_order(toy: Game) -> None:
    env = aec_env(4, game=toy)
    env.reset(seed=1)
    asked = []
    for _ in range(4):
        asked.append(env.agent_selection)
        env.step(toy.parse_action("ready"))
    assert asked == ["player_0", "player_1", "player_2", "player_3"]


def test_a_game_without_a_picture_is_shown_as_text_only(toy: Game) -> None:
    assert aec_env(3, game=toy).metadata["render_modes"] == ["human", "ansi"]
    with pytest.raises(OptionError, match="render_mode: expected one of human, ansi or None, found 'rgb_array'"):
        aec_env(3, game=toy, render_mode="rgb_array")


def test_every_row_of_a_vector_is_its_own_game_and_the_next_follows_at_once(toy: Game) -> None:
    env, chance = vector_env(3, 3, game=toy, rounds=1), np.random.default_rng(1)
    states, games, ended = [toy.new(3, 5 + row, rounds=1) for row in range(3)], [0, 0, 0], 0
    infos: dict[str, Any] = env.reset(seed=5)[1]
    for _ in range(150):
        actions = (chance.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(1)
        seen, _, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        for row in range(3):
            actor = toy.to_act(states[row])[0]
            states[row], _ = toy.apply(states[row], actor, int(actions[row]))
            if terminated[row]:
                assert infos["final_info"]["points"][row].tolist() == toy.score(states[row]).points
                assert np.array_equal(infos["final_obs"][row], toy.observe(toy.hide(states[row], actor), actor))
                ended, games[row] = ended + 1, games[row] + 1
                states[row] = toy.new(3, f"{5 + row}/{games[row]}", rounds=1)
            seat = toy.to_act(states[row])[0]
            assert infos["seat"][row] == seat
            assert np.array_equal(seen[row], toy.observe(toy.hide(states[row], seat), seat))
            assert infos["action_mask"][row].nonzero()[0].tolist() == toy.legal(states[row], seat)
    assert ended > 3


def test_one_seat_learns_and_the_others_play_at_random(toy: Game) -> None:
    env = vector_env(3, 3, game=toy, opponents="random", reward="margin", rounds=1)
    infos: dict[str, Any] = env.reset(seed=1)[1]
    chance, ended = np.random.default_rng(2), 0
    for _ in range(60):
        actions = (chance.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(1)
        _, rewards, terminated, _, infos = env.step(actions)
        assert infos["seat"].tolist() == [0, 1, 2]
        for row in terminated.nonzero()[0].tolist():
            points = infos["final_info"]["points"][row].tolist()
            own = points.pop(row)
            assert rewards[row] == own - max(points)
            ended += 1
    assert ended > 3


def test_an_illegal_action_changes_nothing_and_says_why(toy: Game) -> None:
    env = vector_env(2, 3, game=toy, illegal_reward=-1)
    before = env.reset(seed=1)[0].copy()
    seen, rewards, _, _, infos = env.step([toy.parse_action("roll"), toy.parse_action("ready")])
    assert rewards.tolist() == [-1, 0]
    assert infos["refusal"].tolist() == [1, 0]
    assert env._batch.refusal(0) == "not-now"
    assert np.array_equal(seen[0], before[0])


def test_a_dataset_keeps_records_of_any_kind(toy: Game, tmp_path: Path) -> None:
    write_dataset(toy, tmp_path, 3, 2, seed=1, rounds=1)
    rows = pq.read_table(tmp_path / "positions.parquet").select(["seat", "record", "action"]).to_pylist()
    for row in rows:
        hidden = palais.Hidden(toy.record_type.from_bytes(row["record"]))
        assert hidden.viewer == row["seat"]
        assert row["action"] in toy.legal(hidden, row["seat"])
    assert json.loads((tmp_path / "dataset.json").read_text("utf-8"))["game"] == "toy-court"
