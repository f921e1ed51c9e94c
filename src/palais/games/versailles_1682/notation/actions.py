"""Actions as text: `play`, `card comte`, `seat 2`, `route through`, `pay 1 2500`; behind them the REFEREE's `fine 0`."""

from __future__ import annotations

from typing import Final

from palais.core.errors import NotationError
from palais.games.versailles_1682.engine.actions import TEXTS

BY_TEXT: Final = {text: action for action, text in enumerate(TEXTS)}


def action_text(action: int) -> str:
    if not 0 <= action < len(TEXTS):
        raise NotationError(f"an action is a number from 0 to {len(TEXTS) - 1}, not {action}")
    return TEXTS[action]


def parse_action(text: str) -> int:
    """The action a text names; spaces do not matter."""
    words = " ".join(text.split())
    if words not in BY_TEXT:
        shown = text if len(text) <= 60 else text[:60] + "…"
        raise NotationError(f"{shown!r} is not an action: expected a word such as draw, card comte, seat 2 or pay 1 2500")
    return BY_TEXT[words]
