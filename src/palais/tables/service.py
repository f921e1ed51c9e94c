"""What guests may ask of the server. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec

from palais.core.contract import Game
from palais.store.errors import Conflict, StoreError
from palais.store.rows import Listed, Loaded
from palais.store.store import Store
from palais.tables.bot_pool import BotPool
from palais.tables.history.replays import Replays, check_actions, check_seat
from palais.tables.lobby import create
from palais.tables.lobby.summaries import summary, table_info
from palais.tables.others import Alone
from palais.tables.refusals import Refusal
from palais.tables.registry import TableRegistry, is_id
from palais.tables.requests import AS_IT_IS, Guest, Invitation, Lists, NewTable, Summary, Wish
from palais.tables.table.seating import Seating
from palais.tables.table.table import Table
from palais.tables.table_info import TableInfo

LIST_LENGTH: Final = 50  # tables in each list


class TableService:
    """Creates and lists tables, and seats people. Replays are in `replays`."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        bots: BotPool,
        now: Callable[[], float] = time.time,
        others: Alone | None = None,
        older: Mapping[tuple[str, int], Game] | None = None,
    ) -> None:
        self.registry = TableRegistry(store, games, bots, now, others, older)
        self.replays = Replays(self.registry)

    async def open(self) -> None:
        await self.registry.open()

    async def close(self) -> None:
        await self.registry.close()

    @property
    def games(self) -> Mapping[str, Game]:
        """The games of this server, by id."""
        return self.registry.games

    def secret(self, purpose: str) -> bytes:
        """A secret of this server for one purpose (such as signing cookies), the same after a restart."""
        return self.registry.keys.of(purpose)

    async def probe(self) -> None:
        """Raises StoreError if a move could not be stored now."""
        if not self.registry.others.is_up:
            raise StoreError("this server has lost its database")
        await self.registry.store.probe()

    async def get(self, id: str) -> Table:
        return await self.registry.get(id)

    # ---- new tables ----

    async def make_table(self, guest: Guest, order: NewTable) -> Table:
        game, bots = self.registry.game(order.game), self.registry.bots
        return await self._add(create.ordered(game, guest, order, bots.codes(game.id), self.registry.now()))

    async def _add(self, rows: create.NewRows, rematch_of: str | None = None) -> Table:
        row, seats = rows
        due = row.created if row.status == "playing" else None
        row = msgspec.structs.replace(row, keeper=self.registry.others.name, due=due)
        await self.registry.store.add_table(row, seats, rematch_of)
        return await self.registry.put(Loaded(row, seats, [], []))

    async def rematch(self, guest: Guest, id: str) -> Table:
        """A new table for the same people and bots. Whoever asks second joins the same table."""
        old = await self.registry.finished(id)
        old.seating.own_seat(guest.id)
        if old.row.rematch is None:
            await self._make_rematch(guest, old)
        new = await self.get(str(old.row.rematch))
        held = new.seating.held_seat(guest.id)
        if held is not None:
            await new.seats.sit(guest, held)
        return new

    async def _make_rematch(self, guest: Guest, old: Table) -> None:
        here = [seat for seat in range(len(old.seating)) if old.is_here(seat)]
        options, company = old.game.rematch_options(old.row.options, old.playing().state), create.Company(guest, here)
        today = self.registry.game(old.row.game)  # the old table may have been played with older rules
        rows = create.rematch(today, old.row, old.seating.rows, options, company, self.registry.now())
        with suppress(Conflict):  # somebody else was first; join that one
            await self._add(rows, old.id)
        await old.catch_up()
        self.registry.others.touch(old.id, old.row.revision)

    async def close_table(self, guest_id: str, id: str) -> TableInfo:
        """Close a table before its game begins. If it was a rematch, there can be another one."""
        info = await (await self.get(id)).hosting.close_down(guest_id)
        for table in [table for table in self.registry if table.row.rematch == id]:
            await table.catch_up()
        return info

    async def play_on(self, guest: Guest, id: str, action: int, seat: int, bot: str | None = None) -> Table:
        """Continue a finished game from a position, in this seat, against bots."""
        old, bots = await self.registry.finished(id), self.registry.bots
        bot = bots.stand_in(old.game.id) if bot is None else bot
        if bot not in bots.codes(old.game.id):
            raise Refusal("bad-bot")
        check_seat(old, seat)
        playback = self.replays.playback(old)
        check_actions(playback, action, action)
        position = await playback.position(action)
        if not old.game.to_act(position):
            raise Refusal("over")
        point = create.BranchPoint(old.row, old.seating.rows, position, action)
        return await self._add(create.play_on(old.game, guest, point, seat, bot, self.registry.now()))

    # ---- lists and links ----

    async def summary(self, guest_id: str, id: str) -> Summary:
        listed = await self.registry.store.find_listed(id) if is_id(id) else None
        if listed is None:
            raise Refusal("no-such-table")
        return self._summary(guest_id, listed)

    async def lists(self, guest_id: str) -> Lists:
        """The lists of the home page, without tables of games that are not installed."""
        lists = await self.registry.store.list_tables(guest_id, LIST_LENGTH)
        known = {name: [one for one in found if one.table.game in self.games] for name, found in lists.items()}
        return Lists(**{name: [self._summary(guest_id, listed) for listed in found] for name, found in known.items()})

    def _summary(self, guest_id: str, listed: Listed) -> Summary:
        """From the store; connections are known only for tables in memory."""
        seating, row = Seating(listed.seats), listed.table
        table = self.registry.in_memory(row.id)
        return summary(table.info() if table else table_info(row, seating, ()), row, seating, guest_id)

    async def invites(self, guest_id: str, id: str) -> dict[int, str]:
        """The tokens of the open seats, for the maker of the table only."""
        table = await self.get(id)
        table.hosting.check_maker(guest_id)
        seats = [table.seating.rows[seat] for seat in table.seating.open_seats]
        return {seat.seat: self.registry.keys.invite(table.id, seat.seat, seat.generation) for seat in seats}

    async def new_link(self, guest_id: str, id: str, seat: int) -> dict[int, str]:
        """Void the link of this seat. Returns the tokens of all open seats."""
        await (await self.get(id)).hosting.renew_link(guest_id, seat)
        return await self.invites(guest_id, id)

    async def join(self, guest: Guest, token: str, wish: Wish = AS_IT_IS) -> tuple[str, int]:
        """Take the seat of a link. Returns the table's id and the seat."""
        id, seat, generation = self.registry.keys.read_invite(token)
        table = await self.get(id)
        return id, await table.seats.join(guest, seat, generation, wish)

    async def look_at_link(self, guest: Guest, token: str) -> Invitation:
        """What `join` would do, with the same refusals, without taking the seat."""
        id, seat, generation = self.registry.keys.read_invite(token)
        table = await self.get(id)
        nobody = msgspec.structs.replace(guest, name="")  # a name that looks like another one here can still be changed
        found = table.seats.seat_for(nobody, seat, generation).seat
        return Invitation(table.info(), found, table.seating.free_colours, table.seating.seat_of(guest.id) is not None)
