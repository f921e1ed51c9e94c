"""Many games advanced by one action each inside compiled code: the loop under the environments.

A game is a row: its record, its line of results, its observation and its mask. Rows know nothing of each other, so threads
share the work by taking rows of their own.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.records import record_kind
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import MAX_PLAYERS, NOBODY, OVER
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.hide import hide_from
from palais.games.palais_royal.engine.observe import Fields, Row, observe
from palais.games.palais_royal.engine.playout import RANDOM_PLAY
from palais.games.palais_royal.engine.refusals import LEGAL
from palais.games.palais_royal.engine.rules.check import check, perform
from palais.games.palais_royal.engine.rules.legal import legal, random_action
from palais.games.palais_royal.engine.rules.scoring import TOTAL, Sheet, score, wins
from palais.games.palais_royal.engine.setup import set_up
from palais.games.palais_royal.engine.state import State

Records = Any
Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]
Mask = npt.NDArray[np.int8]

# The last column of a row's keys: the stream that this game's random players draw from. The others belong to the next game.
LUCK = RANDOM_PLAY + 1
ALL_SEATS = -1  # as the learner of a game
HIDDEN, BLANK = 0, 1  # the two scratch states: what a seat may know, and a game not yet set up

LINE = np.dtype(
    [
        ("learner", "i8"),  # the seat whose decisions are asked for, or ALL_SEATS; other seats play at random
        ("seat", "i8"),
        ("actor", "i8"),
        ("refusal", "i8"),
        ("over", "i8"),
        ("cut_short", "i8"),  # over, but by the guard against endless games (reading 8)
        ("points", "i4", (MAX_PLAYERS,)),
        ("shares", "f4", (MAX_PLAYERS,)),
    ]
)
LineRecord = record_kind("LineRecord", LINE)


class Line(Protocol):
    """The fields of `LINE` for the type checker."""

    learner: int
    seat: int
    actor: int
    refusal: int
    over: int
    cut_short: int
    points: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float32]


class Rows(NamedTuple):
    """Games that one thread advances: an element of each array is one game's."""

    states: Records
    lines: Records
    keys: Words
    actions: Numbers
    observations: Row
    parks: Fields  # the park's part of the observations
    masks: Mask
    finals: Row  # the observations of games that have just ended
    final_parks: Fields


class Common(NamedTuple):
    """What the games of a thread share: the box, the terms, what the caller asks for, and scratch space."""

    tables: Records
    tiles: Fields
    terms: Records
    restart: int  # a game that ends is followed at once by the next
    running_points: int  # points are counted after every step, not only at the end
    scratch: Records
    logs: Records
    listing: Numbers
    sheet: Sheet


@door
def advance_games(anew: int, rows: Rows, common: Common) -> None:
    """One action in every game, or all games anew; what comes of it goes into the row's line, observation and mask."""
    t, log = common.tables[0], common.logs[0]
    for row in range(len(rows.lines)):
        s, line = rows.states[row], rows.lines[row]
        if anew:
            clear(line)
        else:
            act(s, t, rows.actions[row], line, rows.keys[row], log)
            account(s, t, common, line)
            if line.over and common.restart:
                show(s, line.actor, common, rows.finals[row], rows.final_parks[row])
        if anew or (line.over and common.restart):
            begin(rows, row, common)
        line.seat = s.player if s.phase != OVER else NOBODY
        show(s, line.seat if line.seat != NOBODY else line.actor, common, rows.observations[row], rows.parks[row])
        mark_legal(s, t, common.listing, rows.masks[row])


@rule
def clear(line: Line) -> None:
    """Nothing has happened yet."""
    line.actor, line.refusal, line.over, line.cut_short = NOBODY, LEGAL, 0, 0
    line.points[:] = 0
    line.shares[:] = 0


@rule
def act(s: State, t: Tables, action: int, line: Line, keys: Words, log: Log) -> None:
    """The action of the player in turn if it is legal, then those of the seats that play at random."""
    line.actor, line.over, line.cut_short = s.player, 0, 0
    line.refusal = check(s, t, s.player, action)
    if line.refusal == LEGAL:
        perform(s, t, action, log)
        play_others(s, t, line.learner, keys, log)


@rule
def begin(rows: Rows, row: int, common: Common) -> None:
    """A new game in the row, up to the first decision that is asked for."""
    s, keys, t, log = rows.states[row], rows.keys[row], common.tables[0], common.logs[0]
    rows.states[row] = common.scratch[BLANK]
    set_up(s, t, keys, common.terms[0], log)
    keys[LUCK] = keys[RANDOM_PLAY]
    play_others(s, t, rows.lines[row].learner, keys, log)


@rule
def play_others(s: State, t: Tables, learner: int, keys: Words, log: Log) -> None:
    """Where one seat learns, the others play at random until it is to act again."""
    if learner == ALL_SEATS:
        return
    rng = keys[LUCK:]
    while s.player != learner and s.phase != OVER:
        perform(s, t, random_action(s, t, rng), log)


@rule
def account(s: State, t: Tables, common: Common, line: Line) -> None:
    """Points if they are asked for; at the end of the game the shares of the win (PR-404) and how it came to its end."""
    line.shares[:] = 0
    if s.phase != OVER and not common.running_points:
        return
    sheet = common.sheet
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
def show(s: State, seat: int, common: Common, out: Row, park: Fields) -> None:
    """What the seat may know, and nothing else: the state is hidden before it is observed."""
    common.scratch[HIDDEN] = s
    hide_from(common.scratch[HIDDEN], seat)
    observe(common.scratch[HIDDEN], common.tables[0], common.tiles, seat, out, park)


@rule
def mark_legal(s: State, t: Tables, listing: Numbers, mask: Mask) -> None:
    """1 for each legal action of the player in turn; zeros when the game is over."""
    mask[:] = 0
    if s.phase != OVER:
        for n in range(legal(s, t, listing)):
            mask[listing[n]] = 1
