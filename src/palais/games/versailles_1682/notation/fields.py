"""The fields of a record as lines of text: what each may hold, so that no text can lead the rules astray."""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.engine.constants import (
    AUDIENCES,
    COUNTRIES,
    DIRECTIONS,
    ETIQUETTES,
    KIND_COUNT,
    KINDS,
    LAST_OFFICE,
    MAX_PLAYERS,
    PAYMENTS,
    PLACES,
    ROUTES,
    SEXES,
    STATUSES,
    STEPS,
)

MOST: Final = 1_000_000_000

# Scalars with words of their own; -1 is `none` where it is allowed.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "step": STEPS,
    "place": PLACES,
    "queen_country": COUNTRIES,
    "route": ROUTES,
    "card": KINDS,
    "audience": AUDIENCES,
    "direction": DIRECTIONS,
    "payments": PAYMENTS,
    "etiquette": ETIQUETTES,
}
SEAT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "sex": SEXES,
    "party": COUNTRIES,
    "status": STATUSES,
    "office": KINDS[: LAST_OFFICE + 1],
}

# The least and the most of every scalar.
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "players": (3, MAX_PLAYERS),
    "viewer": (-2, MAX_PLAYERS - 1),
    "step": (0, len(STEPS) - 1),
    "seat": (-1, MAX_PLAYERS - 1),
    "round": (1, 9999),
    "max_rounds": (1, 9999),
    "goal": (1, MOST),
    "low": (-10, 20),
    "high": (-10, 20),
    "negotiation": (0, 1),
    "payments": (0, 2),
    "etiquette": (0, 2),
    "exam": (0, 1),
    "chosen_party": (0, 1),
    "steward": (0, MAX_PLAYERS - 1),
    "king": (0, 1),
    "queen": (0, 1),
    "queen_country": (-1, 2),
    "place": (0, 1),
    "accession_round": (0, 9999 + 10),
    "both_dead": (0, 1),
    "turn_index": (0, MAX_PLAYERS + 1),
    "turn_count": (0, MOST),
    "introduced": (0, MAX_PLAYERS),
    "actions_left": (0, 6),
    "power_used": (0, 1),
    "pile_size": (0, 127),
    "discard_size": (0, 127),
    "house_size": (0, 127),
    "signed": (0, 127),
    "fines": (0, MOST),
    "exam_die": (0, 10),
    "card": (-1, KIND_COUNT - 1),
    "target": (-1, 20),
    "receiver": (-1, 17),
    "direction": (0, 1),
    "route": (0, 2),
    "audience": (-1, 5),
    "by_power": (0, 1),
    "second_roll": (0, 1),
}
# Arrays by seat, with the least and the most of a number.
BY_SEAT: Final[dict[str, tuple[int, int]]] = {
    "sex": (0, 1),
    "party": (0, 2),
    "status": (0, 4),
    "k": (-10, 20),
    "q": (-10, 20),
    "spouse": (-1, MAX_PLAYERS - 1),
    "name": (0, MAX_PLAYERS - 1),
    "ever_married": (0, 1),
    "office": (-1, 24),
    "held": (0, 127),
    "fortune": (0, MOST),
    "fall_round": (0, 9999),
    "acts": (0, 4095),
    "ready": (0, 1),
    "payments_made": (0, 127),
    "paid_sum": (0, MOST),
}
PILES: Final = ("pile", "discard", "house")
BY_SEAT_AND_KIND: Final = ("hand", "before")
