"""A batch for games with a compiled loop: arrays, threads and seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.batch import MakeBatch
from palais.core.batch_line import ALL_SEATS, LINE
from palais.core.contract import Game, State
from palais.core.errors import OptionError
from palais.core.observation import width
from palais.core.records import FlatRecord, aligned
from palais.core.rng import streams

SLICES_PER_THREAD = 4  # a thread delayed by other work leaves its remaining slices to the others


@dataclass(frozen=True)
class Rows:
    """Some rows of a batch: views of its arrays."""

    states: npt.NDArray[Any]
    lines: npt.NDArray[Any]
    observations: npt.NDArray[np.float32]
    final_observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]

    def cut(self, rows: slice) -> Rows:
        return Rows(*(array[rows] for array in vars(self).values()))


class GameLoop(Protocol):
    """What a game provides: one action in each of many games, inside compiled code."""

    record_type: type[FlatRecord]
    refusals: Sequence[str]
    key_words: int  # of a game's chance and its random players; a line has one more, for the current game

    def arguments(self, rows: Rows) -> tuple[Any, ...]:
        """The arguments of `advance` for these rows: records, tables, and scratch space for one thread."""

    def advance(self, anew: int, *arguments: Any) -> None:
        """One action in every game, or a restart of all games."""


# Game, players, options, restart, running points -> the loop of games with these settings.
MakeLoop = Callable[[Any, int, dict[str, Any], bool, bool], GameLoop]


class CompiledBatch:
    """See `core.batch.Batch`. Free threads take slices of rows, each with its own scratch space."""

    def __init__(
        self, game: Game, loop: GameLoop, size: int, players: int, *, learners: Sequence[int] | None, threads: int
    ) -> None:
        for name, count in (("size", size), ("threads", threads)):
            if not isinstance(count, int) or count < 1:
                raise OptionError(f"{name}: expected a whole number from 1 on, found {count!r}")
        self.size, self.players, self._id, self._loop = size, players, game.id, loop
        self._rows = _allocate(game, loop, size)
        self._rows.lines["learner"] = ALL_SEATS if learners is None else learners
        self._show_arrays()
        slices = min(size, threads * SLICES_PER_THREAD if threads > 1 else 1)
        cuts = np.linspace(0, size, slices + 1).astype(int).tolist()
        self._slices = [loop.arguments(self._rows.cut(slice(*cut))) for cut in pairwise(cuts)]
        self._helpers = min(threads, slices) - 1
        self._pool = ThreadPoolExecutor(self._helpers, "palais") if self._helpers else None

    def _show_arrays(self) -> None:
        rows, lines = self._rows, self._rows.lines
        self.observations, self.final_observations, self.masks = rows.observations, rows.final_observations, rows.masks
        self._actions, self._keys = lines["action"], lines["keys"]
        self.seats, self.actors = lines["seat"], lines["actor"]
        self.refusals, self.over, self.cut_short = lines["refusal"], lines["over"], lines["cut_short"]
        self.points, self.shares = lines["points"][:, : self.players], lines["shares"][:, : self.players]

    def reset(self, seeds: Sequence[int]) -> None:
        """The first game of each row is `new(players, seed)`."""
        if len(seeds) != self.size:
            raise OptionError(f"seeds: expected {self.size}, found {len(seeds)}")
        self._seeds, self._games = list(seeds), [0] * self.size
        for row, seed in enumerate(seeds):
            self._set_keys(row, seed)
        self._run(anew=1)
        for row in range(self.size):
            self._prepare_next(row)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in every game."""
        self._actions[:] = actions
        self._run(anew=0)
        for row in self.over.nonzero()[0].tolist():
            self._prepare_next(row)

    def _run(self, anew: int) -> None:
        """Advance all games by one action; the calling thread works too."""
        todo = iter(self._slices)

        def take_slices() -> None:
            for arguments in todo:
                self._loop.advance(anew, *arguments)

        waiting = [self._pool.submit(take_slices) for _ in range(self._helpers)] if self._pool else []
        take_slices()
        for other in waiting:
            other.result()

    def _prepare_next(self, row: int) -> None:
        """The keys of the next game in this row, with the seed "seed/n"."""
        self._games[row] += 1
        self._set_keys(row, f"{self._seeds[row]}/{self._games[row]}")

    def _set_keys(self, row: int, seed: int | str) -> None:
        words = self._loop.key_words
        self._keys[row, :words] = streams(seed, self._id, words)

    def state(self, row: int) -> State:
        return State(self._loop.record_type(self._rows.states[row : row + 1]).copy())

    def refusal(self, row: int) -> str | None:
        number = int(self.refusals[row])
        return self._loop.refusals[number] if number else None

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()


def _allocate(game: Game, loop: GameLoop, size: int) -> Rows:
    seen = width(game.observation_layout)
    return Rows(
        aligned(loop.record_type.dtype, size),
        aligned(LINE, size),
        np.zeros((size, seen), np.float32),
        np.zeros((size, seen), np.float32),
        np.zeros((size, game.action_count), np.int8),
    )


def batch_maker(make_loop: MakeLoop) -> MakeBatch:
    """The `batch` of a game's kit, from what makes its loop."""

    def make_batch(
        game: Game,
        size: int,
        players: int,
        options: dict[str, Any],
        /,
        *,
        restart: bool = True,
        running_points: bool = False,
        learners: Sequence[int] | None = None,
        threads: int = 1,
    ) -> CompiledBatch:
        loop = make_loop(game, players, options, restart, running_points)
        return CompiledBatch(game, loop, size, players, learners=learners, threads=threads)

    return make_batch
