"""The history of a game: its state, its actions and log, and what can be undone. No clock, no store, no viewers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

from palais.core.bargain.ledger import Promises
from palais.core.bargain.notation import RecordedDeed
from palais.core.bargain.offer import Dealing
from palais.core.bargain.replay import PlacedDeed, do, new_ledger
from palais.core.contract import REFEREE, Decision, Game, Moment, State
from palais.core.errors import IllegalAction
from palais.core.play import Step
from palais.core.replay import replay
from palais.tables.history.log import GameLog
from palais.tables.history.shares import shares
from palais.tables.messages import LogLine
from palais.tables.refusals import Refusal

NO_TURN: Final = -1


class UndoMark(NamedTuple):
    """The state an undo returns to."""

    seat: int
    turn: int
    state: State
    actions: int
    events: int
    promises: Promises | None


class History:
    """A game in progress. `marks` are the submissions that can be undone: of the current turn, with nothing learned since."""

    __slots__ = (
        "_asked",
        "_changed",
        "_done_at",
        "_lengths",
        "_messages",
        "_since_undo",
        "actions",
        "by_bot",
        "deeds",
        "game",
        "ledger",
        "log",
        "marks",
        "seats",
        "state",
        "stopped",
        "turns",
    )

    def __init__(self, game: Game, start: State, players: int) -> None:
        self.game, self.state = game, start
        # Every action with its seat and turn, without those that were undone.
        self.actions, self.seats, self.turns = array("i"), array("b"), array("i")
        self.by_bot = bytearray()  # whether a bot did it
        self.stopped = False  # ended early by the people at the table
        self.log = GameLog(game, players)
        self.log.open(start)
        self.marks: list[UndoMark] = []
        self.ledger = new_ledger(game)  # of offers; None if this game has none
        self.deeds: list[PlacedDeed] = []
        self._changed: dict[str, Dealing] = {}  # since `take_changed`
        self._lengths = array("i", [len(self.log)])  # events by version
        self._messages, self._done_at = array("q"), array("i")  # hash and version of every message carried out
        self._since_undo = 0
        self._asked: tuple[State, Moment, list[Decision]] | None = None

    @property
    def version(self) -> int:
        return len(self._lengths) - 1

    def _now(self) -> tuple[State, Moment, list[Decision]]:
        """The current moment and decisions, cached per state because every viewer needs them."""
        if self._asked is None or self._asked[0] is not self.state:
            self._asked = self.state, self.game.moment(self.state), self.game.decisions(self.state)
        return self._asked

    @property
    def moment(self) -> Moment:
        """Where the game stands."""
        return self._now()[1]

    @property
    def decisions(self) -> list[Decision]:
        """The pending decisions; none once the game is over or was stopped."""
        return [] if self.stopped else self._now()[2]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats the game waits for; none once it is over or was stopped."""
        return tuple(decision.seat for decision in self.decisions if decision.must)

    def decision_of(self, seat: int) -> Decision | None:
        """The pending decision of this seat, whether the game waits for it or not."""
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    @property
    def steps(self) -> list[tuple[int, int]]:
        """Pairs of seat and action, as `replay` takes them."""
        return list(zip(self.seats, self.actions, strict=True))

    def stop(self) -> None:
        self.stopped = True
        self.marks.clear()
        self.log.settle()

    def shares(self, more: Sequence[Step] = (), by_bot: bool = False) -> list[list[int]]:
        """The shares of play by seat, including these further steps."""
        seats = [*self.seats, *(step.seat for step in more)]
        turns = [*self.turns, *(self.game.moment(step.before).turn for step in more)]
        return shares(seats, turns, [*self.by_bot, *[by_bot] * len(more)], self.log.players)

    def try_out(self, seat: int, actions: Sequence[int]) -> list[Step]:
        """Apply actions without recording them. Raises Refusal with the game's code for the first illegal one."""
        try:
            return list(replay(self.game, self.state, ((seat, action) for action in actions)))
        except IllegalAction as error:
            raise Refusal(error.code) from None

    def act(self, steps: Sequence[Step], by_bot: bool, is_final: bool = False) -> None:
        """Record these steps. After a final step, or one by a bot or another seat, nothing before it can be undone."""
        seat, turn = steps[0].seat, self.moment.turn
        person = not by_bot and seat != REFEREE and not is_final
        if not person or (self.marks and self.marks[-1].seat != seat):
            self.marks.clear()
        if person:
            promises = None if self.ledger is None else self.ledger.promises()
            self.marks.append(UndoMark(seat, turn, _light(self.state), len(self.actions), len(self.log), promises))
        for step in steps:
            self.actions.append(step.action)
            self.seats.append(seat)
            self.turns.append(self.game.moment(step.before).turn if len(steps) > 1 else turn)
            self.by_bot.append(by_bot)
            self.log.add(len(self.actions), step.events, step.state)
            if self.ledger is not None:
                self._note(self.ledger.watch(step.events, step.state))
        self.state = steps[-1].state
        self._lengths.append(len(self.log))

    def set_undo_border(self, steps: Sequence[Step]) -> None:
        """Drop all undo marks if somebody learned something from these steps, or the turn is over."""
        if self.marks and (self._is_past(self.marks[-1]) or self.has_taught(steps)):
            self.marks.clear()
        if not self.marks:
            self.log.settle()

    def _is_past(self, mark: UndoMark) -> bool:
        return self.moment.turn != mark.turn or self.decision_of(mark.seat) is None

    def has_taught(self, steps: Sequence[Step]) -> bool:
        return any(self.game.learned(step.before, step.state) for step in steps)

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.marks) and self.marks[-1].seat == seat and self.decision_of(self.marks[-1].seat) is not None

    def undo(self) -> int:
        """Return to the last mark. Returns the number of events that were removed."""
        mark = self.marks.pop()
        self.state = mark.state
        for column in (self.actions, self.seats, self.turns, self.by_bot):
            del column[mark.actions :]
        gone = self.log.take_back(mark.events)
        if self.ledger is not None and mark.promises is not None:
            self._note(self.ledger.restore(mark.promises))
            self.deeds = [(min(place, mark.actions), deed) for place, deed in self.deeds]
        self._lengths.append(len(self.log))
        self._since_undo = self.version
        return gone

    def deal(self, done: RecordedDeed) -> None:
        """Enter an offer, an answer or a withdrawal."""
        if self.ledger is not None:
            self.deeds.append((len(self.actions), done))
            self._note([do(self.ledger, done, self.moment)])

    def _note(self, dealings: Iterable[Dealing]) -> None:
        self._changed |= {dealing.offer.id: dealing for dealing in dealings}

    def take_changed(self) -> list[Dealing]:
        """The dealings that have changed since the last call."""
        changed, self._changed = list(self._changed.values()), {}
        return changed

    def remember(self, seat: int, message_id: str | None, version: int) -> None:
        """Remember that this message was carried out at this version."""
        if message_id is not None:
            self._messages.append(hash((seat, message_id)))
            self._done_at.append(version)

    def done_at(self, seat: int, message_id: str) -> int | None:
        """The version at which a message was carried out. From memory: a repeated message must be cheap."""
        known = hash((seat, message_id))
        return self._done_at[self._messages.index(known)] if known in self._messages else None

    def lines(self, seat: int, after: int = 0) -> list[LogLine]:
        """The events after the first `after`, as this seat may know them. Already JSON, which the encoder copies verbatim."""
        return cast(list[LogLine], self.log.lines(seat, after))

    def events_at(self, version: int) -> int:
        """The number of events at a version, without those that were undone later."""
        return min(self._lengths[min(version, self.version) :])

    def missed(self, since: int) -> int | None:
        """The number of events at that version; None if something was undone since."""
        return self._lengths[since] if self._since_undo <= since <= self.version else None


def _light(state: State) -> State:
    """A copy without cached field views, which take more memory than the record; marks live for a whole turn."""
    return State(state.copy())
