"""The private parts of a seat's view and choices: cards in hand and on offer, what can be done with them, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from palais.core.choices import Choice
from palais.games.palais_royal.people.view_types import View

CARD_CHOICES: Final = ("play", "keep")
BLANK: Final[dict[str, Any]] = {"hand": None, "points": None, "points_parts": None}


def without_secrets(view: View, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
    """The same without the private parts: used only for its length, which is public."""
    players = [{**player, **BLANK} for player in view["players"]]
    public = {**view, "players": players, "cards": {**view["cards"], "drawn": None}, "next": None}
    shown = [choice for choice in choices if choice.kind not in CARD_CHOICES]
    return public, [msgspec.structs.replace(choice, idle=None) for choice in shown]  # `idle` says why nothing else can be done
