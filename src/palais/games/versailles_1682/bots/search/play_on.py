"""Playing on: a line is followed in an imagined world, everybody plans, up to the seat's own next turn."""

from __future__ import annotations

from palais.core.jit import door, rule
from palais.games.versailles_1682.bots.mind import Floats
from palais.games.versailles_1682.bots.planner.desk import BASE, GAME, WORK, WORLD, Desk
from palais.games.versailles_1682.bots.planner.planner_bot import OWN_SEAT
from palais.games.versailles_1682.bots.planner.step import look_from, play_out, take_step
from palais.games.versailles_1682.bots.planner.think import choose_best, weigh_lines
from palais.games.versailles_1682.bots.value.value import judge
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import MAIN, OVER
from palais.games.versailles_1682.engine.entry_points import Numbers, Records, Words
from palais.games.versailles_1682.engine.event_log import MUTE, Log
from palais.games.versailles_1682.engine.hide import imagine
from palais.games.versailles_1682.engine.rules.legal import acting_seat


@door
def play_lines_on(
    states: Records,
    desk: Desk,
    tables: Records,
    minds: Records,
    players: Records,
    logs: Records,
    rng: Words,
    lines: Numbers,
    totals: Floats,
) -> None:
    """Each of the lines of minds[0] once, all in the same imagined world; what the seat can expect then is added to `totals`."""
    t, log = tables[0], logs[0]
    desk[WORLD] = states[0]
    imagine(desk[WORLD], t, OWN_SEAT, rng)
    for n in lines:
        desk[GAME] = desk[WORLD]
        log.length = MUTE
        play_out(desk[GAME], t, minds[0], n, OWN_SEAT, log)
        totals[n] += play_on(desk, t, players, log, rng, states[0].turn_count)


@rule
def play_on(desk: Desk, t: Tables, minds: Records, log: Log, rng: Words, turn: int) -> float:
    """What the own seat can expect at the beginning of its next turn, by the best action there; or the result."""
    s = desk[GAME]
    while s.step != OVER:
        seat = acting_seat(s)
        if seat == OWN_SEAT and s.step == MAIN and s.turn_count != turn:
            minds[0].seat = OWN_SEAT
            weigh_lines(desk, GAME, BASE, WORK, t, minds[0], log)
            return choose_best(minds[0])
        look_from(desk, GAME, t, minds, seat, rng)
        take_step(desk, GAME, t, minds, seat, log, rng)
    minds[0].seat = OWN_SEAT
    return judge(s, t, minds[0])
