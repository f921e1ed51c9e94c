"""The rulebook of Versailles 1682: pages in four languages and the numbered rules."""

from __future__ import annotations

from importlib import resources
from typing import Final

from palais.core.rulebook import Rulebook
from palais.games.versailles_1682.box.provenance import values_of_rule

FIGURES: Final = (
    *("courtiers", "court", "dice", "decision", "shields", "register"),
    *("card comte", "card slander", "card guard", "sign marriage", "sign bastille"),
)
BOOK: Final = Rulebook(resources.files(__package__), "VE", FIGURES, values_of_rule)
