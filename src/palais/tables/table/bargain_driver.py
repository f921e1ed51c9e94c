"""Bargains for bots: asks each of them at the start of a phase with offers, and again whenever something is new to it.

Until all of them have nothing more to say, and as long as a person has still to act, they wait with their own actions: a bot
that has ended its negotiation could not answer anybody any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from palais.core.bargain.offer import Dealing, Deed
from palais.core.contract import Game, State
from palais.tables.context import TableContext
from palais.tables.log_context import logged_table
from palais.tables.refusals import Refusal

logger = logging.getLogger(__name__)

MAX_ASKED: Final = 16  # times in one phase, so that haggling ends
ANSWER_SECONDS: Final = 30.0


class Dealer(NamedTuple):
    """A bot that may bargain now, and what it knows."""

    game: Game
    state: State
    seat: int
    code: str
    turn: int
    known: Sequence[Dealing]


class BargainDriver:
    """Drives the bargaining of one table's bots, one question at a time."""

    __slots__ = ("_asked", "_context", "_deal", "_dealers", "_resume", "_table_id", "_task", "_turn")

    def __init__(
        self,
        context: TableContext,
        table_id: str,
        dealers: Callable[[], Sequence[Dealer]],
        deal: Callable[[int, Deed], Awaitable[None]],
        resume: Callable[[], None],
    ) -> None:
        self._context, self._table_id = context, table_id
        self._dealers, self._deal, self._resume = dealers, deal, resume
        self._task: asyncio.Task[None] | None = None
        self._turn = -1
        self._asked: dict[int, list[int]] = {}  # by seat: what it knew when it was asked in this phase

    @property
    def busy(self) -> bool:
        return self._task is not None or self._next() is not None

    def wake(self) -> None:
        """Ask the bots for whom something is new. Call after every change."""
        if self._task is None and self._next() is not None:
            self._task = asyncio.create_task(self._work(), name=f"bargaining bots of {self._table_id}")

    def _next(self) -> Dealer | None:
        return next((dealer for dealer in self._dealers() if self._has_news(dealer)), None)

    def _has_news(self, dealer: Dealer) -> bool:
        if dealer.turn != self._turn:
            self._turn, self._asked = dealer.turn, {}
        asked = self._asked.get(dealer.seat, [])
        return len(asked) < MAX_ASKED and _fingerprint(dealer) not in asked[-1:]

    async def _work(self) -> None:
        logged_table.set(self._table_id)
        try:
            while (dealer := self._next()) is not None:
                self._asked.setdefault(dealer.seat, []).append(_fingerprint(dealer))
                for deed in await self._ask(dealer):
                    await self._try(dealer.seat, deed)
        finally:
            self._task = None
            self._resume()

    async def _ask(self, dealer: Dealer) -> Sequence[Deed]:
        key = self._context.keys.bot(self._table_id, dealer.seat, dealer.code)
        hidden = dealer.game.hide(dealer.state, dealer.seat)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._context.bots.bargain(key, dealer.game.id, dealer.code, hidden, dealer.known)
        except Exception:
            logger.exception("table %s: %s could not bargain", self._table_id, dealer.code)
            return []

    async def _try(self, seat: int, deed: Deed) -> None:
        """A refused deed is dropped: the table has moved on meanwhile."""
        try:
            await self._deal(seat, deed)
        except Refusal:
            return
        except Exception:  # such as a full disk
            logger.exception("table %s: a bot's offer was not stored", self._table_id)

    async def close(self) -> None:
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.wait([task])


def _fingerprint(dealer: Dealer) -> int:
    """What could change this bot's answer: the dealings it knows, and their state."""
    return hash(tuple((one.offer.id, one.status, one.accepted) for one in dealer.known))
