"""The options of Palais Royal that have a flag of their own in `palais play`, `sim` and `arena`. No engine is imported here."""

from __future__ import annotations

from typing import Final

from palais.core.flags import Flag


def typed_start_gold(text: str) -> str | list[int] | None:
    """The value typed on the command line: nothing, `even`, or amounts such as 0,3,6,8. The game's options validate it."""
    words = [word.strip() for word in text.split(",")]
    if all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        return [int(word) for word in words]
    return text.strip() or None


OPTION_FLAGS: Final = (
    Flag("layout", "The palace: first, or shuffled.", default_text="first"),
    Flag(
        "start_gold",
        "Gold everyone begins with: even (less advantage for the start player), or amounts in turn order as in 0,3,6,10.",
        default_text="what the rules say",
        read=typed_start_gold,
    ),
)

TRAINING_FLAGS: Final = (
    Flag("ahead_rounds", "Further rounds, in which plans are played on before one is chosen.", int, 0, least=0),
    Flag("ahead_games", "Games of self-play in such a round.", int, 1000, least=50),
    Flag("variations", "How often plans are changed at random before they are played on.", int, 0, least=0),
    Flag("exam_games", "Deals of the match against the hand-written planner after each round.", int, 100, least=4),
    Flag("shipped", "Begin with the weights that come with the package, not with the hand-written ones.", bool, False),
)
