"""Seats of a table: taken, left to a bot, taken back. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from palais.store.errors import Conflict
from palais.store.rows import SeatRow, TableRow
from palais.tables.history.history import Course, start_position
from palais.tables.lobby.summaries import row_after
from palais.tables.messages import TableInfo
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from palais.tables.table.clocks import Clocks
from palais.tables.table.writer import Desk


class Seats(Desk):
    """Who sits down, who leaves."""

    async def sit(self, guest: Guest, seat: int, colour: str | None = None) -> int:
        """Take a seat that is free for anyone, or the one that is held for this guest; whoever sits already keeps theirs."""
        return await self._alone(self._sit(guest, seat, colour))

    async def _sit(self, guest: Guest, seat: int, colour: str | None) -> int:
        self.check_not_closed()
        known = self.seat_of(guest.id) is not None or self.seating.held_seat(guest.id) is not None
        if not known and (not self.row.listed or self._needs_link(seat)):
            raise Refusal("link-needed")
        return await self._take(guest, seat, None, colour)

    def _needs_link(self, seat: int) -> bool:
        return 0 <= seat < len(self.seating) and self.seating.is_open(seat) and self.seating.rows[seat].by_link

    async def join(self, guest: Guest, seat: int, generation: int, colour: str | None = None) -> int:
        """Take the seat of a link, if it has not changed hands since the link was made."""
        return await self._alone(self._take(guest, seat, generation, colour))

    def check_not_closed(self) -> None:
        if self.row.status == "closed":
            raise Refusal("closed")

    def seat_for(self, guest: Guest, seat: int, generation: int | None) -> SeatRow:
        """The seat as it would be with this guest, who gets no second one. Nothing is taken yet."""
        self.check_not_closed()
        mine, held = self.seat_of(guest.id), self.seating.held_seat(guest.id)
        if mine is not None:
            return self.seating.rows[mine]
        if held is not None:
            return self.seating.taken(held, guest)
        taken = self.seating.taken(seat, guest)
        if generation is not None and taken.generation != generation + 1:
            raise Refusal("bad-link")
        return taken

    async def _take(self, guest: Guest, seat: int, generation: int | None, colour: str | None) -> int:
        taken = self.seat_for(guest, seat, generation)
        if taken.seat == self.seat_of(guest.id):
            return taken.seat
        taken, *repainted = self.seating.painted(taken, colour) if colour is not None else [taken]
        await self._fill(taken, repainted)
        return taken.seat

    async def _fill(self, seat: SeatRow, repainted: Sequence[SeatRow] = ()) -> None:
        """An open seat is open no more."""
        if self.seating.open_seats == [seat.seat]:
            await self._begin(seat)
        else:
            await self._change_seats([seat], repainted)

    async def _begin(self, last: SeatRow) -> None:
        """The last seat is taken: the game begins, and everyone sees it for the first time."""
        now = self._means.now()
        state = start_position(self.game, self.row, len(self.seating))
        clocks, first = self._clocks.copy(), self.game.to_act(state)[0]
        clocks.begin_turn(first, now)
        await self._store_seats([last], row=row_after(self.row, self.game, state, clocks, now), clocks=clocks)
        self.course = Course(self.game, state, len(self.seating))
        self._clocks.run(self.seating.is_person(first), now)
        self._tell_snapshots()
        self.go_on()

    async def leave(self, guest_id: str, bot: str) -> TableInfo:
        """Before the game begins the seat is open again; later a bot plays on, until its owner comes back."""
        if bot not in self._means.thinker.codes:
            raise Refusal("bad-bot")
        await self._alone(self._leave(guest_id, bot))
        return self.info()

    async def _leave(self, guest_id: str, bot: str) -> None:
        self.check_not_closed()
        held = self.seating.held_seat(guest_id)
        seat = self.seating.own_seat(guest_id) if held is None else held
        if self.row.status == "over":
            raise Refusal("over")
        is_open = self.row.status == "open"
        await self._change_seats([self.seating.freed(seat) if is_open else self.seating.handed_over(seat, bot)])

    async def come_back(self, guest_id: str) -> TableInfo:
        """Not after the end: a result is not for taking."""
        seat = self.seating.own_seat(guest_id)
        await self._alone(self._come_back(seat))
        return self.info()

    async def _come_back(self, seat: int) -> None:
        if self.row.status == "over":
            raise Refusal("over")
        await self._change_seats([self.seating.returned(seat)])

    async def _change_seats(self, renewed: Sequence[SeatRow], kept: Sequence[SeatRow] = (), row: TableRow | None = None) -> None:
        await self._store_seats(renewed, kept, row)
        self._clocks.run(self.seating.is_person(self.row.to_act), self._means.now())
        self._tell_changed()
        self.go_on()

    async def _store_seats(
        self,
        renewed: Sequence[SeatRow],
        kept: Sequence[SeatRow] = (),
        row: TableRow | None = None,
        clocks: Clocks | None = None,
    ) -> None:
        before = {self.seating.rows[seat.seat].guest_id for seat in renewed}
        try:
            await self._means.store.change_seats(renewed, row, kept)
        except Conflict:
            await self._reload()
            raise Refusal("stale") from None
        for changed in (*renewed, *kept):
            self.seating.change(changed)
        self.row, self._clocks = row or self.row, clocks or self._clocks
        for guest_id in (before | {seat.guest_id for seat in renewed}) - {None}:
            for viewer in self._audience.move(str(guest_id), self.seat_of(str(guest_id))):
                self.resend(viewer)

    def note_rematch(self, id: str | None) -> None:
        """Where this table goes on; stored already with the new table."""
        self.row = msgspec.structs.replace(self.row, rematch=id)
        self._tell_changed()
