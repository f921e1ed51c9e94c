"""Many games of Palais Royal in arrays, for the environments: the arrays, the threads that share the rows, the seeds."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.contract import State
from palais.core.errors import OptionError
from palais.core.records import aligned, handles
from palais.core.rng import streams
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.advance import ALL_SEATS, LINE, LUCK, Common, LineRecord, Rows, advance_games
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.observe import SIZE, park_of, tile_columns
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.rules.scoring import new_sheet
from palais.games.palais_royal.engine.state import STATE, StateRecord, scratch_states
from palais.games.palais_royal.engine.terms import Terms
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.options import read_options, terms

SLICES_PER_THREAD = 4  # a thread that is held up by other work on the machine leaves the rest of its slices to the others


class Batch:
    """See `core.batch.Batch`. The rows are cut into slices, each with scratch space of its own, for whichever thread is free."""

    def __init__(
        self,
        game: PalaisRoyal,
        size: int,
        players: int,
        options: dict[str, Any],
        *,
        restart: bool = True,
        running_points: bool = False,
        learners: Sequence[int] | None = None,
        threads: int = 1,
    ) -> None:
        agreed = read_options(game.box, players, options)
        for name, count in (("size", size), ("threads", threads)):
            if not isinstance(count, int) or count < 1:
                raise OptionError(f"{name}: expected a whole number from 1 on, found {count!r}")
        self.size, self.players, self._id, self._box = size, players, game.id, game.box
        self._allocate()
        self._lines["learner"] = ALL_SEATS if learners is None else learners
        self._restart, self._running_points = int(restart), int(running_points)
        agreed_terms = terms(game.box, players, agreed)
        slices = min(size, threads * SLICES_PER_THREAD if threads > 1 else 1)
        cuts = np.linspace(0, size, slices + 1).astype(int).tolist()
        self._slices = [(self._rows(slice(*cut)), self._common(agreed_terms)) for cut in pairwise(cuts)]
        self._helpers = min(threads, slices) - 1
        self._pool = ThreadPoolExecutor(self._helpers, "palais") if self._helpers else None

    def _allocate(self) -> None:
        self._states, self._lines = aligned(STATE, self.size), aligned(LINE, self.size)
        self._keys = np.zeros((self.size, LUCK + 1), np.uint64)
        self._actions = np.zeros(self.size, np.int64)
        self.observations = np.zeros((self.size, SIZE), np.float32)
        self.final_observations = np.zeros((self.size, SIZE), np.float32)
        self.masks = np.zeros((self.size, ACTIONS), np.int8)
        self.seats, self.actors = self._lines["seat"], self._lines["actor"]
        self.refusals, self.over, self.cut_short = self._lines["refusal"], self._lines["over"], self._lines["cut_short"]
        self.points, self.shares = self._lines["points"][:, : self.players], self._lines["shares"][:, : self.players]

    def _rows(self, rows: slice) -> Rows:
        """Views of these rows of the arrays, for one thread."""
        return Rows(
            states=handles(StateRecord, self._states[rows]),
            lines=handles(LineRecord, self._lines[rows]),
            keys=self._keys[rows],
            actions=self._actions[rows],
            observations=self.observations[rows],
            parks=park_of(self.observations[rows]),
            masks=self.masks[rows],
            finals=self.final_observations[rows],
            final_parks=park_of(self.final_observations[rows]),
        )

    def _common(self, agreed: Terms) -> Common:
        """What else a thread needs, with scratch space of its own."""
        return Common(
            tables=self._box.tables.handle(),
            tiles=tile_columns(self._box.tables),
            terms=agreed.handle(),
            restart=self._restart,
            running_points=self._running_points,
            scratch=scratch_states(2),
            logs=mute_log().handle(),
            listing=np.zeros(ACTIONS, np.int64),
            sheet=new_sheet(),
        )

    def reset(self, seeds: Sequence[int]) -> None:
        """The first game of each row is `new(players, seed)`."""
        if len(seeds) != self.size:
            raise OptionError(f"seeds: expected {self.size}, found {len(seeds)}")
        self._seeds, self._games = list(seeds), [0] * self.size
        for row, seed in enumerate(seeds):
            self._keys[row, :LUCK] = streams(seed, self._id, LUCK)
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
        """All games by one action; the calling thread takes slices like the others."""
        todo = iter(self._slices)

        def take_slices() -> None:
            for rows, common in todo:
                advance_games(anew, rows, common)

        waiting = [self._pool.submit(take_slices) for _ in range(self._helpers)] if self._pool else []
        take_slices()
        for other in waiting:
            other.result()

    def _prepare_next(self, row: int) -> None:
        """The keys of the game that follows in this row, with the seed "seed/n"."""
        self._games[row] += 1
        self._keys[row, :LUCK] = streams(f"{self._seeds[row]}/{self._games[row]}", self._id, LUCK)

    def state(self, row: int) -> State:
        return State(StateRecord(self._states[row : row + 1]).copy())

    def refusal(self, row: int) -> str | None:
        number = int(self.refusals[row])
        return REFUSALS[number] if number else None

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()
