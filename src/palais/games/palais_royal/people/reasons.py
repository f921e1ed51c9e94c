"""Why a sum is what it is: the parts of arrivals, moves and gold (PR-311 to PR-313, PR-321 to PR-323, PR-331).

The engine logs only the sum; its parts follow from the position after the action and are public.
"""

from __future__ import annotations

from palais.core.events import Event
from palais.core.phrase import Arguments
from palais.games.palais_royal.engine.constants import COURT, EXTRA_GATE, EXTRA_GOLD, EXTRA_MOVES, MINT, STAIRS
from palais.games.palais_royal.engine.state import State


def reasons(event: Event, after: State) -> Arguments:
    """The sum and its parts, for an event that begins an action or pays; empty for any other."""
    if event.kind == "turn":
        return {"gate": int(after.gate_left), **_parts(after, event.seat, after.gate_left, COURT, EXTRA_GATE)}
    if event.kind == "phase" and event.details["phase"] != "move":
        return {"moves": 0}
    if event.kind == "phase":
        return {
            "moves": int(after.moves_left),
            **_parts(after, event.seat, after.moves_left, STAIRS, EXTRA_MOVES, after.march_moves),
        }
    if event.kind == "gold-taken":
        return _parts(after, event.seat, event.details["gold"], MINT, EXTRA_GOLD)
    return {}


def _parts(after: State, seat: int, total: int, room: int, privilege: int, card: int = 0) -> Arguments:
    """Whatever servants, nobles and a card do not account for is the majority bonus."""
    servants, nobles = int(after.servants[seat, room]), int(after.extra[seat, privilege])
    return {"servants": servants, "majority": int(total) - servants - nobles - int(card), "nobles": nobles, "card": int(card)}
