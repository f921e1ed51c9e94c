"""What all states of a game with the same parameters share."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from palais.core.contract import State
from palais.core.errors import OptionError
from palais.core.records import handles
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.engine.terms import TermsRecord
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.openspiel.chance import CARD, lay_table
from palais.games.palais_royal.openspiel.limits import limits
from palais.games.palais_royal.openspiel.memory import Past, parts
from palais.games.palais_royal.openspiel.position import Position
from palais.games.palais_royal.options import read_options, terms
from palais.games.palais_royal.variants import VARIANTS, variant_folder

UTILITIES: Final = ("win", "margin")
FULL_BOX: Final = "full"
DRAWN: Final = -1

Params = tuple[tuple[str, Any], ...]


@cache
def context(params: Params) -> GameContext:
    """The context of these parameters; made once."""
    return GameContext(params)


@cache
def _game_of(box: str) -> PalaisRoyal:
    if box == FULL_BOX:
        return PalaisRoyal()
    return PalaisRoyal(variant_folder(box) if box in VARIANTS else Path(box))


class GameContext:
    """The box, the options of the game, and what OpenSpiel asks about them. It never changes."""

    def __init__(self, params: Params) -> None:
        given = dict(params)
        self._params = params
        self.players = given["players"]
        self.game = _game_of(given["box"])
        start = None if given["start"] == DRAWN else given["start"]
        options = {"layout": given["layout"], "max_rounds": given["max_rounds"], "start": start}
        self._agreed = read_options(self.game.box, self.players, options)
        if given["utility"] not in UTILITIES:
            raise OptionError(f"utility: expected one of {', '.join(UTILITIES)}, found {given['utility']!r}")
        self._by_margin = given["utility"] == "margin"
        self.tables, self.mute = self.game.box.tables.handle(), mute_log().handle()
        self.limits = limits(self.game.box.tables, self.players, self._agreed.max_rounds)
        self.longest_memory = self.limits.decisions + 2 * self.limits.chances
        self.start_position = self._lay_table()

    def __deepcopy__(self, memo: Any) -> GameContext:
        return self

    def __reduce__(self) -> Any:
        return context, (self._params,)

    def _lay_table(self) -> Position:
        """The empty table, shared by all games that begin."""
        position, agreed, numbers = Position(), self._agreed, np.empty(ACTIONS, np.int64)
        agreed_terms = handles(TermsRecord, terms(self.game.box, self.players, agreed))
        count = lay_table(position.handle(), self.tables, position.pending, agreed_terms, numbers)
        position.numbers, position.shared = numbers[:count], True
        return position

    def utility_bounds(self) -> tuple[float, float]:
        """The bounds of the utility."""
        if self._by_margin:
            return -float(self.limits.points), float(self.limits.points)
        return -1 / (self.players - 1), 1.0

    def utility(self, s: State) -> list[float]:
        """What a finished game is worth to each player; the sum is 0."""
        outcome = self.game.score(s)
        if self._by_margin:
            return [points - sum(outcome.points) / self.players for points in outcome.points]
        share = 1 / len(outcome.winners)
        shares = [share if seat in outcome.winners else 0.0 for seat in range(self.players)]
        return [(self.players * own - 1) / (self.players - 1) for own in shares]

    def piles(self, past: Past[int]) -> list[int]:
        """How many piles there had been before each event and are now: the discard becomes a new one (PR-353)."""
        position = self.start_position.own()
        record, counts = fields(position.record()), [0]
        for what, _, number in map(parts, past):
            expected = record.pile_size - (what == CARD)
            position.advance(self.tables, self.mute, number)
            counts.append(counts[-1] + (record.pile_size > expected))
        return counts
