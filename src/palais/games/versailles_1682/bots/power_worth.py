"""What the power of an office is worth on a target."""

from __future__ import annotations

from palais.games.versailles_1682.bots.worth import POINT, Worth
from palais.games.versailles_1682.engine.actions import COUNTRY, SEAT
from palais.games.versailles_1682.engine.constants import (
    ALMONER,
    CEREMONIES,
    FINANCES,
    FOREIGN_AFFAIRS,
    GOVERNESS,
    GUARD,
    HOUSEHOLD,
    HUNTSMAN,
    MARSHAL,
    REVELS,
    SEALS,
    WAR_MINISTER,
)


def power_worth(w: Worth, office: int, action: int) -> float:
    if office == WAR_MINISTER:
        return war_minister_worth(w, action - COUNTRY)
    target = action - SEAT
    weight = w.weight(target)
    if office == FINANCES:
        return float(w.t.livres[office]) * (1.0 if target == w.seat else -weight)
    if office == SEALS:
        return 100.0 if target == w.spouse() else -1.0
    if office == GUARD:
        return -weight * 100.0
    if office in (HUNTSMAN, FOREIGN_AFFAIRS):
        friendly = target == w.seat if office == HUNTSMAN else not w.h.war[w.h.party[target]]
        return weight * POINT * (1 if friendly else -1)
    if office == HOUSEHOLD:
        return abs(weight) * POINT / 2
    if office == GOVERNESS:
        return -3 * weight * POINT / 2 - POINT / 2
    if office == CEREMONIES:
        return 1.0 + min(1000.0, float(w.h.fortune[target]))
    return weight * POINT if office in (ALMONER, REVELS) else 0.0


def war_minister_worth(w: Worth, country: int) -> float:
    """War if one would be a Marshal and there is none; otherwise it is left alone."""
    wanted = bool(w.h.hand[w.seat, MARSHAL]) and not w.h.war.any()
    return POINT if wanted and w.h.party[w.seat] != country else -1.0
