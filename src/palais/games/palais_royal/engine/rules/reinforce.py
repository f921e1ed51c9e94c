"""Action 1, the court: new servants come to the gate (PR-311 to PR-313)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import COURT, EXTRA_GATE, GATE, REINFORCE
from palais.games.palais_royal.engine.event_log import REINFORCED, Log, tell
from palais.games.palais_royal.engine.refusals import NONE_LEFT, NOT_NOW
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.rules.servants import check_new_servant, take_servant
from palais.games.palais_royal.engine.state import State


@rule
def begin_reinforcements(s: State, t: Tables) -> None:
    """PR-311, PR-312: One for each servant on the court, one more with the majority, as the action begins.

    PR-313: Each +2-gate noble two more. The cards add theirs when they are played.
    """
    seat = s.player
    s.gate_left = s.servants[seat, COURT] + has_majority_bonus(s, t, seat, COURT) + s.extra[seat, EXTRA_GATE]


@rule
def check_reinforce(s: State, seat: int, source: int) -> int:
    """PR-311, PR-313: As many as allowed; with `muster` as many as wanted. Reading 11: Even then from the supply first."""
    if s.phase != REINFORCE:
        return NOT_NOW
    if s.gate_left == 0 and not s.mustering:
        return NONE_LEFT
    return check_new_servant(s, seat, source, GATE)


@rule
def reinforce(s: State, source: int, log: Log) -> None:
    """PR-311: One new servant to the gate."""
    take_servant(s, s.player, source)
    s.servants[s.player, GATE] += 1
    s.gate_left = max(0, s.gate_left - 1)
    s.begun = 1
    tell(log, REINFORCED, s.player, source, s.gate_left)
