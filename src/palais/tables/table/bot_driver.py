"""Plays for bots: in their own seats, in seats that people left, and where a person's time is up.

A bot is asked for one action at a time, which is carried out like anyone's. Its answer counts as long as the decision it was
asked for is pending, whatever else happens at the table. If the bot fails, the game's fallback is used for that one
decision: a table never hangs on a bot.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from palais.core.bargain.offer import Dealing
from palais.core.contract import Game, State
from palais.tables.context import TableContext
from palais.tables.log_context import logged_table

logger = logging.getLogger(__name__)

DECISION_SECONDS: Final = 120.0  # per action; longer than it takes to compile all bots
RETRY_SECONDS: Final = 1.0  # before the next attempt when nothing can be stored


class BotTurn(NamedTuple):
    """A pending decision for a bot; `code` None: use the game's fallback."""

    game: Game
    state: State
    seat: int
    decision: int
    code: str | None
    known: Sequence[Dealing] = ()  # offers, in a game that has them


class BotDriver:
    """Drives the bots of one table, with one task per seat that is to act."""

    __slots__ = ("_context", "_due", "_keys", "_play", "_table_id", "_tasks")

    def __init__(
        self,
        context: TableContext,
        table_id: str,
        due: Callable[[], Sequence[BotTurn]],
        play: Callable[[BotTurn, int], Awaitable[None]],
    ) -> None:
        self._context, self._table_id = context, table_id
        self._due, self._play = due, play
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._keys: set[str] = set()

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Start the bots that are to act now. Call after every change."""
        for turn in self._due():
            if turn.seat not in self._tasks:
                task = asyncio.create_task(self._work(turn.seat), name=f"bot in seat {turn.seat} of {self._table_id}")
                self._tasks[turn.seat] = task

    async def _work(self, seat: int) -> None:
        logged_table.set(self._table_id)
        try:
            while (turn := next((turn for turn in self._due() if turn.seat == seat), None)) is not None:
                await self._act(turn)
                await asyncio.sleep(0)
        finally:
            del self._tasks[seat]

    async def _act(self, turn: BotTurn) -> None:
        action = await self._decide(turn)
        try:
            await self._play(turn, action)
        except Exception:  # such as a full disk
            logger.exception("table %s: a bot's action was not stored; retrying", self._table_id)
            await asyncio.sleep(RETRY_SECONDS)

    async def _decide(self, turn: BotTurn) -> int:
        hidden = turn.game.hide(turn.state, turn.seat)
        if turn.code is None:
            return turn.game.fallback(hidden, turn.seat)
        legal = turn.game.legal(hidden, turn.seat)
        key = self._context.keys.bot(self._table_id, turn.seat, turn.code)
        self._keys.add(key)
        try:
            async with asyncio.timeout(DECISION_SECONDS):
                asked = self._context.bots.decide(key, turn.game.id, turn.code, hidden, turn.seat, legal, None, turn.known)
                answer = await asked
            if answer in legal:
                return answer
            logger.warning("table %s: %s answered %r, which is not legal", self._table_id, turn.code, answer)
        except Exception:
            logger.exception("table %s: %s could not decide", self._table_id, turn.code)
        return turn.game.fallback(hidden, turn.seat)

    def forget(self) -> None:
        """Drop the state of this table's bots in the pool."""
        for key in self._keys:
            self._context.bots.forget(key)
        self._keys.clear()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self.forget()
