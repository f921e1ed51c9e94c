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
BATCH_SIZE = 512
POINTS_PER_UNIT = 10.0  # margins and points are learned in units of this many points
ADAM_DECAY = (0.9, 0.999)
# The weight of a point of margin, of a sure win and of an own point, once the net has learned something. With four players the
# best opponent is hardly known before the end: own points predict the win as well, with less guessing.
BLENDS = {2: (0.5, 25.0, 0.4), 3: (0.5, 25.0, 0.4), 4: (0.1, 8.0, 1.0)}

Array = npt.NDArray[np.float32]


class Learner:
    """The weights being trained, and Adam's moments."""

    def __init__(self, weights: Weights, players: int, steps: int = 0, memory: npt.NDArray[Any] | None = None) -> None:
        self.weights, self.blend, self.steps = weights, BLENDS[players], steps
        self.memory = np.zeros(2, weights.array.dtype) if memory is None else memory

    def fit(self, samples: Samples, epochs: int, rate: float, rng: np.random.Generator) -> tuple[float, float]:
        """Fit the samples. Returns the margin's error in points and the win's cross entropy, both of the last epoch."""
        for _ in range(epochs):
            errors = [self.step(samples[rows], rate) for rows in _batches(len(samples), rng)]
        self.weights.blend[:] = self.blend
        squared, surprise = np.mean(errors, 0).tolist()
        return POINTS_PER_UNIT * float(np.sqrt(squared)), surprise

    def step(self, samples: Samples, rate: float) -> tuple[float, float]:
        """One batch: forward, backward, and Adam's step."""
        x, goal = samples[:, :FEATURES], samples[:, FEATURES:]
        w = self.weights
        h = x @ w.first + w.bias
        active = h > 0
        active[:, :LINEAR] = True
        a = h * active
        answer = a @ w.second.T + w.offset
        gradient, errors = _gradients(answer.astype(np.float32), goal)
        back = (gradient @ w.second) * active
        gradients = {"first": x.T @ back, "bias": back.sum(0), "second": gradient.T @ a, "offset": gradient.sum(0)}
        self._adam(gradients, rate)
        return errors

    def _adam(self, gradients: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for part in PARTS:
            mean, square = self.memory[part]
            mean += (1 - ADAM_DECAY[0]) * (gradients[part] - mean)
            square += (1 - ADAM_DECAY[1]) * (gradients[part] ** 2 - square)
            size = rate * np.sqrt(1 - ADAM_DECAY[1] ** self.steps) / (1 - ADAM_DECAY[0] ** self.steps)
            getattr(self.weights, part)[:] -= size * mean / (np.sqrt(square) + 1e-8)


def _gradients(answer: Array, goal: Array) -> tuple[Array, tuple[float, float]]:
    """The gradient of each answer, and the errors: squared for margin and points, cross entropy for the win."""
    off = (answer - goal) / POINTS_PER_UNIT
    win = 1 / (1 + np.exp(-np.clip(answer[:, WIN], -20, 20)))
    gradient: Array = (np.clip(off, -4, 4) / len(goal)).astype(np.float32)
    gradient[:, POINTS] /= 2
    gradient[:, WIN] = (win - goal[:, WIN]) / len(goal)
    surprise = -(goal[:, WIN] * np.log(win + 1e-6) + (1 - goal[:, WIN]) * np.log(1 - win + 1e-6)).mean()
    return gradient, (float((off[:, MARGIN] ** 2).mean()), float(surprise))


def _batches(count: int, rng: np.random.Generator) -> list[npt.NDArray[np.int64]]:
    order = rng.permutation(count)
    return [order[n : n + BATCH_SIZE] for n in range(0, max(1, count - BATCH_SIZE + 1), BATCH_SIZE)]


def untrained(players: int, seed: int) -> Learner:
    """Evaluates by the hand-written rules; the hidden units have random inputs and no effect yet."""
    return start_idle_units(hand_written(players), players, seed)


def pretrained(players: int, seed: int) -> Learner:
    """Evaluates by the weights that come with the package."""
    return start_idle_units(load_weights(players), players, seed)


def start_idle_units(w: Weights, players: int, seed: int) -> Learner:
    """Give idle units random inputs: a unit without inputs and outputs would never learn anything."""
    looks = np.random.default_rng(seed).normal(0, 0.15, (FEATURES, UNITS))
    for unit in range(LINEAR, UNITS):
        if not w.first[:, unit].any():
            w.first[:, unit] = looks[:, unit]
    return Learner(w, players)


def stored(array: npt.NDArray[Any]) -> Weights:
    """Weights from an array read from a file."""
    return cast(Weights, WeightsRecord(array))
