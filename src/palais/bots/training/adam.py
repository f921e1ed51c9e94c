"""Adam: steps down a slope, each weight at its own pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

DECAY: Final = (0.9, 0.999)


class Adam:
    """The memory of gradients, by the names of the weights' fields; it can be stored and taken up again."""

    def __init__(self, dtype: np.dtype[Any], steps: int = 0, memory: npt.NDArray[Any] | None = None) -> None:
        self.steps = steps
        self.memory = np.zeros(2, dtype) if memory is None else memory

    def step(self, weights: Any, slopes: Mapping[str, npt.NDArray[np.float32]], rate: float) -> None:
        """Change the fields of `weights` in place."""
        self.steps += 1
        size = rate * np.sqrt(1 - DECAY[1] ** self.steps) / (1 - DECAY[0] ** self.steps)
        for part, slope in slopes.items():
            mean, square = self.memory[part]
            mean += (1 - DECAY[0]) * (slope - mean)
            square += (1 - DECAY[1]) * (slope**2 - square)
            getattr(weights, part)[...] -= size * mean / (np.sqrt(square) + 1e-8)


def batches(count: int, size: int, rng: np.random.Generator) -> list[npt.NDArray[np.int64]]:
    """All numbers below `count` in a new order, cut into batches; what is left over is left out."""
    order = rng.permutation(count)
    return [order[n : n + size] for n in range(0, max(1, count - size + 1), size)]
