"""Who may talk to whom (VE-921)."""

from __future__ import annotations

from palais.games.versailles_1682.engine.constants import AT_COURT, IN_BASTILLE, IN_EXILE, NEGOTIATE
from palais.games.versailles_1682.engine.state import State


def may_say(s: State, seat: int, to: tuple[int, ...] | None) -> str | None:
    """In the negotiation prisoners are mute [S58], and speakers may talk in secret. Otherwise one talks to everyone."""
    if s.step == NEGOTIATE and s.status[seat] == IN_BASTILLE:
        return "muted"
    if to is None:
        return None
    if s.step != NEGOTIATE:
        return "no-private-talk"
    return None if all(s.status[other] in (AT_COURT, IN_EXILE) for other in to) else "prisoner-is-mute"
