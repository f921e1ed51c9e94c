"""Many games of Palais Royal in arrays, for the environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from palais.core.batch_line import LineRecord
from palais.core.records import FlatRecord, aligned, handles
from palais.envs.compiled_batch import CompiledBatch, Rows
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.advance import LUCK, Terms, TermsRecord, advance_games
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.observe import park_of, tile_columns
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.rules.scoring import new_sheet
from palais.games.palais_royal.engine.state import STATE, StateRecord
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.options import Options, palace, read_options, start_gold, start_seat


class PalaisRoyalLoop:
    """See `envs.compiled_batch.GameLoop`."""

    record_type: type[FlatRecord] = StateRecord
    refusals: Sequence[str] = REFUSALS
    key_words = LUCK
    advance = staticmethod(advance_games)

    def __init__(self, box: Box, players: int, options: Options, restart: bool, running_points: bool) -> None:
        self._box, self._terms = box, TermsRecord()
        _set_terms(cast(Terms, self._terms), box, players, options, restart, running_points)

    def arguments(self, rows: Rows) -> tuple[Any, ...]:
        return (
            handles(StateRecord, rows.states),
            handles(StateRecord, aligned(STATE, 2)),
            self._terms.handle(),
            self._box.tables.handle(),
            tile_columns(self._box.tables),
            rows.keys,
            rows.actions,
            handles(LineRecord, rows.lines),
            rows.observations,
            park_of(rows.observations),
            rows.masks,
            rows.final_observations,
            park_of(rows.final_observations),
            mute_log().handle(),
            np.zeros(ACTIONS, np.int64),
            new_sheet(),
        )


def make_batch(
    game: PalaisRoyal,
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
    agreed = read_options(game.box, players, options)
    loop = PalaisRoyalLoop(game.box, players, agreed, restart, running_points)
    return CompiledBatch(game, loop, size, players, learners=learners, threads=threads)


def _set_terms(terms: Terms, box: Box, players: int, options: Options, restart: bool, running_points: bool) -> None:
    """What all games of the batch have in common."""
    terms.players, terms.start = players, start_seat(options)
    terms.max_rounds, terms.open_scores = options.max_rounds, int(options.open_scores)
    terms.restart, terms.running_points = int(restart), int(running_points)
    terms.start_gold[:] = start_gold(box, options)
    terms.layout[:] = palace(box, options)
