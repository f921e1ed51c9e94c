"""VE-511 to VE-514: Requests: who can be given what."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import BOTH, Tables
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    DUC,
    FIRST_OFFICE,
    FIRST_PENSION,
    FOR_EXCHANGE,
    FOR_GRANT,
    KING,
    LAST_OFFICE,
    LAST_PENSION,
    MARSHAL,
    NO_CARD,
    NOBODY,
    SIGNED_WARRANT,
    WARRANT,
)
from palais.games.versailles_1682.engine.event_log import SIGNED, Log, tell
from palais.games.versailles_1682.engine.rules.cards import (
    add_to_hand,
    lay_before,
    leave_hand_openly,
    lose_to_house,
    remove_from_hand,
)
from palais.games.versailles_1682.engine.rules.knowledge import all_see_change
from palais.games.versailles_1682.engine.rules.standing import crown_standing
from palais.games.versailles_1682.engine.rules.wars import at_war
from palais.games.versailles_1682.engine.state import State


@rule
def is_beneficiary(s: State, t: Tables, applicant: int, kind: int, seat: int) -> bool:
    """VE-511: A courtier at court who fits the card, the applicant or another."""
    if s.status[seat] != AT_COURT or (t.who[kind] != BOTH and s.sex[seat] != t.who[kind]):
        return False
    if kind == WARRANT and seat != applicant:
        return False
    return has_minimum(s, t, kind, seat) and meets_condition(s, t, kind, seat) and within_limits(s, t, applicant, kind, seat)


@rule
def has_minimum(s: State, t: Tables, kind: int, seat: int) -> bool:
    """VE-106: In a regency the minimum is that of Q. VE-723: Without a Queen no minimum Q is met."""
    if t.scale[kind] == KING:
        return bool(crown_standing(s, seat) >= t.minimum[kind])
    return bool(s.queen) and s.q[seat] >= t.minimum[kind]


@rule
def meets_condition(s: State, t: Tables, kind: int, seat: int) -> bool:
    """The card's own condition: a war, a lower title, an unmarried man."""
    if t.war[kind] and not at_war(s):
        return False
    if t.unmarried[kind] and s.spouse[seat] != NOBODY:
        return False
    if t.after_title[kind] == 0:
        return True
    for title in range(DUC + 1):
        if t.after_title[kind] & (1 << title) and s.before[seat, title] > 0:
            return True
    return False


@rule
def within_limits(s: State, t: Tables, applicant: int, kind: int, seat: int) -> bool:
    """VE-512: One office, two pensions, one baton. VE-513: Who asks for himself may exchange his office."""
    if FIRST_OFFICE <= kind <= LAST_OFFICE:
        return bool(s.office[seat] == NO_CARD or seat == applicant)
    if FIRST_PENSION <= kind <= LAST_PENSION:
        pensions = 0
        for pension in range(FIRST_PENSION, LAST_PENSION + 1):
            pensions += int(s.before[seat, pension])
        return pensions < t.pensions
    return bool(kind != MARSHAL or s.before[seat, MARSHAL] == 0)


@rule
def grant_request(s: State, log: Log) -> None:
    """VE-506: The card lies before the beneficiary. VE-514: A warrant returns to the hand as signed."""
    seat, kind = s.seat, s.card
    if kind == WARRANT:
        remove_from_hand(s, seat, WARRANT)
        add_to_hand(s, seat, SIGNED_WARRANT)
        all_see_change(s, seat, WARRANT, SIGNED_WARRANT)
        s.signed += 1
        tell(log, SIGNED, seat, 0, 0, 0, 0)
        return
    leave_hand_openly(s, seat, kind)
    give_place(s, s.target, kind, FOR_GRANT, log)


@rule
def give_place(s: State, seat: int, kind: int, reason: int, log: Log) -> None:
    """VE-513: When a second office is granted the old one goes to the King's House."""
    if FIRST_OFFICE <= kind <= LAST_OFFICE and s.office[seat] != NO_CARD:
        lose_to_house(s, seat, int(s.office[seat]), FOR_EXCHANGE, log)
    lay_before(s, seat, kind, reason, log)
