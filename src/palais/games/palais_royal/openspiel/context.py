"""What all states of a game with the same parameters share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from palais.core.contract import State
from palais.core.records import handles
from palais.envs.spiel.context import Params, Pieces
from palais.envs.spiel.state import SpielState
from palais.envs.spiel.utility import Utility
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.constants import CARDS, MAX_TILES, ROOMS
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.engine.terms import TermsRecord
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.openspiel.chance import CARD, DECISION, IMPOSSIBLE, NOBLE, ROOM, START, lay_table
from palais.games.palais_royal.openspiel.limits import limits
from palais.games.palais_royal.openspiel.memory import EVENT_LIMIT, Past, memory_text, parts, remembered
from palais.games.palais_royal.openspiel.position import Position
from palais.games.palais_royal.openspiel.resample import resample
from palais.games.palais_royal.options import read_options, terms
from palais.games.palais_royal.variants import VARIANTS, variant_folder

FULL_BOX: Final = "full"
DRAWN: Final = -1
WAITING: Final = {DECISION: "", NOBLE: "noble", ROOM: "room", START: "start player", CARD: "card"}


@cache
def context(params: Params) -> GameContext:
    """The context for these parameters, cached."""
    return GameContext(params)


@cache
def _game_of(box: str) -> PalaisRoyal:
    if box == FULL_BOX:
        return PalaisRoyal()
    return PalaisRoyal(variant_folder(box) if box in VARIANTS else Path(box))


class GameContext:
    """See `envs.spiel.context.SpielContext`: the box and the options of the game."""

    max_outcomes = MAX_TILES
    private_pieces: Pieces = [("hand", (len(CARDS),)), ("drawn", (len(CARDS),))]

    def __init__(self, params: Params) -> None:
        given = dict(params)
        self._params = params
        self.players = given["players"]
        self.game = _game_of(given["box"])
        start = None if given["start"] == DRAWN else given["start"]
        options = {"layout": given["layout"], "max_rounds": given["max_rounds"], "start": start}
        self._agreed = read_options(self.game.box, self.players, options)
        self.tables, self.mute = self.game.box.tables.handle(), mute_log().handle()
        bounds = limits(self.game.box.tables, self.players, self._agreed.max_rounds)
        self.longest_game, self.most_chances = bounds.decisions, bounds.chances
        self.utility = Utility(given["utility"], self.players, bounds.points)
        self.longest_memory = bounds.decisions + 2 * bounds.chances
        self.start_position = self._lay_table()

    def __deepcopy__(self, memo: Any) -> GameContext:
        return self

    def __reduce__(self) -> Any:
        return context, (self._params,)

    def _lay_table(self) -> Position:
        """The empty table, shared by all new games."""
        position, agreed, numbers = Position(), self._agreed, np.empty(ACTIONS, np.int64)
        agreed_terms = handles(TermsRecord, terms(self.game.box, self.players, agreed))
        count = lay_table(position.handle(), self.tables, position.pending, agreed_terms, numbers)
        position.numbers, position.shared = numbers[:count], True
        return position

    def advance(self, position: Position, number: int) -> int:
        return position.advance(self.tables, self.mute, number)

    def refusal(self, refusal: int) -> str | None:
        return None if refusal == IMPOSSIBLE else REFUSALS[refusal]

    def outcome_text(self, position: Position, outcome: int) -> str:
        """Each tile, room, seat or card still to be drawn."""
        box, waits = self.game.box, position.waits
        if waits == NOBLE:
            return f"noble {box.tiles[outcome].name}"
        if waits == START:
            return f"start {box.game.players.colours[outcome]}"
        return f"room {ROOMS[outcome]}" if waits == ROOM else f"card {CARDS[outcome]}"

    def waits_for(self, position: Position) -> str:
        return WAITING[position.waits]

    def memory_text(self, position: Position, player: int) -> str:
        return memory_text(position.past, player)

    def memory_numbers(self, position: Position, player: int) -> Iterator[float]:
        return ((code + 1) / EVENT_LIMIT for code in remembered(position.past, player))

    def private_values(self, s: State, player: int) -> Sequence[npt.NDArray[np.int8]]:
        """The seat's own hand, and the cards it has drawn and not yet kept."""
        f = fields(s)
        return f.hand[player], f.drawn if f.player == player else np.zeros_like(f.drawn)

    def private_text(self, s: State, player: int) -> str:
        piles = zip(("hand", "drawn"), self.private_values(s, player), strict=True)
        texts = {name: [f"{c} {n}" for c, n in zip(CARDS, counts.tolist(), strict=True) if n] for name, counts in piles}
        return "; ".join(f"{name} {', '.join(cards)}" for name, cards in texts.items() if cards)

    def resample(self, state: SpielState, player: int, rng: Random) -> SpielState:
        """Another history of the game, replayed from the start."""
        at: Any = state.position
        other: SpielState = state.get_game().new_initial_state()
        left = fields(at.record()).pile.tolist()
        for number in resample(at.past, player, self.piles(at.past), left, rng):
            other.apply_action(number)
        return other

    def piles(self, past: Past[int]) -> list[int]:
        """The number of piles so far, before each event and now: the discard becomes a new pile (PR-353)."""
        position = self.start_position.own()
        record, counts = fields(position.record()), [0]
        for what, _, number in map(parts, past):
            expected = record.pile_size - (what == CARD)
            position.advance(self.tables, self.mute, number)
            counts.append(counts[-1] + (record.pile_size > expected))
        return counts
