"""What only the maker of a table may do, and only before the game begins: links, who may sit down, bots, closing it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec

from palais.store.errors import Conflict
from palais.tables.lobby.names import bot_name
from palais.tables.lobby.summaries import maker_of
from palais.tables.messages import TableInfo
from palais.tables.refusals import Refusal
from palais.tables.table.seats import Seats


class Hosting(Seats):
    """Each right is looked at when its turn has come: the game may have begun meanwhile."""

    async def renew_link(self, guest_id: str, seat: int) -> None:
        """The link of an open seat is void at once; there is another one."""
        await self._alone(self._renew_link(guest_id, seat))

    async def _renew_link(self, guest_id: str, seat: int) -> None:
        self._check_may_change(guest_id)
        await self._change_seats([self.seating.relinked(seat)])

    async def let_anyone_sit(self, guest_id: str, seat: int, yes: bool) -> TableInfo:
        """With the first seat for anyone the table is listed; with none left for strangers it is so no more."""
        return await self._told(self._let_anyone_sit(guest_id, seat, yes))

    async def _let_anyone_sit(self, guest_id: str, seat: int, yes: bool) -> None:
        self._check_may_change(guest_id)
        row = self.seating.opened(seat, yes)
        others = [self.seating.rows[n] for n in self.seating.open_seats if n != seat]
        # An unlisted table of an older version knows no seats by link: listing it must not open the others.
        closed = [msgspec.structs.replace(other, by_link=True) for other in others if not self.row.listed and not other.by_link]
        listed = yes or (self.row.listed and any(not other.by_link for other in others))
        await self._change_seats([], [row, *closed], msgspec.structs.replace(self.row, listed=listed))

    async def give_to_bot(self, guest_id: str, seat: int, bot: str) -> TableInfo:
        """With the last open seat the game begins."""
        if bot not in self._means.thinker.codes:
            raise Refusal("bad-bot")
        return await self._told(self._give_to_bot(guest_id, seat, bot))

    async def _give_to_bot(self, guest_id: str, seat: int, bot: str) -> None:
        self._check_may_change(guest_id)
        name = bot_name([row.name for row in self.seating.rows])
        await self._fill(self.seating.given_to_bot(seat, bot, name))

    async def close_down(self, guest_id: str) -> TableInfo:
        """Nobody can sit down any more, it is in no list, and whoever is there is told."""
        return await self._told(self._close_down(guest_id))

    async def _close_down(self, guest_id: str) -> None:
        self._check_may_change(guest_id)
        row = msgspec.structs.replace(self.row, status="closed", ended=self._means.now())
        try:
            await self._means.store.close_table(row)
        except Conflict:
            await self._reload()
            raise Refusal("stale") from None
        self.row = row
        self._tell_changed()

    def check_maker(self, guest_id: str) -> None:
        """Who it is comes first: a stranger learns nothing about the table by asking."""
        if maker_of(self.row, self.seating) != guest_id:
            raise Refusal("not-the-maker")
        self.check_not_closed()

    def _check_may_change(self, guest_id: str) -> None:
        self.check_maker(guest_id)
        if self.row.status != "open":
            raise Refusal("begun")

    async def _told(self, work: Coroutine[Any, Any, None]) -> TableInfo:
        await self._alone(work)
        return self.info()
