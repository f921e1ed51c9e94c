"""Who may talk to whom, and what it costs."""

from __future__ import annotations

import re
from typing import Final

from toy_court.actions import FINE
from toy_court.state import NOBODY, Court

FORBIDDEN: Final = re.compile(r"\bparbleu\b", re.IGNORECASE)


def may_say(c: Court, seat: int, to: tuple[int, ...] | None) -> str | None:
    """A muted seat is silent in an audience; whispering is for audiences only."""
    audience = c.player == NOBODY and not c.over
    if audience and c.muted[seat]:
        return "muted"
    return None if to is None or audience else "no-whispering-now"


def rulings(c: Court, seat: int, to: tuple[int, ...] | None, text: str) -> list[int]:
    """The forbidden word costs a coin, if everyone hears it."""
    return [FINE + seat] if to is None and not c.over and FORBIDDEN.search(text) else []
