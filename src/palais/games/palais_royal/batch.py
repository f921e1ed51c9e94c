"""Many games of Palais Royal in arrays, for the environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from palais.core.batch_line import LineRecord
from palais.core.records import FlatRecord, aligned, handles
from palais.envs.compiled_batch import Rows, batch_maker
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.advance import LUCK, SPACE, SpaceRecord, advance_games
from palais.games.palais_royal.engine.event_log import MUTE
from palais.games.palais_royal.engine.observe import observations_of, tile_columns
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.state import StateRecord
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.options import read_options, terms


class PalaisRoyalLoop:
    """See `envs.compiled_batch.GameLoop`."""

    record_type: type[FlatRecord] = StateRecord
    refusals: Sequence[str] = REFUSALS
    key_words = LUCK
    advance = staticmethod(advance_games)

    def __init__(self, box: Box, agreed: Any) -> None:
        self._box, self._agreed = box, agreed

    def arguments(self, rows: Rows) -> tuple[Any, ...]:
        return (
            handles(StateRecord, rows.states),
            handles(LineRecord, rows.lines),
            observations_of(rows.observations),
            observations_of(rows.final_observations),
            rows.masks,
            self._box.tables.handle(),
            self._space(),
        )

    def _space(self) -> Any:
        """Scratch space for one thread, with the options of its games."""
        space = aligned(SPACE, 1)
        space["terms"][0] = self._agreed
        space["tiles"][0] = tile_columns(self._box.tables)
        space["log"]["length"] = MUTE
        return handles(SpaceRecord, space)


def make_loop(game: PalaisRoyal, players: int, options: dict[str, Any], restart: bool, running_points: bool) -> PalaisRoyalLoop:
    agreed = terms(game.box, players, read_options(game.box, players, options))
    agreed["restart"], agreed["running_points"] = restart, running_points
    return PalaisRoyalLoop(game.box, agreed)


make_batch = batch_maker(make_loop)
