"""What only the seat itself knows of its view and choices: its hand, what it has seen of others, what it is about to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from palais.core.choices import Choice
from palais.games.versailles_1682.engine.constants import MAIN, STEPS

BLANK: Final[dict[str, Any]] = {"hand": None, "seen": {}}
PUBLIC_CHOICES: Final = ("sex", "first-party", "retire", "heir-party", "ready", "pay", "place", "reroll")


def without_secrets(view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
    """The same without them: only for its length, which everyone may know. What can be done hangs on the hand."""
    players = [{**player, **BLANK} for player in view["players"]]
    step = STEPS[MAIN] if view["phase"] == "actions" else view["step"]
    public = {**view, "players": players, "step": step, "pending": None, "mine": None}
    return public, [choice for choice in choices if choice.kind in PUBLIC_CHOICES]
