"""Choices for people: what can be picked now, grouped by kind. A browser or a terminal draws kinds, not rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from palais.core.phrase import Phrase


class Option(msgspec.Struct, frozen=True):
    """One action a person may pick: its number, its text and the places it touches."""

    action: int
    text: str
    details: dict[str, Any]


class Idle(msgspec.Struct, frozen=True):
    """Why there is nothing to do but to go on. `now` is true whatever has been done in this step; `never` says more, and is true
    if nothing has been done in it. Only the log knows which of the two.
    """

    now: Phrase
    never: Phrase | None = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Options of one kind. `prompt` is a key of the catalogues; `idle` is there if this is all one can do.

    one     pick one of the options
    some    pick `least` to `most` of them, then `confirm`: their actions one after the other, the confirming action last;
            that one is legal at once if `least` is 0
    amount  pick a number: the options are the amounts there are, each with `details["amount"]`
    """

    kind: str
    prompt: str
    options: list[Option]
    idle: Idle | None = None
    pick: Literal["one", "some", "amount"] = "one"
    least: int = 1
    most: int = 1
    confirm: int | None = None
    seats: dict[str, int] = {}  # the blanks of the prompt: the names of these seats
