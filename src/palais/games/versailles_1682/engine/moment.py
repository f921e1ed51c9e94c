"""Where a game stands, and what names a question: both from what everyone may know."""

from __future__ import annotations

from typing import Final

from palais.core.contract import Decision, Moment
from palais.games.versailles_1682.engine.constants import FIRST_PARTY, HEIR_PARTY, NEGOTIATE, OVER, PLACE, RETIRE, SEX
from palais.games.versailles_1682.engine.state import State

NEGOTIATION_SECONDS: Final = 180.0  # VE-921
ACTS: Final = 1 << 12  # more than a seat can do in one turn
BY_STEP: Final = {
    SEX: "setup",
    FIRST_PARTY: "setup",
    RETIRE: "introduction",
    HEIR_PARTY: "introduction",
    NEGOTIATE: "negotiation",
    PLACE: "relocation",
    OVER: "over",
}


def phase(s: State) -> str:
    """VE-301; the steps of a turn are one phase."""
    return BY_STEP.get(s.step, "actions")


def moment(s: State) -> Moment:
    common = s.step in (NEGOTIATE, OVER)
    seconds = NEGOTIATION_SECONDS if s.step == NEGOTIATE else None
    facts = {"richest": max(s.fortune[: s.players].tolist())}
    return Moment(s.turn_count, None if common else s.seat, s.round, phase(s), seconds, facts)


def asked(s: State) -> tuple[int, ...]:
    """VE-321: All speakers who are not ready; else one seat; nobody when the game is over."""
    if s.step == OVER:
        return ()
    if s.step != NEGOTIATE:
        return (s.seat,)
    return tuple(seat for seat in range(s.players) if not s.ready[seat])


def decisions(s: State) -> list[Decision]:
    """A question is named by the turn and by how often the seat has acted in it: what others do does not change it."""
    return [Decision(seat, s.turn_count * ACTS + int(s.acts[seat]), must=True) for seat in asked(s)]
