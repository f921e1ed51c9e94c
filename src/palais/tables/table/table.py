"""A table: its parts put together, and what people, bots and clocks may ask of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Self

import msgspec

from palais.core.contract import Game
from palais.store.rows import Loaded, TableRow
from palais.tables.context import TableContext
from palais.tables.history.history import History
from palais.tables.history.stored import load_history
from palais.tables.messages import TableInfo
from palais.tables.table.actions import TableActions
from palais.tables.table.bot_driver import BotDriver, BotTurn
from palais.tables.table.broadcast import Broadcaster
from palais.tables.table.endings import TableEndings
from palais.tables.table.hints import TableHints
from palais.tables.table.hosting import TableHosting
from palais.tables.table.seating import Seating
from palais.tables.table.seats import TableSeats
from palais.tables.table.state import TableState
from palais.tables.table.talk import TableTalk
from palais.tables.table.viewers import Viewer
from palais.tables.table.writer import TableWriter


class Table:
    """The table in memory; it can be thrown away and read again at any time.

    What people may do is in its parts: `actions`, `talk`, `hints`, `seats`, `hosting`, `endings`. Their methods raise Refusal;
    then nothing has changed. After a Refusal "stale" call `resend`: the one who asked has an old picture of the table.
    """

    def __init__(self, context: TableContext, game: Game, loaded: Loaded, history: History | None) -> None:
        self._context = context
        self.state = TableState(game, loaded, history, context.now())
        self._broadcast = Broadcaster(context, self.state)
        self._writer = TableWriter(context, self.state, self._broadcast, self.resume)
        self._timeout: asyncio.TimerHandle | None = None
        self._closed = False
        self.actions = TableActions(self._writer, self._forget_bots)
        self.bots = BotDriver(context, self.state.id, self._bot_turns, self.actions.play_for)
        self.talk = TableTalk(self._writer, self.actions)
        self.hints = TableHints(self._writer)
        self.seats = TableSeats(self._writer)
        self.hosting = TableHosting(self._writer, self.seats)
        self.endings = TableEndings(self._writer, self._forget_bots)

    @classmethod
    async def from_store(cls, context: TableContext, game: Game, loaded: Loaded) -> Self:
        """The table as it is stored; its bots and clocks go on."""
        table = cls(context, game, loaded, await load_history(game, loaded))
        table.resume()
        return table

    # ---- what everyone may know ----

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def seating(self) -> Seating:
        return self.state.seating

    @property
    def version(self) -> int:
        return self.state.version

    def info(self) -> TableInfo:
        return self.state.info()

    def playing(self) -> History:
        """The game; a Refusal if it has not begun."""
        return self.state.playing()

    def is_here(self, seat: int) -> bool:
        """Its owner plays it and looks at the table now."""
        return self.seating.is_person(seat) and seat in self.state.viewers

    def note_rematch(self, id: str | None) -> None:
        """Where this table goes on; stored already with the new table."""
        self.state.row = msgspec.structs.replace(self.row, rematch=id)
        self._broadcast.send_changed()

    # ---- connections ----

    def watch(self, viewer: Viewer, since: int | None = None) -> None:
        """Send what this viewer needs first (a snapshot, or what it missed after version `since`), then everything new."""
        self._broadcast.add(viewer, since)

    def unwatch(self, viewer: Viewer) -> None:
        self._broadcast.remove(viewer)
        self.touch()

    def resend(self, viewer: Viewer) -> None:
        """A fresh snapshot."""
        self._broadcast.send_snapshot(viewer)

    def announce_bots_ready(self) -> None:
        self._broadcast.send_changed()

    # ---- bots and clocks ----

    def resume(self) -> None:
        """After every change: ask the bots that are to act, and wake up when somebody's time is up.

        Arm the alarm first: a deadline that passes between the two checks would be lost.
        """
        if self._closed:  # what was begun before is still carried out, but nothing new
            return
        if self._timeout is not None:
            self._timeout.cancel()
        left = self.state.clocks.next_timeout(self._context.now())
        self._timeout = None if left is None else asyncio.get_running_loop().call_later(left, self.resume)
        self.bots.wake()

    def _bot_turns(self) -> Sequence[BotTurn]:
        """The open decisions of bots, of people who have left, and of people whose time is up."""
        history = self.state.history
        if history is None:
            return []
        waiting = [decision for decision in history.decisions if decision.must]
        return [
            BotTurn(self.game, history.state, decision.seat, decision.id, self._bot_for(decision.seat))
            for decision in waiting
            if self.seating.rows[decision.seat].bot is not None or self._is_out(decision.seat)
        ]

    def _bot_for(self, seat: int) -> str | None:
        """None: the game's fallback, which ends a person's part in a phase with a limit of its own."""
        code = self.seating.rows[seat].bot
        if code is not None:
            return code
        return None if self.state.clocks.is_phase_limit else self._context.bots.stand_in(self.game.id)

    def _is_out(self, seat: int) -> bool:
        return self.state.clocks.is_out(seat, self._context.now())

    def _forget_bots(self) -> None:
        self.bots.forget()

    # ---- being forgotten ----

    def touch(self) -> None:
        """Somebody has asked for this table and may be about to look at it."""
        self._writer.last_used = self._context.now()

    def is_idle(self, seconds: float) -> bool:
        """Nobody looks, nothing runs, and so it has been for a while: this table can be read again when it is needed."""
        now = self._context.now()
        if self.state.viewers or self.bots.busy or self._writer.busy or self.state.clocks.runs_live():
            return False
        return now - self._writer.last_used > seconds

    async def close(self) -> None:
        self._closed = True
        if self._timeout is not None:
            self._timeout.cancel()
        self._broadcast.close()
        await self.bots.close()
        await self._writer.close()
