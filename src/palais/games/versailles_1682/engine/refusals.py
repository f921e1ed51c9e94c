"""Why an action is refused. `check` answers with one of these numbers; 0 means the action is legal.

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
    "no-actions-left",
    "power-used",
    "no-power",
    "no-governorship",
    "no-target",
    "no-cards-left",
    "house-empty",
    "no-such-card",
    "nothing-to-play",
    "nothing-to-give",
    "no-audience",
    "not-at-court",
    "not-in-exile",
    "not-in-bastille",
    "only-justice",
    "not-the-place",
    "no-war",
    "no-king",
    "no-queen",
    "not-this-one",
    "not-a-route",
    "not-yourself",
    "nobody-there",
    "not-a-speaker",
    "not-enough-money",
    "enough-payments",
    "over-the-cap",
    "no-payments",
    "moved-already",
    "no-such-office",
    "no-exam",
)
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_ACTION: Final = 3
NOT_NOW: Final = 4
NO_ACTIONS_LEFT: Final = 5
POWER_SPENT: Final = 6
NO_POWER: Final = 7
NO_GOVERNORSHIP: Final = 8
NO_TARGET: Final = 9
NO_CARDS_LEFT: Final = 10
HOUSE_EMPTY: Final = 11
NO_SUCH_CARD: Final = 12
NOTHING_TO_PLAY: Final = 13
NOTHING_TO_GIVE: Final = 14
NO_AUDIENCE: Final = 15
NOT_AT_COURT: Final = 16
NOT_IN_EXILE: Final = 17
NOT_IN_BASTILLE: Final = 18
ONLY_JUSTICE: Final = 19
NOT_THE_PLACE: Final = 20
NO_WAR: Final = 21
NO_KING: Final = 22
NO_QUEEN: Final = 23
NOT_THIS_ONE: Final = 24
NOT_A_ROUTE: Final = 25
NOT_YOURSELF: Final = 26
NOBODY_THERE: Final = 27
NOT_A_SPEAKER: Final = 28
NOT_ENOUGH_MONEY: Final = 29
ENOUGH_PAYMENTS: Final = 30
OVER_THE_CAP: Final = 31
NO_PAYMENTS_HERE: Final = 32
MOVED_ALREADY: Final = 33
NO_SUCH_OFFICE: Final = 34
NO_EXAM: Final = 35
