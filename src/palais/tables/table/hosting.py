"""What only the maker may do, and only before the game begins: links, open seats, bots, closing the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from palais.tables.lobby.names import bot_name
from palais.tables.lobby.summaries import maker_of
from palais.tables.refusals import Refusal
from palais.tables.table.seats import TableSeats
from palais.tables.table.writer import TableWriter
from palais.tables.table_info import TableInfo


class TableHosting:
    """Permissions are checked under the lock: the game may have begun meanwhile."""

    def __init__(self, writer: TableWriter, seats: TableSeats) -> None:
        self._writer, self._seats = writer, seats
        self._state, self._context = writer.state, writer.context

    async def renew_link(self, guest_id: str, seat: int) -> None:
        """Void the link of an open seat and issue a new one."""
        await self._writer.alone(lambda: self._renew_link(guest_id, seat))

    async def _renew_link(self, guest_id: str, seat: int) -> None:
        self._check_may_change(guest_id)
        await self._writer.change_seats([self._state.seating.relinked(seat)])

    async def let_anyone_sit(self, guest_id: str, seat: int, yes: bool) -> TableInfo:
        """Open a seat to anyone, or to links only. The table is listed while any seat is open to anyone."""
        return await self._do(lambda: self._let_anyone_sit(guest_id, seat, yes))

    async def _let_anyone_sit(self, guest_id: str, seat: int, yes: bool) -> None:
        self._check_may_change(guest_id)
        row = self._state.seating.opened(seat, yes)
        others = [self._state.seating.rows[n] for n in self._state.seating.open_seats if n != seat]
        # Rows of older versions do not mark seats as by link: listing the table must not open the other seats.
        closed = [
            msgspec.structs.replace(other, by_link=True) for other in others if not self._state.row.listed and not other.by_link
        ]
        listed = yes or (self._state.row.listed and any(not other.by_link for other in others))
        await self._writer.change_seats([row, *closed], msgspec.structs.replace(self._state.row, listed=listed))

    async def give_to_bot(self, guest_id: str, seat: int, bot: str) -> TableInfo:
        """Give an open seat to a bot. If it was the last one, the game begins."""
        if bot not in self._context.bots.codes(self._state.game.id):
            raise Refusal("bad-bot")
        return await self._do(lambda: self._give_to_bot(guest_id, seat, bot))

    async def _give_to_bot(self, guest_id: str, seat: int, bot: str) -> None:
        self._check_may_change(guest_id)
        name = bot_name([row.name for row in self._state.seating.rows])
        await self._seats.fill(self._state.seating.given_to_bot(seat, bot, name))

    async def close_down(self, guest_id: str) -> TableInfo:
        """Close the table: no more joining, no listing; viewers are told."""
        return await self._do(lambda: self._close_down(guest_id))

    async def _close_down(self, guest_id: str) -> None:
        self._check_may_change(guest_id)
        row = msgspec.structs.replace(self._state.row, status="closed", ended=self._context.now())
        await self._writer.close_table(row)

    def check_maker(self, guest_id: str) -> None:
        """Refuse anyone but the maker. Checked first, so that strangers learn nothing about the table."""
        if maker_of(self._state.row, self._state.seating) != guest_id:
            raise Refusal("not-the-maker")
        self._seats.check_not_closed()

    def _check_may_change(self, guest_id: str) -> None:
        self.check_maker(guest_id)
        if self._state.row.status != "open":
            raise Refusal("begun")

    async def _do(self, work: Callable[[], Coroutine[Any, Any, None]]) -> TableInfo:
        await self._writer.alone(work)
        return self._state.info()
