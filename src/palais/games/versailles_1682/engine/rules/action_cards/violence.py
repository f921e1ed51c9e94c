"""VE-124: Violence."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import THE_KING, THE_QUEEN
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import ACCIDENT, DUEL, FRONT, MARSHAL, POISON
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.rules.crown import king_dies, queen_dies
from palais.games.versailles_1682.engine.rules.deaths import courtier_dies
from palais.games.versailles_1682.engine.rules.standing import change_king, change_queen, change_standings
from palais.games.versailles_1682.engine.state import State


@rule
def violence(s: State, t: Tables, kind: int, log: Log) -> None:
    if kind == POISON:
        poison(s, t, log)
    elif kind == DUEL:
        duel(s, t, log)
    elif kind == FRONT:
        front(s, t, log)
    elif s.target == THE_KING or s.target == THE_QUEEN:
        royal_accident(s, t, log)
    elif die(s, s.target, ACCIDENT, int(t.dies[ACCIDENT]), 0, log) <= t.dies[ACCIDENT]:
        courtier_dies(s, s.target, ACCIDENT, log)


@rule
def poison(s: State, t: Tables, log: Log) -> None:
    """1-4 dies; 5-8 nothing; 9-10 the poisoner is found out."""
    value = die(s, s.target, POISON, int(t.dies[POISON]), int(t.backfires[POISON]), log)
    if value <= t.dies[POISON]:
        courtier_dies(s, s.target, POISON, log)
    elif value >= t.backfires[POISON]:
        change_standings(s, s.seat, int(t.own_king[POISON]), int(t.own_queen[POISON]), POISON, log)


@rule
def duel(s: State, t: Tables, log: Log) -> None:
    """A die each, one more for a Marshal; the lower dies by a die of 1-5; duels are forbidden: the higher loses standing."""
    mine, theirs = duellist(s, t, s.seat, log), duellist(s, t, s.target, log)
    if mine == theirs:
        return
    higher, lower = (s.seat, s.target) if mine > theirs else (s.target, s.seat)
    if die(s, lower, DUEL, int(t.dies[DUEL]), 0, log) <= t.dies[DUEL]:
        courtier_dies(s, lower, DUEL, log)
    change_king(s, higher, int(t.own_king[DUEL]), DUEL, log)


@rule
def duellist(s: State, t: Tables, seat: int, log: Log) -> int:
    bonus = int(t.bonus[DUEL]) if s.before[seat, MARSHAL] > 0 else 0
    return die(s, seat, DUEL, 0, 0, log) + bonus


@rule
def royal_accident(s: State, t: Tables, log: Log) -> None:
    """1-3 the King or the Queen dies; else the player's courtier loses standing there."""
    dies = die(s, s.seat, ACCIDENT, int(t.royal_dies[ACCIDENT]), 0, log) <= t.royal_dies[ACCIDENT]
    if s.target == THE_KING:
        if dies:
            king_dies(s, t, log)
        else:
            change_king(s, s.seat, int(t.own_king[ACCIDENT]), ACCIDENT, log)
    elif dies:
        queen_dies(s, log)
    else:
        change_queen(s, s.seat, int(t.own_queen[ACCIDENT]), ACCIDENT, log)


@rule
def front(s: State, t: Tables, log: Log) -> None:
    """1-4 he dies, else he comes back with glory."""
    if die(s, s.target, FRONT, int(t.dies[FRONT]), 0, log) <= t.dies[FRONT]:
        courtier_dies(s, s.target, FRONT, log)
    else:
        change_king(s, s.target, int(t.king[FRONT]), FRONT, log)
