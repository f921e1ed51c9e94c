"""The single writer of a table: changes are made under a lock, stored, and only then broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal, TypeVar

from palais.core.contract import State
from palais.core.play import Step
from palais.store.errors import Conflict
from palais.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from palais.tables.context import TableContext
from palais.tables.history.stored import load_history
from palais.tables.lobby.summaries import row_after, row_at_end
from palais.tables.refusals import Refusal
from palais.tables.table.broadcast import Broadcaster
from palais.tables.table.clocks import Clocks
from palais.tables.table.state import TableState

EntryKind = Literal["act", "undo", "rule"]
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

    async def append(self, kind: EntryKind, seat: int, steps: Sequence[Step], message_id: str | None) -> None:
        """Store actions, before anyone sees them."""
        await self._append(kind, seat, steps, message_id, steps[-1].state, None)

    async def append_undo(self, seat: int, message_id: str, before: State) -> None:
        await self._append("undo", seat, [], message_id, before, None)

    async def append_ruling(self, seat: int, steps: Sequence[Step], chat: ChatRow) -> None:
        """Store the referee's actions together with the chat line that caused them."""
        await self._append("rule", seat, steps, None, steps[-1].state, chat)

    async def _append(
        self, kind: EntryKind, seat: int, steps: Sequence[Step], message_id: str | None, after: State, chat: ChatRow | None
    ) -> None:
        """Store an entry. On a conflict the state in memory is out of date: reload it."""
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
            by_bot = kind == "act" and message_id is None
            row = row_at_end(state.row, game, after, state.seating.rows, state.playing().shares(steps, by_bot), now)
        actions, digest = [step.action for step in steps], game.digest(after)
        entry = EntryRow(state.id, state.version + 1, seat, kind, actions, message_id, digest, clocks.stored(), now)
        try:
            with self.context.timings.on("store"):
                await self.context.store.append(entry, row, chat)
        except Conflict:
            await self.reload()
            raise
        state.clocks, state.row = clocks, row or state.row

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
