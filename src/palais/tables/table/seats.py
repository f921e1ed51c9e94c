"""Taking, leaving and returning to seats. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

from palais.store.rows import SeatRow
from palais.tables.history.history import History
from palais.tables.history.stored import start_position
from palais.tables.lobby.families import read_family
from palais.tables.lobby.summaries import row_after
from palais.tables.refusals import Refusal
from palais.tables.requests import AS_IT_IS, Guest, Wish
from palais.tables.table.writer import TableWriter
from palais.tables.table_info import TableInfo


class TableSeats:
    """The seat commands of a table."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer, self._state, self._context = writer, writer.state, writer.context

    async def sit(self, guest: Guest, seat: int, wish: Wish = AS_IT_IS) -> int:
        """Take a seat open to anyone, or the one held for this guest. Guests who already sit keep their seat."""
        return await self._writer.alone(lambda: self._sit(guest, seat, wish))

    async def _sit(self, guest: Guest, seat: int, wish: Wish) -> int:
        self.check_not_closed()
        known = self._state.seat_of(guest.id) is not None or self._state.seating.held_seat(guest.id) is not None
        if not known and (not self._state.row.listed or self._needs_link(seat)):
            raise Refusal("link-needed")
        return await self._take(guest, seat, None, wish)

    def _needs_link(self, seat: int) -> bool:
        return (
            0 <= seat < len(self._state.seating) and self._state.seating.is_open(seat) and self._state.seating.rows[seat].by_link
        )

    async def join(self, guest: Guest, seat: int, generation: int, wish: Wish = AS_IT_IS) -> int:
        """Take the seat of a link, unless the seat changed hands since the link was issued."""
        return await self._writer.alone(lambda: self._take(guest, seat, generation, wish))

    def check_not_closed(self) -> None:
        if self._state.row.status == "closed":
            raise Refusal("closed")

    def seat_for(self, guest: Guest, seat: int, generation: int | None) -> SeatRow:
        """The row of the seat this guest would get: the one they have, the one held for them, or this one."""
        self.check_not_closed()
        mine, held = self._state.seat_of(guest.id), self._state.seating.held_seat(guest.id)
        if mine is not None:
            return self._state.seating.rows[mine]
        if held is not None:
            return self._state.seating.taken(held, guest)
        taken = self._state.seating.taken(seat, guest)
        if generation is not None and taken.generation != generation + 1:
            raise Refusal("bad-link")
        return taken

    async def _take(self, guest: Guest, seat: int, generation: int | None, wish: Wish) -> int:
        taken = self.seat_for(guest, seat, generation)
        if taken.seat == self._state.seat_of(guest.id):
            return taken.seat
        changed = self._state.seating.painted(taken, wish.colour) if wish.colour is not None else [taken]
        if wish.family is not None:
            changed = self._state.seating.renamed(changed, read_family(self._state.game.id, wish.family))
        await self.fill(changed[0], changed[1:])
        return taken.seat

    async def rename_family(self, guest_id: str, family: str) -> TableInfo:
        """Rename the guest's own family, before the game begins."""
        await self._writer.alone(lambda: self._rename_family(guest_id, family))
        return self._state.info()

    async def _rename_family(self, guest_id: str, family: str) -> None:
        self.check_not_closed()
        seat = self._state.seating.own_seat(guest_id)
        name = read_family(self._state.game.id, family)
        if self._state.row.status != "open":
            raise Refusal("begun")
        await self._writer.change_seats(self._state.seating.renamed([self._state.seating.rows[seat]], name))

    async def fill(self, seat: SeatRow, others: Sequence[SeatRow] = ()) -> None:
        """Store a filled seat, with the open ones that changed for it. If it was the last open one, the game begins."""
        if self._state.seating.open_seats == [seat.seat]:
            await self._begin(seat)
        else:
            await self._writer.change_seats([seat, *others])

    async def _begin(self, last: SeatRow) -> None:
        """Begin the game with the last seat, and send everyone a snapshot."""
        state, now = self._state, self._context.now()
        start = start_position(state.game, state.row, len(state.seating))
        clocks = state.clocks.copy()
        clocks.wait_for(state.game.to_act(start), state.game.moment(start), now)
        await self._writer.store_seats([last], row=row_after(state.row, state.game, start, clocks, now), clocks=clocks)
        state.history = History(state.game, start, len(state.seating))
        self._writer.broadcast.send_snapshots()
        self._writer.resume()

    async def leave(self, guest_id: str, bot: str | None = None) -> TableInfo:
        """Leave the seat. Before the game it is open again; later a bot plays until the owner returns."""
        game_id, bots = self._state.game.id, self._context.bots
        bot = bots.stand_in(game_id) if bot is None else bot
        if bot not in bots.codes(game_id):
            raise Refusal("bad-bot")
        await self._writer.alone(lambda: self._leave(guest_id, bot))
        return self._state.info()

    async def _leave(self, guest_id: str, bot: str) -> None:
        self.check_not_closed()
        held = self._state.seating.held_seat(guest_id)
        seat = self._state.seating.own_seat(guest_id) if held is None else held
        if self._state.row.status == "over":
            raise Refusal("over")
        is_open = self._state.row.status == "open"
        await self._writer.change_seats(
            [self._state.seating.freed(seat) if is_open else self._state.seating.handed_over(seat, bot)]
        )

    async def come_back(self, guest_id: str) -> TableInfo:
        """Take the seat back from the stand-in; not possible after the end, because it would change the result."""
        seat = self._state.seating.own_seat(guest_id)
        await self._writer.alone(lambda: self._come_back(seat))
        return self._state.info()

    async def _come_back(self, seat: int) -> None:
        if self._state.row.status == "over":
            raise Refusal("over")
        await self._writer.change_seats([self._state.seating.returned(seat)])
