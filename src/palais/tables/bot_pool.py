"""Who thinks for the bots. A table knows only this; the worker processes behind it are the server's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from palais.core.contract import Hidden
from palais.core.phrase import Phrase


class BotPool(Protocol):
    """Decides for every bot of a server. `key` names one bot in one seat of one table. It is also the seed of that bot's chance,
    made from a secret of the server, so that nobody can foresee what it will draw.
    """

    ready: bool  # False while the bots are still being compiled; `decide` then takes longer

    def codes(self, game_id: str) -> Sequence[str]:
        """The bots one can choose from."""

    def stand_in(self, game_id: str) -> str:
        """The bot that plays for whoever has left or run out of time."""

    async def decide(
        self, key: str, game_id: str, code: str, hidden: Hidden, seat: int, legal: Sequence[int], clock: float | None
    ) -> int:
        """One of `legal`. May raise: then the table uses the game's fallback."""

    async def hint(self, key: str, game_id: str, hidden: Hidden, seat: int) -> tuple[list[int], Phrase]:
        """What the strongest bot would do with the rest of this turn as far as it can know, and why."""

    def forget(self, key: str) -> None:
        """This bot will not be asked again."""

    def on_ready(self, callback: Callable[[], None]) -> None:
        """Call back in the event loop as soon as `ready` is true; at once if it is."""
