"""How far another's word is believed: a prior, moved by every promise that this seat knows to be kept or broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.core.bargain.ledger import reputations
from palais.core.bargain.offer import Dealing

PRIOR_WEIGHT: Final = 4.0  # promises that the prior counts for
BROKEN_WEIGHT: Final = 3.0  # kept promises that one broken one outweighs


def trust(known: Sequence[Dealing], players: int, prior: float) -> list[float]:
    """By seat: the chance that a promise is kept. Void promises say nothing."""
    return [
        (prior * PRIOR_WEIGHT + one.kept) / (PRIOR_WEIGHT + one.kept + BROKEN_WEIGHT * one.broken)
        for one in reputations(known, players)
    ]
