"""VE-431: Every action is one number below 220; behind them the REFEREE's.

no, stop, done, ready   0            country or party    18 - 20
yes                     1            man, woman          21 - 22
draw, take              2, 3         Versailles, hunt    23 - 24
play, audience, give    4, 5, 6      routes              25 - 27
power, levy             7, 8         up, down            28 - 29
seat                    9 - 14       audiences           30 - 35
the King, the Queen     15, 16       card kind           36 - 99
into the King's House   17           pay seat, amount   100 - 219
                                     fine seat          220 - 225
                                     exam wrong, right  226, 227
"""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.engine.constants import (
    AUDIENCES,
    COUNTRIES,
    DIRECTIONS,
    KINDS,
    MAX_PLAYERS,
    PLACES,
    ROUTES,
    SEXES,
)

NO: Final = 0
YES: Final = 1
DRAW: Final = 2
TAKE_CARD: Final = 3
PLAY: Final = 4
ASK_AUDIENCE: Final = 5
GIVE: Final = 6
POWER: Final = 7
LEVY: Final = 8
SEAT: Final = 9
THE_KING: Final = 15
THE_QUEEN: Final = 16
TO_HOUSE: Final = 17
COUNTRY: Final = 18
PERSON: Final = 21
COURT_AT: Final = 23
BY_ROUTE: Final = 25
DIRECTED: Final = 28
AUDIENCE_KIND: Final = 30
CARD_KIND: Final = 36
PAY: Final = 100
AMOUNTS: Final = 20  # to each seat
STEP: Final = 500  # livres
ACTIONS: Final = 220
FINE: Final = 220
EXAM_WRONG: Final = 226
EXAM_RIGHT: Final = 227
ALL_ACTIONS: Final = 228

_PAYMENTS = [f"pay {seat} {(n + 1) * STEP}" for seat in range(MAX_PLAYERS) for n in range(AMOUNTS)]
TEXTS: Final = (
    *("no", "yes", "draw", "take", "play", "audience", "give", "power", "levy"),
    *(f"seat {seat}" for seat in range(MAX_PLAYERS)),
    *("the-king", "the-queen", "house"),
    *COUNTRIES,
    *SEXES,
    *PLACES,
    *(f"route {route}" for route in ROUTES),
    *DIRECTIONS,
    *AUDIENCES,
    *(f"card {kind}" for kind in KINDS),
    *_PAYMENTS,
    *(f"fine {seat}" for seat in range(MAX_PLAYERS)),
    *("exam wrong", "exam right"),
)


def payment(action: int) -> tuple[int, int] | None:
    """To whom and how many livres, if the action is a payment."""
    if not PAY <= action < ACTIONS:
        return None
    seat, rest = divmod(action - PAY, AMOUNTS)
    return seat, (rest + 1) * STEP


def pay(seat: int, livres: int) -> int:
    """The number of a payment."""
    return PAY + AMOUNTS * seat + livres // STEP - 1
