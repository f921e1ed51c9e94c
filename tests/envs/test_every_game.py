"""The libraries' own checks on every game with a compiled batch, for every number of players; it must match the plain one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import palais
from palais.core.batch import Batch
from palais.core.kit import game_ids, kit
from palais.envs import aec_env
from palais.envs.game_parts import make_batch
from palais.envs.plain_batch import PlainBatch

GAMES = {id: palais.game(id) for id in game_ids() if kit(id).batch is not None}
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{id}-{players}")
        for id, game in GAMES.items()
        for players in range(game.min_players, game.max_players + 1)
    ],
)


@every_table
def test_pettingzoo_accepts_it(game: palais.Game, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(players, game=game, max_rounds=1), num_cycles=400)
    api_test(aec_env(players, game=game, reward="progress"), num_cycles=40)
    seed_test(lambda: aec_env(players, game=game), num_cycles=40)


@every_table
def test_gymnasium_accepts_it(game: palais.Game, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("palais.envs.single:palais/Learner-v0", players=players, game=game, seat=None).unwrapped)


def everything(batch: Batch) -> list[bytes]:
    shown = (batch.observations, batch.masks, batch.seats, batch.over, batch.shares, batch.points)
    return [np.asarray(array, np.float64).tobytes() for array in shown]


@every_table
def test_the_plain_batch_matches_the_compiled_one(game: palais.Game, players: int) -> None:
    """Same games, same observations, same scores."""
    chance, ended = np.random.default_rng(3), 0
    settings: dict[str, Any] = {"restart": True, "running_points": True}
    own = make_batch(game, 3, players, {"max_rounds": 1}, **settings)
    plain = PlainBatch(game, 3, players, {"max_rounds": 1}, **settings)
    assert not isinstance(own, PlainBatch)
    for batch in (own, plain):
        batch.reset([1, 2, 3])
    for _ in range(220):
        noise = chance.random(own.masks.shape)
        actions = np.where(noise[:, 0] < 0.05, 9999, (noise * own.masks).argmax(1))  # now and then an illegal one
        for batch in (own, plain):
            batch.step(actions)
        assert everything(own) == everything(plain)
        assert [own.refusal(row) for row in range(3)] == [plain.refusal(row) for row in range(3)]
        ended += int(own.over.sum())
    assert ended > 2
    for row in range(3):
        assert game.digest(own.state(row)) == game.digest(plain.state(row))
