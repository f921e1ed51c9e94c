"""What a bot is: one method. It knows what its seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from palais.core.game import Hidden


class Bot(Protocol):
    """A player that is a program. One object plays one seat of one game."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """Choose one of `legal`, within `clock` seconds if there is a clock. `hidden.viewer` is the bot's own seat."""
