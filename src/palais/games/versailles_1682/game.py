"""Versailles 1682 behind the contract of core/contract.py: the box and the rules together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.choices import Choice
from palais.core.contract import Decision, Hidden, Moment, Outcome, State
from palais.core.events import Event
from palais.core.explanation import Explanation, Thing
from palais.core.legality import require_legal
from palais.core.measurements import FIRST_SEAT
from palais.core.phrase import Phrase
from palais.core.records import Record, record_digest
from palais.core.rng import many_streams, streams
from palais.games.versailles_1682.box.box import load_box
from palais.games.versailles_1682.engine import moment, state
from palais.games.versailles_1682.engine.actions import ACTIONS
from palais.games.versailles_1682.engine.entry_points import (
    check_action,
    hide_state,
    imagine_state,
    list_legal,
    perform_action,
    start_game,
)
from palais.games.versailles_1682.engine.event_log import mute_log, new_log
from palais.games.versailles_1682.engine.events import read_log
from palais.games.versailles_1682.engine.learned import learned
from palais.games.versailles_1682.engine.observe import LAYOUT, SIZE, observe_hidden
from palais.games.versailles_1682.engine.playout import play_random_games
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.notation import actions as notation
from palais.games.versailles_1682.notation import reader, writer
from palais.games.versailles_1682.options import read_options, terms_in, terms_of
from palais.games.versailles_1682.people import secrets, sentences
from palais.games.versailles_1682.people.choices import choices
from palais.games.versailles_1682.people.explain import explain
from palais.games.versailles_1682.people.fallback import fallback
from palais.games.versailles_1682.people.plan_reasons import plan_reasons
from palais.games.versailles_1682.people.score import outcome
from palais.games.versailles_1682.people.talk import may_say
from palais.games.versailles_1682.people.view import view
from palais.games.versailles_1682.people.view_types import View

KEYS = 4  # of the streams of chance: two for the dice, two for the cards


class Versailles1682:
    """The game with one box. Everything that changes is in the records it makes."""

    id = "versailles-1682"
    rules_version = 1  # rises when the same actions lead to another position
    action_count = ACTIONS
    secret_step = 16384  # with six players, what can be done with a full hand takes up to 15 kB
    record_type: type[Record] = state.StateRecord
    observation_layout = LAYOUT

    def __init__(self, data: Path | None = None) -> None:
        self.data, self.box = data, load_box(data)
        self._tables = self.box.tables.handle()
        self.data_name, self.data_digest = self.box.name, self.box.digest
        self.min_players, self.max_players = self.box.game.players.min, self.box.game.players.max

    def options(self, players: int, **options: Any) -> dict[str, Any]:
        """The options with their defaults filled in; an OptionError for what does not fit."""
        return cast(dict[str, Any], msgspec.to_builtins(read_options(self.box, players, options)))

    def new(self, players: int, seed: int | str = 0, **options: Any) -> State:
        """A game set up and waiting for the Steward's choice of a man or a woman (VE-205)."""
        agreed = read_options(self.box, players, options)
        s, keys = state.empty(), streams(seed, self.id, KEYS)
        start_game(s.handle(), self._tables, keys, terms_of(self.box, players, agreed).handle(), mute_log().handle())
        return State(s)

    def opening_events(self, s: State) -> list[Event]:
        """VE-201 to VE-204: The set-up again, with the chance of the record, this time told."""
        first, again, log = fields(s), state.empty(), new_log()
        start_game(again.handle(), self._tables, first.chance_key.copy(), terms_in(first).handle(), log.handle())
        return read_log(log) if again.to_bytes() == first.to_bytes() else []

    def random_games(self, players: int, seeds: Sequence[int | str], **options: Any) -> npt.NDArray[np.int64]:
        """Whole games of random play, compiled: a row each of decisions, rounds, and points and wins by seat."""
        terms = terms_of(self.box, players, read_options(self.box, players, options))
        keys = many_streams(seeds, self.id, KEYS + 1)
        results = np.zeros((len(keys), FIRST_SEAT + 2 * players), np.int64)
        blank, game = state.empty().handle(), state.empty().handle()
        play_random_games(game, blank, self._tables, keys, terms.handle(), mute_log().handle(), results)
        return results

    def moment(self, s: State | Hidden) -> Moment:
        return moment.moment(fields(s))

    def decisions(self, s: State | Hidden) -> list[Decision]:
        return moment.decisions(fields(s))

    def to_act(self, s: State | Hidden) -> tuple[int, ...]:
        return moment.asked(fields(s))

    def fallback(self, h: State | Hidden, seat: int) -> int:
        return fallback(fields(h), self.legal(h, seat))

    def check(self, s: State | Hidden, seat: int, action: int) -> str | None:
        """The code of the refusal, or None if the action is legal."""
        refusal = check_action(fields(s).handle(), self._tables, seat, action)
        return REFUSALS[refusal] if refusal else None

    def apply(self, s: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """The position after the action, and what happened."""
        require_legal(self, s, seat, action)
        after, log = fields(s).copy(), new_log()
        perform_action(after.handle(), self._tables, seat, action, log.handle())
        return State(after), read_log(log)

    def legal(self, h: State | Hidden, seat: int) -> list[int]:
        """The legal actions in ascending order; none for a seat that is not asked."""
        if seat not in self.to_act(h):
            return []
        out = np.empty(ACTIONS, np.int64)
        found: list[int] = out[: list_legal(fields(h).handle(), self._tables, seat, out)].tolist()
        return found

    def choices(self, h: Hidden, seat: int) -> list[Choice]:
        """The legal actions grouped and named for people."""
        return choices(self.box, fields(h), self.legal(h, seat))

    def explain(self, h: Hidden, seat: int, thing: Thing) -> Explanation:
        """Why this seat cannot choose a thing on the table now."""
        return explain(self.box, fields(h), seat, thing, lambda s, action: self.check(Hidden(s), seat, action))

    def hide(self, s: State, seat: int) -> Hidden:
        """A copy with everything blank that this seat, or a spectator, may not know."""
        h = fields(s).copy()
        hide_state(h.handle(), seat)
        return Hidden(h)

    def hide_events(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as this seat may know them."""
        return [event.seen_by(seat) for event in events]

    def learned(self, before: State, after: State) -> tuple[int, ...]:
        """The seats that know more after an action than before."""
        return learned(self.box, fields(before), fields(after))

    def may_say(self, s: State, seat: int, to: tuple[int, ...] | None) -> str | None:
        return may_say(fields(s), seat, to)

    def rulings(self, s: State, seat: int, to: tuple[int, ...] | None, text: str) -> list[int]:
        """VE-912: Fines are the Steward's; the names that an address is compared with are the table's."""
        return []

    def event_phrase(self, event: Event, after: State | Hidden) -> Phrase:
        return sentences.event_phrase(event, fields(after))

    def action_phrase(self, action: int) -> Phrase:
        return sentences.action_phrase(action)

    def plan_reasons(self, h: Hidden, seat: int, actions: Sequence[int]) -> list[Phrase]:
        """Why each action of a plan is taken."""
        return plan_reasons(self.box, fields(h), seat, actions)

    def determinize(self, h: Hidden, seat: int, seed: int) -> State:
        """A full position that this seat cannot tell from the true one."""
        s = fields(h).copy()
        imagine_state(s.handle(), self._tables, seat, streams(seed, "imagine", 1))
        return State(s)

    def observe(self, h: Hidden, seat: int) -> npt.NDArray[np.float32]:
        """The hidden record as one flat vector; `observation_layout` names its parts."""
        out = np.empty(SIZE, np.float32)
        observe_hidden(fields(h).handle(), self._tables, seat, out)
        return out

    def view(self, h: Hidden, seat: int) -> View:
        """Everything the table shows this seat."""
        return view(self.box, fields(h))

    def without_secrets(self, view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
        return secrets.without_secrets(view, choices)

    def points(self, h: State | Hidden) -> list[int] | None:
        """Fortunes are public: the register is open [S5]."""
        return outcome(fields(h)).points

    def rematch_options(self, options: dict[str, Any], last: State) -> dict[str, Any]:
        return dict(options)

    def score(self, s: State | Hidden) -> Outcome:
        """The fortunes as they stand."""
        return outcome(fields(s))

    def digest(self, s: State | Hidden) -> str:
        """Sixteen hexadecimal digits that stand for the whole record."""
        return record_digest(s)

    def position_text(self, s: State | Hidden) -> str:
        return writer.position_text(fields(s))

    def parse_position(self, text: str) -> State:
        return State(reader.parse_position(self.box, text))

    def action_text(self, action: int) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> int:
        return notation.parse_action(text)
