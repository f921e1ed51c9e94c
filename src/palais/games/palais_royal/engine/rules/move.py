"""Action 2, the stairs: servants move through the palace (PR-321 to PR-324)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import DIAGONAL, EXTRA_MOVES, MOVE, STAIRS
from palais.games.palais_royal.engine.event_log import MOVED, Log, tell
from palais.games.palais_royal.engine.refusals import LEGAL, NO_MOVES_LEFT, NO_SERVANT_THERE, NOT_NEXT_TO, NOT_NOW
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.state import State


@rule
def begin_moves(s: State, t: Tables) -> None:
    """PR-321, PR-322: One move for each servant on the stairs, one more with the majority, as the action begins.

    PR-323: Each +2-moves noble two more, `march` six more. The other cards add theirs when they are played.
    """
    seat = s.player
    s.moves_left = s.servants[seat, STAIRS] + has_majority_bonus(s, t, seat, STAIRS)
    s.moves_left += s.extra[seat, EXTRA_MOVES] + s.march_moves


@rule
def is_next_to(s: State, t: Tables, seat: int, origin: int, target: int) -> bool:
    """PR-324: Next to it, across or along; with the diagonal noble diagonally as well."""
    step = t.step[s.place[origin], s.place[target]]
    return bool(step == 1 or (step == 2 and s.extra[seat, DIAGONAL] > 0))


@rule
def check_move(s: State, t: Tables, seat: int, origin: int, target: int) -> int:
    """PR-324: A move takes one own servant from any room to the room next to it."""
    if s.phase != MOVE:
        return NOT_NOW
    if s.moves_left == 0:
        return NO_MOVES_LEFT
    if s.servants[seat, origin] == 0:
        return NO_SERVANT_THERE
    return LEGAL if is_next_to(s, t, seat, origin, target) else NOT_NEXT_TO


@rule
def move(s: State, origin: int, target: int, log: Log) -> None:
    """PR-324: One servant, one room, one move."""
    s.servants[s.player, origin] -= 1
    s.servants[s.player, target] += 1
    s.moves_left -= 1
    tell(log, MOVED, s.player, origin, target)
