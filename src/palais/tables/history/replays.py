"""Replays of tables: whole games, single frames and record files, each as one seat may know it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from palais.core.archive import GameRecord
from palais.tables.history.playback import Playback
from palais.tables.messages import LogLine, TableInfo
from palais.tables.refusals import Refusal
from palais.tables.registry import TableRegistry
from palais.tables.requests import Frame, Replay
from palais.tables.table.outgoing import viewing_seat
from palais.tables.table.table import Table

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
        log = table.playing().lines(viewing_seat(seat))
        return await make_replay(table.info(), self.playback(table), log, seat, table.row.status == "over")

    async def frames(self, guest_id: str, id: str, first: int, last: int, seat: int | None) -> list[Frame]:
        """The table after `first` to `last` actions, at most 40 frames."""
        table = await self._looked_at(guest_id, id, seat)
        return await make_frames(self.playback(table), first, last, seat)

    async def cost(self, id: str, seat: int | None, first: int | None = None, last: int | None = None) -> float:
        """The cost of a replay, or of these frames, in uncached frames."""
        table = await self._registry.get(id)
        return 0.0 if table.state.history is None else cost(self.playback(table), seat, first, last)

    async def record(self, id: str) -> GameRecord:
        """The record of a finished game, with the seed that was committed to at the start."""
        return await self.playback(await self._registry.finished(id)).record()

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


async def make_replay(info: TableInfo, playback: Playback, log: list[LogLine], seat: int | None, has_record: bool) -> Replay:
    return Replay(
        table=info,
        seat=seat,
        actions=len(playback),
        log=log,
        turns=await playback.turns(),
        points_by_round=await playback.points_by_round(seat),
        has_record=has_record,
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
