"""Fitting the value function to what became of the positions: Adam on one hidden layer, in NumPy."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from palais.games.palais_royal.bots.training.samples import Samples
from palais.games.palais_royal.bots.value.features import FEATURES
from palais.games.palais_royal.bots.value.value import (
    LINEAR,
    MARGIN,
    POINTS,
    UNITS,
    WIN,
    Weights,
    WeightsRecord,
    hand_written,
    load_weights,
)

PARTS = ("first", "bias", "second", "offset")
BATCH = 512
UNIT = 10.0  # margins and points are learnt in units of so many points
DECAY = (0.9, 0.999)
# What a point of the margin, a sure win and an own point count, once the net has learnt something. With four, who is the best of
# the others is hardly known before the end: own points say as much about the win, and less of it is guessed.
BLENDS = {2: (0.5, 25.0, 0.4), 3: (0.5, 25.0, 0.4), 4: (0.1, 8.0, 1.0)}

Array = npt.NDArray[np.float32]


class Pupil:
    """The weights that learn, and Adam's memory of their gradients."""

    def __init__(self, weights: Weights, players: int, steps: int = 0, memory: npt.NDArray[Any] | None = None) -> None:
        self.weights, self.blend, self.steps = weights, BLENDS[players], steps
        self.memory = np.zeros(2, weights.array.dtype) if memory is None else memory

    def fit(self, samples: Samples, epochs: int, rate: float, rng: np.random.Generator) -> tuple[float, float]:
        """Go through the samples; the error of the margin in points and the surprise at the winner, in the last epoch."""
        for _ in range(epochs):
            errors = [self.step(samples[rows], rate) for rows in _batches(len(samples), rng)]
        self.weights.blend[:] = self.blend
        squared, surprise = np.mean(errors, 0).tolist()
        return UNIT * float(np.sqrt(squared)), surprise

    def step(self, samples: Samples, rate: float) -> tuple[float, float]:
        """One batch: forward, backward, and Adam's step."""
        x, goal = samples[:, :FEATURES], samples[:, FEATURES:]
        w = self.weights
        h = x @ w.first + w.bias
        active = h > 0
        active[:, :LINEAR] = True
        a = h * active
        answer = a @ w.second.T + w.offset
        blame, errors = _blame(answer.astype(np.float32), goal)
        back = (blame @ w.second) * active
        slopes = {"first": x.T @ back, "bias": back.sum(0), "second": blame.T @ a, "offset": blame.sum(0)}
        self._adam(slopes, rate)
        return errors

    def _adam(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for part in PARTS:
            mean, square = self.memory[part]
            mean += (1 - DECAY[0]) * (slopes[part] - mean)
            square += (1 - DECAY[1]) * (slopes[part] ** 2 - square)
            size = rate * np.sqrt(1 - DECAY[1] ** self.steps) / (1 - DECAY[0] ** self.steps)
            getattr(self.weights, part)[:] -= size * mean / (np.sqrt(square) + 1e-8)


def _blame(answer: Array, goal: Array) -> tuple[Array, tuple[float, float]]:
    """How each answer should have differed, and the errors: squared for margin and points, cross entropy for the win."""
    off = (answer - goal) / UNIT
    win = 1 / (1 + np.exp(-np.clip(answer[:, WIN], -20, 20)))
    blame: Array = (np.clip(off, -4, 4) / len(goal)).astype(np.float32)
    blame[:, POINTS] /= 2
    blame[:, WIN] = (win - goal[:, WIN]) / len(goal)
    surprise = -(goal[:, WIN] * np.log(win + 1e-6) + (1 - goal[:, WIN]) * np.log(1 - win + 1e-6)).mean()
    return blame, (float((off[:, MARGIN] ** 2).mean()), float(surprise))


def _batches(count: int, rng: np.random.Generator) -> list[npt.NDArray[np.int64]]:
    order = rng.permutation(count)
    return [order[n : n + BATCH] for n in range(0, max(1, count - BATCH + 1), BATCH)]


def beginner(players: int, seed: int) -> Pupil:
    """It judges by hand-written rules; its hidden units look at the features anyhow and are not listened to yet."""
    return wake_idle_units(hand_written(players), players, seed)


def advanced(players: int, seed: int) -> Pupil:
    """It judges by the weights that come with the package."""
    return wake_idle_units(load_weights(players), players, seed)


def wake_idle_units(w: Weights, players: int, seed: int) -> Pupil:
    """A unit that neither looks nor is listened to would never learn anything."""
    looks = np.random.default_rng(seed).normal(0, 0.15, (FEATURES, UNITS))
    for unit in range(LINEAR, UNITS):
        if not w.first[:, unit].any():
            w.first[:, unit] = looks[:, unit]
    return Pupil(w, players)


def stored(array: npt.NDArray[Any]) -> Weights:
    """Weights from an array read from a file."""
    return cast(Weights, WeightsRecord(array))
