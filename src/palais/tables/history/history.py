"""The course of a game: where it stands, how it came there, and what can be taken back. No clock, no store, nobody watching."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, cast

from palais.core.contract import Game, State
from palais.core.errors import PalaisError
from palais.core.events import Event
from palais.store.rows import EntryRow, TableRow
from palais.tables.history.log import Journal
from palais.tables.history.shares import shares
from palais.tables.messages import LogLine
from palais.tables.refusals import Refusal

BREATH = 32  # entries of a long game that are replayed before others get their turn


class Step(NamedTuple):
    """What a submission would lead to."""

    states: list[State]  # before the first action and after each
    events: list[list[Event]]  # of each action

    @property
    def after(self) -> State:
        return self.states[-1]


class Mark(NamedTuple):
    """Where an undo would lead back to."""

    seat: int
    state: State
    actions: int
    events: int


class Course:
    """A game in progress. `marks` are the submissions of the present turn that nobody has learned anything from."""

    __slots__ = (
        "_done_at",
        "_lengths",
        "_messages",
        "_since_undo",
        "actions",
        "by_bot",
        "game",
        "journal",
        "marks",
        "seats",
        "state",
        "stopped",
    )

    def __init__(self, game: Game, start: State, players: int) -> None:
        self.game, self.state = game, start
        self.actions, self.seats = array("i"), bytearray()  # what was done and who did it, without what was taken back
        self.by_bot = bytearray()  # whether a bot did it
        self.stopped = False  # ended by the people at the table, before its time
        self.journal = Journal(game, players)
        self.marks: list[Mark] = []
        self._lengths = array("i", [0])  # events by version
        self._messages, self._done_at = array("q"), array("i")  # a hash of every message carried out, and its version
        self._since_undo = 0

    @property
    def version(self) -> int:
        return len(self._lengths) - 1

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act; none once the game is over or was stopped."""
        return () if self.stopped else tuple(self.game.to_act(self.state))

    def stop(self) -> None:
        self.stopped = True
        self.marks.clear()
        self.journal.settle()

    def shares(self, seat: int = 0, more: int = 0, by_bot: bool = False) -> list[list[int]]:
        """Who has played how much, with so many actions more of this seat."""
        acting, bots = self.seats + bytes([seat]) * more, self.by_bot + bytes([by_bot]) * more
        return shares(acting, bots, self.journal.players)

    def try_out(self, seat: int, actions: Sequence[int]) -> Step:
        """All of them one after the other; a Refusal with the game's code for the first that is against the rules."""
        states, events = [self.state], []
        for action in actions:
            refusal = self.game.check(states[-1], seat, action)
            if refusal is not None:
                raise Refusal(refusal)
            after, happened = self.game.apply(states[-1], seat, action)
            states.append(after)
            events.append(happened)
        return Step(states, events)

    def act(self, seat: int, actions: Sequence[int], step: Step, by_bot: bool) -> None:
        """Make it so. What a bot did, what another did and what showed anyone something cannot be taken back."""
        if by_bot or (self.marks and self.marks[-1].seat != seat):
            self.marks.clear()
        if not by_bot:
            self.marks.append(Mark(seat, _light(self.state), len(self.actions), len(self.journal)))
        for action, happened, after in zip(actions, step.events, step.states[1:], strict=True):
            self.actions.append(action)
            self.seats.append(seat)
            self.by_bot.append(by_bot)
            self.journal.add(len(self.actions), happened, after)
        self.state = step.after
        self._lengths.append(len(self.journal))

    def bar(self, step: Step) -> None:
        """Nothing up to here can be taken back if anybody has learned something or the turn is over."""
        passed = bool(self.marks) and self.marks[-1].seat not in self.game.to_act(self.state)
        if passed or self.has_taught(step.states):
            self.marks.clear()
        if not self.marks:
            self.journal.settle()

    def has_taught(self, states: Sequence[State]) -> bool:
        return any(self.game.learned(before, after) for before, after in pairwise(states))

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.marks) and self.marks[-1].seat == seat and seat in self.to_act

    def undo(self) -> int:
        """Back to the last mark; how many events are gone."""
        mark = self.marks.pop()
        self.state = mark.state
        del self.actions[mark.actions :], self.seats[mark.actions :], self.by_bot[mark.actions :]
        gone = self.journal.take_back(mark.events)
        self._lengths.append(len(self.journal))
        self._since_undo = self.version
        return gone

    def remember(self, seat: int, message_id: str | None, version: int) -> None:
        """A message of this seat has been carried out."""
        if message_id is not None:
            self._messages.append(hash((seat, message_id)))
            self._done_at.append(version)

    def done_at(self, seat: int, message_id: str) -> int | None:
        """The version of a message that was carried out. From memory: one that comes again must cost less than a new one."""
        known = hash((seat, message_id))
        return self._done_at[self._messages.index(known)] if known in self._messages else None

    def log(self, seat: int, after: int = 0) -> list[LogLine]:
        """The events after the first `after` ones as this seat may know them: JSON already, which an encoder takes as it is."""
        return cast(list[LogLine], self.journal.lines(seat, after))

    def missed(self, since: int) -> int | None:
        """How many events there were at that version; None if something was taken back after it."""
        return self._lengths[since] if self._since_undo <= since <= self.version else None


def _light(state: State) -> State:
    """A copy without the views of its fields that reading has made: marks are kept for a whole turn, and those weigh more."""
    return State(state.copy())


def start_position(game: Game, table: TableRow, players: int) -> State:
    """How the game of this table begins: from a seed, or in the middle of another one."""
    if table.position is not None:
        return game.parse_position(table.position)
    return game.new(players, table.seed, **table.options)


async def replay(game: Game, table: TableRow, players: int, entries: Sequence[EntryRow]) -> Course:
    """The course of a stored game. A Refusal "unreadable" if these are not the rules it was played with."""
    try:
        course = Course(game, start_position(game, table, players), players)
        steps: list[Step] = []
        for entry in entries:
            steps = _take(course, entry, steps)
            if game.digest(course.state) != entry.digest:
                raise Refusal("unreadable", f"not the position that was stored at version {entry.version}")
            if entry.version % BREATH == 0:
                await asyncio.sleep(0)
    except PalaisError as error:
        raise Refusal("unreadable", f"table {table.id} was played with other rules: {error}") from error
    _trim(course, steps)
    if table.ending is not None:
        course.stop()
    return course


def _take(course: Course, entry: EntryRow, steps: list[Step]) -> list[Step]:
    """One entry more; the steps that belong to the marks."""
    course.remember(entry.seat, entry.message_id, entry.version)
    if entry.kind == "undo":
        course.undo()
        return steps[:-1]
    step = course.try_out(entry.seat, entry.actions)
    course.act(entry.seat, entry.actions, step, by_bot=entry.message_id is None)
    return [*steps, step][-len(course.marks) :] if course.marks else []


def _trim(course: Course, steps: list[Step]) -> None:
    """While replaying nobody asks what was learned; only the marks that are left at the end need to know."""
    first = max((i + 1 for i, step in enumerate(steps) if course.has_taught(step.states)), default=0)
    del course.marks[:first]
    if course.marks and course.marks[-1].seat not in course.game.to_act(course.state):
        course.marks.clear()
    if not course.marks:
        course.journal.settle()
