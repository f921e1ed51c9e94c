"""Ratings from wins: how strong each bot is, with a 95 % interval.

The model is Luce's: at a table of any size a seat wins with a probability in proportion to the strength of its bot. For two
players that is Bradley and Terry's model and Elo's scale; for more it is the first place of Plackett and Luce's. Second
places count for nothing, as in the game.

The strengths are the maximum likelihood estimate, with half a win and half a loss added for each bot: without them a bot
that won every game would be infinitely strong. The intervals are a Bayesian bootstrap over deals (Rubin 1981): games of
one deal are not independent, so deals and not games get random weights. For two bots with one game a deal that is
exactly the Beta distribution of Jeffreys.
"""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

SCALE: Final = 400 / np.log(10)  # Elo's: 400 points are odds of ten to one
MIDDLE: Final = 1500.0  # the mean of the bots of an arena
IN_HAND: Final = 0.5  # wins and losses added for every bot
SAMPLES: Final = 2000
BLOCK: Final = 1000  # deals weighted at a time, to save memory
NORMAL_95: Final = 1.959964
LARGEST_STEP: Final = 2.0
STEPS: Final = 200


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    value: float
    low: float
    high: float


class ArenaResults(NamedTuple):
    """The input of the ratings. A kind is a table with a certain set of bots, in any order."""

    seats: Floats  # kind, bot: how many seats of such a table the bot has
    wins: Floats  # deal, kind, bot: the number of games won; a shared win counts as a fraction


def ratings(results: ArenaResults, seed: int = 0) -> list[Interval]:
    """The rating of each bot with its interval."""
    bots = results.seats.shape[1]
    if bots == 1:
        return [Interval(MIDDLE, MIDDLE, MIDDLE)]
    rng = np.random.default_rng(seed)
    pairs = np.array([[float(bot in pair) for bot in range(bots)] for pair in combinations(range(bots), 2)])
    seats = np.concatenate([results.seats, pairs])
    half = IN_HAND / (bots - 1)  # against each of the others
    in_hand = pairs * rng.gamma(half, size=(SAMPLES, *pairs.shape))
    value = _rate(seats, np.concatenate([results.wins.sum(0), half * pairs])[None])[0]
    sampled = _rate(seats, np.concatenate([_resampled(results.wins, rng), in_hand], axis=1))
    low, high = np.quantile(sampled, [0.025, 0.975], axis=0)
    return [Interval(*map(float, row)) for row in zip(value, np.minimum(low, value), np.maximum(high, value), strict=True)]


def _resampled(wins: Floats, rng: np.random.Generator) -> Floats:
    """Samples of the wins, each with random weights of the deals: sample, kind, bot."""
    total = np.zeros((SAMPLES, *wins.shape[1:]))
    for first in range(0, len(wins), BLOCK):
        block = wins[first : first + BLOCK]
        total += np.tensordot(rng.exponential(size=(SAMPLES, len(block))), block, 1)
    return total


def _rate(seats: Floats, wins: Floats) -> Floats:
    return np.asarray(MIDDLE + SCALE * strengths(seats, wins))


def strengths(seats: Floats, wins: Floats) -> Floats:
    """Logarithms of the most likely strengths, with mean 0, for each sample of `wins` (sample, kind, bot), by Newton's method."""
    games = wins.sum(2)
    won = wins.sum(1)
    theta = np.zeros_like(won)
    for _ in range(STEPS):
        weight = seats * np.exp(theta - theta.max(1, keepdims=True))[:, None, :]
        chance = weight / weight.sum(2, keepdims=True)
        slope = won - (games[..., None] * chance).sum(1)
        step = np.linalg.solve(_curve(games, chance), slope[..., None])[..., 0]
        step *= np.minimum(1.0, LARGEST_STEP / np.maximum(np.abs(step).max(1, keepdims=True), 1e-300))
        theta = theta + step - (theta + step).mean(1, keepdims=True)
        if np.abs(step).max() < 1e-9:
            break
    return np.asarray(theta)


def _curve(games: Floats, chance: Floats) -> Floats:
    """The Hessian; made regular by a term that only affects the mean of all strengths."""
    expected = games[..., None] * chance
    curve = -np.swapaxes(expected, 1, 2) @ chance
    diagonal = np.arange(chance.shape[2])
    curve[:, diagonal, diagonal] += expected.sum(1)
    return np.asarray(curve + games.sum(1)[:, None, None] / chance.shape[2] ** 2)


def wilson(share: float, games: float) -> Interval:
    """Wilson's 95 % interval for a share of this many games."""
    if games == 0:
        return Interval(share, 0.0, 1.0)
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))
