"""Many games advanced by one action each inside compiled code: the loop under the environments.

A game is a row: its record, its line of results, its observation and its mask. Rows know nothing of each other, so threads
share the work by taking rows of their own. In the negotiation the seats act in their order.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

from palais.core.batch_line import ALL_SEATS, NOBODY, Line, clear
from palais.core.jit import door, rule
from palais.core.records import in_lines, record_kind
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import ACTIONS
from palais.games.versailles_1682.engine.constants import OVER
from palais.games.versailles_1682.engine.entry_points import Numbers, Records
from palais.games.versailles_1682.engine.event_log import LOG, Log, LogRecord
from palais.games.versailles_1682.engine.hide import hide_from
from palais.games.versailles_1682.engine.observe import Row, observe
from palais.games.versailles_1682.engine.playout import RANDOM_PLAY
from palais.games.versailles_1682.engine.refusals import LEGAL
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.legal import acting_seat, legal, random_action
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.rules.victory import wins
from palais.games.versailles_1682.engine.setup import TERMS, TermsRecord, set_up
from palais.games.versailles_1682.engine.state import STATE, State, StateRecord

Mask = npt.NDArray[np.int8]

# The last column of a row's keys: the stream that this game's random players draw from. The others belong to the next game.
LUCK = RANDOM_PLAY + 1

SPACE = in_lines(terms=(TERMS, (1,)), hidden=(STATE, (1,)), blank=(STATE, (1,)), log=(LOG, (1,)), listing=("i8", (ACTIONS,)))
SpaceRecord = record_kind("SpaceRecord", SPACE, terms=TermsRecord, hidden=StateRecord, blank=StateRecord, log=LogRecord)


class Space(Protocol):
    """The fields of `SPACE` for the type checker: what the games of one thread share, and its scratch space."""

    terms: Records
    hidden: Records  # what a seat may know
    blank: Records  # a game not yet set up
    log: Records
    listing: Numbers


@door
def advance_games(
    anew: int, states: Records, lines: Records, observations: Row, finals: Row, masks: Mask, tables: Records, spaces: Records
) -> None:
    """One action in every game, or all games anew; what comes of it goes into the row's line, observation and mask."""
    t, space = tables[0], spaces[0]
    restart = space.terms[0].restart
    for row in range(len(lines)):
        s, line = states[row], lines[row]
        if anew:
            clear(line)
        else:
            act(s, t, line, space.log[0])
            account(s, space, line)
            if line.over and restart:
                show(s, t, line.actor, space, finals[row])
        if anew or (line.over and restart):
            states[row] = space.blank[0]
            begin(s, t, space, line)
        line.seat = acting_seat(s) if s.step != OVER else NOBODY
        show(s, t, line.seat if line.seat != NOBODY else line.actor, space, observations[row])
        mark_legal(s, t, line.seat, space.listing, masks[row])


@rule
def act(s: State, t: Tables, line: Line, log: Log) -> None:
    """The action of the seat that is asked, if it is legal, then those of the seats that play at random."""
    line.actor, line.over = acting_seat(s), 0
    line.refusal = check(s, t, line.actor, line.action)
    if line.refusal == LEGAL:
        perform(s, t, line.actor, line.action, log)
        play_others(s, t, line, log)


@rule
def begin(s: State, t: Tables, space: Space, line: Line) -> None:
    """A new game in a blank state, up to the first decision that is asked for."""
    set_up(s, t, line.keys, space.terms[0], space.log[0])
    line.keys[LUCK] = line.keys[RANDOM_PLAY]
    play_others(s, t, line, space.log[0])


@rule
def play_others(s: State, t: Tables, line: Line, log: Log) -> None:
    """Where one seat learns, the others play at random until it is to act again."""
    if line.learner == ALL_SEATS:
        return
    rng = line.keys[LUCK:]
    while s.step != OVER and acting_seat(s) != line.learner:
        seat = acting_seat(s)
        perform(s, t, seat, random_action(s, t, seat, rng), log)


@rule
def account(s: State, space: Space, line: Line) -> None:
    """Fortunes if they are asked for; at the end of the game the shares of the win (VE-812). No game is cut short: the last
    round ends it by the rules (VE-813).
    """
    line.shares[:] = 0
    if s.step != OVER and not space.terms[0].running_points:
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
def show(s: State, t: Tables, seat: int, space: Space, out: Row) -> None:
    """What the seat may know, and nothing else: the state is hidden before it is observed."""
    hidden = space.hidden[0]
    space.hidden[0] = s
    hide_from(hidden, seat)
    observe(hidden, t, seat, out)


@rule
def mark_legal(s: State, t: Tables, seat: int, listing: Numbers, mask: Mask) -> None:
    """1 for each legal action of the seat that is asked; zeros when the game is over."""
    mask[:] = 0
    if seat != NOBODY:
        for n in range(legal(s, t, seat, listing)):
            mask[listing[n]] = 1
