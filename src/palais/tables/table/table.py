"""A table: its parts, its viewers, and the timers that drive bots and clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Self

from palais.core.contract import Game
from palais.store.rows import Change, Loaded, TableRow
from palais.tables.context import TableContext
from palais.tables.history.history import History
from palais.tables.history.stored import load_history
from palais.tables.table.actions import TableActions
from palais.tables.table.bargain import TableBargain
from palais.tables.table.bargain_driver import BargainDriver
from palais.tables.table.bot_driver import BotDriver, BotTurn
from palais.tables.table.bot_seats import BotSeats
from palais.tables.table.broadcast import Broadcaster
from palais.tables.table.catching_up import CatchingUp
from palais.tables.table.endings import TableEndings
from palais.tables.table.examining import TableExams
from palais.tables.table.exams import Exams
from palais.tables.table.fines import TableFines
from palais.tables.table.hints import TableHints
from palais.tables.table.hosting import TableHosting
from palais.tables.table.manners import Manners
from palais.tables.table.seating import Seating
from palais.tables.table.seats import TableSeats
from palais.tables.table.state import TableState
from palais.tables.table.talk import TableTalk
from palais.tables.table.viewers import Viewer
from palais.tables.table.writer import TableWriter
from palais.tables.table_info import TableInfo


class Table:
    """A table in memory; it can be dropped and reloaded at any time.

    The commands are in its parts: `actions`, `talk`, `fines`, `exams`, `bargain`, `hints`, `seats`, `hosting`, `endings`. Their
    methods may raise Refusal; then nothing has changed. After a Refusal "stale" call `resend`: the client's state is out of date.
    """

    def __init__(self, context: TableContext, game: Game, loaded: Loaded, history: History | None, has_bots: bool = True) -> None:
        self._context = context
        self.state = TableState(game, loaded, history, context.now(), context.others.elsewhere)
        self._broadcast = Broadcaster(context, self.state)
        self._writer = TableWriter(context, self.state, self._broadcast, self.resume, self._catch_up)
        self._timeout: asyncio.TimerHandle | None = None
        self._closed = False
        self._manners = Manners(context, self.state)
        self._exams = Exams(context, self.state)
        self.actions = TableActions(self._writer, self._manners, self._exams, self._forget_bots)
        self._bot_seats = BotSeats(context, self.state, has_bots)
        self.bots = BotDriver(context, self.state.id, self._bot_turns, self.actions.play_for)
        self.talk = TableTalk(self._writer, self.actions, self._manners)
        self.fines = TableFines(self._writer, self.actions, self._manners, self._exams)
        self.exams = TableExams(self._writer, self.actions, self._manners, self._exams)
        self.bargain = TableBargain(self._writer, self.actions)
        self.dealers = BargainDriver(context, self.state.id, self._bot_seats.dealers, self.bargain.do_for, self.resume)
        self.hints = TableHints(self._writer)
        self.seats = TableSeats(self._writer)
        self.hosting = TableHosting(self._writer, self.seats)
        self.endings = TableEndings(self._writer, self._forget_bots)
        self._others = CatchingUp(self._writer, self.actions, self.talk)

    @classmethod
    async def from_store(cls, context: TableContext, game: Game, loaded: Loaded, has_bots: bool = True) -> Self:
        """Load a table, and resume its bots and clocks. Without bots that know its rules, the game's fallback plays for them."""
        table = cls(context, game, loaded, await load_history(game, loaded), has_bots)
        table.resume()
        return table

    # ---- public facts ----

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
        """The game. Raises Refusal if it has not begun."""
        return self.state.playing()

    def is_here(self, seat: int) -> bool:
        """Whether the owner plays this seat and is connected."""
        is_connected = seat in self.state.viewers or seat in self._context.others.elsewhere(self.id).seats
        return self.seating.is_person(seat) and is_connected

    async def catch_up(self) -> None:
        """Take over what has been stored elsewhere: by another server, or with another table."""
        await self._writer.catch_up()

    async def catch_up_to(self, revision: int) -> None:
        """Catch up if the table is behind this revision."""
        if revision > self.row.revision:
            await self._writer.catch_up()

    async def hear(self, change: Change) -> None:
        """Take over a change that another server has told."""
        await self._writer.alone(lambda: self._others.hear(change))

    async def take_over(self) -> None:
        """Become the keeper of this table, if nobody is."""
        await self._writer.take_over()

    async def _catch_up(self) -> None:
        await self._others.catch_up()

    # ---- connections ----

    def watch(self, viewer: Viewer, since: int | None = None) -> None:
        """Send what this viewer needs first (a snapshot, or what it missed after version `since`), then everything new."""
        self._broadcast.add(viewer, since)
        self._context.others.tell_present(self)
        self._manners.show_recent(viewer)
        self._exams.show(viewer)

    def unwatch(self, viewer: Viewer) -> None:
        self._broadcast.remove(viewer)
        self._context.others.tell_present(self)
        self.touch()

    def hang_up(self) -> None:
        """End all connections."""
        for viewer in list(self.state.viewers):
            viewer.hang_up()

    def resend(self, viewer: Viewer) -> None:
        """Send a fresh snapshot."""
        self._broadcast.send_snapshot(viewer)

    def announce(self) -> None:
        """Something beyond this table has changed: bots are ready, or somebody is at another server."""
        self._broadcast.send_changed()

    # ---- bots and clocks ----

    def resume(self) -> None:
        """Wake the bots that are to act, and schedule the next timeout. Called after every change.

        Arm the alarm first: a deadline that passes between the two checks would be lost.
        """
        if self._closed:  # what was begun before is still carried out, but nothing new
            return
        if self._timeout is not None:
            self._timeout.cancel()
        now, is_kept = self._context.now(), self._keeps
        timers = (self.state.clocks, self.fines, self.exams) if is_kept else (self.exams,)
        lefts = [left for timer in timers if (left := timer.next_timeout(now)) is not None]
        self._timeout = asyncio.get_running_loop().call_later(min(lefts), self.resume) if lefts else None
        self.exams.wake()  # held where the question was asked, whoever keeps the table
        if is_kept:
            self.dealers.wake()
            self.bots.wake()
            self.fines.wake()

    @property
    def _keeps(self) -> bool:
        return self._context.others.keeps(self.row)

    def _bot_turns(self) -> Sequence[BotTurn]:
        """None for a seat whose action is held back by an exam, and none at a table that another server keeps."""
        held = None if self._exams.open is None else self._exams.open.seat
        turns = self._bot_seats.turns(lambda: self.dealers.busy) if self._keeps else []
        return [turn for turn in turns if turn.seat != held]

    def _forget_bots(self) -> None:
        self.bots.forget()

    # ---- dropping from memory ----

    def touch(self) -> None:
        """Keep the table in memory a while longer: somebody may be about to open it."""
        self._writer.last_used = self._context.now()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has watched and nothing has run for this long, so that the table can be dropped."""
        now = self._context.now()
        is_kept = any(part.busy for part in (self.dealers, self.fines, self.exams)) or self.state.clocks.runs_live()
        is_at_work = self.bots.busy or self._writer.busy or (self._keeps and is_kept)
        if self.state.viewers or is_at_work:
            return False
        return now - self._writer.last_used > seconds

    async def close(self) -> None:
        self._closed = True
        if self._timeout is not None:
            self._timeout.cancel()
        self._broadcast.close()
        await self.dealers.close()
        await self.bots.close()
        await self.fines.close()
        await self.exams.close()
        await self._writer.close()
