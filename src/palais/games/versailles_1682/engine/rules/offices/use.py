"""VE-611 to VE-627: The power of an office is used."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    ALMONER,
    CEREMONIES,
    EQUERRY,
    FINANCES,
    FOREIGN_AFFAIRS,
    GOVERNESS,
    GUARD,
    HOUSEHOLD,
    HUNTSMAN,
    READER,
    REVELS,
    ROBES,
    SEALS,
    WAR_MINISTER,
)
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.offices.almoner import use_almoner
from palais.games.versailles_1682.engine.rules.offices.ceremonies import use_ceremonies
from palais.games.versailles_1682.engine.rules.offices.equerry import use_equerry
from palais.games.versailles_1682.engine.rules.offices.finances import use_finances
from palais.games.versailles_1682.engine.rules.offices.foreign_affairs import use_foreign_affairs
from palais.games.versailles_1682.engine.rules.offices.governess import use_governess
from palais.games.versailles_1682.engine.rules.offices.guard import use_guard
from palais.games.versailles_1682.engine.rules.offices.household import use_household
from palais.games.versailles_1682.engine.rules.offices.huntsman import use_huntsman
from palais.games.versailles_1682.engine.rules.offices.reader import use_reader
from palais.games.versailles_1682.engine.rules.offices.revels import use_revels
from palais.games.versailles_1682.engine.rules.offices.robes import use_robes
from palais.games.versailles_1682.engine.rules.offices.seals import use_seals
from palais.games.versailles_1682.engine.rules.offices.war_minister import use_war_minister
from palais.games.versailles_1682.engine.state import State


@rule
def use_office(s: State, t: Tables, log: Log) -> None:
    """By office, in the order of the table; those in the Queen's service follow."""
    office = s.card
    if office == WAR_MINISTER:
        use_war_minister(s, log)
    elif office == FINANCES:
        use_finances(s, t, log)
    elif office == SEALS:
        use_seals(s, log)
    elif office == FOREIGN_AFFAIRS:
        use_foreign_affairs(s, t, log)
    elif office == GUARD:
        use_guard(s, log)
    elif office == HUNTSMAN:
        use_huntsman(s, t, log)
    elif office == EQUERRY:
        use_equerry(s, log)
    elif office == CEREMONIES:
        use_ceremonies(s, t, log)
    elif office == REVELS:
        use_revels(s, t, log)
    else:
        use_in_queens_service(s, t, office, log)


@rule
def use_in_queens_service(s: State, t: Tables, office: int, log: Log) -> None:
    if office == ALMONER:
        use_almoner(s, t, log)
    elif office == HOUSEHOLD:
        use_household(s, t, log)
    elif office == ROBES:
        use_robes(s, t, log)
    elif office == GOVERNESS:
        use_governess(s, t, log)
    elif office == READER:
        use_reader(s, log)
