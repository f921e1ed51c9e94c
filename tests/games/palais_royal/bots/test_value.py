"""The value function: its features, its outputs, and that it uses only what its seat may know."""

from __future__ import annotations

import numpy as np
import pytest

import palais
from palais.games.palais_royal.bots.value.features import BLOCK, CLOCK, FEATURES, GOLD, HAND, describe
from palais.games.palais_royal.bots.value.value import (
    MARGIN,
    POINTS,
    WIN,
    evaluate,
    hand_written,
    load_weights,
    new_evaluation,
    rebase,
    value,
)
from palais.games.palais_royal.engine.rules.scoring import new_sheet
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.walks import busy_walk

GAME = PalaisRoyal()
TABLES = GAME.box.tables
RANDOM_WEIGHTS = hand_written(3)
RANDOM_WEIGHTS.first[:] = np.random.default_rng(1).normal(0, 0.3, RANDOM_WEIGHTS.first.shape)
RANDOM_WEIGHTS.second[:] = np.random.default_rng(2).normal(0, 1, RANDOM_WEIGHTS.second.shape)


def seen(s: palais.State) -> list[float]:
    x = np.zeros(FEATURES, np.float32)
    return [describe(fields(s), TABLES, new_sheet(), x), *x.tolist()]


def test_the_hidden_record_shows_the_same_as_the_full_one() -> None:
    for s, seat, _, _, _ in busy_walk(GAME, 3, "features"):
        assert seen(s) == seen(palais.State(GAME.hide(s, seat)))


def test_a_blank_in_the_text_of_a_position_is_a_blank_in_the_features() -> None:
    s = GAME.parse_position("players: 2\nturn: red recruit\nred: gold 5\nyellow: gold 10\n")
    row = seen(s)[1:]
    assert row[GOLD] == 1.0
    assert row[BLOCK + GOLD] == 2.0
    assert row[HAND : HAND + 9] == [0.0] * 9


def test_incremental_evaluation_matches_a_full_one() -> None:
    """The first layer computed from the base plus changes equals the first layer computed from scratch."""
    near, fresh = new_evaluation(), new_evaluation()
    steps = list(busy_walk(GAME, 3, "base"))
    for n, (s, _, _, _, _) in enumerate(steps):
        f = fields(s)
        if n % 20 == 0:
            rebase(f, TABLES, RANDOM_WEIGHTS, near)
        rebase(f, TABLES, RANDOM_WEIGHTS, fresh)
        expected = value(f, TABLES, RANDOM_WEIGHTS, fresh)
        assert value(f, TABLES, RANDOM_WEIGHTS, near) == pytest.approx(expected, abs=0.01)


def test_when_nobody_has_a_turn_left_the_lead_is_the_margin() -> None:
    evaluation = new_evaluation()
    last = None
    for s, _, _, after, _ in busy_walk(GAME, 2, "end"):
        if GAME.to_act(after) == ():
            last = s
    assert last is not None
    f = fields(last)
    rebase(f, TABLES, RANDOM_WEIGHTS, evaluation)
    lead = evaluate(f, TABLES, RANDOM_WEIGHTS, evaluation)
    points = GAME.score(last).points
    assert lead == evaluation.answer[MARGIN] == points[f.player] - points[1 - f.player]
    assert evaluation.answer[WIN] in (0.0, 1.0)
    assert evaluation.answer[POINTS] == points[f.player]
    assert evaluation.x[CLOCK + 4] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_learned_weights_come_with_the_package(players: int) -> None:
    learned = load_weights(players)
    assert np.isfinite(learned.first).all()
    assert learned.blend[1] > 0
    assert learned.array.nbytes < 100_000
