"""The score sheet for people: fortunes, and where they come from (VE-812)."""

from __future__ import annotations

from palais.core.contract import Outcome
from palais.games.versailles_1682.engine.constants import LEDGER
from palais.games.versailles_1682.engine.state import State


def outcome(s: State) -> Outcome:
    """Fortunes are public: the sheet is the same for everyone. Equal fortunes share the win."""
    points = s.fortune[: s.players].tolist()
    parts = [dict(zip(LEDGER, line, strict=True)) for line in s.ledger[: s.players].tolist()]
    winners = [seat for seat, livres in enumerate(points) if livres == max(points)]
    return Outcome(points, parts, winners, tie_break=False)
