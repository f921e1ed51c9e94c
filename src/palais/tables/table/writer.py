"""The single writer of a table: changes are made under a lock, stored, and only then broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from palais.core.contract import State
from palais.core.play import Step
from palais.store.errors import Conflict
from palais.store.rows import ChatRow, DeedRow, EntryRow, SeatRow, TableRow
from palais.tables.context import TableContext
from palais.tables.history.stored import load_history
from palais.tables.lobby.summaries import row_after, row_at_end
from palais.tables.refusals import Refusal
from palais.tables.table.broadcast import Broadcaster
from palais.tables.table.clocks import Clocks
from palais.tables.table.state import TableState

EntryKind = Literal["act", "undo", "rule", "deal"]
T = TypeVar("T")


class TableWriter:
    """Holds a table's lock and writes to the store. Calls `resume` after every change, for bots and clocks."""

    def __init__(self, context: TableContext, state: TableState, broadcast: Broadcaster, resume: Callable[[], None]) -> None:
        self.context, self.state, self.broadcast, self.resume = context, state, broadcast, resume
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.last_used = context.now()

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` under the lock, to its end even if the caller is cancelled: what is stored must be broadcast."""
        task = asyncio.create_task(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            self.last_used = self.context.now()
            return await work

    @property
    def busy(self) -> bool:
        return self._lock.locked() or bool(self._tasks)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks))

    async def reload(self) -> None:
        """Reload the table from the store, after another writer has changed it."""
        loaded = await self.context.store.load(self.state.id)
        if loaded is None:
            raise Refusal("no-such-table")
        self.state.set(loaded, await load_history(self.state.game, loaded), self.context.now())
        self.broadcast.seat_again()
        self.resume()

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
        state, after = self.state, payments[-1].state
        clocks, row = self._clocks_and_row(payments, after, False)
        entries = [
            self._entry("deal", step.seat, [step], None, step.state, clocks, number) for number, step in enumerate(payments)
        ]
        await self._stored(self.context.store.append_deal(entries, deed, row))
        state.clocks, state.row = clocks, row or state.row

    async def append_deed(self, deed: DeedRow) -> None:
        """Store an offer, an answer or a withdrawal that moves no money."""
        await self._stored(self.context.store.add_deed(deed))

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
        await self._stored(self.context.store.append(entry, row, chat))
        self.state.clocks, self.state.row = clocks, row or self.state.row
        return entry

    async def _stored(self, storing: Coroutine[Any, Any, None]) -> None:
        """Wait until it is stored. On a conflict the state in memory is out of date: reload it."""
        try:
            with self.context.timings.on("store"):
                await storing
        except Conflict:
            await self.reload()
            raise

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

    def _clocks_and_row(self, steps: Sequence[Step], after: State, by_bot: bool) -> tuple[Clocks, TableRow | None]:
        """The clocks after these steps, and the table's row if it changes."""
        state, game, now = self.state, self.state.game, self.context.now()
        clocks, row = state.clocks.copy(), None
        clocks.count(now)
        acting, moment = game.to_act(after), game.moment(after)
        if bits(acting) != (state.row.to_act or 0) or moment.turn != state.playing().moment.turn:
            clocks.wait_for(acting, moment, now)
            clocks.run_for(state.seating.people, now)
            row = row_after(state.row, game, after, clocks, now)
        if not acting:
            clocks.stop(now)
            row = row_at_end(state.row, game, after, state.seating.rows, state.playing().shares(steps, by_bot), now)
        return clocks, row

    # ---- seats ----

    async def change_seats(self, renewed: Sequence[SeatRow], kept: Sequence[SeatRow] = (), row: TableRow | None = None) -> None:
        """Store seats, broadcast, resume. `renewed` seats get a new generation, which voids old links."""
        await self.store_seats(renewed, kept, row)
        self.state.clocks.run_for(self.state.seating.people, self.context.now())
        self.broadcast.send_changed()
        self.resume()

    async def store_seats(
        self,
        renewed: Sequence[SeatRow],
        kept: Sequence[SeatRow] = (),
        row: TableRow | None = None,
        clocks: Clocks | None = None,
    ) -> None:
        state = self.state
        before = {state.seating.rows[seat.seat].guest_id for seat in renewed}
        try:
            await self.context.store.change_seats(renewed, row, kept)
        except Conflict:
            await self.reload()
            raise Refusal("stale") from None
        for changed in (*renewed, *kept):
            state.seating.change(changed)
        state.row, state.clocks = row or state.row, clocks or state.clocks
        for guest_id in (before | {seat.guest_id for seat in renewed}) - {None}:
            for viewer in state.viewers.move(str(guest_id), state.seat_of(str(guest_id))):
                self.broadcast.send_snapshot(viewer)


def bits(seats: Sequence[int]) -> int:
    """Seats as a bitmask, as they are stored."""
    return sum(1 << seat for seat in seats)
