"""Many games of Versailles 1682 in arrays, for the environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from palais.core.batch_line import LineRecord
from palais.core.records import FlatRecord, aligned, handles
from palais.envs.compiled_batch import CompiledBatch, Rows
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.actions import ACTIONS
from palais.games.versailles_1682.engine.advance import LUCK, advance_games
from palais.games.versailles_1682.engine.event_log import mute_log
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.engine.setup import Terms
from palais.games.versailles_1682.engine.state import STATE, StateRecord
from palais.games.versailles_1682.game import Versailles1682
from palais.games.versailles_1682.options import read_options, terms_of


class VersaillesLoop:
    """See `envs.compiled_batch.GameLoop`."""

    record_type: type[FlatRecord] = StateRecord
    refusals: Sequence[str] = REFUSALS
    key_words = LUCK
    advance = staticmethod(advance_games)

    def __init__(self, box: Box, terms: Terms) -> None:
        self._box, self._terms = box, terms

    def arguments(self, rows: Rows) -> tuple[Any, ...]:
        return (
            handles(StateRecord, rows.states),
            handles(StateRecord, aligned(STATE, 2)),
            self._terms.handle(),
            self._box.tables.handle(),
            rows.keys,
            rows.actions,
            handles(LineRecord, rows.lines),
            rows.observations,
            rows.masks,
            rows.final_observations,
            mute_log().handle(),
            np.zeros(ACTIONS, np.int64),
        )


def make_batch(
    game: Versailles1682,
    size: int,
    players: int,
    options: dict[str, Any],
    *,
    restart: bool = True,
    running_points: bool = False,
    learners: Sequence[int] | None = None,
    threads: int = 1,
) -> CompiledBatch:
    """See `core.batch.MakeBatch`."""
    terms = terms_of(game.box, players, read_options(game.box, players, options))
    terms.restart, terms.running_points = int(restart), int(running_points)
    return CompiledBatch(game, VersaillesLoop(game.box, terms), size, players, learners=learners, threads=threads)
