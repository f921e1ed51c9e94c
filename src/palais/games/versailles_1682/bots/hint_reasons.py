"""The reason behind a hint."""

from __future__ import annotations

from palais.core.contract import Game, State
from palais.core.events import Event
from palais.core.phrase import Phrase


def why(game: Game, seat: int, before: State, after: State, events: list[Event]) -> Phrase:
    return Phrase("hint-plan")
