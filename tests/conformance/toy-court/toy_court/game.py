"""Toy Court behind the contract of palais.core.contract."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.choices import Choice
from palais.core.contract import Decision, Hidden, Moment, Outcome, State
from palais.core.events import Event
from palais.core.explanation import Explanation, Thing
from palais.core.legality import require_legal
from palais.core.phrase import Phrase
from palais.core.records import record_digest
from palais.core.rng import one_way
from toy_court import actions, check, perform, position, secrets, sentences, talk
from toy_court.choices import choices
from toy_court.observe import LAYOUT, observe
from toy_court.options import read_options
from toy_court.score import known_points, outcome
from toy_court.state import GOALS, MAX_PLAYERS, MIN_PLAYERS, Court, court
from toy_court.view import View, view, without_secrets

LEAST_FORTUNE, FORTUNES = 4, 5  # 4 to 8 coins


class ToyCourt:
    """Everything that changes is in the records it makes."""

    id = "toy-court"
    rules_version = 1
    min_players, max_players = MIN_PLAYERS, MAX_PLAYERS
    secret_step = 2048
    action_count = actions.ACTIONS
    data: Path | None = None
    data_name = "toy"
    data_digest = "none"
    record_type = Court
    observation_layout = LAYOUT

    def opening_events(self, s: State) -> list[Event]:
        """None: everyone only looks at their own fortune and goal."""
        return []

    def options(self, players: int, **options: Any) -> dict[str, Any]:
        return msgspec.structs.asdict(read_options(players, options))

    def new(self, players: int, seed: int | str = 0, **options: Any) -> State:
        """Everyone is dealt a fortune and a goal that nobody else sees; the first audience begins."""
        agreed, none = read_options(players, options), [0] * players
        c = Court(
            players=players,
            rounds=agreed.rounds,
            seconds=agreed.seconds,
            ready=[False] * players,
            muted=[False] * players,
            acts=[*none],
            coins=[],
            goals=[],
            pips=[*none],
            sixes=[*none],
            fines=[*none],
            key=one_way(seed, self.id),
        )
        c.coins = [LEAST_FORTUNE + c.draw(FORTUNES) for _ in none]
        c.goals = [GOALS[c.draw(len(GOALS))] for _ in none]
        return State(c)

    def moment(self, s: State | Hidden) -> Moment:
        return check.moment(court(s))

    def decisions(self, s: State | Hidden) -> list[Decision]:
        return check.decisions(court(s))

    def to_act(self, s: State | Hidden) -> tuple[int, ...]:
        return tuple(decision.seat for decision in self.decisions(s) if decision.must)

    def fallback(self, h: State | Hidden, seat: int) -> int:
        return check.fallback(court(h))

    def check(self, s: State | Hidden, seat: int, action: int) -> str | None:
        return check.check(court(s), seat, action)

    def apply(self, s: State, seat: int, action: int) -> tuple[State, list[Event]]:
        require_legal(self, s, seat, action)
        after = court(s).copy()
        events = perform.perform(after, seat, action)
        return State(after), events

    def legal(self, h: State | Hidden, seat: int) -> list[int]:
        return [action for action in range(self.action_count) if self.check(h, seat, action) is None]

    def choices(self, h: Hidden, seat: int) -> list[Choice]:
        return choices(court(h), self.legal(h, seat))

    def explain(self, h: Hidden, seat: int, thing: Thing) -> Explanation:
        return sentences.explain(court(h), seat, thing, lambda action: self.check(h, seat, action))

    def hide(self, s: State, seat: int) -> Hidden:
        return Hidden(secrets.hide(court(s), seat))

    def hide_events(self, events: Sequence[Event], seat: int) -> list[Event]:
        return [event.seen_by(seat) for event in events]

    def learned(self, before: State, after: State) -> tuple[int, ...]:
        return secrets.learned(court(before), court(after))

    def may_say(self, s: State, seat: int, to: tuple[int, ...] | None) -> str | None:
        return talk.may_say(court(s), seat, to)

    def rulings(self, s: State, seat: int, to: tuple[int, ...] | None, text: str) -> list[int]:
        return talk.rulings(court(s), seat, to, text)

    def event_phrase(self, event: Event, after: State | Hidden) -> Phrase:
        return sentences.event_phrase(event)

    def action_phrase(self, action: int) -> Phrase:
        return sentences.action_phrase(action)

    def plan_reasons(self, h: Hidden, seat: int, actions: Sequence[int]) -> list[Phrase]:
        return sentences.plan_reasons(actions)

    def determinize(self, h: Hidden, seat: int, seed: int) -> State:
        return State(secrets.imagine(court(h), seed))

    def observe(self, h: Hidden, seat: int) -> npt.NDArray[np.float32]:
        return observe(court(h), seat)

    def view(self, h: Hidden, seat: int) -> View:
        return view(court(h))

    def without_secrets(self, view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
        return without_secrets(view, choices)

    def points(self, h: State | Hidden) -> list[int] | None:
        return known_points(court(h))

    def rematch_options(self, options: dict[str, Any], last: State) -> dict[str, Any]:
        return dict(options)

    def score(self, s: State | Hidden) -> Outcome:
        return outcome(court(s))

    def digest(self, s: State | Hidden) -> str:
        return record_digest(s)

    def position_text(self, s: State | Hidden) -> str:
        return position.position_text(court(s))

    def parse_position(self, text: str) -> State:
        return State(position.parse_position(text))

    def action_text(self, action: int) -> str:
        return actions.action_text(action)

    def parse_action(self, text: str) -> int:
        return actions.parse_action(text)
