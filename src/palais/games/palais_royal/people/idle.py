"""Why a step of the turn offers no choice, so that skipping it automatically can be explained.

A record does not remember what was done in a step. So each reason comes in two versions: one that is always true, and one that
is true if nothing has been done in this step; the caller, who has the log, picks.
"""

from __future__ import annotations

from typing import Final

from palais.core.choices import Idle
from palais.core.phrase import Phrase
from palais.games.palais_royal.engine.constants import (
    BACKDOOR,
    COURT,
    DRAW,
    EXTRA_GATE,
    EXTRA_KING,
    EXTRA_MADAME,
    EXTRA_MOVES,
    INCOME,
    MOVE,
    OFFICE,
    RECRUIT,
    REINFORCE,
    STAIRS,
)
from palais.games.palais_royal.engine.state import State

KEYS: Final = (
    "idle-gate",
    "idle-gate-never",
    "idle-gate-nobody",
    "idle-moves",
    "idle-moves-never",
    "idle-moves-nobody",
    "idle-income",
    "idle-income-never",
    "idle-income-nobody",
    "idle-office",
    "idle-office-never",
    "idle-park",
    "idle-purse",
    "idle-backdoor",
    "idle-pile",
)


def idle(h: State, seat: int) -> Idle | None:
    """The reason for the current step, when `done` is the only legal action; None for steps that are never empty."""
    reason = {REINFORCE: _reinforce, MOVE: _move, INCOME: _income, RECRUIT: _recruit, DRAW: _draw}.get(h.phase)
    return reason(h, seat) if reason else None


def _say(key: str, never: bool = False) -> Idle:
    return Idle(Phrase(key), Phrase(f"{key}-never") if never else None)


def _reinforce(h: State, seat: int) -> Idle:
    """PR-311 to PR-313: No reinforcements are due; or some are, but no servant is available."""
    if h.gate_left > 0 or h.mustering:
        return _say("idle-gate-nobody")
    return _say("idle-gate", never=not h.servants[seat, COURT] and not h.extra[seat, EXTRA_GATE])


def _move(h: State, seat: int) -> Idle:
    """PR-321 to PR-324: No moves; or some, but no servant in the palace."""
    if h.moves_left > 0:
        return _say("idle-moves-nobody")
    return _say("idle-moves", never=not h.servants[seat, STAIRS] and not h.extra[seat, EXTRA_MOVES])


def _income(h: State, seat: int) -> Idle:
    """PR-332, PR-333: No new servant is due at the King or Madame; or one is, but none is available."""
    if h.king_left > 0 or h.madame_left > 0:
        return _say("idle-income-nobody")
    return _say("idle-income", never=not h.extra[seat, EXTRA_KING] and not h.extra[seat, EXTRA_MADAME])


def _recruit(h: State, seat: int) -> Idle:
    """PR-341 to PR-343: No servant in the office, no noble in the park, or none this seat can pay for."""
    if not h.servants[seat, OFFICE]:
        return _say("idle-office", never=True)
    return _say("idle-purse" if h.nobles_in_park else "idle-park")


def _draw(h: State, seat: int) -> Idle:
    """PR-351, PR-353: No servant at the back door, or no cards."""
    return _say("idle-pile" if h.servants[seat, BACKDOOR] else "idle-backdoor")
