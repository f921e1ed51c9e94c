"""A game that ends before its time, by resigning or because everyone agrees: facts of the table, not of the game."""

from __future__ import annotations

from collections.abc import Sequence

from palais.store.rows import Ending, SeatRow
from palais.tables.history.history import Course
from palais.tables.lobby.summaries import row_at_end
from palais.tables.messages import TableInfo
from palais.tables.refusals import Refusal
from palais.tables.table.hosting import Hosting


class Endings(Hosting):
    """Whoever resigns is last. The game ends with it if nobody is left to play against, or no person at all;
    otherwise a bot plays on in that seat, which cannot be taken back.
    """

    async def resign(self, guest_id: str) -> TableInfo:
        seat = self.seating.own_seat(guest_id)
        await self._alone(self._resign(seat))
        return self.info()

    async def _resign(self, seat: int) -> None:
        course = self._still_playing()
        row = self.seating.gave_up(seat, self._means.stand_in)
        rest = [other for other in self.seating.rows if not other.resigned and other.seat != seat]
        people = [other for other in self.seating.contenders if other.seat != seat]
        if len(rest) <= 1 or not people:
            return await self._end(course, "resigned", [row])
        waited_for_it = all(other.agrees_to_end for other in people)  # the others have agreed to end it already
        return await (self._end(course, "consent", [row]) if waited_for_it else self._change_seats([row]))

    async def agree_to_end(self, guest_id: str, yes: bool) -> TableInfo:
        """The first yes is an offer; the last one ends the game without a result. A no takes back what all others have said."""
        seat = self.seating.own_seat(guest_id)
        await self._alone(self._agree_to_end(seat, yes))
        return self.info()

    async def _agree_to_end(self, seat: int, yes: bool) -> None:
        course = self._still_playing()
        if not yes:
            return await self._change_seats(self.seating.declined_to_end())
        row = self.seating.agreed_to_end(seat)
        if all(other.agrees_to_end or other.seat == seat for other in self.seating.contenders):
            return await self._end(course, "consent", [row])
        return await self._change_seats([row])

    def _still_playing(self) -> Course:
        if self.row.status == "over":
            raise Refusal("over")
        return self.playing()

    async def _end(self, course: Course, ending: Ending, changed: Sequence[SeatRow]) -> None:
        now, clocks = self._means.now(), self._clocks.copy()
        clocks.count(now)
        clocks.begin_turn(None, now)
        seats = [next((row for row in changed if row.seat == seat.seat), seat) for seat in self.seating.rows]
        row = row_at_end(self.row, self.game, course.state, seats, course.shares(), now, ending)
        await self._store_seats(changed, row=row, clocks=clocks)
        course.stop()
        self._tell_snapshots()
        self._minds.forget()
        self.go_on()
