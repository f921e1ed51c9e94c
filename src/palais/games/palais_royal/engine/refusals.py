"""Why an action is refused. `check` returns one of these numbers; 0 means the action is legal.

The sentence for each, in the reader's language, is in the catalogues under `refusal-<name>`.
"""

from __future__ import annotations

from typing import Final

REFUSALS: Final = (
    "legal",
    "game-over",
    "not-your-turn",
    "no-such-action",
    "not-now",
    "no-servant-there",
    "supply-first",
    "same-room",
    "none-left",
    "no-moves-left",
    "not-next-to",
    "no-such-card",
    "not-its-moment",
    "not-enough-gold",
    "no-office",
    "no-noble-there",
    "not-enough-king-seals",
    "not-enough-madame-seals",
    "wrong-payment",
    "must-finish",
    "nobody-at-back-door",
    "no-cards-left",
    "card-not-drawn",
)

LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_ACTION: Final = 3
NOT_NOW: Final = 4
NO_SERVANT_THERE: Final = 5
SUPPLY_FIRST: Final = 6
SAME_ROOM: Final = 7
NONE_LEFT: Final = 8
NO_MOVES_LEFT: Final = 9
NOT_NEXT_TO: Final = 10
NO_SUCH_CARD: Final = 11
NOT_ITS_MOMENT: Final = 12
NOT_ENOUGH_GOLD: Final = 13
NO_OFFICE: Final = 14
NO_NOBLE_THERE: Final = 15
NOT_ENOUGH_KING_SEALS: Final = 16
NOT_ENOUGH_MADAME_SEALS: Final = 17
WRONG_PAYMENT: Final = 18
MUST_FINISH: Final = 19
NOBODY_AT_BACK_DOOR: Final = 20
NO_CARDS_LEFT: Final = 21
CARD_NOT_DRAWN: Final = 22
