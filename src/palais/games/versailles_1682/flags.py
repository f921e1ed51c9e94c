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

TRAINING_FLAGS: Final = (
    Flag("exam_games", "Deals of the match against the hand-written planner after each round, for each seat.", int, 20, least=4),
    Flag("width", "For how many lines the players think of the next action, too.", int, 0, least=0),
    Flag("shipped", "Begin with the package's weights for so many players, not with hand-written ones.", int, 0, least=0),
)
