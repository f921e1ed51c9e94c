"""Forms of address: what a game needs from the table, which knows the players' names.

The rules know no names, so the table compares. It asks the game's part whom an action or a message speaks to, and whether what
was said holds the full form. What follows is the REFEREE's: a `fine` between two actions, or the result of an exam right
before the action that it decides. Both are entries of the record like any other action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from palais.core.contract import Hidden, State

JUDGE_SECONDS = 20.0  # for the judge to fine a breach; then the table does
EXAM_SECONDS = 30.0  # for an answer


class Exam(NamedTuple):
    """An action that asks a question: the table holds it back, takes the answer, and gives the game the result first."""

    asked: int  # the seat that must answer
    about: tuple[int, ...]  # the seats whose full form may be asked for
    right: int  # the REFEREE's action for a right answer
    wrong: int  # and for a wrong one, or none in time


class Etiquette(Protocol):
    """The part of a kit whose game has forms of address. `names` are those of the families, by seat."""

    def is_kept(self, s: State | Hidden) -> bool:
        """Whether this table checks forms of address at all; its options decide between reminders and fines."""

    def fines(self, s: State | Hidden) -> bool:
        """Whether a breach costs a fine here."""

    def judge(self, s: State | Hidden) -> int:
        """The seat that currently imposes fines."""

    def fine(self, seat: int) -> int:
        """The REFEREE's action that fines a seat."""

    def full_form(self, s: State | Hidden, seat: int, names: Sequence[str], language: str) -> str | None:
        """How a seat must be addressed now; None if there is nobody to address."""

    def has_full_form(self, s: State | Hidden, seat: int, names: Sequence[str], text: str) -> bool:
        """Whether a text contains a seat's full form, in any language."""

    def tiles(self, s: State | Hidden, seat: int, names: Sequence[str], language: str) -> Sequence[tuple[str, str]]:
        """The words the address of a seat can be built of, right ones and decoys, each with the part of the address it can be;
        none if there is nobody to address. They follow from what is open to everyone.
        """

    def joints(self, s: State | Hidden, seat: int) -> Mapping[str, str]:
        """What precedes a word of an address, by its part, if not a space; before several words of a part it stands once."""

    def aimed_at(self, s: State | Hidden, seat: int, action: int) -> int | None:
        """The other seat that this seat's action speaks to; None if there is none."""

    def exam(self, s: State | Hidden, seat: int, action: int) -> Exam | None:
        """The question that this seat's action asks, if the table plays with exams; None if it asks none."""
