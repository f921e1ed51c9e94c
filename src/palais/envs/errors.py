"""Exceptions of the environments, besides those of the game."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.errors import PalaisError


class NeedsReset(PalaisError):  # noqa: N818 (what to do, as Gymnasium's ResetNeeded)
    """No game is running: it has not begun, or it is over."""

    def __init__(self) -> None:
        super().__init__("no game is running: call reset() before step()")


class EnvClosed(PalaisError):  # noqa: N818
    """The environment has been closed."""

    def __init__(self) -> None:
        super().__init__("this environment is closed: make a new one")


class ActionError(PalaisError):
    """The value is not an action at all. Illegal actions do not raise; they are answered with a refusal."""


def whole_number(action: Any) -> int:
    """An action as an int, from any integer type. Huge numbers become an action that does not exist."""
    try:
        number = operator.index(action)
    except TypeError:
        raise ActionError(f"an action is a whole number, not {action!r}") from None
    return number if abs(number) < 2**31 else -1


def whole_numbers(actions: npt.ArrayLike, count: int) -> npt.NDArray[np.integer[Any]]:
    """`count` actions as an array of integers."""
    given = np.asarray(actions)
    if given.shape != (count,) or not np.issubdtype(given.dtype, np.integer):
        raise ActionError(f"expected {count} whole numbers as actions, found the shape {given.shape} and the type {given.dtype}")
    return given
