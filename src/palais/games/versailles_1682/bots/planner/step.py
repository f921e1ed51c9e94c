"""One step of a game that planners play: an answer, or a whole action, by what the acting seat knows."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.planner.answers import answer, is_simple
from palais.games.versailles_1682.bots.planner.desk import HERE, Desk
from palais.games.versailles_1682.bots.planner.think import think
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import NO
from palais.games.versailles_1682.engine.constants import MAIN
from palais.games.versailles_1682.engine.entry_points import Records, Words
from palais.games.versailles_1682.engine.event_log import MUTE, Log
from palais.games.versailles_1682.engine.hide import hide_from, imagine
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.state import State


@rule
def look_from(desk: Desk, game: int, t: Tables, minds: Records, seat: int, rng: Words) -> None:
    """Put what `seat` knows of desk[game] before its mind, filled up to a world of its own."""
    desk[HERE] = desk[game]
    hide_from(desk[HERE], seat)
    imagine(desk[HERE], t, seat, rng)
    minds[0].seat = seat


@rule
def take_step(desk: Desk, game: int, t: Tables, minds: Records, seat: int, log: Log, rng: Words) -> None:
    """The acting seat goes on in desk[game]; what it sees has been put before it."""
    if is_simple(desk[game].step):
        action = answer(desk, t, minds, log)
        log.length = MUTE
        perform(desk[game], t, seat, action, log)
    else:
        think(desk, t, minds, log, rng)
        log.length = MUTE
        play_out(desk[game], t, minds[0], minds[0].best, seat, log)


@rule
def play_out(s: State, t: Tables, mind: Mind, n: int, seat: int, log: Log) -> None:
    """A line of the mind. An action to spare keeps the turn open, so that it ends by a decision."""
    turn = s.turn_count
    if s.step == MAIN and mind.line[n, 0] == NO:
        perform(s, t, seat, NO, log)
        return
    if s.step == MAIN:
        s.actions_left += 1
    for k in range(mind.length[n]):
        perform(s, t, seat, mind.line[n, k], log)
    if s.step == MAIN and s.turn_count == turn:
        s.actions_left -= 1
