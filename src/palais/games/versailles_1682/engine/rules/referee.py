"""VE-912, VE-913: What the table does between actions: fines, and the result of an exam."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import EXAM_RIGHT, EXAM_WRONG, FINE
from palais.games.versailles_1682.engine.constants import BY_FINES, CEREMONIES, POWER_TARGET, SIDES
from palais.games.versailles_1682.engine.event_log import EXAM_TAKEN, FINED, Log, tell
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_EXAM, NO_SUCH_ACTION
from palais.games.versailles_1682.engine.state import State


@rule
def check_ruling(s: State, action: int) -> int:
    """VE-912: A fine at any moment of the game. VE-913: The result of an exam where the Master of Ceremonies is about to name
    whom he puts the question to, if the table has agreed on it.
    """
    if FINE <= action < FINE + s.players:
        return LEGAL
    if action in (EXAM_WRONG, EXAM_RIGHT):
        return LEGAL if s.exam and s.exam_die == 0 and puts_a_question(s) else NO_EXAM
    return NO_SUCH_ACTION


@rule
def puts_a_question(s: State) -> bool:
    """VE-626: The next decision names the player."""
    return bool(s.step == POWER_TARGET and s.card == CEREMONIES)


@rule
def carry_out_ruling(s: State, t: Tables, action: int, log: Log) -> None:
    if action in (EXAM_WRONG, EXAM_RIGHT):
        s.exam_die = SIDES if action == EXAM_RIGHT else 1
        tell(log, EXAM_TAKEN, max(s.seat, 0), int(action == EXAM_RIGHT), 0, 0, 0)
    else:
        fine(s, t, action - FINE, log)


@rule
def fine(s: State, t: Tables, seat: int, log: Log) -> None:
    """VE-912: To the Treasury, not below 0; it wins and loses nothing by itself."""
    livres = min(t.fine, int(s.fortune[seat]))
    s.fortune[seat] -= livres
    s.ledger[seat, BY_FINES] -= livres
    s.fines += 1
    tell(log, FINED, seat, livres, s.fortune[seat], 0, 0)
