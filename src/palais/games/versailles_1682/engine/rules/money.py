"""VE-109: Money comes from and goes to an unlimited Treasury; no fortune falls below 0."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.event_log import MONEY, Log, tell
from palais.games.versailles_1682.engine.state import State

MOST: int = 1_000_000_000  # that a fortune can be in the record


@rule
def gain(s: State, seat: int, livres: int, column: int, reason: int, log: Log) -> None:
    """From the Treasury or from another; `column` is that of the ledger. VE-805: Single gains are not shared."""
    amount = min(livres, MOST - int(s.fortune[seat]))
    if amount != 0:
        s.fortune[seat] += amount
        s.ledger[seat, column] += amount
        tell(log, MONEY, seat, amount, s.fortune[seat], reason, 0)


@rule
def lose(s: State, seat: int, livres: int, column: int, reason: int, log: Log) -> int:
    """Who cannot pay pays what he has; answers how much that is."""
    amount = min(livres, int(s.fortune[seat]))
    if amount != 0:
        s.fortune[seat] -= amount
        s.ledger[seat, column] -= amount
        tell(log, MONEY, seat, -amount, s.fortune[seat], reason, 0)
    return amount


@rule
def transfer(s: State, payer: int, receiver: int, livres: int, column: int, reason: int, log: Log) -> None:
    """From one family to another."""
    gain(s, receiver, lose(s, payer, livres, column, reason, log), column, reason, log)
