"""Lines: all sensible ways to complete an action, each as the small decisions that make it up (VE-431)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import LENGTH, LINES, Mind
from palais.games.versailles_1682.bots.planner.desk import Desk
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import CARD_KIND, DRAW, GIVE, NO, SEAT, TO_HOUSE
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE,
    CARD,
    FIRST_ACTION_CARD,
    MAIN,
    MAX_PLAYERS,
    POWER_TARGET,
    RECEIVER,
    TAKE,
    TARGET,
)
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.legal import candidate, candidates
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.state import State


@rule
def is_partial(step: int) -> bool:
    """Has the action begun, and has nothing of it been rolled or moved yet?"""
    return TAKE <= step <= POWER_TARGET


@rule
def list_lines(desk: Desk, base: int, work: int, t: Tables, mind: Mind, log: Log) -> None:
    """Note every line that goes on from desk[base]. Incomplete ones are gone through in turn and have the length 0 then."""
    mind.lines = 1
    mind.length[0] = 0
    extend(desk, base, work, t, mind, 0, log)
    n = 1
    while n < mind.lines:
        if is_open(desk, base, work, t, mind, n, log):
            extend(desk, base, work, t, mind, n, log)
            mind.length[n] = 0
        n += 1


@rule
def is_open(desk: Desk, base: int, work: int, t: Tables, mind: Mind, n: int, log: Log) -> bool:
    """Replay a line; is something still to be decided before it takes effect? It leaves desk[work] there."""
    if mind.length[n] == 1 and desk[base].step == MAIN and mind.line[n, 0] in (NO, DRAW):
        return False
    desk[work] = desk[base]
    s = desk[work]
    for k in range(mind.length[n]):
        perform(s, t, s.seat, mind.line[n, k], log)
    return is_partial(s.step) and mind.length[n] < LENGTH


@rule
def extend(desk: Desk, base: int, work: int, t: Tables, mind: Mind, n: int, log: Log) -> None:
    """A new line for each answer to the question at which line `n` stands in desk[work]; of line 0, in desk[base]."""
    s = desk[base] if n == 0 else desk[work]
    for k in range(candidates(s)):
        action = candidate(s, k)
        if mind.lines < LINES and is_sensible(s, mind, action) and check(s, t, s.seat, action) == 0:
            new = mind.lines
            mind.line[new, :] = mind.line[n]
            mind.line[new, mind.length[n]] = action
            mind.length[new] = mind.length[n] + 1
            mind.lines = new + 1


@rule
def is_sensible(s: State, mind: Mind, action: int) -> bool:
    """Requests are for oneself or the spouse, and so are offices that are taken from others; cards are not given away."""
    if s.step == MAIN:
        return action != GIVE
    if s.step == CARD and mind.blind[action - CARD_KIND]:
        return False
    if s.step == TARGET and s.card < FIRST_ACTION_CARD:
        return is_family(s, action - SEAT)
    if s.step == RECEIVER:
        return action == TO_HOUSE or is_family(s, action - SEAT)
    return not (s.step == AUDIENCE and mind.blind[action])


@rule
def is_family(s: State, other: int) -> bool:
    return 0 <= other < MAX_PLAYERS and (other == s.seat or s.spouse[s.seat] == other)
