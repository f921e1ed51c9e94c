"""The floor: any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.game import Game, Hidden
from palais.core.rng import quick, streams


class RandomBot:
    """Plays by chance from a stream of its own."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.rng = streams(seed, "random bot", 1)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return legal[quick(self.rng, len(legal))]
