"""The single writer of a table: changes are made under a lock, stored, and only then broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec

from palais.core.contract import State
from palais.core.play import Step
from palais.store.errors import Conflict
from palais.store.rows import Change, ChatRow, DeedRow, EntryRow, SeatRow, TableRow
from palais.tables.context import TableContext
from palais.tables.lobby.summaries import row_after, row_at_end, with_clocks
from palais.tables.refusals import Refusal
from palais.tables.table.broadcast import Broadcaster
from palais.tables.table.clocks import Clocks
from palais.tables.table.due import next_due
from palais.tables.table.seating import Seating
from palais.tables.table.state import TableState

EntryKind = Literal["act", "undo", "rule", "deal"]
T = TypeVar("T")
MAX_ATTEMPTS: Final = 20  # each time another server was first, so somebody has got on


class TableWriter:
    """Holds a table's lock and writes to the store. Calls `resume` after every change, for bots and clocks, and `catch_up` when
    another server has written to the table.
    """

    def __init__(
        self,
        context: TableContext,
        state: TableState,
        broadcast: Broadcaster,
        resume: Callable[[], None],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self.context, self.state, self.broadcast, self.resume = context, state, broadcast, resume
        self._catch_up = catch_up
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.last_used = context.now()

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run `work` under the lock, to its end even if the caller is cancelled: what is stored must be broadcast. If another
        server was first, it is run again with what that one has changed, so it must check everything itself.
        """
        task = asyncio.create_task(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._lock:
            self.last_used = self.context.now()
            for _ in range(MAX_ATTEMPTS):
                try:
                    return await work()
                except Conflict:
                    await self._catch_up()
            raise Refusal("stale")

    async def catch_up(self) -> None:
        """Take over what other servers have stored."""
        await self.alone(lambda: _finish(self._catch_up()))

    async def take_over(self) -> None:
        """Keep the table from now on, unless another server does."""
        await self.alone(self._take_over)

    async def _take_over(self) -> None:
        state, now = self.state, self.context.now()
        if state.history is None or not self.context.others.is_free(state.row):
            return
        row = self._next_row(state.row, state.clocks, now, state.history.to_act, state.seating)
        row = msgspec.structs.replace(row, clocks=state.row.clocks, clocks_at=state.row.clocks_at)
        await self._store(row, same_row=True)
        self.resume()

    @property
    def busy(self) -> bool:
        return self._lock.locked() or bool(self._tasks)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks))

    async def _store(self, row: TableRow, **changes: Any) -> None:
        """Store a change of the table; `row` becomes its row. Raises Conflict if another server was first."""
        change = Change(row, **changes)
        with self.context.timings.on("store"):
            await self.context.store.change(change)
        self.state.row = row
        self.context.others.tell(change)

    def _next_row(self, row: TableRow, clocks: Clocks, now: float, acting: Sequence[int], seating: Seating) -> TableRow:
        """The row for the next write. Whoever writes keeps the table."""
        due = next_due(acting, seating, clocks, self.state.breaches, now) if row.status == "playing" else None
        keeper, revision = self.context.others.name, self.state.row.revision + 1
        return msgspec.structs.replace(with_clocks(row, clocks, now), revision=revision, keeper=keeper, due=due)

    # ---- entries ----

    async def append(
        self, kind: EntryKind, seat: int, steps: Sequence[Step], message_id: str | None, breach: dict[str, Any] | None = None
    ) -> EntryRow:
        """Store actions, before anyone sees them, with the breach of etiquette in them."""
        return await self._append(kind, seat, steps, message_id, steps[-1].state, None, breach)

    async def append_undo(self, seat: int, message_id: str, before: State) -> None:
        await self._append("undo", seat, [], message_id, before, None)

    async def append_ruling(self, seat: int, steps: Sequence[Step], chat: ChatRow | None) -> None:
        """Store the referee's actions, together with the chat line that caused them unless that is stored already."""
        await self._append("rule", seat, steps, None, steps[-1].state, chat)

    async def append_deal(self, payments: Sequence[Step], deed: DeedRow) -> None:
        """Store an accepted offer with what it pays at once: an entry for each payment, final for everyone."""
        after = payments[-1].state
        clocks, row = self._clocks_and_row(payments, after, False)
        entries = [
            self._entry("deal", step.seat, [step], None, step.state, clocks, number) for number, step in enumerate(payments)
        ]
        await self._store(row, entries=entries, deeds=[deed])
        self.state.clocks = clocks

    async def append_deed(self, deed: DeedRow) -> None:
        """Store an offer, an answer or a withdrawal that moves no money."""
        await self._store(self._touched(), deeds=[deed], same_row=True)

    async def append_chat(self, line: ChatRow) -> None:
        await self._store(self._touched(), chat=[line], same_row=True)

    def _touched(self) -> TableRow:
        """The row for a write that changes nothing else of it."""
        return msgspec.structs.replace(self.state.row, revision=self.state.row.revision + 1, keeper=self.context.others.name)

    async def _append(
        self,
        kind: EntryKind,
        seat: int,
        steps: Sequence[Step],
        message_id: str | None,
        after: State,
        chat: ChatRow | None,
        breach: dict[str, Any] | None = None,
    ) -> EntryRow:
        """Store an entry."""
        clocks, row = self._clocks_and_row(steps, after, kind == "act" and message_id is None)
        entry = msgspec.structs.replace(self._entry(kind, seat, steps, message_id, after, clocks), breach=breach)
        is_same = row.brief is self.state.row.brief  # a new turn, or the end, brings a new one
        await self._store(row, entries=[entry], chat=[] if chat is None else [chat], same_row=is_same)
        self.state.clocks = clocks
        return entry

    def _entry(
        self,
        kind: EntryKind,
        seat: int,
        steps: Sequence[Step],
        message_id: str | None,
        after: State,
        clocks: Clocks,
        nth: int = 0,
    ) -> EntryRow:
        state, now = self.state, self.context.now()
        actions, digest = [step.action for step in steps], state.game.digest(after)
        return EntryRow(state.id, state.version + 1 + nth, seat, kind, actions, message_id, digest, clocks.stored(), now)

    def _clocks_and_row(self, steps: Sequence[Step], after: State, by_bot: bool) -> tuple[Clocks, TableRow]:
        """The clocks and the table's row after these steps."""
        state, game, now = self.state, self.state.game, self.context.now()
        clocks, row = state.clocks.copy(), state.row
        clocks.count(now)
        acting, moment = game.to_act(after), game.moment(after)
        if bits(acting) != (state.row.to_act or 0) or moment.turn != state.playing().moment.turn:
            clocks.wait_for(acting, moment, now)
            clocks.run_for(state.seating.people, now)
            row = row_after(state.row, game, after, clocks, now)
        if not acting:
            clocks.stop(now)
            row = row_at_end(state.row, game, after, state.seating.rows, state.playing().shares(steps, by_bot), now)
        return clocks, self._next_row(row, clocks, now, acting, state.seating)

    # ---- seats ----

    async def change_seats(self, changed: Sequence[SeatRow], row: TableRow | None = None) -> None:
        """Store seats, broadcast, resume."""
        await self.store_seats(changed, row)
        self.broadcast.send_changed()
        self.resume()

    async def store_seats(self, changed: Sequence[SeatRow], row: TableRow | None = None, clocks: Clocks | None = None) -> None:
        """Store seats, with the table's row and its clocks if they change too."""
        state, now = self.state, self.context.now()
        seating = state.seating.after(changed)
        clocks = state.clocks.copy() if clocks is None else clocks
        clocks.run_for(seating.people, now)
        acting = () if state.history is None else state.history.to_act
        after = self._next_row(row or state.row, clocks, now, acting, seating)
        await self._store(after, seats=list(changed), same_row=row is None)
        state.clocks = clocks
        self.broadcast.take_seats(seating)

    async def close_table(self, row: TableRow) -> None:
        """Store that the table is closed, and broadcast it."""
        row = msgspec.structs.replace(row, revision=self.state.row.revision + 1)
        await self.context.store.close_table(row)
        self.state.row = row
        self.context.others.tell(Change(row))
        self.broadcast.send_changed()


async def _finish(work: Awaitable[None]) -> None:
    await work


def bits(seats: Sequence[int]) -> int:
    """Seats as a bitmask, as they are stored."""
    return sum(1 << seat for seat in seats)
