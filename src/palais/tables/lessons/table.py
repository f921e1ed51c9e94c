"""A lesson as its learner sees it: the messages of any table, and where the lesson stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from palais.core.errors import IllegalAction
from palais.core.events import Event
from palais.core.kit import kit
from palais.core.lessons import Lesson
from palais.core.phrase import Phrase
from palais.tables.lessons.book import LessonBook
from palais.tables.lessons.messages import LessonNow, LessonWish
from palais.tables.lessons.run import LessonRun
from palais.tables.lobby.names import names
from palais.tables.messages import Act, AskHint, AskWhy, Done, Hint, Undo, Why
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from palais.tables.table import outgoing
from palais.tables.table.chat import Chat
from palais.tables.table.outgoing import News
from palais.tables.table_info import ClockOptions, SeatInfo, TableInfo

Send = Callable[[bytes], None]
DONE_KEY: Final = "done"
LOST_KEY: Final = "lost"

_encode = msgspec.json.Encoder().encode


class LessonTable:
    """Every method may raise Refusal; then nothing has changed."""

    def __init__(self, book: LessonBook, number: int, guest: Guest, send: Send) -> None:
        self.book, self.lesson, self._number, self._send = book, book.lessons[number], number, send
        self._run = LessonRun(book.game, self.lesson, tell=self._send_update)
        self._info = _table_info(book, self.lesson, self._run, guest)

    @property
    def version(self) -> int:
        return self._run.history.version

    def begin(self, step: int) -> None:
        """Go on from the beginning of a step, and send everything."""
        self._run.begin(step)
        self.send_snapshot()

    def other(self, language: str) -> str | None:
        """The step's own answer to another action than it asks for."""
        return self.book.other(self.lesson, self._run.step, language)

    def send_snapshot(self) -> None:
        """Everything: at first, and after a step back."""
        self._send(_encode(self._now()))
        self._send(outgoing.snapshot(self._info, self.lesson.seat, self._run.history, Chat(), None, ready=True))

    def _send_update(self, news: News) -> None:
        self._send(_encode(self._now()))
        self._send(outgoing.update(self.lesson.seat, self._run.history, news, None))

    def _now(self) -> LessonNow:
        run, lessons = self._run, self.book.lessons
        words = {"done": DONE_KEY, "lost": LOST_KEY}.get(run.standing, str(run.step + 1))
        key = f"lesson-{words}" if run.standing in ("done", "lost") else f"lesson-{self.lesson.id}-{words}"
        return LessonNow(
            lesson=self.lesson.id,
            step=run.step,
            of=len(self.lesson.step),
            state=run.standing,
            say=Phrase(key),
            light=[] if run.now is None else run.now.light,
            number=self._number + 1,
            lessons=len(lessons),
            next=lessons[self._number + 1].id if self._number + 1 < len(lessons) else None,
        )

    def submit(self, act: Act) -> Done:
        history, seat = self._run.history, self.lesson.seat
        decision = history.decision_of(seat)
        if decision is not None and decision.id != act.decision:
            raise Refusal("stale")
        self._run.submit(act.actions)
        return Done(act.id, self.version)

    def undo(self, undo: Undo) -> Done:
        if undo.version != self.version:
            raise Refusal("stale")
        self._run.undo()
        return Done(undo.id, self.version)

    def wish(self, wish: LessonWish) -> Done:
        """On to the next step, or back."""
        before = self._run.history
        (self._run.next if wish.want == "next" else self._run.back)()
        if self._run.history is not before:
            self.send_snapshot()
        return Done(wish.id, self.version)

    def hint(self, ask: AskHint) -> Hint:
        """Show me: what the script would do in this step."""
        game, seat, state = self.book.game, self.lesson.seat, self._run.history.state
        actions = self._run.plan()
        hidden, after, events = game.hide(state, seat), state, list[Event]()
        for action in actions:
            after, more = game.apply(after, seat, action)
            events += game.hide_events(more, seat)
        why = kit(game.id).why
        try:
            reasons = game.plan_reasons(hidden, seat, actions)
        except IllegalAction:
            raise Refusal("no-hint") from None
        phrases = [game.action_phrase(action) for action in actions]
        return Hint(
            ask.id, ask.decision, actions, phrases, why()(game, seat, state, after, events) if why else phrases[0], reasons
        )

    def explain(self, ask: AskWhy) -> Why:
        game, seat = self.book.game, self.lesson.seat
        found = game.explain(game.hide(self._run.history.state, seat), seat, ask.thing)
        return Why(ask.id, self.version, found.code, found.phrase)


def _table_info(book: LessonBook, lesson: Lesson, run: LessonRun, guest: Guest) -> TableInfo:
    """A table that is in no list: the learner, and bots that play what the script says."""
    players, found = run.history.log.players, kit(book.game.id)
    families = [None] * players if found.families is None else found.families().names
    seats = [
        SeatInfo(
            seat=seat,
            colour=found.colours[seat],
            kind="person" if seat == lesson.seat else "bot",
            name=guest.name if seat == lesson.seat else names().bots[seat],
            bot=None if seat == lesson.seat else found.levels.codes[0],
            connected=True,
            agrees_to_hints=True,
            family=families[seat],
        )
        for seat in range(players)
    ]
    return TableInfo(
        id=f"lesson-{lesson.id}",
        game=book.game.id,
        name=found.name,
        status="playing",
        seats=seats,
        options=book.game.options(players),
        clock=ClockOptions(),
        created=0.0,
        ended=None,
        hints=True,
        commitment="",
    )
