"""What the value function sees of each seat: the numbers of its columns."""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.engine.constants import FAVOURITE, KIND_COUNT

ONE: Final = 0
OWN: Final = 1
PURSE: Final = 2
STEADY: Final = 3
TITLES_PAY: Final = 4
PENSIONS_PAY: Final = 5
OFFICES_PAY: Final = 6
GOVERNORSHIPS_PAY: Final = 7
FAVOURITE_PAYS: Final = 8
PROMISE: Final = 9
LEAD: Final = 10
MONEY_LEAD: Final = 11
INCOME_LEAD: Final = 12
TIME_LEFT: Final = 13
NEAR: Final = 14
WINS_THIS_ROUND: Final = 15
COURT: Final = 16
EXILE: Final = 17
BASTILLE: Final = 18
RETURNS: Final = 19
DIED: Final = 20
FALLEN_LONG: Final = 21
KING_STANDING: Final = 22
KING_LOW: Final = 23
KING_SAFE: Final = 24
KING_HIGH: Final = 25
QUEEN_STANDING: Final = 26
QUEEN_LOW: Final = 27
QUEEN_HIGH: Final = 28
CHANCE: Final = 29
NO_KING: Final = 30
NO_QUEEN: Final = 31
MARRIED_NOW: Final = 32
SPOUSE_GAIN: Final = 33
SPOUSE_PROMISE: Final = 34
IS_WOMAN: Final = 35
QUEENS_PARTY: Final = 36
AT_WAR: Final = 37
ANY_WAR: Final = 38
AT_HUNT: Final = 39
PENSION_ROOM: Final = 40
HAS_OFFICE: Final = 41
CARDS: Final = 42
UNKNOWN: Final = 43
ACTIONS_TO_COME: Final = 44
STEWARD_SOON: Final = 45
STEWARD_NEXT: Final = 46
BEST_REQUEST: Final = 47
SECOND_REQUEST: Final = 48
ALL_REQUESTS: Final = 49
BEST_LATER: Final = 50
RIVALS_SIGNED: Final = 51
LEADER_GAP: Final = 52
BEHIND_SECOND: Final = 53
KING_IN_TIME: Final = 54
QUEEN_IN_TIME: Final = 55
CARDS_IN_TIME: Final = 56
HAND: Final = 57  # then a column for each kind of card that is known in the hand
BEFORE: Final = HAND + KIND_COUNT  # and for each that lies before the courtier
FEATURES: Final = BEFORE + FAVOURITE + 1
