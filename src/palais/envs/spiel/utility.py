"""The returns of a finished game; they add up to 0."""

from __future__ import annotations

from typing import Final

from palais.core.contract import Outcome
from palais.core.errors import OptionError

KINDS: Final = ("win", "margin")


class Utility:
    """win: 1 for the winner, the others share the loss; margin: points above the average of the table."""

    def __init__(self, kind: str, players: int, most_points: int) -> None:
        if kind not in KINDS:
            raise OptionError(f"utility: expected one of {', '.join(KINDS)}, found {kind!r}")
        self._by_margin, self._players, self._most_points = kind == "margin", players, most_points

    def bounds(self) -> tuple[float, float]:
        if self._by_margin:
            return -float(self._most_points), float(self._most_points)
        return -1 / (self._players - 1), 1.0

    def returns(self, outcome: Outcome) -> list[float]:
        """By seat."""
        if self._by_margin:
            return [points - sum(outcome.points) / self._players for points in outcome.points]
        share = 1 / len(outcome.winners)
        shares = [share if seat in outcome.winners else 0.0 for seat in range(self._players)]
        return [(self._players * own - 1) / (self._players - 1) for own in shares]
