"""What an act would lead to: the rules applied to a scratch copy, face by face of the one die it may need."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    ACCIDENT,
    ARMS,
    CEREMONIES,
    FAVOURITE,
    FIRST_ACTION_CARD,
    FRONT,
    KING_MALADY,
    MAX_PLAYERS,
    NOBODY,
    POISON,
    QUEEN_MALADY,
    SIDES,
)
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.family_income import family_income
from palais.games.versailles_1682.engine.rules.audiences.grant import grant_audience
from palais.games.versailles_1682.engine.rules.levy import levy
from palais.games.versailles_1682.engine.rules.play import play_action_card
from palais.games.versailles_1682.engine.rules.power import use_power
from palais.games.versailles_1682.engine.rules.request import grant_request
from palais.games.versailles_1682.engine.state import State

Rows = npt.NDArray[np.int32]

# A row: which act, its target and option, the faces from and to (0: no die), then what the court would be.
ABOUT: Final = 0
TARGET: Final = 1
OPTION: Final = 2
LOW: Final = 3
HIGH: Final = 4
FACTS: Final = 5  # STATUS, K, Q, fortunes and incomes by seat, then whether King and Queen live
BY_SEAT: Final = 5
ROW: Final = FACTS + BY_SEAT * MAX_PLAYERS + 2
# What a row is about: a kind of card that is played; or one of these.
AN_AUDIENCE: Final = 64
THE_POWER: Final = 70
THE_LEVY: Final = 71


@rule
def write_facts(s: State, t: Tables, row: Rows) -> None:
    for seat in range(s.players):
        row[FACTS + seat] = s.status[seat]
        row[FACTS + MAX_PLAYERS + seat] = s.k[seat]
        row[FACTS + 2 * MAX_PLAYERS + seat] = s.q[seat]
        row[FACTS + 3 * MAX_PLAYERS + seat] = s.fortune[seat]
        row[FACTS + 4 * MAX_PLAYERS + seat] = family_income(s, t, seat)
    row[FACTS + BY_SEAT * MAX_PLAYERS] = s.king
    row[FACTS + BY_SEAT * MAX_PLAYERS + 1] = s.queen


@rule
def rolls_once(about: int, office: int) -> bool:
    """Does one die decide what happens? Acts with several dice are told in words only."""
    if about == THE_POWER:
        return office == CEREMONIES
    if about in (THE_LEVY, ARMS, FAVOURITE, POISON):
        return True
    return ACCIDENT <= about <= FRONT or KING_MALADY <= about <= QUEEN_MALADY


@rule
def foresee(states: Any, scratches: Any, t: Tables, seat: int, out: Any, log: Log) -> None:
    """Rows for the act that `out` names, neighbouring faces with the same result in one."""
    faces = SIDES if rolls_once(int(out.act[ABOUT]), int(states[0].office[seat])) else 1
    for face in range(1, faces + 1):
        if out.rows == len(out.row):
            return
        scratches[0] = states[0]
        carry_out(scratches[0], t, seat, out.act, face, log)
        row = out.row[out.rows]
        row[:LOW] = out.act
        row[LOW], row[HIGH] = (face, face) if faces > 1 else (0, 0)
        write_facts(scratches[0], t, row)
        if face > 1 and same_facts(out.row[out.rows - 1], row):
            out.row[out.rows - 1, HIGH] = face
        else:
            out.rows += 1


@rule
def same_facts(one: Rows, other: Rows) -> bool:
    for n in range(FACTS, ROW):
        if one[n] != other[n]:
            return False
    return True


@rule
def carry_out(s: State, t: Tables, seat: int, act: Rows, face: int, log: Log) -> None:
    """The act, granted if it has to be; the die falls as told."""
    s.seat, s.audience, s.by_power, s.route = seat, NOBODY, 0, 0
    s.forced[0, 0], s.forced_count[0] = face - 1, 1
    about, s.target = int(act[ABOUT]), int(act[TARGET])
    if about == THE_LEVY:
        levy(s, t, log)
    elif about == THE_POWER:
        s.by_power, s.card, s.direction = 1, int(s.office[seat]), int(act[OPTION])
        use_power(s, t, log)
    elif about >= AN_AUDIENCE:
        s.audience = about - AN_AUDIENCE
        choose_office(s, act)
        grant_audience(s, t, 0, log)
    elif about >= FIRST_ACTION_CARD:
        s.card = about
        play_action_card(s, t, log)
    else:
        s.card = about
        grant_request(s, log)


@rule
def choose_office(s: State, act: Rows) -> None:
    """For a withdrawal the act names the office and its receiver; it is taken from whoever holds it."""
    if s.audience == 0:
        s.card, s.receiver = int(act[TARGET]), int(act[OPTION])
        s.target = int(s.holder[s.card])
