"""The contract every game signs. Tables, bots, environments and commands know a game only by this.

A state is a record. `State` is the whole truth; `Hidden` is what one seat may know of it, and a type of its own, so that the
type checker refuses a full state where a hidden one is asked for. Seats count from 0; a spectator is SPECTATOR, and the
REFEREE is nobody at the table: what the rules do to a player between actions.
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
REFEREE: Final = -3  # the seat of what the rules do between actions, such as a fine


class Moment(NamedTuple):
    """Where the game stands; open to everyone."""

    turn: int  # rises when a turn or a common phase ends: the border of undo, of clock increments, of a bot's thinking
    owner: int | None  # whose turn it is; None: everybody's, or nobody's any more
    round: int
    phase: str
    seconds: float | None = None  # the phase's own limit; None: the players' clocks
    facts: dict[str, int] = {}


class Decision(NamedTuple):
    """A question to one seat. A submission names it, not the table's version, so that others may act meanwhile."""

    seat: int
    id: int  # below 2**53; a question keeps its id whatever others do, and the next one to the same seat has another
    must: bool  # the game waits for it; False: the seat may act while others decide


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: points by seat and what they are made of, and who won (several share a win)."""

    points: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    tie_break: bool


class Game(Protocol):
    """A game, with the facts one wants to know first."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    action_count: int
    data: Path | None  # the folder of a box of one's own
    data_name: str
    data_digest: str
    observation_layout: Layout  # the named parts of `observe`

    @property
    def record_type(self) -> type[Record]:
        """What its states are; a class attribute will do."""

    def new(self, players: int, seed: int | str = ..., **options: Any) -> State:
        """A game at its beginning. The same arguments give the same game."""

    def options(self, players: int, **options: Any) -> dict[str, Any]:
        """The options of a new game, checked and completed with the defaults."""

    def moment(self, s: State | Hidden) -> Moment:
        """Where the game stands, from what everyone may know."""

    def decisions(self, s: State | Hidden) -> list[Decision]:
        """The questions that are open, in seat order, at most one for each seat; none when the game is over. From what everyone
        may know.
        """

    def to_act(self, s: State | Hidden) -> tuple[int, ...]:
        """The seats whose decision the game waits for, in seat order; none when the game is over."""

    def fallback(self, h: State | Hidden, seat: int) -> int:
        """What is done for a seat that must decide and does not answer: its time is up, or its bot has failed. Apart from
        `decisions`, because it is rarely needed and costs a list of the legal actions.
        """

    def check(self, s: State | Hidden, seat: int, action: int) -> str | None:
        """Why this seat may not do this now: a refusal's code, or None. The only definition of legality.

        Three codes are the same in every game: `game-over`, `not-your-turn` for a seat without an open decision, and
        `no-such-action`. Actions from `action_count` on are the REFEREE's; they are in no list of legal actions.
        """

    def apply(self, s: State, seat: int, action: int) -> tuple[State, list[Event]]:
        """The state after the action and what happened. Raises IllegalAction; `s` itself never changes."""

    def legal(self, h: State | Hidden, seat: int) -> list[int]:
        """The legal actions of a seat, as far as they can be listed."""

    def choices(self, h: Hidden, seat: int) -> list[Choice]:
        """The same for people: grouped, named, with what a table needs to show them."""

    def explain(self, h: Hidden, seat: int, thing: Thing) -> Explanation:
        """Why this seat cannot choose a thing on the table now, by `check` and with the facts. Raises NotationError for a thing
        that the game does not have.
        """

    def hide(self, s: State, seat: int) -> Hidden:
        """What this seat may know. The only door out."""

    def hide_events(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events with the details this seat may not know left out."""

    def learned(self, before: State, after: State) -> tuple[int, ...]:
        """The seats that know something secret after one action that they did not know before it. What nobody has learned
        from can be taken back.
        """

    def may_say(self, s: State, seat: int, to: tuple[int, ...] | None) -> str | None:
        """Why this seat may not talk to these seats now (None: to everyone): a refusal's code, or None."""

    def rulings(self, s: State, seat: int, to: tuple[int, ...] | None, text: str) -> list[int]:
        """The REFEREE's actions that a line of chat brings about by the rules, such as a fine."""

    def event_phrase(self, event: Event, after: State | Hidden) -> Phrase:
        """An event as a sentence of the game's catalogues; the reader adds `player`, the name of the event's seat.

        `after` is the state after the action: what everyone may know of it can be told, nothing else.
        """

    def action_phrase(self, action: int) -> Phrase:
        """What an action would do, as a sentence of the game's catalogues."""

    def plan_reasons(self, h: Hidden, seat: int, actions: Sequence[int]) -> list[Phrase]:
        """Why each action of a plan is taken: a sentence for each that is true of that step. Nothing hidden comes out before
        the last action.
        """

    def determinize(self, h: Hidden, seat: int, seed: int) -> State:
        """A full state that this seat cannot tell from the true one."""

    def observe(self, h: Hidden, seat: int) -> npt.NDArray[np.float32]:
        """What the seat may know as one flat vector, for learning; a fresh array."""

    def view(self, h: Hidden, seat: int) -> Mapping[str, Any]:
        """Everything a table page needs, as JSON values."""

    def without_secrets(self, view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
        """A view and choices without what only their seat knows, for their length: nobody shall learn from that of the whole."""

    def points(self, h: State | Hidden) -> list[int] | None:
        """The points by seat as they stand, if the viewer may know them all."""

    def rematch_options(self, options: dict[str, Any], last: State) -> dict[str, Any]:
        """The options of the next game of the same people, one seat further, after this one ended."""

    def score(self, s: State | Hidden) -> Outcome:
        """The score sheet as it stands; final when nobody is to act."""

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
