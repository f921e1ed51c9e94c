"""Choices for people: what can be picked now, grouped by kind. A browser or a terminal draws kinds, not rules."""

from __future__ import annotations

from typing import Any

import msgspec


class Option(msgspec.Struct, frozen=True):
    """One action a person may pick: its number, its text and the places it touches."""

    action: int
    text: str
    details: dict[str, Any]


class Choice(msgspec.Struct, frozen=True):
    """Options of one kind: pick one of them. `prompt` is a key of the catalogues."""

    kind: str
    prompt: str
    options: list[Option]
