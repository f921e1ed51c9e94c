"""Many games of Versailles 1682 in arrays, for the environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from palais.core.batch_line import LineRecord
from palais.core.records import FlatRecord, aligned, handles
from palais.envs.compiled_batch import Rows, batch_maker
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.advance import LUCK, SPACE, SpaceRecord, advance_games
from palais.games.versailles_1682.engine.event_log import MUTE
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.engine.setup import Terms
from palais.games.versailles_1682.engine.state import StateRecord
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
            handles(LineRecord, rows.lines),
            rows.observations,
            rows.final_observations,
            rows.masks,
            self._box.tables.handle(),
            self._space(),
        )

    def _space(self) -> Any:
        """Scratch space of a thread, with what its games have agreed on."""
        space = aligned(SPACE, 1)
        space["terms"][0] = cast(FlatRecord, self._terms).array
        space["log"]["length"] = MUTE
        return handles(SpaceRecord, space)


def make_loop(game: Versailles1682, players: int, options: dict[str, Any], restart: bool, running_points: bool) -> VersaillesLoop:
    terms = terms_of(game.box, players, read_options(game.box, players, options))
    terms.restart, terms.running_points = int(restart), int(running_points)
    return VersaillesLoop(game.box, terms)


make_batch = batch_maker(make_loop)
