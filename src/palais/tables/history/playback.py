"""Playback of a game: every position, the timeline and the record."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

import msgspec

from palais.core.archive import GameRecord, PlayerEntry, Recorder, TableFacts
from palais.core.contract import Game, State
from palais.store.rows import SeatRow, TableRow
from palais.tables.history.stored import start_position
from palais.tables.requests import ReplayTurn
from palais.tables.table.outgoing import secret_size, viewing_seat
from palais.tables.table.padding import padding

KEEP_EVERY = 32  # actions between cached positions
FRAME_COMPRESSION = 1  # fast: frames are short-lived
YIELD_POSITIONS = 16  # computed before other tasks get their turn

Actions = Sequence[tuple[int, int]]  # seat and action


@dataclass
class FirstPass:
    """The result of one pass over a game: its turns, and the positions at the ends of rounds."""

    actions: int = -1  # covered so far; -1: none
    turn: int = -1  # of the last position
    turns: list[ReplayTurn] = field(default_factory=list)
    round_ends: dict[int, State] = field(default_factory=dict)
    last: State | None = None

    def copy(self) -> FirstPass:
        return replace(self, turns=list(self.turns), round_ends=dict(self.round_ends))


class Playback:
    """A game from its start. Every 32nd position is cached; the others are computed from the one before."""

    def __init__(self, game: Game, row: TableRow, seats: Sequence[SeatRow], actions: Actions) -> None:
        self.game, self.row, self.seats = game, row, list(seats)
        self.actions = list(actions)
        self._kept = [start_position(game, row, len(seats))]
        self._pass = FirstPass()
        self._points_seen: dict[int | None, list[list[int]]] = {}
        self._frames: dict[tuple[int | None, int], bytes] = {}  # by seat and number of actions, compressed
        self._record: GameRecord | None = None

    def __len__(self) -> int:
        return len(self.actions)

    def shows(self, row: TableRow, seats: Sequence[SeatRow], actions: Actions) -> bool:
        """Whether this playback is up to date with the game."""
        return self.row.status == row.status and self.actions == list(actions) and self.seats == list(seats)

    def continue_from(self, older: Playback) -> None:
        """Reuse what an older playback of the same game has computed, as far as nothing was undone."""
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.actions, older.actions, strict=False)))
        self._kept = older._kept[: same // KEEP_EVERY + 1]
        if same == older._pass.actions:
            self._pass = older._pass
        if self.row.status == older.row.status:  # a finished game shows more
            self._frames = {key: frame for key, frame in older._frames.items() if key[1] <= same}

    def is_known(self, seat: int | None) -> bool:
        """Whether the timeline for this seat is cached."""
        return self._pass.actions == len(self) and seat in self._points_seen

    def missing(self, seat: int | None, first: int, last: int) -> int:
        """How many of these frames are not cached."""
        return sum((seat, n) not in self._frames for n in range(first, last + 1))

    @property
    def frame_bytes(self) -> int:
        """The size of the cached frames."""
        return sum(map(len, self._frames.values()))

    async def frames(self, seat: int | None, first: int, last: int) -> list[bytes]:
        """The views of this seat after `first` to `last` actions, as JSON."""
        if self.missing(seat, first, last):
            n = first
            async for state in self.positions(first, last):
                if (seat, n) not in self._frames:
                    self._frames[seat, n] = zlib.compress(self._frame(state, seat), FRAME_COMPRESSION)
                    await asyncio.sleep(0)  # a view takes longer than a move, so yield after each
                n += 1
        return [zlib.decompress(self._frames[seat, n]) for n in range(first, last + 1)]

    async def positions(self, first: int = 0, last: int | None = None) -> AsyncIterator[State]:
        """The state after `first` actions, and after each one up to `last`."""
        last = len(self) if last is None else last
        begin = min(first // KEEP_EVERY, len(self._kept) - 1)
        state = self._kept[begin]
        for n in range(KEEP_EVERY * begin, last + 1):
            if n >= first:
                yield state
            if n < len(self):
                state, _ = self.game.apply(state, *self.actions[n])
                self._keep(n + 1, state)
            if n % YIELD_POSITIONS == 0:
                await asyncio.sleep(0)

    async def position(self, n: int) -> State:
        """The state after `n` actions."""
        return await anext(self.positions(n, n))

    def _frame(self, state: State, seat: int | None) -> bytes:
        view = self.game.view(self.game.hide(state, viewing_seat(seat)), viewing_seat(seat))
        secrets = seat is not None and self.row.status != "over"
        return msgspec.json.encode(view) + (padding(secret_size(self.game, view, []), self.game.secret_step) if secrets else b"")

    def _keep(self, n: int, state: State) -> None:
        if n == KEEP_EVERY * len(self._kept):
            self._kept.append(state)

    async def turns(self) -> list[ReplayTurn]:
        """Where each turn begins, from public information."""
        if self._pass.actions < len(self):
            await self._look_through()
        return self._pass.turns

    async def _look_through(self) -> None:
        """Find the turns and the positions at the ends of rounds, starting where an older playback left off."""
        seen, n = self._pass.copy(), max(0, self._pass.actions)
        async for state in self.positions(n):
            moment = self.game.moment(state)
            if n > self._pass.actions and moment.turn != seen.turn and self.game.to_act(state):
                if seen.turns and moment.round > seen.turns[-1].round > 0:
                    seen.round_ends[n] = state
                seen.turns.append(ReplayTurn(moment.owner, moment.round, n))
            seen.turn, seen.actions, n = moment.turn, n, n + 1
        seen.last = state
        self._pass = seen

    async def points_by_round(self, seat: int | None) -> list[list[int]]:
        """The points at the end of each round; empty while others' points are secret."""
        if seat not in self._points_seen:
            self._points_seen[seat] = await self._count_points(seat)
        return self._points_seen[seat]

    async def _count_points(self, seat: int | None) -> list[list[int]]:
        await self.turns()
        ends = [self._pass.round_ends[n] for n in sorted(self._pass.round_ends)]
        if self.row.status == "over" and self._pass.last is not None and len(self) not in self._pass.round_ends:
            ends.append(self._pass.last)
        points = [self._points(state, seat) for state in ends]
        return [] if None in points else [sheet for sheet in points if sheet is not None]

    def _points(self, state: State, seat: int | None) -> list[int] | None:
        if self.row.status == "over":
            return self.game.score(state).points
        return self.game.points(self.game.hide(state, viewing_seat(seat)))

    async def record(self) -> GameRecord:
        """The record of the finished game."""
        if self._record is None:
            self._record = await self._make_record()
        return self._record

    async def _make_record(self) -> GameRecord:
        players = [PlayerEntry(seat.name, seat.bot) for seat in self.seats]
        recorder = Recorder(self.game, players, self.row.seed, self.row.options, self.row.position, self.row.salt)
        n = 0
        async for state in self.positions():
            if n:
                recorder.add(*self.actions[n - 1], state)
            n += 1
        return recorder.record(state, self._table())

    def _table(self) -> TableFacts | None:
        """None unless somebody did not play to the end."""
        brief = self.row.brief or {}
        shares = brief.get("shares") or [[0, 0]] * len(self.seats)
        by_bot = [share[1] if seat.guest_id is not None else 0 for share, seat in zip(shares, self.seats, strict=True)]
        resigned = [seat.seat for seat in self.seats if seat.resigned]
        if not any(by_bot) and not resigned and self.row.ending is None:
            return None
        return TableFacts(brief["winners"], [share[0] for share in shares], by_bot, resigned, self.row.ending)
