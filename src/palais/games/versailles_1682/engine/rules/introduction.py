"""Phase 1, introduction at court (VE-311 to VE-315), and the choice of the first courtiers (VE-205)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import COUNTRY, PERSON, YES
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    DEAD,
    FIRST_PARTY,
    FOR_INTRODUCTION,
    FOR_RETIREMENT,
    HEIR_PARTY,
    IN_BASTILLE,
    IN_EXILE,
    INTRODUCTION,
    KING,
    NEGOTIATION,
    NEXT_SEX,
    NOBODY,
    QUEEN,
    RETIRE,
    RETURNING,
    ROUND_BEGINS,
    SEX,
)
from palais.games.versailles_1682.engine.event_log import HEIR, INTRODUCED, PARTY_CHOSEN, RETIRED, SEX_CHOSEN, STANDING, Log, tell
from palais.games.versailles_1682.engine.rules.deaths import courtier_dies
from palais.games.versailles_1682.engine.rules.owner import begin_turn_of
from palais.games.versailles_1682.engine.state import State


@rule
def ask_next_sex(s: State) -> None:
    """VE-205: From the Steward leftwards; when all have chosen, round 1 begins."""
    if s.introduced == s.players:
        s.introduced = 0
        s.step = ROUND_BEGINS
    else:
        begin_turn_of(s, (s.steward + s.introduced) % s.players)
        s.step = SEX


@rule
def choose_sex(s: State, action: int, log: Log) -> None:
    """VE-205: Now a man, now a woman."""
    s.sex[s.seat] = action - PERSON
    tell(log, SEX_CHOSEN, s.seat, action - PERSON, 0, 0, 0)
    if s.chosen_party:
        s.step = FIRST_PARTY
    else:
        s.introduced += 1
        s.step = NEXT_SEX


@rule
def choose_first_party(s: State, action: int, log: Log) -> None:
    """VE-205, with the option of VE-941."""
    s.party[s.seat] = action - COUNTRY
    tell(log, PARTY_CHOSEN, s.seat, action - COUNTRY, 0, 0, 0)
    s.introduced += 1
    s.step = NEXT_SEX


@rule
def introduce_next(s: State, t: Tables, log: Log) -> None:
    """VE-311: From the Steward leftwards each seat goes through VE-312 to VE-314 completely."""
    if s.introduced == s.players:
        s.step = NEGOTIATION
        return
    seat = (s.steward + s.introduced) % s.players
    if may_retire(s, t, seat):
        begin_turn_of(s, seat)
        s.step = RETIRE
    elif s.status[seat] == DEAD:
        begin_turn_of(s, seat)
        s.step = HEIR_PARTY
    else:
        if s.status[seat] == RETURNING:
            introduce(s, t, seat, log)
        s.introduced += 1


@rule
def may_retire(s: State, t: Tables, seat: int) -> bool:
    """VE-312: In exile or the Bastille, and the fall was at least two rounds ago."""
    fallen = s.status[seat] == IN_EXILE or s.status[seat] == IN_BASTILLE
    return bool(fallen) and s.round - s.fall_round[seat] >= t.retire_after


@rule
def retire(s: State, action: int, log: Log) -> None:
    """VE-312: Yes is a death; the heir enters at once."""
    if action == YES:
        tell(log, RETIRED, s.seat, 0, 0, 0, 0)
        courtier_dies(s, s.seat, FOR_RETIREMENT, log)
    else:
        s.introduced += 1
    s.step = INTRODUCTION


@rule
def enter_heir(s: State, t: Tables, action: int, log: Log) -> None:
    """VE-313: Of the other sex, unmarried, with the family's name; hand and fortune stay."""
    seat = s.seat
    s.sex[seat] = 1 - s.sex[seat]
    s.party[seat] = action - COUNTRY
    s.spouse[seat], s.name[seat], s.ever_married[seat], s.fall_round[seat] = NOBODY, seat, 0, 0
    tell(log, HEIR, seat, s.sex[seat], s.party[seat], 0, 0)
    introduce(s, t, seat, log)
    s.introduced += 1
    s.step = INTRODUCTION


@rule
def introduce(s: State, t: Tables, seat: int, log: Log) -> None:
    """VE-314: The blue die is standing with the King, the red one with the Queen, if they live."""
    s.status[seat] = AT_COURT
    tell(log, INTRODUCED, seat, 0, 0, 0, 0)
    if s.king:
        s.k[seat] = min(s.high, die(s, seat, FOR_INTRODUCTION, 0, 0, log))
        tell(log, STANDING, seat, KING, s.k[seat], s.k[seat], FOR_INTRODUCTION)
    if s.queen:
        roll_queen(s, t, seat, FOR_INTRODUCTION, log)


@rule
def roll_queen(s: State, t: Tables, seat: int, reason: int, log: Log) -> None:
    """VE-314, VE-523: Two points more for the party of the Queen; more than the top of the scale is the top."""
    bonus = t.own_party if s.party[seat] == s.queen_country else 0
    s.q[seat] = min(s.high, die(s, seat, reason, 0, 0, log) + bonus)
    tell(log, STANDING, seat, QUEEN, s.q[seat], s.q[seat], reason)
