"""Ending a game early, by resigning or by consent. Facts of the table, unknown to the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palais.store.rows import Ending, SeatRow
from palais.tables.history.history import History
from palais.tables.lobby.summaries import row_at_end
from palais.tables.table.writer import TableWriter
from palais.tables.table_info import TableInfo


class TableEndings:
    """A player who resigns is ranked last. The game ends if only one player or no person is left; otherwise a bot plays the
    seat to the end.
    """

    def __init__(self, writer: TableWriter, on_end: Callable[[], None]) -> None:
        self._writer, self._on_end = writer, on_end
        self._state, self._context = writer.state, writer.context

    async def resign(self, guest_id: str) -> TableInfo:
        seat = self._state.seating.own_seat(guest_id)
        await self._writer.alone(lambda: self._resign(seat))
        return self._state.info()

    async def _resign(self, seat: int) -> None:
        history = self._state.unfinished()
        row = self._state.seating.gave_up(seat, self._context.bots.stand_in(self._state.game.id))
        rest = [other for other in self._state.seating.rows if not other.resigned and other.seat != seat]
        people = [other for other in self._state.seating.contenders if other.seat != seat]
        if len(rest) <= 1 or not people:
            return await self._end(history, "resigned", [row])
        waited_for_it = all(other.agrees_to_end for other in people)  # all others have already agreed to end it
        return await (self._end(history, "consent", [row]) if waited_for_it else self._writer.change_seats([row]))

    async def agree_to_end(self, guest_id: str, yes: bool) -> TableInfo:
        """The first yes is an offer; the last one ends the game without a result. A no withdraws all agreements."""
        seat = self._state.seating.own_seat(guest_id)
        await self._writer.alone(lambda: self._agree_to_end(seat, yes))
        return self._state.info()

    async def _agree_to_end(self, seat: int, yes: bool) -> None:
        history = self._state.unfinished()
        if not yes:
            return await self._writer.change_seats(self._state.seating.declined_to_end())
        row = self._state.seating.agreed_to_end(seat)
        if all(other.agrees_to_end or other.seat == seat for other in self._state.seating.contenders):
            return await self._end(history, "consent", [row])
        return await self._writer.change_seats([row])

    async def _end(self, history: History, ending: Ending, changed: Sequence[SeatRow]) -> None:
        state, now = self._state, self._context.now()
        clocks = state.clocks.copy()
        clocks.stop(now)
        seats = [next((row for row in changed if row.seat == seat.seat), seat) for seat in state.seating.rows]
        row = row_at_end(state.row, state.game, history.state, seats, history.shares(), now, ending)
        await self._writer.store_seats(changed, row=row, clocks=clocks)
        history.stop()
        self._writer.broadcast.send_snapshots()
        self._on_end()
        self._writer.resume()
