"""The interface between tables and the bots. The server implements it with worker processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from palais.core.bargain.offer import Dealing, Deed
from palais.core.contract import Hidden
from palais.core.phrase import Phrase


class BotPool(Protocol):
    """Decides for all bots of a server. `key` identifies one bot in one seat of one table. It is also the bot's random seed,
    derived from the server's secret so that nobody can predict it.
    """

    ready: bool  # False while bots are being compiled; `decide` then takes longer

    def codes(self, game_id: str) -> Sequence[str]:
        """The bots to choose from."""

    def stand_in(self, game_id: str) -> str:
        """The bot that plays for people who left or ran out of time."""

    def bargains(self, game_id: str, code: str) -> bool:
        """Whether this bot makes and answers offers."""

    async def bargain(self, key: str, game_id: str, code: str, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        """What the bot offers, answers or takes back, from the dealings its seat knows of."""

    async def decide(
        self,
        key: str,
        game_id: str,
        code: str,
        hidden: Hidden,
        seat: int,
        legal: Sequence[int],
        clock: float | None,
        known: Sequence[Dealing] = (),
    ) -> int:
        """Choose one of `legal`. If it raises, the table uses the game's fallback."""

    async def hint(self, key: str, game_id: str, hidden: Hidden, seat: int) -> tuple[list[int], Phrase]:
        """The strongest bot's plan for the rest of the turn, as far as it can be known, and why."""

    def forget(self, key: str) -> None:
        """Drop this bot's state; it will not be asked again."""

    def on_ready(self, callback: Callable[[], None]) -> None:
        """Call back in the event loop once `ready` is true; at once if it already is."""
