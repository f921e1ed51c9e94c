"""Games looked at again: every moment of a game, its timeline and its record."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Sequence
from itertools import pairwise, takewhile

import msgspec

from palais.core.archive import GameRecord, PlayerEntry, Recorder, TableFacts
from palais.core.contract import SPECTATOR, Game, State
from palais.store.rows import SeatRow, TableRow
from palais.tables.history.history import start_position
from palais.tables.requests import ReplayTurn
from palais.tables.table.broadcast import eyes, secret_size
from palais.tables.table.padding import SECRET_STEP, padding

EVERY = 32  # actions between the moments that are kept
PACKED = 1  # how hard frames are packed: they are short-lived
BREATH = 16  # moments after which others get their turn


class Reel:
    """A game from its beginning. Some moments are kept, the others are worked out from the one before."""

    def __init__(self, game: Game, row: TableRow, seats: Sequence[SeatRow], acting: bytes, actions: Sequence[int]) -> None:
        self.game, self.row, self.seats = game, row, list(seats)
        self.acting, self.actions = acting, list(actions)
        self._kept = [start_position(game, row, len(seats))]
        self._turns: list[ReplayTurn] | None = None
        self._points_seen: dict[int | None, list[list[int]]] = {}
        self._frames: dict[tuple[int | None, int], bytes] = {}  # the view of a seat after so many actions, packed
        self._record: GameRecord | None = None

    def __len__(self) -> int:
        return len(self.actions)

    def shows(self, row: TableRow, seats: Sequence[SeatRow], actions: Sequence[int]) -> bool:
        """Whether this is the whole of the game as it stands."""
        return self.row.status == row.status and self.actions == list(actions) and self.seats == list(seats)

    def go_on_from(self, older: Reel) -> None:
        """What is known of an earlier version of the same game need not be worked out again, as far as nothing was taken back."""
        pairs = zip(zip(self.actions, self.acting, strict=True), zip(older.actions, older.acting, strict=True), strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._kept = older._kept[: same // EVERY + 1]
        if self.row.status == older.row.status:  # when it is over, more may be seen
            self._frames = {key: frame for key, frame in older._frames.items() if key[1] <= same}

    def is_known(self, seat: int | None) -> bool:
        """Whether the timeline as this seat sees it has been worked out already."""
        return self._turns is not None and seat in self._points_seen

    def missing(self, seat: int | None, first: int, last: int) -> int:
        """How many of these moments have not been looked at yet."""
        return sum((seat, n) not in self._frames for n in range(first, last + 1))

    @property
    def weight(self) -> int:
        """Bytes of the frames that are kept."""
        return sum(map(len, self._frames.values()))

    async def frames(self, seat: int | None, first: int, last: int) -> list[bytes]:
        """What this seat sees after `first` to `last` actions, as JSON."""
        if self.missing(seat, first, last):
            n = first
            async for state in self.moments(first, last):
                if (seat, n) not in self._frames:
                    self._frames[seat, n] = zlib.compress(self._frame(state, seat), PACKED)
                    await asyncio.sleep(0)  # a view takes longer than a move: others get their turn after each
                n += 1
        return [zlib.decompress(self._frames[seat, n]) for n in range(first, last + 1)]

    async def moments(self, first: int = 0, last: int | None = None) -> AsyncIterator[State]:
        """The state after `first` actions, and after each one up to `last`."""
        last = len(self) if last is None else last
        begin = min(first // EVERY, len(self._kept) - 1)
        state = self._kept[begin]
        for n in range(EVERY * begin, last + 1):
            if n >= first:
                yield state
            if n < len(self):
                state, _ = self.game.apply(state, self.acting[n], self.actions[n])
                self._keep(n + 1, state)
            if n % BREATH == 0:
                await asyncio.sleep(0)

    def _frame(self, state: State, seat: int | None) -> bytes:
        view = self.game.view(self.game.hide(state, eyes(seat)), eyes(seat))
        secrets = seat is not None and self.row.status != "over"
        return msgspec.json.encode(view) + (padding(secret_size(self.game, view, []), SECRET_STEP) if secrets else b"")

    def _keep(self, n: int, state: State) -> None:
        if n == EVERY * len(self._kept):
            self._kept.append(state)

    async def turns(self) -> list[ReplayTurn]:
        """Where each turn begins. Public: it is worked out from what spectators see."""
        if self._turns is None:
            found: list[ReplayTurn] = []
            n, before = 0, None
            async for state in self.moments():
                acting = self.game.to_act(state)
                if acting and acting[0] != before:
                    view = self.game.view(self.game.hide(state, SPECTATOR), SPECTATOR)
                    found.append(ReplayTurn(acting[0], int(view.get("round") or 0), n))
                    before = acting[0]
                n += 1
            self._turns = found
        return self._turns

    async def points_by_round(self, seat: int | None) -> list[list[int]]:
        """The points at the end of each round. While others' points are secret and the game is not over: nothing."""
        if seat not in self._points_seen:
            self._points_seen[seat] = await self._count_points(seat)
        return self._points_seen[seat]

    async def _count_points(self, seat: int | None) -> list[list[int]]:
        ends = await self._round_ends()
        points, n = [], 0
        async for state in self.moments():
            if n in ends:
                sheet = self._points(state, seat)
                if sheet is None:
                    return []
                points.append(sheet)
            n += 1
        return points

    async def _round_ends(self) -> set[int]:
        """The actions after which a round is over."""
        turns = await self.turns()
        ends = {after.action for before, after in pairwise(turns) if after.round > before.round > 0}
        return ends | ({len(self)} if self.row.status == "over" else set())

    def _points(self, state: State, seat: int | None) -> list[int] | None:
        if self.row.status == "over":
            return self.game.score(state).points
        view = self.game.view(self.game.hide(state, eyes(seat)), eyes(seat))
        points = [player.get("points") for player in view["players"]]
        return None if None in points else points

    async def record(self) -> GameRecord:
        """The finished game as a file."""
        if self._record is None:
            self._record = await self._make_record()
        return self._record

    async def _make_record(self) -> GameRecord:
        players = [PlayerEntry(seat.name, seat.bot) for seat in self.seats]
        recorder = Recorder(self.game, players, self.row.seed, self.row.options, self.row.position, self.row.salt)
        n = 0
        async for state in self.moments():
            if n:
                recorder.add(self.acting[n - 1], self.actions[n - 1], state)
            n += 1
        return recorder.record(state, self._table())

    def _table(self) -> TableFacts | None:
        """Only if it is worth a word: somebody did not play to the end."""
        brief = self.row.brief or {}
        shares = brief.get("shares") or [[0, 0]] * len(self.seats)
        by_bot = [share[1] if seat.guest_id is not None else 0 for share, seat in zip(shares, self.seats, strict=True)]
        resigned = [seat.seat for seat in self.seats if seat.resigned]
        if not any(by_bot) and not resigned and self.row.ending is None:
            return None
        return TableFacts(brief["winners"], [share[0] for share in shares], by_bot, resigned, self.row.ending)
