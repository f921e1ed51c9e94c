"""Palais Royal behind the contract of core/contract.py: the box and the rules together."""

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
from palais.core.phrase import Phrase
from palais.core.records import Record, handles, record_digest
from palais.core.rng import many_streams, streams
from palais.games.palais_royal.box.box import load_box
from palais.games.palais_royal.engine import state
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.constants import OVER
from palais.games.palais_royal.engine.entry_points import (
    check_action,
    hide_state,
    imagine_state,
    list_legal,
    perform_action,
    start_game,
)
from palais.games.palais_royal.engine.event_log import mute_log, new_log
from palais.games.palais_royal.engine.events import read_log
from palais.games.palais_royal.engine.learned import learned
from palais.games.palais_royal.engine.moment import moment, question
from palais.games.palais_royal.engine.observe import LAYOUT, SIZE, FieldRecord, observations_of, observe_hidden, tile_columns
from palais.games.palais_royal.engine.playout import FIRST_SEAT, play_random_games
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.rules.scoring import new_sheet
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.engine.terms import TermsRecord
from palais.games.palais_royal.notation import actions as notation
from palais.games.palais_royal.notation import reader as position_reader
from palais.games.palais_royal.notation import writer as position
from palais.games.palais_royal.options import read_options, terms
from palais.games.palais_royal.people import secrets
from palais.games.palais_royal.people.choices import choices
from palais.games.palais_royal.people.explain import explain
from palais.games.palais_royal.people.plan_reasons import plan_reasons
from palais.games.palais_royal.people.score import known_points, outcome
from palais.games.palais_royal.people.sentences import action_phrase, event_phrase
from palais.games.palais_royal.people.view import view
from palais.games.palais_royal.people.view_types import View

KEYS = 4  # random streams: two for the set-up, two for the cards


class PalaisRoyal:
    """The game with one box. Everything that changes is in the records it makes."""

    id = "palais-royal"
    rules_version = 1  # raised when the same actions lead to a different position
    action_count = ACTIONS
    secret_step = 2048
    record_type: type[Record] = state.StateRecord
    observation_layout = LAYOUT

    def __init__(self, data: Path | None = None) -> None:
        self.data, self.box = data, load_box(data)
        self._tables = self.box.tables.handle()
        self._tiles = handles(FieldRecord, tile_columns(self.box.tables))
        self.data_name, self.data_digest = self.box.name, self.box.digest
        self.min_players, self.max_players = self.box.game.players.min, self.box.game.players.max

    def opening_events(self, s: State) -> list[Event]:
        """None: the set-up is visible on the table."""
        return []

    def options(self, players: int, **options: Any) -> dict[str, Any]:
        """The options with their defaults filled in. Raises OptionError for an invalid one."""
        agreed = cast(dict[str, Any], msgspec.to_builtins(read_options(self.box, players, options)))
        if agreed["start_gold"] is None:  # included only when set: older records and readers do not know it
            del agreed["start_gold"]
        return agreed

    def new(self, players: int, seed: int | str = 0, **options: Any) -> State:
        """A game set up and waiting for the start player's first free servant (PR-207)."""
        agreed = read_options(self.box, players, options)
        s = state.empty()
        keys = streams(seed, self.id, KEYS)
        agreed_terms = handles(TermsRecord, terms(self.box, players, agreed))
        start_game(s.handle(), self._tables, keys, agreed_terms, mute_log().handle())
        return State(s)

    def random_games(self, players: int, seeds: Sequence[int | str], **options: Any) -> npt.NDArray[np.int64]:
        """Whole games of random play, compiled. One row per game: decisions, rounds, then points and wins by seat."""
        agreed = read_options(self.box, players, options)
        keys = many_streams(seeds, self.id, KEYS + 1)
        results = np.zeros((len(keys), FIRST_SEAT + 2 * players), np.int64)
        states, agreed_terms = state.scratch_states(2), handles(TermsRecord, terms(self.box, players, agreed))
        play_random_games(states, self._tables, keys, agreed_terms, mute_log().handle(), new_sheet(), results)
        return results

    def moment(self, s: State | Hidden) -> Moment:
        """The turn in progress; during the set-up, that of the player placing servants."""
        return moment(fields(s))

    def decisions(self, s: State | Hidden) -> list[Decision]:
        """One decision at a time, for the player whose turn it is."""
        f = fields(s)
        return [] if f.phase == OVER else [Decision(f.player, question(f), must=True)]

    def to_act(self, s: State | Hidden) -> tuple[int, ...]:
        """The one seat whose turn it is; nobody when the game is over."""
        f = fields(s)
        return () if f.phase == OVER else (f.player,)

    def fallback(self, h: State | Hidden, seat: int) -> int:
        """The first legal action, which is `done` wherever that is legal."""
        return self.legal(h, seat)[0]

    def check(self, s: State | Hidden, seat: int, action: int) -> str | None:
        """The code of the refusal, or None if the action is legal."""
        refusal = check_action(fields(s).handle(), self._tables, seat, action)
        return REFUSALS[refusal] if refusal else None

    def apply(self, s: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """The position after the action, and what happened."""
        require_legal(self, s, seat, action)
        after, log = fields(s).copy(), new_log()
        perform_action(after.handle(), self._tables, action, log.handle())
        return State(after), read_log(self.box, log)

    def legal(self, h: State | Hidden, seat: int) -> list[int]:
        """The legal actions in ascending order; none for a seat that is not to act."""
        f = fields(h)
        if f.player != seat or f.phase == OVER:
            return []
        out = np.empty(ACTIONS, np.int64)
        return sorted(out[: list_legal(f.handle(), self._tables, out)].tolist())

    def choices(self, h: Hidden, seat: int) -> list[Choice]:
        """The legal actions grouped and named for people."""
        return choices(self.box, fields(h), seat, self.legal(h, seat))

    def explain(self, h: Hidden, seat: int, thing: Thing) -> Explanation:
        """Why this seat cannot choose a thing on the table now."""
        return explain(self.box, fields(h), seat, thing, lambda action: self.check(h, seat, action))

    def hide(self, s: State, seat: int) -> Hidden:
        """A copy in which everything this seat, or a spectator, may not know is blank."""
        h = fields(s).copy()
        hide_state(h.handle(), seat)
        return Hidden(h)

    def hide_events(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as this seat may know them."""
        return [event.seen_by(seat) for event in events]

    def learned(self, before: State, after: State) -> tuple[int, ...]:
        """The seats that know more cards after an action than before."""
        return learned(self.box, fields(before), fields(after))

    def may_say(self, s: State, seat: int, to: tuple[int, ...] | None) -> str | None:
        """Chat goes to the whole table only."""
        return None if to is None else "no-private-talk"

    def rulings(self, s: State, seat: int, to: tuple[int, ...] | None, text: str) -> list[int]:
        """None: talk has no effect on the game."""
        return []

    def event_phrase(self, event: Event, after: State | Hidden) -> Phrase:
        return event_phrase(self.box, event, fields(after))

    def action_phrase(self, action: int) -> Phrase:
        return action_phrase(self.box, action)

    def plan_reasons(self, h: Hidden, seat: int, actions: Sequence[int]) -> list[Phrase]:
        """Why each action of a plan is taken."""
        states = [self.determinize(h, seat, 0)]
        for action in actions:
            states.append(self.apply(states[-1], seat, action)[0])
        return plan_reasons(self.box, seat, [fields(s) for s in states], actions)

    def determinize(self, h: Hidden, seat: int, seed: int) -> State:
        """A full position that this seat cannot tell from the true one, sampled by seed."""
        s = fields(h).copy()
        imagine_state(s.handle(), self._tables, seat, streams(seed, "imagine", 1))
        return State(s)

    def observe(self, h: Hidden, seat: int) -> npt.NDArray[np.float32]:
        """The hidden record as one flat vector; `observation_layout` names its parts."""
        out = np.empty((1, SIZE), np.float32)
        observe_hidden(fields(h).handle(), self._tables, self._tiles, seat, observations_of(out))
        seen: npt.NDArray[np.float32] = out[0]
        return seen

    def view(self, h: Hidden, seat: int) -> View:
        """Everything the table shows this seat."""
        return view(self.box, fields(h), seat, self.legal(h, seat))

    def without_secrets(self, view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
        return secrets.without_secrets(view, choices)

    def points(self, h: State | Hidden) -> list[int] | None:
        """Everyone's points, if the viewer may see them (reading 6)."""
        return known_points(self.box, fields(h))

    def rematch_options(self, options: dict[str, Any], last: State) -> dict[str, Any]:
        """Players move on by one seat, so the same start seat means the next player."""
        return {**options, "start": fields(last).start} if "start" in options else dict(options)

    def score(self, s: State | Hidden) -> Outcome:
        """The score sheet as it stands."""
        return outcome(self.box, fields(s))

    def digest(self, s: State | Hidden) -> str:
        """A hash of the whole record, as sixteen hexadecimal digits."""
        return record_digest(s)

    def position_text(self, s: State | Hidden) -> str:
        return position.position_text(self.box, fields(s))

    def parse_position(self, text: str) -> State:
        return State(position_reader.parse_position(self.box, text))

    def action_text(self, action: int) -> str:
        return notation.action_text(self.box, action)

    def parse_action(self, text: str) -> int:
        return notation.parse_action(self.box, text)
