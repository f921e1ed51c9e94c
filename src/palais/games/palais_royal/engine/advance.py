"""Many games advanced by one action each inside compiled code: the loop under the environments.

A game is a row: its record, its line of results, its observation and its mask. Rows know nothing of each other, so threads
share the work by taking rows of their own.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.batch_line import ALL_SEATS, BLANK, HIDDEN, NOBODY, Line, clear
from palais.core.jit import door, rule
from palais.core.records import record_kind
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import MAX_PLAYERS, OVER, ROOMS
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

TERMS = np.dtype(
    [
        ("players", "i8"),
        ("start", "i8"),
        ("max_rounds", "i8"),
        ("open_scores", "i8"),
        ("restart", "i8"),  # a game that ends is followed at once by the next
        ("running_points", "i8"),  # points are counted after every step, not only at the end
        ("start_gold", "i2", (MAX_PLAYERS,)),
        ("layout", "i1", (len(ROOMS),)),
    ]
)
TermsRecord = record_kind("TermsRecord", TERMS)


class Terms(Protocol):
    """The twin of `TERMS`: what all games of a batch have agreed on."""

    players: int
    start: int
    max_rounds: int
    open_scores: int
    restart: int
    running_points: int
    start_gold: npt.NDArray[np.int16]
    layout: npt.NDArray[np.int8]


@door
def advance_games(
    anew: int,
    states: Records,
    desk: Records,
    terms: Records,
    tables: Records,
    tiles: Fields,
    keys: Words,
    actions: Numbers,
    lines: Records,
    observations: Row,
    parks: Fields,
    masks: Mask,
    finals: Row,
    final_parks: Fields,
    logs: Records,
    listing: Numbers,
    sheet: Sheet,
) -> None:
    """One action in every game, or all games anew; what comes of it goes into the row's line, observation and mask."""
    t, agreed, log = tables[0], terms[0], logs[0]
    for row in range(len(lines)):
        s, line = states[row], lines[row]
        if anew:
            clear(line)
        else:
            act(s, t, actions[row], line, keys[row], log)
            account(s, t, agreed, line, sheet)
            if line.over and agreed.restart:
                show(states, row, desk, t, tiles, line.actor, finals[row], final_parks[row])
        if anew or (line.over and agreed.restart):
            begin(states, row, desk, agreed, t, keys[row], line, log)
        line.seat = s.player if s.phase != OVER else NOBODY
        show(states, row, desk, t, tiles, line.seat if line.seat != NOBODY else line.actor, observations[row], parks[row])
        mark_legal(s, t, listing, masks[row])


@rule
def act(s: State, t: Tables, action: int, line: Line, keys: Words, log: Log) -> None:
    """The action of the player in turn if it is legal, then those of the seats that nobody asks."""
    line.actor, line.over, line.cut_short = s.player, 0, 0
    line.refusal = check(s, t, s.player, action)
    if line.refusal == LEGAL:
        perform(s, t, action, log)
        play_others(s, t, line.learner, keys, log)


@rule
def begin(states: Records, row: int, desk: Records, agreed: Terms, t: Tables, keys: Words, line: Line, log: Log) -> None:
    """A new game in the row, up to the first decision that is asked for."""
    states[row] = desk[BLANK]
    s = states[row]
    palace, gold = agreed.layout, agreed.start_gold
    set_up(s, t, keys, agreed.players, agreed.start, palace, agreed.max_rounds, agreed.open_scores, gold, log)
    keys[LUCK] = keys[RANDOM_PLAY]
    play_others(s, t, line.learner, keys, log)


@rule
def play_others(s: State, t: Tables, learner: int, keys: Words, log: Log) -> None:
    """Where one seat learns, the others play by chance until it is to act again."""
    if learner == ALL_SEATS:
        return
    rng = keys[LUCK:]
    while s.player != learner and s.phase != OVER:
        perform(s, t, random_action(s, t, rng), log)


@rule
def account(s: State, t: Tables, agreed: Terms, line: Line, sheet: Sheet) -> None:
    """Points if they are asked for; at the end of the game the shares of the win (PR-404) and how it came to its end."""
    line.shares[:] = 0
    if s.phase != OVER and not agreed.running_points:
        return
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
def show(states: Records, row: int, desk: Records, t: Tables, tiles: Fields, seat: int, out: Row, park: Fields) -> None:
    """What the seat may know, and nothing else: the record is hidden before it is looked at."""
    desk[HIDDEN] = states[row]
    hide_from(desk[HIDDEN], seat)
    observe(desk[HIDDEN], t, tiles, seat, out, park)


@rule
def mark_legal(s: State, t: Tables, listing: Numbers, mask: Mask) -> None:
    """1 for each legal action of the player in turn; zeros when the game is over."""
    mask[:] = 0
    if s.phase != OVER:
        for n in range(legal(s, t, listing)):
            mask[listing[n]] = 1
