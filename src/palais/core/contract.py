"""The contract of a game. Tables, bots, environments and commands know a game only through it.

A state is a record. `State` is the full state; `Hidden` is what one seat may know of it. They are distinct types, so the type
checker rejects a full state where a hidden one is expected. Seats count from 0. SPECTATOR stands for a viewer without a seat,
REFEREE for what the rules themselves do between actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, NewType, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.choices import Choice
from palais.core.events import Event
from palais.core.explanation import Explanation, Thing
from palais.core.observation import Layout
from palais.core.phrase import Phrase
from palais.core.records import Record

State = NewType("State", Record)
Hidden = NewType("Hidden", Record)

SPECTATOR: Final = -1
EVERYONE: Final = -2  # the viewer of a full state
REFEREE: Final = -3  # the seat of actions by the rules themselves, such as a fine


class Moment(NamedTuple):
    """Where the game stands. Public."""

    turn: int  # rises when a turn or a common phase ends; bounds undo, clock increments and a bot's planning
    owner: int | None  # whose turn it is; None: everybody's, or the game is over
    round: int
    phase: str
    seconds: float | None = None  # the phase's own time limit; None: the players' clocks apply
    facts: dict[str, int] = {}


class Decision(NamedTuple):
    """A pending decision of one seat. Submissions name the decision, not the table's version, so others may act meanwhile."""

    seat: int
    id: int  # below 2**53; stays the same whatever others do, and differs from that of the seat's next decision
    must: bool  # the game waits for it; False: the seat may act, but need not


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: points by seat, what they are made of, and the winners (several share a win)."""

    points: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    tie_break: bool


class Game(Protocol):
    """A game: a few facts about it, then its rules as functions on states."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    action_count: int
    secret_step: int  # bytes: what only its seat knows of a view and its choices is padded to whole steps, almost always one
    data: Path | None  # the folder of a custom data set
    data_name: str
    data_digest: str
    observation_layout: Layout  # the named parts of `observe`

    @property
    def record_type(self) -> type[Record]:
        """The class of its states; a class attribute is enough."""

    def new(self, players: int, seed: int | str = ..., **options: Any) -> State:
        """The first state of a game. The same arguments give the same game."""

    def opening_events(self, s: State) -> list[Event]:
        """What happened while `new` set this first state up, such as dice and draws. None for any other state."""

    def options(self, players: int, **options: Any) -> dict[str, Any]:
        """The options of a new game, checked and filled up with defaults. Raises OptionError."""

    def moment(self, s: State | Hidden) -> Moment:
        """Where the game stands, from public information only."""

    def decisions(self, s: State | Hidden) -> list[Decision]:
        """The pending decisions in seat order, at most one per seat; none when the game is over. From public information only."""

    def to_act(self, s: State | Hidden) -> tuple[int, ...]:
        """The seats the game waits for, in order; none when the game is over."""

    def fallback(self, h: State | Hidden, seat: int) -> int:
        """The action taken for a seat that must decide but does not answer: its time is up, or its bot failed. Not part of
        `Decision`, because it is rarely needed and costs a list of the legal actions.
        """

    def check(self, s: State | Hidden, seat: int, action: int) -> str | None:
        """The code of the refusal if this seat may not do this now, else None. The only definition of legality.

        Three codes are the same in every game: `game-over`, `not-your-turn` for a seat without a pending decision, and
        `no-such-action`. Actions from `action_count` on belong to the REFEREE and are never listed as legal.
        """

    def apply(self, s: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """The state after the action, and the events. Raises IllegalAction. Never changes `s`."""

    def legal(self, h: State | Hidden, seat: int) -> list[int]:
        """The legal actions of a seat, as far as they can be enumerated."""

    def choices(self, h: Hidden, seat: int) -> list[Choice]:
        """The legal actions for people: grouped, named, with what a user interface needs to show them."""

    def explain(self, h: Hidden, seat: int, thing: Thing) -> Explanation:
        """Why this seat cannot choose a thing on the table now: the code from `check`, and a sentence with the facts. Raises
        NotationError if the game has no such thing.
        """

    def hide(self, s: State, seat: int) -> Hidden:
        """What this seat may know. Nothing else leaves the engine."""

    def hide_events(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events without the details this seat may not know."""

    def learned(self, before: State, after: State) -> tuple[int, ...]:
        """The seats that learned something secret from this one action. An action nobody learned from can be undone."""

    def may_say(self, s: State, seat: int, to: tuple[int, ...] | None) -> str | None:
        """The code of the refusal if this seat may not talk to these seats now (None: to everyone), else None."""

    def rulings(self, s: State, seat: int, to: tuple[int, ...] | None, text: str) -> list[int]:
        """The REFEREE's actions that the rules demand for a chat line, such as a fine."""

    def event_phrase(self, event: Event, after: State | Hidden) -> Phrase:
        """An event as a sentence of the game's catalogues; the reader fills in `player`, the name of the event's seat.

        `after` is the state after the action; the sentence may use only its public parts.
        """

    def action_phrase(self, action: int) -> Phrase:
        """An action as a sentence of the game's catalogues."""

    def plan_reasons(self, h: Hidden, seat: int, actions: Sequence[int]) -> list[Phrase]:
        """The reason for each action of a plan, one sentence per step. Only the last action may reveal anything hidden."""

    def determinize(self, h: Hidden, seat: int, seed: int) -> State:
        """A full state that this seat cannot tell from the true one."""

    def observe(self, h: Hidden, seat: int) -> npt.NDArray[np.float32]:
        """What the seat may know as one flat vector, for learning. A new array each time."""

    def view(self, h: Hidden, seat: int) -> Mapping[str, Any]:
        """Everything a page needs to draw the table, as JSON values."""

    def without_secrets(self, view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
        """The view and choices without the seat's secrets. Their length decides the padding that keeps message sizes neutral."""

    def points(self, h: State | Hidden) -> list[int] | None:
        """The current points by seat; None if the viewer may not know all of them."""

    def rematch_options(self, options: dict[str, Any], last: State) -> dict[str, Any]:
        """The options of a rematch, in which everyone moves one seat on. `last` is the final state."""

    def score(self, s: State | Hidden) -> Outcome:
        """The score sheet as it stands; final once nobody is to act."""

    def digest(self, s: State | Hidden) -> str:
        """A short hash of the whole record."""

    def position_text(self, s: State | Hidden) -> str:
        """The position as text."""

    def parse_position(self, text: str) -> State:
        """The position a text describes. Raises NotationError."""

    def action_text(self, action: int) -> str:
        """An action as text."""

    def parse_action(self, text: str) -> int:
        """The action a text names. Raises NotationError."""
