"""Games looked at again: every moment of a game, its timeline and its record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import pairwise

from palais.core.archive import GameRecord, PlayerEntry, Recorder
from palais.core.game import SPECTATOR, Game, State
from palais.store.rows import SeatRow, TableRow
from palais.tables.course import start_position
from palais.tables.orders import ReplayTurn
from palais.tables.telling import eyes

EVERY = 32  # actions between the moments that are kept
BREATH = 16  # moments after which others get their turn


class Reel:
    """A game from its beginning. Some moments are kept, the others are worked out from the one before."""

    def __init__(self, game: Game, row: TableRow, seats: Sequence[SeatRow], acting: bytes, actions: Sequence[int]) -> None:
        self.game, self.row, self.seats = game, row, list(seats)
        self.acting, self.actions = acting, list(actions)
        self._kept = [start_position(game, row, len(seats))]
        self._turns: list[ReplayTurn] | None = None

    def __len__(self) -> int:
        return len(self.actions)

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
        players = [PlayerEntry(seat.name, seat.bot) for seat in self.seats]
        recorder = Recorder(self.game, players, self.row.seed, self.row.options, self.row.position, self.row.salt)
        n = 0
        async for state in self.moments():
            if n:
                recorder.add(self.acting[n - 1], self.actions[n - 1], state)
            n += 1
        return recorder.record(state)
