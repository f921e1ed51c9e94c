"""Every action as a number and as text: `ready`, `pay 2 5`, `aside 1`; after them the REFEREE's `fine 0`."""

from __future__ import annotations

from typing import Final

from palais.core.errors import NotationError
from toy_court.state import DICE, MAX_PLAYERS

MOST_PAID: Final = 5  # coins at once
READY, BACK, ROLL, KEEP, THROW = range(5)
ASIDE: Final = 5  # and the die
PAY: Final = ASIDE + DICE  # and MOST_PAID actions for each seat
ACTIONS: Final = PAY + MAX_PLAYERS * MOST_PAID
FINE: Final = ACTIONS  # and the seat; by the REFEREE

_PAYMENTS = [f"pay {seat} {coins}" for seat in range(MAX_PLAYERS) for coins in range(1, MOST_PAID + 1)]
_TEXTS: Final = (
    *("ready", "back", "roll", "keep", "throw"),
    *(f"aside {die}" for die in range(DICE)),
    *_PAYMENTS,
    *(f"fine {seat}" for seat in range(MAX_PLAYERS)),
)


def pay(seat: int, coins: int) -> int:
    return PAY + seat * MOST_PAID + coins - 1


def payment(action: int) -> tuple[int, int] | None:
    """To whom and how much, if the action is a payment."""
    if not PAY <= action < ACTIONS:
        return None
    seat, rest = divmod(action - PAY, MOST_PAID)
    return seat, rest + 1


def action_text(action: int) -> str:
    if not 0 <= action < len(_TEXTS):
        raise NotationError(f"an action is a number from 0 to {len(_TEXTS) - 1}, not {action}")
    return _TEXTS[action]


def parse_action(text: str) -> int:
    words = " ".join(text.split())
    if words not in _TEXTS:
        raise NotationError(f"{text!r} is not an action: expected ready, back, roll, keep, throw, aside DIE or pay SEAT COINS")
    return _TEXTS.index(words)
