"""A table as it stands: what is stored of it, who looks at it, whose clock runs. What people may do there is in table.py.

One writer: whatever changes goes through `_alone`, is stored, and is only then told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Self, TypeVar

from palais.core.contract import Game
from palais.store.rows import Loaded
from palais.tables.context import Means
from palais.tables.history.history import Course, replay
from palais.tables.lobby.summaries import clock_options, table_info
from palais.tables.messages import TableInfo
from palais.tables.refusals import Refusal
from palais.tables.table import broadcast
from palais.tables.table.bot_driver import BotTurn, Minds
from palais.tables.table.chat import Chatter
from palais.tables.table.clocks import Clocks
from palais.tables.table.seating import Seating
from palais.tables.table.viewer import Viewer
from palais.tables.table.viewers import Audience

logger = logging.getLogger(__name__)
REST = 0.5  # seconds between two words about how many watch
T = TypeVar("T")


class Desk:
    """The table in memory; it can be thrown away and read again at any time."""

    def __init__(self, means: Means, game: Game, loaded: Loaded, course: Course | None) -> None:
        self._means, self.game = means, game
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._audience = Audience()
        self._alarm: asyncio.TimerHandle | None = None
        self._watchers_told, self._watchers_rest = 0, None  # type: int, asyncio.TimerHandle | None
        self._minds = Minds(means, loaded.table.id, self._bot_turn, self._play_for)
        self._last_used = means.now()
        self._set(loaded, course)

    @classmethod
    async def from_store(cls, means: Means, game: Game, loaded: Loaded) -> Self:
        """The table as it is stored; its bots and clocks go on."""
        table = cls(means, game, loaded, await _course(game, loaded))
        table.go_on()
        return table

    def _set(self, loaded: Loaded, course: Course | None) -> None:
        self.row, self.seating, self.course = loaded.table, Seating(loaded.seats), course
        self._chatter = Chatter(loaded.chat)
        self._said_at = self.version if loaded.chat else -1  # the version at which the last line was said, or a later one
        self._clocks = Clocks(clock_options(self.row), len(self.seating))
        if course is None:
            return
        now = self._means.now()
        if loaded.entries or self.row.deadline is not None:
            stored = loaded.entries[-1].clocks if loaded.entries else None
            self._clocks.restore(self.row.to_act, stored, self.row.deadline, now)
        else:
            self._clocks.begin_turn(self.row.to_act, now)
        self._clocks.run(self.seating.is_person(self.row.to_act), now)

    async def _reload(self) -> None:
        """Somebody else has written to this table: begin again from what is stored."""
        loaded = await self._means.store.load(self.id)
        if loaded is None:
            raise Refusal("no-such-table")
        self._set(loaded, await _course(self.game, loaded))
        viewers, self._audience = list(self._audience), Audience()
        for viewer in viewers:
            viewer.seat = self.seat_of(viewer.guest_id)
            self._audience.add(viewer)
        self._tell_snapshots()
        self.go_on()

    # ---- what everyone may know ----

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return 0 if self.course is None else self.course.version

    def info(self) -> TableInfo:
        over = self.course is not None and self.row.status == "over" and "shares" not in (self.row.brief or {})
        shares = self.course.shares() if over and self.course is not None else None
        return table_info(self.row, self.seating, self._audience, self._audience.watchers, shares)

    def is_here(self, seat: int) -> bool:
        """Its owner plays it and looks at the table now."""
        return self.seating.is_person(seat) and seat in self._audience

    def seat_of(self, guest_id: str) -> int | None:
        return self.seating.seat_of(guest_id)

    def playing(self) -> Course:
        """The game, if it has begun."""
        if self.course is None:
            raise Refusal("closed" if self.row.status == "closed" else "not-started")
        return self.course

    # ---- connections ----

    def watch(self, viewer: Viewer, since: int | None = None) -> None:
        """Send what this viewer needs first (a snapshot, or what it missed after version `since`), then everything new."""
        viewer.seat = self.seat_of(viewer.guest_id)
        is_new = viewer.seat not in self._audience
        self._audience.add(viewer)
        missed = self.course.missed(since) if self.course is not None and since is not None and since > self._said_at else None
        if self.course is None or missed is None:
            self.resend(viewer)
        else:
            viewer.send(broadcast.update(viewer.seat, self.course, missed, 0, self._clock_state()))
            viewer.send(self._changed())
        if is_new and viewer.seat is not None:
            self._tell_changed(but=viewer)
        self._tell_watchers(but=viewer)

    def unwatch(self, viewer: Viewer) -> None:
        if self._audience.remove(viewer) and viewer.seat is not None and viewer.seat not in self._audience:
            self._tell_changed()
        self._tell_watchers()
        self.touch()

    def _tell_watchers(self, but: Viewer | None = None) -> None:
        """At once, then not for a while: nobody floods a table by reloading a page."""
        if self._watchers_rest is None and self._audience.watchers != self._watchers_told:
            self._watchers_told = self._audience.watchers
            self._watchers_rest = asyncio.get_running_loop().call_later(REST, self._rested)
            self._tell_changed(but)

    def _rested(self) -> None:
        self._watchers_rest = None
        self._tell_watchers()

    def resend(self, viewer: Viewer) -> None:
        """A fresh snapshot."""
        viewer.send(self._snapshot(viewer.seat))

    def _snapshot(self, seat: int | None) -> bytes:
        ready = self._means.thinker.ready
        return broadcast.snapshot(self.info(), seat, self.course, self._chatter, self._clock_state(), ready)

    def _changed(self) -> bytes:
        return broadcast.changed(self.info(), self._means.thinker.ready)

    def _tell_snapshots(self) -> None:
        for seat in self._audience.seats:
            self._audience.tell_seat(seat, self._snapshot(seat))

    def _tell_changed(self, but: Viewer | None = None) -> None:
        self._audience.tell_all(self._changed(), but)

    def tell_bots_are_ready(self) -> None:
        self._tell_changed()

    def _tell_update(self, course: Course, after: int, gone: int = 0) -> None:
        """A view for each seat that somebody looks from, and one for all spectators: a seat without viewers costs nothing."""
        clock = self._clock_state()
        for seat in self._audience.seats:
            with self._means.spent.on("views"):
                message = broadcast.update(seat, course, after, gone, clock)
            with self._means.spent.on("sending"):
                self._audience.tell_seat(seat, message)

    # ---- one writer ----

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """One at a time, and to its end even if whoever asked is gone: what is stored must also be told."""
        task = asyncio.create_task(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            self.touch()
            return await work

    # ---- clocks and bots ----

    def _clock_state(self) -> Any:
        return None if self.course is None else self._clocks.state(self._means.now())

    def go_on(self) -> None:
        """After every change: ask the bot that is to act, and be woken when the time of a person is up.

        The alarm comes first: a time that is up only between the two looks at the watch must not be missed by both.
        """
        if self._alarm is not None:
            self._alarm.cancel()
        left = self._clocks.left(self._means.now())
        self._alarm = None if not left else asyncio.get_running_loop().call_later(left, self.go_on)
        self._minds.wake()

    def _bot_turn(self) -> BotTurn | None:
        """The turn of a bot, of someone who has left, or of someone whose time is up."""
        if self.course is None:
            return None
        for seat in self.course.to_act:
            code = self.seating.rows[seat].bot
            if code is None and self._clocks.is_out(self._means.now()):
                code = self._means.stand_in
            if code is not None:
                return BotTurn(self.game, self.course.state, self.version, seat, code)
        return None

    async def _play_for(self, turn: BotTurn, action: int) -> None:
        raise NotImplementedError

    # ---- being forgotten ----

    def touch(self) -> None:
        """Somebody has asked for this table and may be about to look at it."""
        self._last_used = self._means.now()

    def is_idle(self, seconds: float) -> bool:
        """Nobody looks, nothing runs, and so it has been for a while: this table can be read again when it is needed."""
        if self._audience or self._minds.busy or self._lock.locked() or self._tasks:
            return False
        runs_live = self.row.clock.get("kind") == "live" and self._clocks.left(self._means.now()) is not None
        return not runs_live and self._means.now() - self._last_used > seconds

    async def close(self) -> None:
        for timer in (self._alarm, self._watchers_rest):
            if timer is not None:
                timer.cancel()
        await self._minds.close()
        if self._tasks:
            await asyncio.wait(list(self._tasks))


async def _course(game: Game, loaded: Loaded) -> Course | None:
    if loaded.table.status in ("open", "closed"):
        return None
    return await replay(game, loaded.table, len(loaded.seats), loaded.entries)
