"""VE-601 to VE-604: One power in a turn, that of the office or one levy."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import SEAT
from palais.games.versailles_1682.engine.constants import (
    AFTER_STEP,
    AT_COURT,
    AUDIENCE,
    DIRECTION,
    EQUERRY,
    FIRST_GOVERNORSHIP,
    GENTLEMAN,
    HOUSEHOLD,
    LADY_IN_WAITING,
    LAST_GOVERNORSHIP,
    MAX_PLAYERS,
    NO_CARD,
    PALACE_LADY,
    POWER_TARGET,
    READER,
    ROBES,
    WAR_MINISTER,
)
from palais.games.versailles_1682.engine.event_log import POWER_USED, Log, tell
from palais.games.versailles_1682.engine.refusals import (
    LEGAL,
    NO_GOVERNORSHIP,
    NO_POWER,
    NO_TARGET,
    NOBODY_THERE,
    NOT_AT_COURT,
    NOT_NOW,
    NOT_THIS_ONE,
    POWER_SPENT,
)
from palais.games.versailles_1682.engine.rules.offices.palace_lady import palace_lady_may
from palais.games.versailles_1682.engine.rules.offices.reader import reader_may
from palais.games.versailles_1682.engine.rules.offices.robes import robes_may
from palais.games.versailles_1682.engine.rules.offices.use import use_office
from palais.games.versailles_1682.engine.rules.offices.war_minister import war_minister_may
from palais.games.versailles_1682.engine.rules.offices.who import power_may
from palais.games.versailles_1682.engine.state import State


@rule
def check_power(s: State, t: Tables, seat: int) -> int:
    """VE-604: Offered only if it has a legal target. VE-602: Two offices have no action of their own."""
    office = int(s.office[seat])
    if office in (NO_CARD, GENTLEMAN, LADY_IN_WAITING):
        return NO_POWER
    if s.power_used:
        return POWER_SPENT
    if s.status[seat] != AT_COURT:
        return NOT_AT_COURT
    return LEGAL if has_power_target(s, office, seat) else NO_TARGET


@rule
def has_power_target(s: State, office: int, seat: int) -> bool:
    if office in (WAR_MINISTER, EQUERRY):
        return True
    if office == ROBES:
        return robes_may(s)
    if office == READER:
        return reader_may(s)
    if office == PALACE_LADY:
        return palace_lady_may(s, seat)
    for other in range(s.players):
        if power_may(s, office, seat, other):
            return True
    return False


@rule
def check_levy(s: State, seat: int) -> int:
    """VE-603: With at least one governorship."""
    if not has_governorship(s, seat):
        return NO_GOVERNORSHIP
    if s.power_used:
        return POWER_SPENT
    return LEGAL if s.status[seat] == AT_COURT else NOT_AT_COURT


@rule
def has_governorship(s: State, seat: int) -> bool:
    for kind in range(FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP + 1):
        if s.holder[kind] == seat:
            return True
    return False


@rule
def begin_power(s: State, t: Tables, log: Log) -> None:
    """VE-431: Equerry, Robes and Reader name nothing; the Lady of the Palace asks for an audience."""
    s.by_power = 1
    s.card = int(s.office[s.seat])
    if s.card == PALACE_LADY:
        s.step = AUDIENCE
    elif s.card == EQUERRY or s.card == ROBES or s.card == READER:
        use_power(s, t, log)
    else:
        s.step = POWER_TARGET


@rule
def check_power_target(s: State, seat: int, action: int) -> int:
    """A country for the Minister of War, a seat for the others."""
    if s.card == WAR_MINISTER:
        return LEGAL if war_minister_may(action) else NOT_NOW
    if not SEAT <= action < SEAT + MAX_PLAYERS:
        return NOT_NOW
    if action - SEAT >= s.players:
        return NOBODY_THERE
    return LEGAL if power_may(s, s.card, seat, action - SEAT) else NOT_THIS_ONE


@rule
def choose_power_target(s: State, t: Tables, action: int, log: Log) -> None:
    s.target = action if s.card == WAR_MINISTER else action - SEAT
    if s.card == HOUSEHOLD:
        s.step = DIRECTION
    else:
        use_power(s, t, log)


@rule
def use_power(s: State, t: Tables, log: Log) -> None:
    """VE-601: It costs no action."""
    s.power_used = 1
    tell(log, POWER_USED, s.seat, s.card, s.target, s.direction if s.card == HOUSEHOLD else -1, 0)
    s.step = AFTER_STEP
    use_office(s, t, log)
