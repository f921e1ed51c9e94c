"""VE-801 to VE-804: Regular income, shared between spouses."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    BARON,
    BY_FAVOURITE,
    BY_GOVERNORSHIPS,
    BY_OFFICES,
    BY_PENSIONS,
    BY_RENTS,
    BY_SHARING,
    BY_TITLES,
    DEAD,
    FAVOURITE,
    FIRST_GOVERNORSHIP,
    FIRST_OFFICE,
    FIRST_PENSION,
    FOR_GOVERNORSHIPS,
    FOR_MARRIAGE,
    FOR_OFFICES,
    FOR_PENSIONS,
    FOR_RENTS,
    FOR_TITLES,
    IN_BASTILLE,
    LAST_GOVERNORSHIP,
    LAST_OFFICE,
    LAST_PENSION,
    MARSHAL,
    NOBODY,
)
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.money import gain, lose
from palais.games.versailles_1682.engine.state import State


@rule
def pay_income(s: State, t: Tables, seat: int, log: Log) -> None:
    """VE-801: Family rents and all cards before the courtier. VE-803: A prisoner has nothing, VE-804: nor have the dead."""
    if s.status[seat] == IN_BASTILLE or s.status[seat] == DEAD:
        return
    before = int(s.fortune[seat])
    gain(s, seat, t.rents, BY_RENTS, FOR_RENTS, log)
    gain(s, seat, card_income(s, t, seat, BARON, MARSHAL), BY_TITLES, FOR_TITLES, log)
    gain(s, seat, card_income(s, t, seat, FIRST_PENSION, LAST_PENSION), BY_PENSIONS, FOR_PENSIONS, log)
    gain(s, seat, office_income(s, t, seat, FIRST_OFFICE, LAST_OFFICE), BY_OFFICES, FOR_OFFICES, log)
    gain(s, seat, office_income(s, t, seat, FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP), BY_GOVERNORSHIPS, FOR_GOVERNORSHIPS, log)
    gain(s, seat, card_income(s, t, seat, FAVOURITE, FAVOURITE), BY_FAVOURITE, FAVOURITE, log)
    share(s, seat, int(s.fortune[seat]) - before, log)


@rule
def card_income(s: State, t: Tables, seat: int, first: int, last: int) -> int:
    livres = 0
    for kind in range(first, last + 1):
        livres += int(s.before[seat, kind]) * int(t.income[kind])
    return livres


@rule
def office_income(s: State, t: Tables, seat: int, first: int, last: int) -> int:
    """VE-802: Each office and governorship pays at most once a round, whoever holds it."""
    livres = 0
    for kind in range(first, last + 1):
        if s.holder[kind] == seat and not s.paid[kind]:
            s.paid[kind] = 1
            livres += int(t.income[kind])
    return livres


@rule
def share(s: State, seat: int, livres: int, log: Log) -> None:
    """VE-803: Spouses, neither in the Bastille, halve the amount of the one whose step it is."""
    spouse = int(s.spouse[seat])
    if spouse != NOBODY and s.status[spouse] != IN_BASTILLE:
        half = livres // 2
        lose(s, seat, half, BY_SHARING, FOR_MARRIAGE, log)
        gain(s, spouse, half, BY_SHARING, FOR_MARRIAGE, log)
