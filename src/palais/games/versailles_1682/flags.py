"""The options of Versailles 1682 with a flag of their own in `palais play`, `sim` and `arena`. No engine is imported here."""

from __future__ import annotations

from typing import Final

from palais.core.flags import Flag

OPTION_FLAGS: Final = (
    Flag("goal", "Livres that win: 30000 is a short game, 75000 a long one.", int, default_text="50000", least=1000),
    Flag("payments", "Payments in negotiations: free, capped, or none.", default_text="free"),
    Flag("scale", "The scale of standing: '-2 to 9' or '1 to 10'.", default_text="-2 to 9"),
    Flag("start_party", "The first parties: random, or chosen.", default_text="random"),
)
