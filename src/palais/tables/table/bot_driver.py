"""Bots at a table: in their own seats, in those that someone has left, and where a person's time is up.

A bot is asked for one action at a time, and what it answers goes the same way as everybody's. Whatever goes wrong with it
costs it that one choice: a table never waits for a bot that will not come.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from palais.core.contract import Game, State
from palais.tables.context import Means

logger = logging.getLogger(__name__)

PATIENCE = 120.0  # seconds for one action; longer than it takes to compile all bots
PAUSE = 1.0  # seconds before the next attempt when nothing can be stored


class BotTurn(NamedTuple):
    """A bot is to act at this version of the table."""

    game: Game
    state: State
    version: int
    seat: int
    code: str


class Minds:
    """Plays for the bots of one table as long as one of them is to act."""

    __slots__ = ("_keys", "_means", "_next_turn", "_play", "_table_id", "_task")

    def __init__(
        self,
        means: Means,
        table_id: str,
        next_turn: Callable[[], BotTurn | None],
        play: Callable[[BotTurn, int], Awaitable[None]],
    ) -> None:
        self._means, self._table_id = means, table_id
        self._next_turn, self._play = next_turn, play
        self._task: asyncio.Task[None] | None = None
        self._keys: set[str] = set()

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Something has changed: perhaps a bot is to act now."""
        if self._task is None and self._next_turn() is not None:
            self._task = asyncio.create_task(self._work(), name=f"bots of {self._table_id}")

    async def _work(self) -> None:
        try:
            while (turn := self._next_turn()) is not None:
                await self._act(turn)
                await asyncio.sleep(0)
        finally:
            self._task = None

    async def _act(self, turn: BotTurn) -> None:
        action = await self._decide(turn)
        try:
            await self._play(turn, action)
        except Exception:  # such as a full disk; the table goes on as soon as it can
            logger.exception("table %s: what a bot did was not stored", self._table_id)
            await asyncio.sleep(PAUSE)

    async def _decide(self, turn: BotTurn) -> int:
        hidden = turn.game.hide(turn.state, turn.seat)
        legal = turn.game.legal(hidden, turn.seat)
        key = self._means.keys.mind(self._table_id, turn.seat, turn.code)
        self._keys.add(key)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._means.thinker.decide(key, turn.game.id, turn.code, hidden, turn.seat, legal, None)
            if answer in legal:
                return answer
            logger.warning("table %s: %s answered %r, which is not legal", self._table_id, turn.code, answer)
        except Exception:
            logger.exception("table %s: %s could not decide", self._table_id, turn.code)
        return min(legal)

    def forget(self) -> None:
        """Nobody will be asked again, as far as anyone knows."""
        for key in self._keys:
            self._means.thinker.forget(key)
        self._keys.clear()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self.forget()
