"""VE-401, VE-402: The next step of a turn: two actions, a power or a levy, or done."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import ASK_AUDIENCE, DRAW, GIVE, LEVY, NO, PLAY, POWER, TAKE_CARD
from palais.games.versailles_1682.engine.constants import CARD, GIVE_SEAT, INCOME, TAKE
from palais.games.versailles_1682.engine.event_log import DONE, Log, tell
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_ACTIONS_LEFT, NOT_NOW
from palais.games.versailles_1682.engine.rules.audience import begin_audience, check_audience
from palais.games.versailles_1682.engine.rules.draw import check_draw, draw
from palais.games.versailles_1682.engine.rules.give import check_give
from palais.games.versailles_1682.engine.rules.levy import levy
from palais.games.versailles_1682.engine.rules.play import check_play
from palais.games.versailles_1682.engine.rules.power import begin_power, check_levy, check_power
from palais.games.versailles_1682.engine.rules.take import check_take
from palais.games.versailles_1682.engine.state import State


@rule
def check_main(s: State, t: Tables, seat: int, action: int) -> int:
    """VE-432: A kind of action is offered only if it can be completed. VE-404: The status counts at each step."""
    if action == NO:
        return LEGAL
    if action == POWER:
        return check_power(s, t, seat)
    if action == LEVY:
        return check_levy(s, seat)
    if action < DRAW or action > GIVE:
        return NOT_NOW
    if s.actions_left == 0:
        return NO_ACTIONS_LEFT
    if action == DRAW:
        return check_draw(s)
    if action == TAKE_CARD:
        return check_take(s)
    if action == PLAY:
        return check_play(s, t, seat)
    return check_audience(s, seat) if action == ASK_AUDIENCE else check_give(s, seat)


@rule
def begin_step(s: State, t: Tables, action: int, log: Log) -> None:
    """VE-401: Done is the end of the turn, whatever is left."""
    if action == NO:
        tell(log, DONE, s.seat, 0, 0, 0, 0)
        s.step = INCOME
    elif action == DRAW:
        draw(s, log)
    elif action == TAKE_CARD:
        s.step = TAKE
    elif action == PLAY:
        s.step = CARD
    elif action == ASK_AUDIENCE:
        begin_audience(s)
    elif action == GIVE:
        s.step = GIVE_SEAT
    elif action == POWER:
        begin_power(s, t, log)
    else:
        levy(s, t, log)
