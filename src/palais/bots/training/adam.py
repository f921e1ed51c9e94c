"""Adam: gradient descent with a step size for each weight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

DECAY: Final = (0.9, 0.999)


class Adam:
    """The moments of the gradients, by field of the weights; they are saved to resume a training."""

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
    """The numbers below `count`, shuffled and cut into batches; an incomplete last batch is dropped."""
    order = rng.permutation(count)
    return [order[n : n + size] for n in range(0, max(1, count - size + 1), size)]
