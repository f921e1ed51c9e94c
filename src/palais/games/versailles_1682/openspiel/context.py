"""What all states of a game with the same parameters share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.contract import Hidden, State
from palais.core.events import Event
from palais.envs.spiel.context import CHANCE_PLAYER, OVER_PLAYER, Params, Pieces
from palais.envs.spiel.state import SpielState
from palais.envs.spiel.utility import Utility
from palais.games.versailles_1682.engine import state
from palais.games.versailles_1682.engine.chance import CARDS
from palais.games.versailles_1682.engine.constants import KIND_COUNT, KINDS
from palais.games.versailles_1682.engine.entry_points import check_action
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.engine.rules.money import MOST
from palais.games.versailles_1682.engine.setup import Terms, agree, clear_table
from palais.games.versailles_1682.engine.state import State as Fields
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682
from palais.games.versailles_1682.openspiel.chance import Draw, draw_text, pile_now, run
from palais.games.versailles_1682.openspiel.limits import limits
from palais.games.versailles_1682.openspiel.position import SET_UP, Happened, Position
from palais.games.versailles_1682.options import read_options, terms_of

FULL_BOX: Final = "full"
OPTIONS: Final = ("goal", "max_rounds", "negotiation", "payments", "scale", "start_party")
IMPOSSIBLE: Final = -1  # as a refusal: chance has no such outcome


@cache
def context(params: Params) -> VersaillesContext:
    """The context of these parameters; made once."""
    return VersaillesContext(params)


@cache
def _game_of(box: str) -> Versailles1682:
    return Versailles1682(None if box == FULL_BOX else Path(box))


class VersaillesContext:
    """See `envs.spiel.context.SpielContext`: the box and the options of the game."""

    max_outcomes = KIND_COUNT
    private_pieces: Pieces = [("hand", (KIND_COUNT,))]
    longest_memory = 0

    def __init__(self, params: Params) -> None:
        given = dict(params)
        self._params, self.players, self.game = params, given["players"], _game_of(given["box"])
        agreed = read_options(self.game.box, self.players, {name: given[name] for name in OPTIONS})
        terms = terms_of(self.game.box, self.players, agreed)
        self._terms, self._parties = terms.handle(), 0 if terms.chosen_party else self.players
        self._tables, self._copies = self.game.box.tables.handle(), self.game.box.tables.copies
        self.longest_game, self.most_chances = limits(self.game.box.tables, self.players, agreed.max_rounds)
        self.utility = Utility(given["utility"], self.players, MOST)
        self.start_position = Position(self._empty_table(terms))
        self._run(self.start_position)
        self.start_position.shared = True

    def _empty_table(self, terms: Terms) -> Fields:
        """All cards in the pile, nothing drawn: what is seen of a set-up under way."""
        s = state.empty()
        agree(s, terms)
        clear_table(s, self.game.box.tables)
        return s

    def __deepcopy__(self, memo: Any) -> VersaillesContext:
        return self

    def __reduce__(self) -> Any:
        return context, (self._params,)

    def advance(self, position: Position, number: int) -> int:
        if position.player == CHANCE_PLAYER:
            return self._take_outcome(position, number)
        assert position.before is not None
        seat = max(position.player, 0)
        refusal = check_action(position.before.handle(), self._tables, seat, number)
        if not refusal:
            position.cause, position.draws = (seat, number), []
            self._run(position)
        return refusal

    def _take_outcome(self, position: Position, outcome: int) -> int:
        if not (0 <= outcome < len(position.numbers) and position.numbers[outcome]):
            return IMPOSSIBLE
        number = int(position.numbers[:outcome].sum()) if position.stream == CARDS else outcome
        position.draws.append(Draw(position.stream, number, outcome))
        self._run(position)
        return 0

    def _run(self, position: Position) -> None:
        """The action up to its end, or to the next number that is missing."""
        done = run(position.before, self._tables, self._terms, position.cause, position.draws)
        position.missing, position.stream = done.missing, done.stream
        if done.missing:
            position.player, position.numbers = CHANCE_PLAYER, self._weights(position)
            return
        position.past.append(Happened(*position.cause, done.events))
        position.before = done.record
        acting = self.game.to_act(State(done.record))
        position.player = acting[0] if acting else OVER_PLAYER
        position.numbers = np.array(self.game.legal(State(done.record), position.player) if acting else [], np.int64)

    def _weights(self, position: Position) -> npt.NDArray[np.int64]:
        if position.stream == CARDS:
            return pile_now(position.before, self._copies, position.draws)
        return np.ones(position.missing, np.int64)

    def refusal(self, refusal: int) -> str | None:
        return None if refusal == IMPOSSIBLE else REFUSALS[refusal]

    def outcome_text(self, position: Position, outcome: int) -> str:
        parties = self._parties if position.cause == SET_UP else 0
        return draw_text(position.missing, position.stream, outcome, len(position.draws), parties)

    def waits_for(self, position: Position) -> str:
        """With what has come already, so that no two positions look alike."""
        if position.player != CHANCE_PLAYER:
            return ""
        cause = [] if position.cause == SET_UP else [self.game.action_text(position.cause[1])]
        return " ".join([*cause, *(str(draw.outcome) for draw in position.draws), "?"])

    def memory_text(self, position: Position, player: int) -> str:
        """Every event as the player heard of it, and the own decisions."""
        return f"seat {player}: " + " ".join(self._remembered(position, player))

    def _remembered(self, position: Position, player: int) -> Iterator[str]:
        for seat, action, events in position.past:
            if seat == player:
                yield self.game.action_text(action).replace(" ", "-")
            for event in self.game.hide_events(events, player):
                yield _event_text(event)

    def memory_numbers(self, position: Position, player: int) -> Iterator[float]:
        raise NotImplementedError("there are no tensors of information states: games are too long")

    def private_values(self, s: State, player: int) -> Sequence[npt.NDArray[np.int8]]:
        return (fields(s).hand[player],)

    def private_text(self, s: State, player: int) -> str:
        counts = fields(s).hand[player].tolist()
        return " ".join(f"{kind}*{count}" for kind, count in zip(KINDS, counts, strict=True) if count)

    def resample(self, state: SpielState, player: int, rng: Random) -> SpielState:
        """An imagined world at the same place; its history before is that of the true one."""
        other: SpielState = state.clone()
        if state.is_chance_node() or state.is_terminal():
            return other
        at: Any = state.position.own()
        hidden: Hidden = self.game.hide(State(at.before), player)
        world = fields(self.game.determinize(hidden, player, rng.getrandbits(62)))
        world.chance_key[:], world.chance_count[:] = 0, at.before.chance_count
        at.before = world
        at.numbers = np.array(self.game.legal(State(world), at.player), np.int64)
        other.position = at
        return other


def _event_text(event: Event) -> str:
    details = msgspec.json.encode(list(event.details.values())).decode()
    return f"{event.kind}{event.seat}{details}".replace(" ", "-")
