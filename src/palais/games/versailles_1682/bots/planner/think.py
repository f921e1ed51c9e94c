"""Thinking about one action, or about two: every line by the mean over its outcomes, judged by the value function."""

from __future__ import annotations

from math import log as logarithm

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.versailles_1682.bots.mind import Mind
from palais.games.versailles_1682.bots.planner.desk import ASIDE, BASE, HERE, LATER_BASE, LATER_WORK, WORK, Desk
from palais.games.versailles_1682.bots.planner.drawing import note_unseen, worth_of_drawing
from palais.games.versailles_1682.bots.planner.lines import list_lines
from palais.games.versailles_1682.bots.planner.outcomes import first_outcome, is_last_outcome, play_outcome
from palais.games.versailles_1682.bots.value.value import judge
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import DRAW, LEVY, NO, POWER
from palais.games.versailles_1682.engine.constants import LETTER_CARD, MAIN, READER_CARD
from palais.games.versailles_1682.engine.entry_points import Records, Words
from palais.games.versailles_1682.engine.event_log import MUTE, Log
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.legal import candidate, candidates
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.state import State

OUT_OF_QUESTION = -1.0


@rule
def think(desk: Desk, t: Tables, minds: Records, log: Log, rng: Words) -> float:
    """The best line from desk[HERE] in `minds[0].best`, and what it is worth."""
    mind, s = minds[0], desk[HERE]
    weigh_lines(desk, HERE, BASE, WORK, t, mind, log)
    if mind.noise[0] > 0.0:
        misjudge(mind, rng)
    if s.step != MAIN or has_good_power(s, mind):
        return choose_best(mind)
    if mind.width > 0 and s.actions_left > 1:
        think_on(desk, t, minds, log)
    return choose_best(mind)


@rule
def has_good_power(s: State, mind: Mind) -> bool:
    """VE-601: A power costs no action. One that helps comes first, a levy last."""
    best, done = OUT_OF_QUESTION, 0.0
    for n in range(mind.lines):
        if is_power(mind, n):
            best = max(best, mind.worth[n])
        elif mind.length[n] > 0 and mind.line[n, 0] == NO:
            done = mind.worth[n]
    is_good = best > done
    for n in range(mind.lines):
        if mind.length[n] > 0 and is_power(mind, n) != is_good:
            mind.worth[n] = OUT_OF_QUESTION
    return is_good


@rule
def is_power(mind: Mind, n: int) -> bool:
    return bool(mind.length[n] > 0) and mind.line[n, 0] in (POWER, LEVY)


@rule
def weigh_lines(desk: Desk, here: int, base: int, work: int, t: Tables, mind: Mind, log: Log) -> None:
    """List all lines that go on from desk[here] and weigh each by the position it leads to."""
    desk[base] = desk[here]
    desk[base].actions_left += 1  # the turn does not end by itself, and nobody else rolls a die
    note_unseen(desk[base], t, mind)
    log.length = MUTE
    list_lines(desk, base, work, t, mind, log)
    for n in range(mind.lines):
        is_late = mind.length[n] > 0 and mind.line[n, 0] == LEVY and desk[here].actions_left > 0
        if mind.length[n] == 0 or is_late:
            mind.length[n], mind.worth[n] = 0, OUT_OF_QUESTION
        else:
            mind.worth[n] = weigh_line(desk, base, work, t, mind, n, log)


@rule
def weigh_line(desk: Desk, base: int, work: int, t: Tables, mind: Mind, n: int, log: Log) -> float:
    first = mind.line[n, 0]
    if desk[base].step == MAIN and first == NO:
        desk[work] = desk[base]
        desk[work].actions_left = 0
        return judge(desk[work], t, mind)
    if desk[base].step == MAIN and first == DRAW:
        desk[work] = desk[base]
        return worth_of_drawing(desk[work], t, mind)
    worth = 0.0
    first_outcome(mind)
    while True:
        chance = play_outcome(desk, base, work, t, mind, n, log)
        worth += chance * judge_end(desk, work, t, mind, log)
        if is_last_outcome(mind):
            return worth


@rule
def judge_end(desk: Desk, work: int, t: Tables, mind: Mind, log: Log) -> float:
    """The position after a line. A card that is to be chosen now is the best one."""
    s = desk[work]
    if (s.step == LETTER_CARD or s.step == READER_CARD) and s.seat == mind.seat:
        return best_answer(desk, work, t, mind, log)
    return judge_turn(s, t, mind)


@rule
def judge_turn(s: State, t: Tables, mind: Mind) -> float:
    """As if the turn ended here: lines that spend an action and those that do not are compared alike.

    The action to spare is taken back, if the turn is still the own one.
    """
    left, is_own = s.actions_left, s.step == MAIN and s.seat == mind.seat
    if not is_own:
        return judge(s, t, mind)
    s.actions_left = 0
    worth = judge(s, t, mind)
    s.actions_left = left - 1
    return worth


@rule
def best_answer(desk: Desk, work: int, t: Tables, mind: Mind, log: Log) -> float:
    """The best of all answers; desk[work] is left where that leads."""
    best, chosen, log.length = OUT_OF_QUESTION, NO, MUTE
    for answered in range(candidates(desk[work]) + 1):
        last = answered == candidates(desk[work])
        action = chosen if last else candidate(desk[work], answered)
        if last or check(desk[work], t, mind.seat, action) == 0:
            desk[ASIDE] = desk[work]
            perform(desk[ASIDE], t, mind.seat, action, log)
            worth = judge_turn(desk[ASIDE], t, mind)
            if worth > best:
                best, chosen = worth, action
    desk[work] = desk[ASIDE]
    return best


@rule
def think_on(desk: Desk, t: Tables, minds: Records, log: Log) -> None:
    """The best lines again, each outcome by the best that can follow it in the same turn."""
    mind, later = minds[0], minds[1]
    later.seat = mind.seat
    later.blind[:] = mind.blind
    for _ in range(mind.width):
        n = best_of_those_left(mind)
        if n < 0:
            break
        mind.worth[n] = 2.0 + worth_with_next(desk, t, mind, later, n, log)


@rule
def best_of_those_left(mind: Mind) -> int:
    """What has been thought on counts two more than the others."""
    found = -1
    for n in range(mind.lines):
        if 0.0 <= mind.worth[n] < 2.0 and (found < 0 or mind.worth[n] > mind.worth[found]):
            found = n
    return found


@rule
def worth_with_next(desk: Desk, t: Tables, mind: Mind, later: Mind, n: int, log: Log) -> float:
    first = mind.line[n, 0]
    if first == NO:
        return float(mind.worth[n])
    if first == DRAW:
        return worth_with_a_card_less_known(desk, t, mind, later, n, log)
    worth = 0.0
    first_outcome(mind)
    while True:
        chance = play_outcome(desk, BASE, WORK, t, mind, n, log)
        worth += chance * worth_of_next(desk, t, mind, later, log)
        if is_last_outcome(mind):
            return worth


@rule
def worth_of_next(desk: Desk, t: Tables, mind: Mind, later: Mind, log: Log) -> float:
    """The best that can follow in the same turn."""
    here = judge_end(desk, WORK, t, mind, log)
    s = desk[WORK]
    if s.step != MAIN or s.seat != mind.seat:
        return here
    weigh_lines(desk, WORK, LATER_BASE, LATER_WORK, t, later, log)
    return max(here, choose_best(later))


@rule
def worth_with_a_card_less_known(desk: Desk, t: Tables, mind: Mind, later: Mind, n: int, log: Log) -> float:
    """After a card from the pile: what it is worth by itself, and what the best other action adds."""
    desk[WORK] = desk[HERE]
    before = judge_turn(desk[WORK], t, mind)
    weigh_lines(desk, WORK, LATER_BASE, LATER_WORK, t, later, log)
    return float(mind.worth[n] + max(0.0, choose_best(later) - before))


@rule
def misjudge(mind: Mind, rng: Words) -> None:
    """By chance, so that other ways are tried."""
    for n in range(mind.lines):
        if mind.length[n] > 0:
            chance = (1 + quick(rng, 1 << 30)) / (1 + (1 << 30))
            mind.worth[n] -= mind.noise[0] * logarithm(-logarithm(chance))


@rule
def choose_best(mind: Mind) -> float:
    """The best line that is noted; its worth is the answer."""
    mind.best, worth = -1, OUT_OF_QUESTION
    for n in range(mind.lines):
        if mind.length[n] > 0 and (mind.best < 0 or mind.worth[n] > worth):
            mind.best, worth = n, mind.worth[n]
    return worth - 2.0 if worth >= 1.5 else worth
