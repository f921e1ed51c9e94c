"""Fitting the value function to what became of the positions: the winner's surprise, by one net that all seats share."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from palais.bots.training.adam import Adam, batches
from palais.games.versailles_1682.bots.mind import UNITS, WEIGHTS, Weights, WeightsRecord
from palais.games.versailles_1682.bots.training.diary import Goals, Rows
from palais.games.versailles_1682.bots.value.columns import FEATURES, HAND
from palais.games.versailles_1682.bots.value.value import hand_written

BATCH = 256
PACE = 0.01  # at which the mean of the weights follows
DECAY = 0.02  # at which weights that nothing speaks for go back to the hand-written ones


class Pupil:
    """The weights that learn."""

    def __init__(
        self, weights: Weights, steps: int = 0, memory: npt.NDArray[Any] | None = None, stepping: Weights | None = None
    ) -> None:
        self.weights = weights  # the mean of those that step down the slope, which are restless
        self.stepping = stored(weights.array.copy()) if stepping is None else stepping
        self.adam = Adam(WEIGHTS, steps, memory)
        self.prior = hand_written()

    def fit(self, rows: npt.NDArray[np.float16], goals: Goals, epochs: int, rate: float, rng: np.random.Generator) -> float:
        """Go through the positions; the mean surprise at the winner in the last epoch."""
        surprise = [0.0]
        for _ in range(epochs):
            surprise = [self.step(rows[n].astype(np.float32), goals[n], rate) for n in batches(len(rows), BATCH, rng)]
        return float(np.mean(surprise))

    def step(self, x: Rows, goal: Goals, rate: float) -> float:
        """One batch: forward, backward, and a step down the slope of the cross entropy."""
        w = self.stepping
        h = x @ w.first + w.bias
        active = h > 0
        a = h * active
        score = a @ w.second + x @ w.straight
        score -= score.max(1, keepdims=True)
        share = np.exp(score)
        share /= share.sum(1, keepdims=True)
        blame = ((share - goal) / len(x)).astype(np.float32)
        back = (blame[..., None] * w.second) * active
        flat = x.reshape(-1, FEATURES)
        slopes = {
            "first": flat.T @ back.reshape(-1, UNITS),
            "bias": back.sum((0, 1)),
            "second": (blame[..., None] * a).sum((0, 1)),
            "straight": flat.T @ blame.reshape(-1),
        }
        slopes["first"][HAND:] = 0  # single cards count by themselves; what goes together is seen in the other columns
        self.adam.step(w, slopes, rate)
        self.settle(rate)
        return float(-(goal * np.log(share + 1e-7)).sum(1).mean())

    def settle(self, rate: float) -> None:
        """What is rarely seen stays near what was written by hand; the mean follows."""
        for part in WEIGHTS.names or ():
            stepping, mean = getattr(self.stepping, part), getattr(self.weights, part)
            stepping -= rate * DECAY * (stepping - getattr(self.prior, part))
            mean += PACE * (stepping - mean)


def awake(weights: Weights, seed: int) -> Pupil:
    """A unit that neither looks nor is listened to would never learn anything."""
    looks = np.random.default_rng(seed).normal(0, 0.2, (FEATURES, UNITS)).astype(np.float32)
    for unit in range(UNITS):
        if not weights.first[:, unit].any():
            weights.first[:HAND, unit] = looks[:HAND, unit]
            weights.second[unit] = 0.01 if unit % 2 else -0.01
    return Pupil(weights)


def stored(array: npt.NDArray[Any]) -> Weights:
    """Weights from an array read from a file."""
    return cast(Weights, WeightsRecord(array))
