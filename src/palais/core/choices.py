"""Choices for people: what can be picked now, grouped by kind. A user interface renders kinds and knows no rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from palais.core.phrase import Phrase


class Option(msgspec.Struct, frozen=True):
    """An action a person may pick: its number, its text and the places it touches."""

    action: int
    text: str
    details: dict[str, Any]


class Idle(msgspec.Struct, frozen=True):
    """Why the only choice is to go on. `now` always holds; `never` says more, but holds only if nothing has been done in this
    step, which the reader knows from the log.
    """

    now: Phrase
    never: Phrase | None = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Options of one kind. `prompt` is a key of the catalogues; `idle` is set if going on is the only choice.

    one     pick one of the options
    some    pick `least` to `most` of them, then `confirm`: submit their actions in order, then the confirming action,
            which is legal at once if `least` is 0
    amount  pick a number: one option per possible amount, each with `details["amount"]`
    """

    kind: str
    prompt: str
    options: list[Option]
    idle: Idle | None = None
    pick: Literal["one", "some", "amount"] = "one"
    least: int = 1
    most: int = 1
    confirm: int | None = None
    seats: dict[str, int] = {}  # placeholders of the prompt for players' names, by seat
