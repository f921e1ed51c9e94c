"""What guests may ask of a house full of tables. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

import msgspec

from palais.core.archive import GameRecord
from palais.store.errors import Conflict
from palais.store.rows import Listed, Loaded
from palais.tables.history.playback import Reel
from palais.tables.lobby import create
from palais.tables.lobby.summaries import summary, table_info
from palais.tables.messages import TableInfo
from palais.tables.refusals import Refusal
from palais.tables.registry import Hall, is_id
from palais.tables.requests import Frame, Guest, Invitation, Lists, NewTable, Replay, Summary
from palais.tables.table.broadcast import eyes
from palais.tables.table.seating import Seating
from palais.tables.table.table import Table

LISTED = 50  # tables in each list
MOST_FRAMES = 40
KEPT_REELS = 64
MOST_FRAME_BYTES = 32 << 20
MOMENTS_OF_A_FRAME = 20  # that are worked out, not drawn, in the time that one frame takes


class House(Hall):
    """Makes tables, lists them, seats people, shows finished games."""

    # ---- new tables ----

    async def make_table(self, guest: Guest, order: NewTable) -> Table:
        rows = create.ordered(self._game(order.game), guest, order, self._thinker.codes, self._now())
        return await self._add(rows)

    async def _add(self, rows: create.NewRows, rematch_of: str | None = None) -> Table:
        row, seats = rows
        await self._store.add_table(row, seats, rematch_of)
        return await self._put(Loaded(row, seats, [], []))

    async def rematch(self, guest: Guest, id: str) -> Table:
        """The same people and bots again; whoever asks second comes to the same table, and sits down there."""
        old = await self._finished(id)
        old.seating.own_seat(guest.id)
        if old.row.rematch is None:
            await self._make_rematch(guest, old)
        new = await self.get(str(old.row.rematch))
        held = new.seating.held_seat(guest.id)
        if held is not None:
            await new.sit(guest, held)
        return new

    async def _make_rematch(self, guest: Guest, old: Table) -> None:
        here = [seat for seat in range(len(old.seating)) if old.is_here(seat)]
        last = old.playing().state
        rows = create.rematch(old.game, old.row, old.seating.rows, last, create.Company(guest, here), self._now())
        try:
            new = await self._add(rows, old.id)
            old.note_rematch(new.id)
        except Conflict:
            found = await self._store.find_listed(old.id)
            old.note_rematch(found.table.rematch if found else None)

    async def close_table(self, guest_id: str, id: str) -> TableInfo:
        """Before its game begins. If it was a rematch there can be another one."""
        info = await (await self.get(id)).close_down(guest_id)
        for table in self._tables.values():
            if table.row.rematch == id:
                table.note_rematch(None)
        return info

    async def play_on(self, guest: Guest, id: str, action: int, seat: int, bot: str) -> Table:
        """From a moment of a finished game, in this seat, against bots."""
        old = await self._finished(id)
        if bot not in self._thinker.codes:
            raise Refusal("bad-bot")
        _check_seat(old, seat)
        reel = self._reel(old)
        _check_actions(reel, action, action)
        async for moment in reel.moments(action, action):
            if not old.game.to_act(moment):
                raise Refusal("over")
            source = create.Moment(old.row, old.seating.rows, moment, action)
            rows = create.play_on(old.game, guest, source, seat, bot, self._now())
        return await self._add(rows)

    async def _finished(self, id: str) -> Table:
        table = await self.get(id)
        if table.row.status != "over":
            raise Refusal("not-finished")
        return table

    # ---- lists and links ----

    async def summary(self, guest_id: str, id: str) -> Summary:
        listed = await self._store.find_listed(id) if is_id(id) else None
        if listed is None:
            raise Refusal("no-such-table")
        return self._summary(guest_id, listed)

    async def lists(self, guest_id: str) -> Lists:
        lists = await self._store.list_tables(guest_id, LISTED)
        return Lists(**{name: [self._summary(guest_id, listed) for listed in found] for name, found in lists.items()})

    def _summary(self, guest_id: str, listed: Listed) -> Summary:
        """From the store; who is connected only a table in memory knows."""
        seating, row = Seating(listed.seats), listed.table
        info = self._tables[row.id].info() if row.id in self._tables else table_info(row, seating, ())
        return summary(info, row, seating, guest_id)

    async def invites(self, guest_id: str, id: str) -> dict[int, str]:
        """The tokens of the open seats, for whoever has made the table: a stranger who sits there hands out no seats."""
        table = await self.get(id)
        table.check_maker(guest_id)
        seats = [table.seating.rows[seat] for seat in table.seating.open_seats]
        return {seat.seat: self._keys.invite(table.id, seat.seat, seat.generation) for seat in seats}

    async def new_link(self, guest_id: str, id: str, seat: int) -> dict[int, str]:
        """The link of this seat is void from now on; the tokens of the open seats."""
        await (await self.get(id)).renew_link(guest_id, seat)
        return await self.invites(guest_id, id)

    async def join(self, guest: Guest, token: str, colour: str | None = None) -> tuple[str, int]:
        """Take the seat of a link, in this colour or in its own: the table's id and the seat."""
        id, seat, generation = self._keys.read_invite(token)
        table = await self.get(id)
        return id, await table.join(guest, seat, generation, colour)

    async def look_at_link(self, guest: Guest, token: str) -> Invitation:
        """What `join` would lead to; refused as that would be. Nothing is taken."""
        id, seat, generation = self._keys.read_invite(token)
        table = await self.get(id)
        nobody = msgspec.structs.replace(guest, name="")  # a name that is too like another's here can still be changed
        found = table.seat_for(nobody, seat, generation).seat
        return Invitation(table.info(), found, table.seating.free_colours, table.seat_of(guest.id) is not None)

    # ---- games looked at again ----

    async def replay(self, guest_id: str, id: str, seat: int | None) -> Replay:
        """The whole game as this seat may know it."""
        table = await self._looked_at(guest_id, id, seat)
        reel, log = self._reel(table), table.playing().log(eyes(seat))
        return Replay(
            table=table.info(),
            seat=seat,
            actions=len(reel),
            log=log,
            turns=await reel.turns(),
            points_by_round=await reel.points_by_round(seat),
            has_record=table.row.status == "over",
        )

    async def frames(self, guest_id: str, id: str, first: int, last: int, seat: int | None) -> list[Frame]:
        """The table after `first` to `last` actions, at most 40 of them."""
        table = await self._looked_at(guest_id, id, seat)
        reel = self._reel(table)
        _check_actions(reel, first, last)
        views = await reel.frames(seat, first, last)
        return [Frame(first + i, msgspec.Raw(view)) for i, view in enumerate(views)]

    async def cost(self, id: str, seat: int | None, first: int | None = None, last: int | None = None) -> float:
        """What a replay, or these frames of it, would cost now: 1 is a moment of a game worked out and drawn."""
        table = await self.get(id)
        reel = self._reel(table) if table.course is not None else None
        if reel is None:
            return 0.0
        if first is not None and last is not None:
            return float(reel.missing(seat, first, min(last, first + MOST_FRAMES - 1)))
        return 0.0 if reel.is_known(seat) else len(reel) / MOMENTS_OF_A_FRAME

    async def record(self, id: str) -> GameRecord:
        """A finished game as a file, with the seed that was committed to at its beginning."""
        return await self._reel(await self._finished(id)).record()

    async def _looked_at(self, guest_id: str, id: str, seat: int | None) -> Table:
        """A finished game may be seen with anyone's eyes, one that goes on only with one's own or as a spectator."""
        table = await self.get(id)
        table.playing()
        if seat is not None:
            _check_seat(table, seat)
            if table.row.status != "over" and table.seat_of(guest_id) != seat:
                raise Refusal("not-your-seat")
        return table

    def _reel(self, table: Table) -> Reel:
        """The last ones are kept; a game that has gone on since goes on from what is known of it."""
        course, known = table.playing(), self._reels.pop(table.id, None)
        if known is None or not known.shows(table.row, table.seating.rows, course.actions):
            reel = Reel(table.game, table.row, table.seating.rows, bytes(course.seats), course.actions)
            if known is not None:
                reel.go_on_from(known)
            known = reel
        self._reels[table.id] = known
        while len(self._reels) > 1 and (len(self._reels) > KEPT_REELS or self._reels_weigh_too_much()):
            self._reels.popitem(last=False)
        return known

    def _reels_weigh_too_much(self) -> bool:
        return sum(reel.weight for reel in self._reels.values()) > MOST_FRAME_BYTES


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seating):
        raise Refusal("bad-seat")


def _check_actions(reel: Reel, first: int, last: int) -> None:
    if not 0 <= first <= last <= len(reel) or last - first >= MOST_FRAMES:
        raise Refusal("bad-action")
