"""VE-121 to VE-128: On what each action card can be played."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import BOTH, Tables
from palais.games.versailles_1682.engine.actions import COUNTRY, SEAT, THE_KING, THE_QUEEN
from palais.games.versailles_1682.engine.constants import (
    ACCIDENT,
    ANNULMENT,
    AT_COURT,
    CASUS_BELLI,
    CHILD,
    COUNTRY_COUNT,
    DUEL,
    FAVOURITE,
    FEVER,
    FOREIGN_LETTERS,
    GAMING,
    IN_BASTILLE,
    IN_EXILE,
    INHERITANCE,
    JUSTICE,
    KING_MALADY,
    LETTER,
    NOBODY,
    PEACE,
    POISON,
    RETURNING,
    SIGNED_WARRANT,
    WARRANT,
)
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_KING, NO_QUEEN, NO_WAR, NOT_THE_PLACE
from palais.games.versailles_1682.engine.rules.standing import crown_standing
from palais.games.versailles_1682.engine.rules.wars import at_war
from palais.games.versailles_1682.engine.state import State


@rule
def needs_target(kind: int) -> bool:
    """A warrant is for oneself; maladies and fever strike whom they will."""
    return not (kind == WARRANT or KING_MALADY <= kind <= FEVER)


@rule
def check_condition(s: State, t: Tables, kind: int) -> int:
    """The place of the court, a war, a King, a Queen."""
    if t.place[kind] != BOTH and s.place != t.place[kind]:
        return NOT_THE_PLACE
    if t.war[kind] and not at_war(s):
        return NO_WAR
    if t.needs_king[kind] and not s.king:
        return NO_KING
    return NO_QUEEN if t.needs_queen[kind] and not s.queen else LEGAL


@rule
def is_target(s: State, t: Tables, seat: int, kind: int, action: int) -> bool:
    """Can `seat` play the action card on what this action number names?"""
    if kind in (CASUS_BELLI, PEACE):
        country = action - COUNTRY
        return 0 <= country < COUNTRY_COUNT and s.war[country] == (1 if kind == PEACE else 0)
    if action == THE_KING:
        return kind == ACCIDENT and bool(s.king)
    if action == THE_QUEEN:
        return kind == ACCIDENT and bool(s.queen)
    other = action - SEAT
    if other < 0 or other >= s.players:
        return False
    return is_target_seat(s, t, seat, kind, other)


@rule
def is_target_seat(s: State, t: Tables, seat: int, kind: int, other: int) -> bool:
    status = s.status[other]
    if kind == POISON:
        return bool(status in (AT_COURT, IN_EXILE, RETURNING))
    if kind == JUSTICE:
        return bool(status == IN_BASTILLE and (other == seat or s.status[seat] != IN_BASTILLE))
    if kind == INHERITANCE:
        return True
    if kind == LETTER:
        return bool(other != seat and status != IN_BASTILLE and s.held[other] > 0)
    if kind == ANNULMENT:
        return bool(s.spouse[other] != NOBODY)
    return bool(status == AT_COURT) and is_target_at_court(s, t, seat, kind, other)


@rule
def is_target_at_court(s: State, t: Tables, seat: int, kind: int, other: int) -> bool:
    """Sex and standing, and what a card asks for beyond that."""
    if t.who[kind] != BOTH and s.sex[other] != t.who[kind]:
        return False
    standing = crown_standing(s, other)
    if standing < t.least[kind] or standing > t.most[kind]:
        return False
    if kind == FAVOURITE:
        return bool(s.before[other, FAVOURITE] == 0)
    if kind == CHILD:
        return bool(s.before[other, FAVOURITE] > 0)
    if kind == FOREIGN_LETTERS:
        return bool(s.war[s.party[other]])
    if kind == SIGNED_WARRANT:
        return other != seat
    if kind == GAMING:
        return bool(other != seat and s.status[seat] == AT_COURT)
    if kind == DUEL:
        fits = t.who[kind] == BOTH or s.sex[seat] == t.who[kind]
        return bool(other != seat and s.status[seat] == AT_COURT and fits)
    return True
