"""Who thinks for the bots. A table knows only this; the worker processes behind it are the server's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from palais.core.contract import Hidden
from palais.core.phrase import Phrase


class Thinker(Protocol):
    """Decides for every bot of the house. `key` names one mind (one seat of one table): it is also the seed of that
    mind's chance, made from a secret of the house, so nobody can foresee what it will draw.
    """

    ready: bool  # False while the bots are still being compiled; `decide` then takes longer
    codes: list[str]  # the bots one can choose from

    async def decide(
        self, key: str, game_id: str, code: str, hidden: Hidden, seat: int, legal: Sequence[int], clock: float | None
    ) -> int:
        """One of `legal`. May raise: then the table plays a safe action."""

    async def hint(self, key: str, game_id: str, hidden: Hidden, seat: int) -> tuple[list[int], Phrase]:
        """What the strongest bot would do with the rest of this turn as far as it can know, and why."""

    def forget(self, key: str) -> None:
        """This mind will not be asked again."""

    def on_ready(self, callback: Callable[[], None]) -> None:
        """Call back in the event loop as soon as `ready` is true; at once if it is."""
