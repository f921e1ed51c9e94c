"""Advance many games by one action each inside compiled code: the loop under the environments.

A game is a row: its record, its line of results, its observation and its mask. Rows are independent, so each thread works on
its own rows.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.batch_line import ALL_SEATS, NOBODY, Line, clear
from palais.core.jit import door, rule
from palais.core.records import in_lines, record_kind
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.constants import MAX_PLAYERS, MAX_TILES, OVER
from palais.games.palais_royal.engine.event_log import LOG, Log, LogRecord
from palais.games.palais_royal.engine.hide import hide_from
from palais.games.palais_royal.engine.observe import FIELD, FieldRecord, Fields, Observation, observe
from palais.games.palais_royal.engine.playout import RANDOM_PLAY
from palais.games.palais_royal.engine.refusals import LEGAL
from palais.games.palais_royal.engine.rules.check import check, perform
from palais.games.palais_royal.engine.rules.legal import legal, random_action
from palais.games.palais_royal.engine.rules.scoring import COLUMNS, TOTAL, Sheet, score, wins
from palais.games.palais_royal.engine.setup import set_up
from palais.games.palais_royal.engine.state import STATE, State, StateRecord
from palais.games.palais_royal.engine.terms import TERMS, TermsRecord

Records = Any
Numbers = npt.NDArray[np.int64]
Mask = npt.NDArray[np.int8]

# The last column of a row's keys: the random stream for this game's random players. The other columns belong to the next game.
LUCK = RANDOM_PLAY + 1

SPACE = in_lines(
    terms=(TERMS, (1,)),
    hidden=(STATE, (1,)),
    blank=(STATE, (1,)),
    log=(LOG, (1,)),
    tiles=(FIELD, (MAX_TILES + 1,)),
    listing=("i8", (ACTIONS,)),
    sheet=("i8", (MAX_PLAYERS, COLUMNS)),
)
SpaceRecord = record_kind(
    "SpaceRecord", SPACE, terms=TermsRecord, hidden=StateRecord, blank=StateRecord, log=LogRecord, tiles=FieldRecord
)


class Space(Protocol):
    """The fields of `SPACE` for the type checker: what the games of one thread share, and its scratch space."""

    terms: Records
    hidden: Records  # what a seat may know
    blank: Records  # a game not yet set up
    log: Records
    tiles: Fields
    listing: Numbers
    sheet: Sheet


@door
def advance_games(
    anew: int,
    states: Records,
    lines: Records,
    observations: Records,
    finals: Records,
    masks: Mask,
    tables: Records,
    spaces: Records,
) -> None:
    """Play one action in every game, or restart all games; write the outcome to each row's line, observation and mask."""
    t, space = tables[0], spaces[0]
    restart = space.terms[0].restart
    for row in range(len(lines)):
        s, line = states[row], lines[row]
        if anew:
            clear(line)
        else:
            act(s, t, line, space.log[0])
            account(s, t, space, line)
            if line.over and restart:
                show(s, t, line.actor, space, finals[row])
        if anew or (line.over and restart):
            states[row] = space.blank[0]
            begin(s, t, space, line)
        line.seat = s.player if s.phase != OVER else NOBODY
        show(s, t, line.seat if line.seat != NOBODY else line.actor, space, observations[row])
        mark_legal(s, t, space.listing, masks[row])


@rule
def act(s: State, t: Tables, line: Line, log: Log) -> None:
    """Perform the action of the player in turn if it is legal, then those of the seats that play at random."""
    line.actor, line.over, line.cut_short = s.player, 0, 0
    line.refusal = check(s, t, s.player, line.action)
    if line.refusal == LEGAL:
        perform(s, t, line.action, log)
        play_others(s, t, line, log)


@rule
def begin(s: State, t: Tables, space: Space, line: Line) -> None:
    """Start a new game in a blank state and play up to the first decision of a learner."""
    set_up(s, t, line.keys, space.terms[0], space.log[0])
    line.keys[LUCK] = line.keys[RANDOM_PLAY]
    play_others(s, t, line, space.log[0])


@rule
def play_others(s: State, t: Tables, line: Line, log: Log) -> None:
    """If only one seat learns, the others play at random until it is to act again."""
    if line.learner == ALL_SEATS:
        return
    rng = line.keys[LUCK:]
    while s.player != line.learner and s.phase != OVER:
        perform(s, t, random_action(s, t, rng), log)


@rule
def account(s: State, t: Tables, space: Space, line: Line) -> None:
    """Write the points, if requested; at the end of the game, the shares of the win (PR-404) and how the game ended."""
    line.shares[:] = 0
    if s.phase != OVER and not space.terms[0].running_points:
        return
    sheet = space.sheet
    sheet[:] = 0
    score(s, t, sheet)
    winners = 0
    for seat in range(s.players):
        line.points[seat] = sheet[seat, TOTAL]
        winners += min(wins(s, sheet, seat), 1)
    if s.phase == OVER:
        line.over, line.cut_short = 1, int(s.nobles_in_park > t.nobles_left)
        for seat in range(s.players):
            line.shares[seat] = wins(s, sheet, seat) / winners


@rule
def show(s: State, t: Tables, seat: int, space: Space, observation: Observation) -> None:
    """Observe only what the seat may know: the state is hidden before it is observed."""
    hidden = space.hidden[0]
    space.hidden[0] = s
    hide_from(hidden, seat)
    observe(hidden, t, space.tiles, seat, observation)


@rule
def mark_legal(s: State, t: Tables, listing: Numbers, mask: Mask) -> None:
    """1 for each legal action of the player in turn; zeros when the game is over."""
    mask[:] = 0
    if s.phase != OVER:
        for n in range(legal(s, t, listing)):
            mask[listing[n]] = 1
