"""The rating model on results with known strengths."""

from __future__ import annotations

from itertools import combinations
from math import log10

import numpy as np
import pytest

from palais.bots.arena.rating import IN_HAND, MIDDLE, SCALE, ArenaResults, Floats, ratings, strengths, wilson

TRUTH = np.array([0.9, 0.4, 0.0, -0.3, -1.0])  # logarithms of strengths, mean 0


def seats_of(tables: list[tuple[int, ...]], bots: int) -> Floats:
    return np.array([[float(table.count(bot)) for bot in range(bots)] for table in tables])


def chances(seats: Floats, truth: Floats) -> Floats:
    weight = seats * np.exp(truth)
    return np.asarray(weight / weight.sum(1, keepdims=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strengths_are_recovered_exactly_from_the_results_they_predict(players: int) -> None:
    seats = seats_of(list(combinations(range(5), players)), 5)
    found = strengths(seats, 1000 * chances(seats, TRUTH)[None])
    assert found[0] == pytest.approx(TRUTH, abs=1e-9)


def test_a_bot_in_three_seats_is_rated_per_seat() -> None:
    """One bot against three of equal strength wins a quarter of the games and gets the same rating."""
    seats = seats_of([(0, 1, 1, 1)], 2)
    assert strengths(seats, np.array([[[250.0, 750.0]]]))[0] == pytest.approx([0, 0], abs=1e-9)
    found = strengths(seats, np.array([[[700.0, 300.0]]]))[0]
    assert found[0] - found[1] == pytest.approx(np.log(7), abs=1e-9)  # 700 to 100 for each seat


@pytest.mark.parametrize(("won", "lost"), [(30, 10), (99, 1), (20, 0), (0, 0)])
def test_two_bots_are_rated_by_their_odds_with_half_a_win_added(won: int, lost: int) -> None:
    wins = np.array([[[1.0, 0.0]]] * won + [[[0.0, 1.0]]] * lost).reshape(-1, 1, 2)
    first, second = ratings(ArenaResults(seats_of([(0, 1)], 2), wins))
    assert first.value - second.value == pytest.approx(400 * log10((won + IN_HAND) / (lost + IN_HAND)))
    assert (first.value + second.value) / 2 == pytest.approx(MIDDLE)
    assert first.low < first.value < first.high


@pytest.mark.parametrize(("won", "lost"), [(30, 10), (60, 60), (20, 0)])
def test_the_interval_for_two_bots_is_jeffreys(won: int, lost: int) -> None:
    """The mass of Beta(won + 1/2, lost + 1/2) below each end, summed over a fine grid of odds."""
    wins = np.array([[[1.0, 0.0]]] * won + [[[0.0, 1.0]]] * lost)
    rating = ratings(ArenaResults(seats_of([(0, 1)], 2), wins))[0]
    log_odds = np.linspace(-25, 25, 200_001)
    log_chance = -np.logaddexp(0, -log_odds)
    density = (won + 0.5) * log_chance + (lost + 0.5) * (log_chance - log_odds)
    mass = np.cumsum(np.exp(density - density.max()))
    for end, share in ((rating.low, 0.025), (rating.high, 0.975)):
        at = 2 * (end - MIDDLE) * np.log(10) / 400
        assert mass[np.searchsorted(log_odds, at)] / mass[-1] == pytest.approx(share, abs=0.012)


def test_the_intervals_contain_the_truth_about_95_times_in_100() -> None:
    rng = np.random.default_rng(1)
    seats, truth = seats_of([(0, 1), (0, 2), (1, 2)], 3), np.array([0.8, 0.1, -0.9])
    held = []
    for _ in range(60):
        wins = np.stack([rng.multinomial(2, chance, size=40) for chance in chances(seats, truth)], axis=1).astype(np.float64)
        found = ratings(ArenaResults(seats, wins))
        held += [r.low <= MIDDLE + SCALE * true <= r.high for r, true in zip(found, truth, strict=True)]
    assert 0.92 <= np.mean(held) <= 0.98


def test_games_of_one_deal_are_not_treated_as_independent() -> None:
    """Four games that always end the same way tell no more than one."""
    rng = np.random.default_rng(2)
    seats = seats_of([(0, 1)], 2)
    winner = rng.integers(0, 2, 50)
    one = np.eye(2)[winner].reshape(50, 1, 2)
    alone, four = ratings(ArenaResults(seats, one))[0], ratings(ArenaResults(seats, 4 * one))[0]
    assert four.high - four.low == pytest.approx(alone.high - alone.low, rel=0.1)


def test_the_same_results_give_the_same_intervals() -> None:
    results = ArenaResults(seats_of([(0, 1)], 2), np.array([[[1.0, 1.0]], [[2.0, 0.0]]]))
    assert ratings(results) == ratings(results)


def test_a_single_bot_gets_the_mean_rating() -> None:
    assert ratings(ArenaResults(np.array([[4.0]]), np.ones((3, 1, 1)))) == [(MIDDLE, MIDDLE, MIDDLE)]


def test_wilsons_interval() -> None:
    """Known values: 8 of 10 is 0.4902 to 0.9433, none of 10 is 0 to 0.2775."""
    assert wilson(0.8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 0.0, 1.0)
