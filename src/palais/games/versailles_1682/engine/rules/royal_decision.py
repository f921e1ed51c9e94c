"""VE-501 to VE-506: Requests and audiences follow one procedure. VE-602: Rolling again."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import BY_ROUTE, YES
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import (
    AFTER_STEP,
    FOR_CROWN_ROLL,
    FOR_QUEEN_ROLL,
    FOR_REFUSAL,
    GENTLEMAN,
    INTERVENE,
    LADY_IN_WAITING,
    NO_CARD,
    NOBODY,
    RECALL,
    REROLL,
    THROUGH_QUEEN,
    TO_CROWN,
    TO_QUEEN,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.event_log import (
    ASKED,
    AUDIENCE_ASKED,
    GRANTED,
    HEARD,
    REFUSED,
    REROLLED,
    WITHDRAWAL,
    Log,
    tell,
)
from palais.games.versailles_1682.engine.refusals import LEGAL, NOT_A_ROUTE, NOT_NOW
from palais.games.versailles_1682.engine.rules.audiences.grant import grant_audience
from palais.games.versailles_1682.engine.rules.cards import leave_hand_openly, put_in_house
from palais.games.versailles_1682.engine.rules.pending import spend
from palais.games.versailles_1682.engine.rules.request import grant_request
from palais.games.versailles_1682.engine.rules.standing import change_king, change_queen, crown_standing
from palais.games.versailles_1682.engine.state import State


@rule
def check_route(s: State, action: int) -> int:
    """VE-502: To the crown always; through the Queen, and to her for a starred audience, if there are a King and a Queen."""
    route = action - BY_ROUTE
    if route < TO_CROWN or route > TO_QUEEN:
        return NOT_NOW
    if route == TO_CROWN:
        return LEGAL
    both = bool(s.king) and bool(s.queen)
    starred = s.audience == INTERVENE or s.audience == RECALL
    return LEGAL if both and (route == THROUGH_QUEEN or starred) else NOT_A_ROUTE


@rule
def take_route(s: State, t: Tables, action: int, log: Log) -> None:
    """The last decision before the roll."""
    begin_petition(s, t, action - BY_ROUTE, log)


@rule
def begin_petition(s: State, t: Tables, route: int, log: Log) -> None:
    """What is asked for is known to all from the first roll on."""
    s.route, s.second_roll = route, 0
    spend(s)
    if s.audience == NOBODY:
        tell(log, ASKED, s.seat, s.card, s.target, route, 0)
    elif s.audience == WITHDRAW:
        tell(log, WITHDRAWAL, s.seat, s.card, s.target, s.receiver, route)
    else:
        tell(log, AUDIENCE_ASKED, s.seat, s.audience, s.target, route, s.direction)
    roll(s, t, log)


@rule
def before_queen(s: State) -> bool:
    """Is this roll one before the Queen: the first through her, or one to her?"""
    return s.route == TO_QUEEN or (s.route == THROUGH_QUEEN and not s.second_roll)


@rule
def rolled_standing(s: State) -> int:
    """VE-503 to VE-505: The standing that the die must not exceed; through the Queen it is hers both times."""
    return crown_standing(s, s.seat) if s.route == TO_CROWN else int(s.q[s.seat])


@rule
def roll(s: State, t: Tables, log: Log) -> None:
    """Roll until it is granted, refused, or may be rolled again."""
    while True:
        standing = rolled_standing(s)
        if die(s, s.seat, FOR_QUEEN_ROLL if before_queen(s) else FOR_CROWN_ROLL, standing, 0, log) > standing:
            if may_roll_again(s):
                s.step = REROLL
            else:
                refuse(s, t, log)
            return
        if s.route != THROUGH_QUEEN or s.second_roll:
            grant(s, t, standing, log)
            return
        s.second_roll = 1
        tell(log, HEARD, s.seat, 0, 0, 0, 0)


@rule
def may_roll_again(s: State) -> bool:
    """VE-602: The First Gentleman before the crown, the First Lady-in-Waiting before the Queen or the Regent."""
    if s.power_used:
        return False
    office = s.office[s.seat]
    if before_queen(s):
        return bool(office == LADY_IN_WAITING)
    return bool(office == GENTLEMAN or (office == LADY_IN_WAITING and not s.king))


@rule
def answer_reroll(s: State, t: Tables, action: int, log: Log) -> None:
    """VE-602: Yes uses the power; the new roll stands in for the old one."""
    if action == YES:
        s.power_used = 1
        tell(log, REROLLED, s.seat, s.office[s.seat], 0, 0, 0)
        roll(s, t, log)
    else:
        refuse(s, t, log)


@rule
def refuse(s: State, t: Tables, log: Log) -> None:
    """VE-503 to VE-506: The applicant loses a point with the one before whom he failed; a card goes to the King's House."""
    tell(log, REFUSED, s.seat, s.card if s.audience == NOBODY else NO_CARD, 0, 0, 0)
    if before_queen(s):
        change_queen(s, s.seat, t.refusal, FOR_REFUSAL, log)
    else:
        change_king(s, s.seat, t.refusal, FOR_REFUSAL, log)
    if s.audience == NOBODY:
        leave_hand_openly(s, s.seat, s.card)
        put_in_house(s, s.card)
    s.step = AFTER_STEP


@rule
def grant(s: State, t: Tables, standing: int, log: Log) -> None:
    """VE-506: The card lies before the beneficiary, or the audience takes effect."""
    tell(log, GRANTED, s.seat, 0, 0, 0, 0)
    if s.audience == NOBODY:
        grant_request(s, log)
    else:
        grant_audience(s, t, standing, log)
    s.step = AFTER_STEP
