"""VE-611 to VE-627: Against or for whom the power of an office can be used."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import (
    ALMONER,
    CEREMONIES,
    FINANCES,
    FOREIGN_AFFAIRS,
    GOVERNESS,
    GUARD,
    HOUSEHOLD,
    HUNTSMAN,
    REVELS,
    SEALS,
)
from palais.games.versailles_1682.engine.rules.offices.almoner import almoner_may
from palais.games.versailles_1682.engine.rules.offices.ceremonies import ceremonies_may
from palais.games.versailles_1682.engine.rules.offices.finances import finances_may
from palais.games.versailles_1682.engine.rules.offices.foreign_affairs import foreign_affairs_may
from palais.games.versailles_1682.engine.rules.offices.governess import governess_may
from palais.games.versailles_1682.engine.rules.offices.guard import guard_may
from palais.games.versailles_1682.engine.rules.offices.household import household_may
from palais.games.versailles_1682.engine.rules.offices.huntsman import huntsman_may
from palais.games.versailles_1682.engine.rules.offices.revels import revels_may
from palais.games.versailles_1682.engine.rules.offices.seals import seals_may
from palais.games.versailles_1682.engine.state import State


@rule
def power_may(s: State, office: int, seat: int, other: int) -> bool:
    """Of the offices whose power names a seat."""
    if office == FINANCES:
        return finances_may(s, seat, other)
    if office == SEALS:
        return seals_may(s, seat, other)
    if office == FOREIGN_AFFAIRS:
        return foreign_affairs_may(s, seat, other)
    if office == GUARD:
        return guard_may(s, seat, other)
    if office == HUNTSMAN:
        return huntsman_may(s, other)
    if office == ALMONER:
        return almoner_may(s, other)
    if office == HOUSEHOLD:
        return household_may(s, seat, other)
    if office == GOVERNESS:
        return governess_may(s, seat, other)
    if office == CEREMONIES:
        return ceremonies_may(s, seat, other)
    return office == REVELS and revels_may(s, seat, other)
