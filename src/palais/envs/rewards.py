"""Reward functions, for any game that ends in points and shares of a win."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.batch import Batch, Ints
from palais.core.errors import OptionError

# win       at the end the share of the win: 1 for the winner, 1/2 each for two who share it, 0 for the others
# margin    at the end the seat's points minus those of the best other
# progress  after every step the change of that margin; over a game it adds up to the margin
KINDS: Final = ("win", "margin", "progress")

Rewards = npt.NDArray[np.float32]


class RewardFunction:
    """Rewards of all seats of a batch, after each of its steps."""

    def __init__(self, kind: str) -> None:
        if kind not in KINDS:
            raise OptionError(f"reward: expected one of {', '.join(KINDS)}, found {kind!r}")
        self.kind = kind
        self.running_points = kind == "progress"

    def reset(self, batch: Batch) -> None:
        self._margins = np.zeros((batch.size, batch.players), np.float32)

    def __call__(self, batch: Batch) -> Rewards:
        """A row for each game, a column for each seat; a fresh array."""
        if self.kind == "win":
            return batch.shares.copy()
        if self.kind == "progress":
            return self._progress(batch)
        rewards = np.zeros((batch.size, batch.players), np.float32)
        ended = np.flatnonzero(batch.over)
        rewards[ended] = margins(batch.points[ended])
        return rewards

    def _progress(self, batch: Batch) -> Rewards:
        now = margins(batch.points)
        rewards = now - self._margins
        now[batch.over != 0] = 0
        self._margins = now
        return rewards


def margins(points: Ints) -> Rewards:
    """How far each seat is ahead of the best other, or behind."""
    seats = points.shape[1]
    best = [np.delete(points, seat, axis=1).max(axis=1) for seat in range(seats)]
    return np.asarray(points - np.stack(best, axis=1), np.float32)
