"""Uploaded record files: checked move by move, kept in memory for a while, never stored."""

from __future__ import annotations

import asyncio
import secrets
import time
import typing
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec

from palais.core import archive
from palais.core.archive import GameRecord
from palais.core.bargain.offer import Offer
from palais.core.bargain.replay import read_deeds
from palais.core.contract import Game
from palais.core.errors import PalaisError
from palais.store.rows import SeatRow, TableRow
from palais.tables.history.bargain_steps import bargain_steps, offer_of
from palais.tables.history.log import GameLog
from palais.tables.history.playback import Playback
from palais.tables.history.replays import cost, make_frames, make_replay
from palais.tables.lobby.summaries import table_info
from palais.tables.messages import LogLine
from palais.tables.refusals import Refusal
from palais.tables.requests import Colour, Frame, Replay
from palais.tables.table.outgoing import viewing_seat
from palais.tables.table.seating import Seating
from palais.tables.table_info import ClockOptions

MAX_RECORD_BYTES: Final = 1024 * 1024  # a game of four takes about 60 000
MAX_NAME_LENGTH: Final = 64
MAX_OPEN_FILES: Final = 16  # the least recently used is dropped
YIELD_ACTIONS: Final = 16  # replayed before other tasks get their turn
COLOURS: Final = typing.get_args(Colour)
# Exceptions that a forged file can provoke before the rules refuse it.
UNFIT: Final = (PalaisError, TypeError, ValueError, IndexError, KeyError, OverflowError, RecursionError)


class UploadedRecord:
    """A checked record: everything a replay page asks for."""

    def __init__(self, id: str, owner: str, game: Game, record: GameRecord) -> None:
        self.id, self.owner, self.game, self.record = id, owner, game, record
        self.log = GameLog(game, len(record.players))

    async def check(self) -> None:
        """Replay every action. Raises Refusal with the place of the first mistake."""
        done = 0
        actions: list[tuple[int, int]] = []
        try:
            for step in archive.replay(self.game, self.record):
                if not done:
                    self.log.open(step.before)
                done += 1
                self.log.add(done, step.events, step.state)
                actions.append((step.seat, step.action))
                if done % YIELD_ACTIONS == 0:
                    await asyncio.sleep(0)
            self.playback = Playback(self.game, self._row(), self._seats(), actions)
        except UNFIT as error:
            raise self._wrong(done, error) from error
        self.log.settle()

    def _wrong(self, done: int, error: Exception) -> Refusal:
        if done == 0 and not self._fits_at_the_start():
            return Refusal("record-head", str(error))
        if done < len(self.record.actions):
            return Refusal("record-action", str(error), number=done + 1)
        return Refusal("record-result", str(error))

    def _fits_at_the_start(self) -> bool:
        """Whether the game can start at all, so that the first action must be the mistake."""
        record = self.record
        try:
            options = self.game.options(len(record.players), **record.options)
            if record.position:
                self.game.parse_position(record.position)
            else:
                self.game.new(len(record.players), record.seed, **options)
        except UNFIT:
            return False
        return len(record.actions) == len(record.digests) > 0

    def _row(self) -> TableRow:
        record, now = self.record, time.time()
        return TableRow(
            id=self.id,
            game=record.game,
            rules_version=record.rules_version,
            data_digest=record.data_digest,
            name=", ".join(player.name for player in record.players),
            status="over",
            listed=False,
            options=record.options,
            clock=msgspec.to_builtins(ClockOptions()),
            seed=record.seed,
            salt=record.salt,
            position=record.position,
            created=now,
            ended=now,
            brief=_brief(record),
            ending=None if record.table is None else record.table.ending,
        )

    def _seats(self) -> list[SeatRow]:
        return [
            SeatRow(
                table_id=self.id,
                seat=seat,
                generation=0,
                colour=COLOURS[seat % len(COLOURS)],
                name=player.name,
                guest_id="file" if player.bot is None or self._stood_in(seat) else None,
                bot=player.bot,
                agrees_to_hints=False,
                resigned=self.record.table is not None and seat in self.record.table.resigned,
            )
            for seat, player in enumerate(self.record.players)
        ]

    def _stood_in(self, seat: int) -> bool:
        """Whether a bot played in place of the seat's owner."""
        table = self.record.table
        return table is not None and (seat in table.resigned or table.by_bot[seat] > 0)

    async def replay(self, seat: int | None) -> Replay:
        self._check_seat(seat)
        info = table_info(self.playback.row, Seating(self.playback.seats), ())
        log = cast(list[LogLine], self.log.lines(viewing_seat(seat), 0))
        deeds = read_deeds(self.record.deeds, len(self.record.actions))
        known = {done.deed.id for _, done in deeds if isinstance(done.deed, Offer) and done.deed.known_to(viewing_seat(seat))}
        shown = await bargain_steps(self.playback, [placed for placed in deeds if seat is None or offer_of(placed) in known])
        return await make_replay(info, self.playback, log, seat, False, shown)

    async def frames(self, first: int, last: int, seat: int | None) -> list[Frame]:
        self._check_seat(seat)
        return await make_frames(self.playback, first, last, seat)

    def cost(self, seat: int | None, first: int | None = None, last: int | None = None) -> float:
        """The cost of a replay, or of these frames, in uncached frames."""
        return cost(self.playback, seat, first, last)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.record.players):
            raise Refusal("bad-seat")


class Uploads:
    """The open files. Only the guest who opened a file can see it."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._opened: OrderedDict[str, UploadedRecord] = OrderedDict()
        self._checking = asyncio.Lock()  # one at a time

    async def open(self, guest_id: str, content: bytes) -> str:
        """Check a file. Returns the id under which it can be viewed; raises Refusal if something is wrong with it."""
        record = _read(content)
        game = self._games.get(record.game)
        if game is None or record.rules_version != game.rules_version:
            raise Refusal("record-other-game")
        _check_head(game, record)
        opened = UploadedRecord(secrets.token_urlsafe(12), guest_id, game, record)
        async with self._checking:
            await opened.check()
        self._opened[opened.id] = opened
        if len(self._opened) > MAX_OPEN_FILES:
            self._opened.popitem(last=False)
        return opened.id

    def get(self, guest_id: str, id: str) -> UploadedRecord:
        opened = self._opened.get(id)
        if opened is None or opened.owner != guest_id:
            raise Refusal("record-gone")
        self._opened.move_to_end(id)
        return opened


def _brief(record: GameRecord) -> dict[str, Any] | None:
    """The result, as stored in the row of a table."""
    if record.result is None:
        return None
    table = record.table
    brief: dict[str, Any] = {"points": record.result.points, "winners": record.result.winners}
    if table is not None:
        brief |= {"winners": table.winners, "shares": list(zip(table.turns, table.by_bot, strict=False))}
    return brief


def _read(content: bytes) -> GameRecord:
    if len(content) > MAX_RECORD_BYTES:
        raise Refusal("record-too-large")
    try:
        record = msgspec.json.decode(content, type=GameRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("record-unreadable", str(error)) from None
    names = [player.name for player in record.players]
    if record.format != archive.FORMAT or not names or any(len(name) > MAX_NAME_LENGTH for name in names):
        raise Refusal("record-unreadable")
    return record


def _check_head(game: Game, record: GameRecord) -> None:
    """Checks that need no replay."""
    if (record.data_digest, record.data_name) != (game.data_digest, game.data_name):
        raise Refusal("record-other-data")
    if not (record.seed or record.position) or record.result is None:
        raise Refusal("record-unfinished")
    try:
        committed = archive.commit(record.position or record.seed, record.salt)
    except UnicodeEncodeError:
        raise Refusal("record-unreadable") from None
    if committed != record.commitment:
        raise Refusal("record-commitment")
