"""Replays of tables: whole games, single frames and record files, each as one seat may know it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from palais.core.archive import GameRecord
from palais.core.bargain.replay import write_deed
from palais.tables.bargain_messages import BargainStep
from palais.tables.history.bargain_steps import bargain_steps, may_read, offer_of
from palais.tables.history.playback import Playback
from palais.tables.history.talk import talk_in
from palais.tables.messages import LogLine
from palais.tables.refusals import Refusal
from palais.tables.registry import TableRegistry
from palais.tables.requests import Frame, Replay
from palais.tables.table.outgoing import viewing_seat
from palais.tables.table.table import Table
from palais.tables.table_info import TableInfo

MAX_FRAMES: Final = 40  # per request
MAX_PLAYBACKS: Final = 64
MAX_FRAME_BYTES: Final = 32 << 20
POSITIONS_PER_FRAME: Final = 20  # computing this many positions takes as long as one frame


class Replays:
    """Caches recent playbacks. A game that has moved on reuses its older playback."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._playbacks: OrderedDict[str, Playback] = OrderedDict()

    async def replay(self, guest_id: str, id: str, seat: int | None) -> Replay:
        """The whole game, as this seat may know it."""
        table = await self._looked_at(guest_id, id, seat)
        history, playback = table.playing(), self.playback(table)
        log, known = history.lines(viewing_seat(seat)), _readable(table, guest_id, seat)
        bargain = await bargain_steps(playback, [placed for placed in history.deeds if offer_of(placed) in known])
        shown = await make_replay(table.info(), playback, log, seat, table.row.status == "over", bargain)
        talk = talk_in(history, table.seating.rows, await self._registry.store.talk(id), guest_id, table.row.status == "over")
        return msgspec.structs.replace(shown, talk=talk)

    async def frames(self, guest_id: str, id: str, first: int, last: int, seat: int | None) -> list[Frame]:
        """The table after `first` to `last` actions, at most 40 frames."""
        table = await self._looked_at(guest_id, id, seat)
        return await make_frames(self.playback(table), first, last, seat)

    async def cost(self, id: str, seat: int | None, first: int | None = None, last: int | None = None) -> float:
        """The cost of a replay, or of these frames, in uncached frames."""
        table = await self._registry.get(id)
        return 0.0 if table.state.history is None else cost(self.playback(table), seat, first, last)

    async def record(self, id: str, guest_id: str | None = None) -> GameRecord:
        """The record of a finished game, with the seed that was committed to at the start and the offers this guest may know."""
        table = await self._registry.finished(id)
        record = await self.playback(table).record()
        known = _readable(table, guest_id, None)
        deeds = [write_deed(*placed) for placed in table.playing().deeds if offer_of(placed) in known]
        return msgspec.structs.replace(record, deeds=deeds)

    async def _looked_at(self, guest_id: str, id: str, seat: int | None) -> Table:
        """A finished game may be viewed from any seat, a running one only from one's own or as a spectator."""
        table = await self._registry.get(id)
        table.playing()
        if seat is not None:
            check_seat(table, seat)
            if table.row.status != "over" and table.seating.seat_of(guest_id) != seat:
                raise Refusal("not-your-seat")
        return table

    def playback(self, table: Table) -> Playback:
        steps, known = table.playing().steps, self._playbacks.pop(table.id, None)
        if known is None or not known.shows(table.row, table.seating.rows, steps):
            playback = Playback(table.game, table.row, table.seating.rows, steps)
            if known is not None:
                playback.continue_from(known)
            known = playback
        self._playbacks[table.id] = known
        while len(self._playbacks) > 1 and (len(self._playbacks) > MAX_PLAYBACKS or self._is_too_large()):
            self._playbacks.popitem(last=False)
        return known

    def _is_too_large(self) -> bool:
        return sum(playback.frame_bytes for playback in self._playbacks.values()) > MAX_FRAME_BYTES


def _readable(table: Table, guest_id: str | None, seat: int | None) -> set[str]:
    """The ids of the offers that this guest may read in the replay of a seat; None: of the whole game."""
    people = {row.seat for row in table.seating.rows if row.guest_id is not None}
    own = None if guest_id is None else table.seating.seat_of(guest_id)
    over = table.row.status == "over"
    ledger = table.playing().ledger
    offers = [] if ledger is None else [dealing.offer for dealing in ledger.all]
    seen = [offer for offer in offers if (over and seat is None) or offer.known_to(viewing_seat(seat))]
    return {offer.id for offer in seen if may_read(offer, own, people, over)}


async def make_replay(
    info: TableInfo, playback: Playback, log: list[LogLine], seat: int | None, has_record: bool, bargain: list[BargainStep]
) -> Replay:
    return Replay(
        table=info,
        seat=seat,
        actions=len(playback),
        log=log,
        turns=await playback.turns(),
        points_by_round=await playback.points_by_round(seat),
        has_record=has_record,
        bargain=bargain,
    )


async def make_frames(playback: Playback, first: int, last: int, seat: int | None) -> list[Frame]:
    check_actions(playback, first, last)
    views = await playback.frames(seat, first, last)
    return [Frame(first + i, msgspec.Raw(view)) for i, view in enumerate(views)]


def cost(playback: Playback, seat: int | None, first: int | None, last: int | None) -> float:
    if first is not None and last is not None:
        return float(playback.missing(seat, first, min(last, first + MAX_FRAMES - 1)))
    return 0.0 if playback.is_known(seat) else len(playback) / POSITIONS_PER_FRAME


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seating):
        raise Refusal("bad-seat")


def check_actions(playback: Playback, first: int, last: int) -> None:
    if not 0 <= first <= last <= len(playback) or last - first >= MAX_FRAMES:
        raise Refusal("bad-action")
