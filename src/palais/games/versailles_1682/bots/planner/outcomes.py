"""Dice as chance: a line is played once for each outcome that makes a difference, with its exact chance.

The rules write down what a die needed; that divides its ten sides into classes, and one side of each stands for all of it.
"""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import DICE as MOST_DICE
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.planner.desk import Desk
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import YES
from palais.games.versailles_1682.engine.chance import DICE
from palais.games.versailles_1682.engine.constants import DUEL, FEVER, GAMING, REROLL, SIDES
from palais.games.versailles_1682.engine.event_log import DIE, Log
from palais.games.versailles_1682.engine.rules.perform import perform

MIDDLING: Final = 6  # where only the sum matters in the long run


@rule
def first_outcome(mind: Mind) -> None:
    """Every die on its first side, for a start."""
    mind.dice = 0
    mind.fill[:] = 1


@rule
def play_outcome(desk: Desk, base: int, work: int, t: Tables, mind: Mind, n: int, log: Log) -> float:
    """Play line `n` from desk[base] in desk[work] with the noted sides; answer the chance of this outcome."""
    play_line(desk, base, work, t, mind, n, log)
    if has_idle_dice(mind, log):
        play_line(desk, base, work, t, mind, n, log)
    return turn_dice(t, mind, log)


@rule
def play_line(desk: Desk, base: int, work: int, t: Tables, mind: Mind, n: int, log: Log) -> None:
    desk[work] = desk[base]
    s = desk[work]
    for k in range(MOST_DICE):
        s.forced[DICE, k] = (mind.side[k] if k < mind.dice else mind.fill[k]) - 1
    s.forced_count[DICE] = MOST_DICE
    log.length = 0
    for k in range(mind.length[n]):
        perform(s, t, s.seat, mind.line[n, k], log)
    while s.step == REROLL:
        perform(s, t, s.seat, YES, log)
    s.forced_count[DICE] = 0


@rule
def has_idle_dice(mind: Mind, log: Log) -> bool:
    """Dice that decide nothing, such as those of an introduction: a middling side stands for all ten."""
    fell, found = 0, False
    for entry in range(log.length):
        if log.entries[entry, 0] == DIE and fell < MOST_DICE:
            is_idle = log.entries[entry, 4] == 0 and log.entries[entry, 5] == 0 and not is_compared(log.entries[entry, 3])
            if is_idle and fell >= mind.dice and mind.fill[fell] == 1:
                mind.fill[fell] = MIDDLING
                found = True
            fell += 1
    return found


@rule
def is_compared(purpose: int) -> bool:
    return purpose in (DUEL, GAMING)


@rule
def turn_dice(t: Tables, mind: Mind, log: Log) -> float:
    """The chance of the dice that fell; and in `mind.side` those of the next outcome, `mind.dice` being 0 after the last."""
    chance, fell, turned, side = 1.0, 0, -1, 0
    for entry in range(log.length):
        if log.entries[entry, 0] == DIE and fell < MOST_DICE:
            end = class_end(t, mind, log, entry, fell)
            mind.side[fell] = log.entries[entry, 2]
            chance *= (end - mind.start[fell] + 1) / SIDES
            if end < SIDES:
                turned, side = fell, end + 1
            fell += 1
    if turned >= 0:
        mind.side[turned] = side
    mind.dice = turned + 1
    return chance


@rule
def class_end(t: Tables, mind: Mind, log: Log, entry: int, nth: int) -> int:
    """The last side that would have done the same as the one that fell; the first one in `mind.start`."""
    value, purpose = int(log.entries[entry, 2]), int(log.entries[entry, 3])
    most, least = int(log.entries[entry, 4]), int(log.entries[entry, 5])
    if is_compared(purpose) and most == 0:
        return compared_end(mind, value, nth)
    if purpose == FEVER and least == 0 and value <= t.king_dies[FEVER]:
        most = int(t.king_dies[FEVER])
    elif purpose == FEVER and least == 0 and value <= most:
        mind.start[nth] = int(t.king_dies[FEVER]) + 1
        return most
    mind.start[nth] = 1
    if most > 0 and value <= most:
        return min(most, SIDES)
    if most > 0:
        mind.start[nth] = most + 1
    if least > 0 and value < least:
        return least - 1
    if least > 0:
        mind.start[nth] = least
    return SIDES


@rule
def compared_end(mind: Mind, value: int, nth: int) -> int:
    """Two dice against each other, in four steps each: their first sides are 1, 4, 6, 9 and 1, 3, 6, 8."""
    if nth == 0:
        mind.start[nth] = 1 if value < 4 else 4 if value < 6 else 6 if value < 9 else 9
        return 3 if value < 4 else 5 if value < 6 else 8 if value < 9 else SIDES
    mind.start[nth] = 1 if value < 3 else 3 if value < 6 else 6 if value < 8 else 8
    return 2 if value < 3 else 5 if value < 6 else 7 if value < 8 else SIDES


@rule
def is_last_outcome(mind: Mind) -> bool:
    return mind.dice == 0
