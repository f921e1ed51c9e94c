"""The box as one frozen record of numbers, handed to every rule beside the state: one compiled engine plays any box."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.records import record_kind
from palais.games.versailles_1682.engine.constants import KIND_COUNT

Numbers = npt.NDArray[np.int16]
Amounts = npt.NDArray[np.int32]

SCALARS = (
    *("fortune", "cards", "own_party", "die_for_country", "actions", "hand_limit", "retire_after"),
    *("refusal", "intervention", "influence", "regency_rounds", "rents", "pensions"),
    *("levy_livres", "levy_die", "levy_king", "most_payments", "capped", "fine"),
)
# By kind of card. What a request and an action card both have stands once.
BY_KIND = (
    *("copies", "who", "war", "minimum", "scale", "after_title", "unmarried"),
    *("place", "needs_king", "needs_queen", "least", "most", "king", "queen", "party", "own_king", "own_queen"),
    *("dies", "dies_from", "royal_dies", "king_dies", "queen_dies", "backfires", "bonus", "husband", "rival", "fails_queen"),
)
TABLES = np.dtype(
    [
        *((name, "i8") for name in SCALARS),
        ("livres", "i4", (KIND_COUNT,)),
        ("income", "i4", (KIND_COUNT,)),
        *((name, "i2", (KIND_COUNT,)) for name in BY_KIND),
    ]
)
BOTH = -1  # in `who` and `place`: no condition


class Tables(Protocol):
    """The twin of `TABLES` for the type checker. Read only."""

    fortune: int
    cards: int
    own_party: int  # VE-314: added for a Queen of one's party
    die_for_country: int
    actions: int
    hand_limit: int
    retire_after: int
    refusal: int
    intervention: int
    influence: int
    regency_rounds: int
    rents: int
    pensions: int
    levy_livres: int
    levy_die: int
    levy_king: int
    most_payments: int
    capped: int
    fine: int
    livres: Amounts
    income: Amounts
    copies: Numbers
    who: Numbers  # a sex, or BOTH
    war: Numbers
    minimum: Numbers
    scale: Numbers
    after_title: Numbers  # a bit for each title, of which one must lie before the beneficiary; 0: none needed
    unmarried: Numbers
    place: Numbers  # a place, or BOTH
    needs_king: Numbers
    needs_queen: Numbers
    least: Numbers
    most: Numbers
    king: Numbers
    queen: Numbers
    party: Numbers
    own_king: Numbers
    own_queen: Numbers
    dies: Numbers
    dies_from: Numbers
    royal_dies: Numbers
    king_dies: Numbers
    queen_dies: Numbers
    backfires: Numbers
    bonus: Numbers
    husband: Numbers
    rival: Numbers
    fails_queen: Numbers

    def handle(self) -> Any: ...


TablesRecord = record_kind("TablesRecord", TABLES)
