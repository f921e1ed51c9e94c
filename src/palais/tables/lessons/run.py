"""A lesson in progress: a game that is played by its script and by the learner. Nothing of it is stored.

Where a lesson stands is its step alone: the script's own actions lead from the position to the beginning of any step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Literal

from palais.core.contract import Game
from palais.core.errors import NotationError
from palais.core.lessons import Lesson, LessonStep, by_themselves, first_fitting, fits
from palais.core.play import Step
from palais.tables.history.history import History
from palais.tables.refusals import Refusal
from palais.tables.table.outgoing import News

Tell = Callable[[News], None]
Standing = Literal["read", "do", "goal", "undo", "lost", "done"]


class LessonRun:
    """Every method may raise Refusal; then nothing has changed. `tell` hears of every change."""

    def __init__(self, game: Game, lesson: Lesson, step: int = 0, tell: Tell = lambda news: None) -> None:
        self.game, self.lesson, self.tell = game, lesson, tell
        self.begin(step)

    def begin(self, step: int) -> None:
        """Go to the beginning of a step, without telling."""
        start, tell, self.tell = self.game.parse_position(self.lesson.position), self.tell, lambda news: None
        self.history = History(self.game, start, len(self.game.score(start).points))
        self.step = 0
        self._enter()
        for _ in range(min(step, len(self.lesson.step))):
            self.next()
        self.tell = tell

    @property
    def now(self) -> LessonStep | None:
        """The step to be done; None once the lesson is over."""
        return self.lesson.step[self.step] if self.step < len(self.lesson.step) else None

    @property
    def standing(self) -> Standing:
        if self.now is None:
            return "done"
        return "lost" if self._is_lost() else self.now.kind

    def _is_lost(self) -> bool:
        """The turn is over without the goal, or nothing can be done but to give it up."""
        if self.now is None or self.now.kind != "goal":
            return False
        legal = self.game.legal(self.history.state, self.lesson.seat) if self.history.moment.turn == self._turn else []
        return all(self._gives_up(action) for action in legal)

    def _gives_up(self, action: int) -> bool:
        return self.now is not None and any(fits(self.game, action, pattern) for pattern in self.now.avoid)

    def _enter(self) -> None:
        self._met = [0]  # before each submission of this step, and now
        self._turn = self.history.moment.turn
        if self.now is None or self.now.kind != "undo":
            self.history.marks.clear()

    # ---- what the learner does ----

    def submit(self, actions: Sequence[int]) -> None:
        """Do these actions, all or none: the rules are asked first, then the script."""
        steps = self.history.try_out(self.lesson.seat, actions)
        met = self._met[-1] + self._count(steps)
        self._act(steps, met)

    def _count(self, steps: Sequence[Step]) -> int:
        """How far these steps take the learner. Raises Refusal for what the lesson does not ask for."""
        now, seat = self.now, self.lesson.seat
        if now is None or now.kind not in ("do", "goal") or self._is_lost():
            raise Refusal("lesson-other")
        if any(self._gives_up(step.action) for step in steps):
            raise Refusal("lesson-other")
        if now.goal is not None:
            return sum(event.kind == now.goal.event and event.seat == seat for step in steps for event in step.events)
        expected = now.do[self._met[-1] :]
        if len(steps) > len(expected):
            raise Refusal("lesson-other")
        for step, pattern in zip(steps, expected, strict=False):
            if not fits(self.game, step.action, pattern):
                raise Refusal("lesson-other")
        return len(steps)

    def _act(self, steps: Sequence[Step], met: int) -> None:
        before, now = len(self.history.log), self.now
        self.history.act(steps, by_bot=False)
        self.history.set_undo_border(steps)
        self._met.append(met)
        is_done = now is not None and met >= now.needed
        if is_done:
            self._rise()
        self.tell(News(before, steps=steps))
        if is_done and now is not None:
            self._follow(now)

    def undo(self) -> None:
        """Take the last submission of this step back; in a step that asks for it, the last one of the step before."""
        is_asked = self.now is not None and self.now.kind == "undo"
        if not self.history.can_undo(self.lesson.seat) or not (is_asked or len(self._met) > 1):
            raise Refusal("nothing-to-undo")
        gone, now = self.history.undo(), self.now
        if is_asked and now is not None:
            self._rise()
        else:
            self._met.pop()
        self.tell(News(len(self.history.log), gone))
        if is_asked and now is not None:
            self._follow(now)

    def _rise(self) -> None:
        self.step += 1
        self._enter()

    def _follow(self, step: LessonStep) -> None:
        """What the others do, and what goes by itself."""
        for seat, pairs in groupby(by_themselves(self.game, step), key=lambda pair: pair[0]):
            before, steps = len(self.history.log), self.history.try_out(seat, [action for _, action in pairs])
            self.history.act(steps, by_bot=True)
            self._turn = self.history.moment.turn
            self.tell(News(before, steps=steps))

    # ---- what the script does ----

    def next(self) -> None:
        """Go on: the script does what is left of the step."""
        now = self.now
        if now is None:
            raise Refusal("lesson-over")
        if now.kind == "undo":
            return self.undo()
        if now.kind == "read":
            self._rise()
            self.tell(News(len(self.history.log)))
            return self._follow(now)
        if now.kind == "goal" and len(self._met) > 1:
            self.begin(self.step)
        while self.now is now:
            self.submit([self._plan()[0]])
        return None

    def back(self) -> None:
        """To the beginning of this step; from there, to that of the step before."""
        self.begin(self.step if len(self._met) > 1 else max(0, self.step - 1))

    def plan(self) -> list[int]:
        """What the script would do in this step, from here."""
        if self.now is None or self.now.kind not in ("do", "goal"):
            raise Refusal("no-hint")
        if self.now.kind == "goal" and len(self._met) > 1:
            raise Refusal("lesson-back-first")
        return self._plan()

    def _plan(self) -> list[int]:
        now, seat, s = self.now, self.lesson.seat, self.history.state
        assert now is not None, "only a step has a script"
        done = len(self._met) - 1 if now.goal is not None else self._met[-1]
        plan = []
        for pattern in now.script[done:]:
            action = first_fitting(self.game, s, seat, pattern)
            if action is None:
                raise NotationError(f"{pattern!r} is not legal here")
            plan.append(action)
            s, _ = self.game.apply(s, seat, action)
        if not plan:
            raise NotationError("the solution ends before the goal is reached")
        return plan
