"""Many games advanced by one action each inside compiled code: the loop under the environments.

A game is a row: its record, its line of results, its observation and its mask. Rows know nothing of each other, so threads
share the work by taking rows of their own. In the negotiation the seats act in their order.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.batch_line import ALL_SEATS, BLANK, HIDDEN, NOBODY, Line, clear
from palais.core.jit import door, rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import OVER
from palais.games.versailles_1682.engine.entry_points import Numbers, Records, Words
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.hide import hide_from
from palais.games.versailles_1682.engine.observe import Row, observe
from palais.games.versailles_1682.engine.playout import RANDOM_PLAY
from palais.games.versailles_1682.engine.refusals import LEGAL
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.legal import acting_seat, legal, random_action
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.rules.victory import wins
from palais.games.versailles_1682.engine.setup import Terms, set_up
from palais.games.versailles_1682.engine.state import State

Mask = npt.NDArray[np.int8]

# The last column of a row's keys: the stream that this game's random players draw from. The others belong to the next game.
LUCK = RANDOM_PLAY + 1


@door
def advance_games(
    anew: int,
    states: Records,
    desk: Records,
    terms: Records,
    tables: Records,
    keys: Words,
    actions: Numbers,
    lines: Records,
    observations: Row,
    masks: Mask,
    finals: Row,
    logs: Records,
    listing: Numbers,
) -> None:
    """One action in every game, or all games anew; what comes of it goes into the row's line, observation and mask."""
    t, agreed, log = tables[0], terms[0], logs[0]
    for row in range(len(lines)):
        s, line = states[row], lines[row]
        if anew:
            clear(line)
        else:
            act(s, t, actions[row], line, keys[row], log)
            account(s, agreed, line)
            if line.over and agreed.restart:
                show(states, row, desk, t, line.actor, finals[row])
        if anew or (line.over and agreed.restart):
            begin(states, row, desk, agreed, t, keys[row], line, log)
        line.seat = acting_seat(s) if s.step != OVER else NOBODY
        show(states, row, desk, t, line.seat if line.seat != NOBODY else line.actor, observations[row])
        mark_legal(s, t, line.seat, listing, masks[row])


@rule
def act(s: State, t: Tables, action: int, line: Line, keys: Words, log: Log) -> None:
    """The action of the seat that is asked, if it is legal, then those of the seats that nobody asks."""
    line.actor, line.over = acting_seat(s), 0
    line.refusal = check(s, t, line.actor, action)
    if line.refusal == LEGAL:
        perform(s, t, line.actor, action, log)
        play_others(s, t, line.learner, keys, log)


@rule
def begin(states: Records, row: int, desk: Records, agreed: Terms, t: Tables, keys: Words, line: Line, log: Log) -> None:
    """A new game in the row, up to the first decision that is asked for."""
    states[row] = desk[BLANK]
    s = states[row]
    set_up(s, t, keys, agreed, log)
    keys[LUCK] = keys[RANDOM_PLAY]
    play_others(s, t, line.learner, keys, log)


@rule
def play_others(s: State, t: Tables, learner: int, keys: Words, log: Log) -> None:
    """Where one seat learns, the others play by chance until it is to act again."""
    if learner == ALL_SEATS:
        return
    rng = keys[LUCK:]
    while s.step != OVER and acting_seat(s) != learner:
        seat = acting_seat(s)
        perform(s, t, seat, random_action(s, t, seat, rng), log)


@rule
def account(s: State, agreed: Terms, line: Line) -> None:
    """Fortunes if they are asked for; at the end of the game the shares of the win (VE-812). No game is cut short: the last
    round ends it by the rules (VE-813).
    """
    line.shares[:] = 0
    if s.step != OVER and not agreed.running_points:
        return
    winners = 0
    for seat in range(s.players):
        line.points[seat] = s.fortune[seat]
        winners += wins(s, seat)
    if s.step == OVER:
        line.over = 1
        for seat in range(s.players):
            line.shares[seat] = wins(s, seat) / winners


@rule
def show(states: Records, row: int, desk: Records, t: Tables, seat: int, out: Row) -> None:
    """What the seat may know, and nothing else: the record is hidden before it is looked at."""
    desk[HIDDEN] = states[row]
    hide_from(desk[HIDDEN], seat)
    observe(desk[HIDDEN], t, seat, out)


@rule
def mark_legal(s: State, t: Tables, seat: int, listing: Numbers, mask: Mask) -> None:
    """1 for each legal action of the seat that is asked; zeros when the game is over."""
    mask[:] = 0
    if seat != NOBODY:
        for n in range(legal(s, t, seat, listing)):
            mask[listing[n]] = 1
