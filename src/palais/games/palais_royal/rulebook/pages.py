"""The rulebook of Palais Royal.

Rules are PR-101 to PR-404, readings of unclear passages R-1 to R-14, worked examples E1 to E16. They are a reference in
English; the pages for players explain the same rules without numbers, in four languages.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from palais.core.rulebook import Rulebook
from palais.games.palais_royal.engine.constants import CARDS, ROOMS, ROWS

NOBLES: Final = (
    *("one", "three", "gold", "moves", "gate", "king", "madame", "cards", "diagonal"),
    *("couple-a", "couple-b", "couple-c", "couple-d"),
)
FIGURES: Final = (
    *(f"room-{room}" for room in ROOMS),
    *(f"noble {kind}" for kind in NOBLES),
    *(f"card {card}" for card in CARDS),
    *(f"row {row}" for row in ROWS),
    *("seal king", "seal madame", "servant", "bonus", "mitre", "park", "palace"),
)
BOOK: Final = Rulebook(resources.files(__package__), "PR", FIGURES)
