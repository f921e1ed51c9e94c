"""What the value function sees of a position: a row for each seat, from what the thinking seat knows."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.value import columns as c
from palais.games.versailles_1682.bots.value.hand import look_at_hand
from palais.games.versailles_1682.bots.value.prospects import foresee, offset, turns_to_come
from palais.games.versailles_1682.bots.value.requests import best_chance
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    BARON,
    DEAD,
    FAVOURITE,
    FIRST_GOVERNORSHIP,
    FIRST_OFFICE,
    FIRST_PENSION,
    HUNT,
    IN_BASTILLE,
    IN_EXILE,
    LAST_GOVERNORSHIP,
    LAST_OFFICE,
    LAST_PENSION,
    MAIN,
    MARSHAL,
    NO_CARD,
    NOBODY,
    RETURNING,
    WOMAN,
)
from palais.games.versailles_1682.engine.rules.income import card_income
from palais.games.versailles_1682.engine.state import State

INCOME: Final = 5000.0  # livres a round that count as one
NEAR_END: Final = 3.0  # rounds
SAFE: Final = 5  # above it no warrant reaches a courtier (VE-126)
LOW: Final = 3  # and up to it disgrace does
HIGH: Final = 8


@rule
def look(s: State, t: Tables, mind: Mind) -> None:
    """Fill in a row of `mind.x` for each seat."""
    rounds = foresee(s, t, mind)
    for seat in range(s.players):
        mind.x[seat, :] = 0.0
        mind.x[seat, c.ONE] = 1.0
        mind.x[seat, c.OWN] = 1.0 if seat == mind.seat else 0.0
        look_at_money(s, t, mind, seat, rounds)
        look_at_rank(s, mind, seat, rounds)
        look_at_courtier(s, mind, seat)
        look_at_standing(s, mind, seat)
        look_at_company(s, mind, seat)
        look_at_hand(s, t, mind, seat, rounds)


@rule
def look_at_money(s: State, t: Tables, mind: Mind, seat: int, rounds: float) -> None:
    x = mind.x[seat]
    x[c.PURSE] = 2.0 * mind.purse[seat] / s.goal
    x[c.STEADY] = mind.steady[seat] / INCOME
    x[c.TITLES_PAY] = card_income(s, t, seat, BARON, MARSHAL) / INCOME
    x[c.PENSIONS_PAY] = card_income(s, t, seat, FIRST_PENSION, LAST_PENSION) / INCOME
    x[c.OFFICES_PAY] = card_income(s, t, seat, FIRST_OFFICE, LAST_OFFICE) / INCOME
    x[c.GOVERNORSHIPS_PAY] = card_income(s, t, seat, FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP) / INCOME
    x[c.FAVOURITE_PAYS] = card_income(s, t, seat, FAVOURITE, FAVOURITE) / INCOME
    x[c.TIME_LEFT] = min(rounds, 12.0) / 12.0
    x[c.NEAR] = max(0.0, NEAR_END - rounds) / NEAR_END
    x[c.WINS_THIS_ROUND] = 1.0 if mind.purse[seat] >= s.goal else 0.0


@rule
def look_at_rank(s: State, mind: Mind, seat: int, rounds: float) -> None:
    """Ahead of the best of the others, in what is promised, in money and in income."""
    best, second, money, income = -1e9, -1e9, -1e9, -1e9
    for other in range(s.players):
        if other != seat:
            if mind.promise[other] > best:
                best, second = mind.promise[other], best
            else:
                second = max(second, mind.promise[other])
            money = max(money, mind.purse[other])
            income = max(income, mind.steady[other])
    x = mind.x[seat]
    scale = 4.0 / s.goal
    lead = scale * (mind.promise[seat] - best)
    x[c.PROMISE] = mind.promise[seat] / s.goal
    x[c.LEAD] = max(-3.0, min(3.0, lead))
    x[c.LEADER_GAP] = max(0.0, min(2.0, lead))
    x[c.BEHIND_SECOND] = max(-3.0, min(0.0, scale * (mind.promise[seat] - second)))
    x[c.MONEY_LEAD] = scale * (mind.purse[seat] - money)
    x[c.INCOME_LEAD] = (mind.steady[seat] - income) / INCOME


@rule
def look_at_courtier(s: State, mind: Mind, seat: int) -> None:
    x, status = mind.x[seat], s.status[seat]
    x[c.COURT] = 1.0 if status == AT_COURT else 0.0
    x[c.EXILE] = 1.0 if status == IN_EXILE else 0.0
    x[c.BASTILLE] = 1.0 if status == IN_BASTILLE else 0.0
    x[c.RETURNS] = 1.0 if status == RETURNING else 0.0
    x[c.DIED] = 1.0 if status == DEAD else 0.0
    fallen = status in (IN_EXILE, IN_BASTILLE)
    x[c.FALLEN_LONG] = min(s.round - s.fall_round[seat], 2) / 2.0 if fallen else 0.0
    x[c.IS_WOMAN] = 1.0 if s.sex[seat] == WOMAN else 0.0
    x[c.QUEENS_PARTY] = 1.0 if s.queen and s.party[seat] == s.queen_country else 0.0
    x[c.AT_WAR] = float(s.war[s.party[seat]])
    x[c.ANY_WAR] = min(1.0, float(s.war[0] + s.war[1] + s.war[2]))
    x[c.AT_HUNT] = 1.0 if s.place == HUNT else 0.0
    x[c.HAS_OFFICE] = 1.0 if s.office[seat] != NO_CARD else 0.0
    pensions = 0
    for kind in range(FIRST_PENSION, LAST_PENSION + 1):
        pensions += s.before[seat, kind]
    x[c.PENSION_ROOM] = max(0.0, 2.0 - pensions) / 2.0
    for kind in range(LAST_GOVERNORSHIP + 1):
        x[c.BEFORE + kind] = s.before[seat, kind]
    x[c.BEFORE + FAVOURITE] = s.before[seat, FAVOURITE]


@rule
def look_at_standing(s: State, mind: Mind, seat: int) -> None:
    x = mind.x[seat]
    x[c.NO_KING] = 0.0 if s.king else 1.0
    x[c.NO_QUEEN] = 0.0 if s.queen else 1.0
    if s.status[seat] != AT_COURT:
        return
    crown = s.k[seat] if s.king else s.q[seat]
    x[c.KING_STANDING] = crown / 10.0
    x[c.KING_LOW] = 1.0 if crown <= LOW else 0.0
    x[c.KING_SAFE] = 1.0 if crown > SAFE else 0.0
    x[c.KING_HIGH] = 1.0 if crown >= HIGH else 0.0
    if s.queen:
        x[c.QUEEN_STANDING] = s.q[seat] / 10.0
        x[c.QUEEN_LOW] = 1.0 if s.q[seat] <= LOW else 0.0
        x[c.QUEEN_HIGH] = 1.0 if s.q[seat] >= HIGH else 0.0
    x[c.CHANCE] = best_chance(s, seat)
    x[c.KING_IN_TIME] = x[c.KING_STANDING] * x[c.TIME_LEFT]
    x[c.QUEEN_IN_TIME] = x[c.QUEEN_STANDING] * x[c.TIME_LEFT]


@rule
def look_at_company(s: State, mind: Mind, seat: int) -> None:
    """The spouse, the turns to come, the stewardship."""
    x, spouse = mind.x[seat], int(s.spouse[seat])
    if spouse != NOBODY:
        x[c.MARRIED_NOW] = 1.0
        x[c.SPOUSE_GAIN] = mind.steady[spouse] / INCOME
        x[c.SPOUSE_PROMISE] = 4.0 * (mind.promise[seat] - mind.promise[spouse]) / s.goal
    to_come = 2.0 * turns_to_come(s, seat)
    if s.step >= MAIN and seat == s.seat:
        to_come += s.actions_left
    x[c.ACTIONS_TO_COME] = to_come / 4.0
    x[c.STEWARD_SOON] = offset(s, seat) / s.players
    x[c.STEWARD_NEXT] = 1.0 if offset(s, seat) == 1 else 0.0
    if mind.seat != NOBODY:
        x[c.RIVALS_SIGNED] = s.signed / 2.0
