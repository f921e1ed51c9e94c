"""A batch for any game, in plain Python over the contract: slow, but it needs nothing from the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.batch import NOBODY, Floats, Ints
from palais.core.bot import RandomBot
from palais.core.contract import Game, State
from palais.core.errors import OptionError
from palais.core.observation import width
from palais.core.rng import one_way


class PlainBatch:
    """See `core.batch.Batch`. Where several seats must act at once they do so in seat order."""

    def __init__(
        self,
        game: Game,
        size: int,
        players: int,
        options: dict[str, Any],
        *,
        restart: bool = True,
        running_points: bool = False,
        learners: Sequence[int] | None = None,
        threads: int = 1,
    ) -> None:
        self._options = game.options(players, **options)
        for name, count in (("size", size), ("threads", threads)):
            if not isinstance(count, int) or count < 1:
                raise OptionError(f"{name}: expected a whole number from 1 on, found {count!r}")
        self.size, self.players, self._game = size, players, game
        self._restart, self._running_points, self._learners = restart, running_points, learners
        self._states: list[State] = []
        self._others: list[RandomBot] = []  # by row: plays the seats that do not learn
        self._refusal_codes: list[str] = []  # seen so far; a refusal's number is its index here plus 1
        self._allocate()

    def _allocate(self) -> None:
        size, seen = self.size, width(self._game.observation_layout)
        self.observations: Floats = np.zeros((size, seen), np.float32)
        self.final_observations: Floats = np.zeros((size, seen), np.float32)
        self.masks: npt.NDArray[np.int8] = np.zeros((size, self._game.action_count), np.int8)
        self.seats: Ints = np.full(size, NOBODY)
        self.actors: Ints = np.full(size, NOBODY)
        self.refusals: Ints = np.zeros(size, np.int64)
        self.over: Ints = np.zeros(size, np.int64)
        self.cut_short: Ints = np.zeros(size, np.int64)
        self.points: Ints = np.zeros((size, self.players), np.int64)
        self.shares: Floats = np.zeros((size, self.players), np.float32)

    def reset(self, seeds: Sequence[int]) -> None:
        """The first game of each row is `new(players, seed)`."""
        if len(seeds) != self.size:
            raise OptionError(f"seeds: expected {self.size}, found {len(seeds)}")
        self._seeds, self._games = list(seeds), [0] * self.size
        self._states = [self._new(seed) for seed in seeds]
        self._others = [RandomBot(self._game, one_way(seed, "others")) for seed in seeds]
        for row in range(self.size):
            self._clear(row)
            self._play_others(row)
            self._show(row)

    def _new(self, seed: int | str) -> State:
        return self._game.new(self.players, seed, **self._options)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in every game."""
        for row, action in enumerate(np.asarray(actions).tolist()):
            self._clear(row)
            self._step(row, int(action))

    def _clear(self, row: int) -> None:
        self.refusals[row] = self.over[row] = self.cut_short[row] = 0
        self.shares[row] = 0

    def _step(self, row: int, action: int) -> None:
        seat = int(self.seats[row])
        self.actors[row] = seat
        refusal = self._game.check(self._states[row], seat, action)
        if refusal is not None:
            self.refusals[row] = self._refusal_number(refusal)
        else:
            self._states[row], _ = self._game.apply(self._states[row], seat, action)
            self._play_others(row)
        if not self._game.to_act(self._states[row]):
            self._end(row)
        elif self._running_points:  # also after a refusal: the array still has those of the last game
            self.points[row] = self._game.score(self._states[row]).points
        if refusal is None:
            self._show(row)

    def _refusal_number(self, code: str) -> int:
        if code not in self._refusal_codes:
            self._refusal_codes.append(code)
        return 1 + self._refusal_codes.index(code)

    def _play_others(self, row: int) -> None:
        """Play at random until the learner's next decision, if only one seat of the row learns."""
        if self._learners is None:
            return
        game, bot = self._game, self._others[row]
        while (acting := game.to_act(self._states[row])) and acting[0] != self._learners[row]:
            hidden = game.hide(self._states[row], acting[0])
            action = bot.act(hidden, game.legal(hidden, acting[0]), None)
            self._states[row], _ = game.apply(self._states[row], acting[0], action)

    def _end(self, row: int) -> None:
        """Write the result, and start the next game if games restart."""
        outcome = self._game.score(self._states[row])
        self.over[row] = 1
        self.points[row] = outcome.points
        self.shares[row, outcome.winners] = 1 / len(outcome.winners)
        self.final_observations[row] = self._seen(row, int(self.actors[row]))
        if self._restart:
            self._games[row] += 1
            self._states[row] = self._new(f"{self._seeds[row]}/{self._games[row]}")
            self._play_others(row)

    def _show(self, row: int) -> None:
        """Write the observation and the mask of the seat to act."""
        acting = self._game.to_act(self._states[row])
        seat = acting[0] if acting else NOBODY
        self.seats[row] = seat
        self.masks[row] = 0
        if seat != NOBODY:
            self.masks[row, self._game.legal(self._game.hide(self._states[row], seat), seat)] = 1
        self.observations[row] = self._seen(row, seat if seat != NOBODY else int(self.actors[row]))

    def _seen(self, row: int, seat: int) -> npt.NDArray[np.float32]:
        return self._game.observe(self._game.hide(self._states[row], seat), seat)

    def state(self, row: int) -> State:
        return State(self._states[row].copy())

    def refusal(self, row: int) -> str | None:
        number = int(self.refusals[row])
        return self._refusal_codes[number - 1] if number else None

    def close(self) -> None:
        """Nothing to stop."""
