"""Points: coins, dice, the secret goal, less the fines."""

from __future__ import annotations

from palais.core.contract import EVERYONE, Outcome
from toy_court.state import Court

RICH, POOR, GOAL_POINTS, SIX_POINTS = 8, 3, 6, 3


def outcome(c: Court) -> Outcome:
    """The current score; what the viewer does not know counts as zero."""
    parts = [_parts(c, seat) for seat in range(c.players)]
    points = [sum(part.values()) for part in parts]
    return Outcome(points, parts, [seat for seat in range(c.players) if points[seat] == max(points)], tie_break=False)


def known_points(c: Court) -> list[int] | None:
    return outcome(c).points if c.over or c.viewer == EVERYONE else None


def _parts(c: Court, seat: int) -> dict[str, int]:
    return {"coins": c.purse(seat), "dice": c.pips[seat], "goal": _goal(c, seat), "fines": -c.fines[seat]}


def _goal(c: Court, seat: int) -> int:
    goal = c.goals[seat]
    if goal == "sixes":
        return SIX_POINTS * c.sixes[seat]
    reached = (goal == "purse" and c.purse(seat) >= RICH) or (goal == "beggar" and c.purse(seat) <= POOR)
    return GOAL_POINTS if reached else 0
