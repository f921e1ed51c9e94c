"""Lessons: a position in the game's own notation, and what the learner does in it, step by step.

A game's lessons are a folder: one TOML file per lesson, in the order of their names, and `words/<language>.ftl` with the
sentences `lesson-<id>-title`, `lesson-<id>-about` and `lesson-<id>-<n>` for each step; `lesson-<id>-<n>-other` answers another
legal action, where the usual sentence would not do.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from palais.core.contract import Game, State
from palais.core.errors import DataError
from palais.core.toml_reader import read_toml

EITHER: Final = "|"
ActionTexts = list[Annotated[str, Meta(min_length=1)]]
Kind = Literal["read", "do", "goal", "undo"]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many events of this kind, brought about by the learner within the turn."""

    event: Annotated[str, Meta(min_length=1)]
    times: Annotated[int, Meta(ge=1, le=20)] = 1


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions to do in order (`a | b`: either, `*`: anything), or a goal with its solution, or an undo, or only a text.

    `then` follows by itself, as `<seat> <action>`; `light` are the places that the step speaks of.
    """

    do: ActionTexts = []
    goal: Goal | None = None
    solution: ActionTexts = []
    avoid: ActionTexts = []  # what would give the goal up
    undo: bool = False
    then: ActionTexts = []
    light: list[str] = []

    @property
    def kind(self) -> Kind:
        if self.goal is not None:
            return "goal"
        return "do" if self.do else "undo" if self.undo else "read"

    @property
    def script(self) -> Sequence[str]:
        """What the learner would do: the expected actions, or the solution."""
        return self.solution if self.goal is not None else self.do

    @property
    def needed(self) -> int:
        """How many actions, or events, the step takes."""
        return self.goal.times if self.goal is not None else len(self.do)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson as its file has it."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,31}$")]
    minutes: Annotated[float, Meta(gt=0, le=5)]
    rules: int  # the version of the rules it was written for
    position: str
    step: Annotated[list[LessonStep], Meta(min_length=1, max_length=30)]
    icon: str = "book"
    seat: Annotated[int, Meta(ge=0)] = 0  # the learner's


def fits(game: Game, action: int, pattern: str) -> bool:
    """Whether an action is one of those that a step expects."""
    text = game.action_text(action)
    return any(fnmatchcase(text, each.strip()) for each in pattern.split(EITHER))


def first_fitting(game: Game, s: State, seat: int, pattern: str) -> int | None:
    """The first legal action that the pattern names; its alternatives in their order."""
    legal = game.legal(s, seat)
    for each in pattern.split(EITHER):
        for action in legal:
            if fits(game, action, each):
                return action
    return None


def by_themselves(game: Game, step: LessonStep) -> list[tuple[int, int]]:
    """What follows the step: pairs of seat and action."""
    parts = [text.partition(" ") for text in step.then]
    return [(int(seat), game.parse_action(text)) for seat, _, text in parts]


def read_lesson(name: str, text: str, rules_version: int) -> Lesson:
    """A lesson's file. Raises DataError if it is damaged, or was written for other rules."""
    lesson = read_toml(name, text, Lesson)
    if lesson.rules != rules_version:
        raise DataError(name, "rules", f"expected a lesson of rules version {rules_version}, found {lesson.rules}")
    for n, step in enumerate(lesson.step, 1):
        if sum((bool(step.do), step.goal is not None, step.undo)) > 1 or (step.goal is None) != (not step.solution):
            raise DataError(name, f"step {n}", "expected actions to do, or a goal with its solution, or an undo")
    return lesson
