"""Exams in forms of address: an action that asks a question is held back until somebody has answered it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from palais.core.etiquette import EXAM_SECONDS, Exam
from palais.core.play import Step
from palais.tables.context import TableContext
from palais.tables.etiquette_messages import ExamPut
from palais.tables.table.state import TableState
from palais.tables.table.viewers import Viewer

_encode: Final = msgspec.json.Encoder().encode


class OpenExam(NamedTuple):
    """A question that waits for its answer, and the actions held back for it. It is lost in a restart: then the asker, whose
    action has not been stored, decides again.
    """

    exam: Exam
    about: int  # the seat whose full form is asked for
    seat: int  # the asker
    held: Sequence[int]
    message_id: str | None  # of the asker's submission; None: a bot's
    due: float


class Exams:
    """The open exam of a table, if there is one, and who is told of it."""

    def __init__(self, context: TableContext, state: TableState) -> None:
        self._context, self._state = context, state
        self.open: OpenExam | None = None

    def find(self, steps: Sequence[Step], message_id: str | None) -> tuple[Sequence[Step], OpenExam | None]:
        """The steps up to a question, and the exam that holds back the rest. Whoever is not at the table, such as a bot, cannot
        be examined: for them the die decides.
        """
        etiquette = self._state.etiquette
        for n, step in enumerate(steps if etiquette is not None else ()):
            exam = etiquette.exam(step.before, step.seat, step.action) if etiquette is not None else None
            if exam is not None and exam.asked in self._state.seating.people and exam.asked in self._state.viewers:
                held = [later.action for later in steps[n:]]
                due = self._context.now() + EXAM_SECONDS
                return steps[:n], OpenExam(exam, secrets.choice(exam.about), step.seat, held, message_id, due)
        return steps, None

    def tell(self, state: Literal["open", "right", "wrong"], exam: OpenExam) -> None:
        self._state.viewers.send_to_all(self._message(state, exam))

    def show(self, viewer: Viewer) -> None:
        """Send a new viewer the open exam."""
        if self.open is not None:
            viewer.send(self._message("open", self.open))

    def is_about(self, seat: int) -> bool:
        return self.open is not None and self.open.about == seat

    def _message(self, state: Literal["open", "right", "wrong"], exam: OpenExam) -> bytes:
        left = round(1000 * max(0.0, exam.due - self._context.now()))
        return _encode(ExamPut(exam.seat, exam.exam.asked, exam.about, state, left))

    def next_timeout(self, now: float) -> float | None:
        return None if self.open is None else max(0.0, self.open.due - now)

    def is_due(self) -> bool:
        return self.open is not None and self.open.due <= self._context.now()
