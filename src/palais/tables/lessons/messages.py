"""The messages of a lesson, besides those of any table."""

from __future__ import annotations

from typing import Literal

import msgspec

from palais.core.phrase import Phrase
from palais.tables.message_fields import MessageId
from palais.tables.messages import Act, AskHint, AskWhy, FromServer, Undo


class LessonWish(msgspec.Struct, tag="lesson", frozen=True, forbid_unknown_fields=True):
    """Go on to the next step, the script playing what is left of this one; or back to the beginning of this or the last one."""

    id: MessageId
    want: Literal["next", "back"]


FromLearner = Act | Undo | AskHint | AskWhy | LessonWish


class LessonNow(msgspec.Struct, tag="lesson", frozen=True):
    """Where the lesson stands; sent before every view. `say` and the title are in the lessons' words.

    read: nothing to do but to go on. lost: the goal can no longer be reached, go back. done: the lesson is over.
    """

    lesson: str
    step: int  # from 0; `of` once it is done
    of: int
    state: Literal["read", "do", "goal", "undo", "lost", "done"]
    say: Phrase
    light: list[str]  # places on the boards that the step speaks of
    number: int  # of the lesson, from 1
    lessons: int
    next: str | None  # the id of the next lesson


ToLearner = FromServer | LessonNow


class LessonRow(msgspec.Struct, frozen=True):
    """A lesson in the list of a game's lessons."""

    id: str
    minutes: float
    steps: int
    icon: str
