"""The legal actions for people: grouped, with a prompt for each group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from palais.core.choices import Choice, Idle, Option
from palais.core.phrase import Phrase
from palais.games.versailles_1682.engine.actions import (
    CARD_KIND,
    COUNTRY,
    NO,
    PAY,
    PERSON,
    SEAT,
    TEXTS,
    payment,
)
from palais.games.versailles_1682.engine.constants import COUNTRIES, KINDS, MAIN, MAX_PLAYERS, NEGOTIATE, SEXES, STEPS
from palais.games.versailles_1682.engine.state import State

PUBLIC_KINDS: Final = ("sex", "first-party", "retire", "heir-party", "ready", "pay", "place", "reroll")


def choices(h: State, legal: Sequence[int]) -> list[Choice]:
    """One group for the step that is open; in the negotiation one more for each speaker who can be paid."""
    if not legal:
        return []
    if h.step == NEGOTIATE:
        return [Choice("ready", "choose-ready", [_option(NO)], _idle(h, legal)), *_payments(legal)]
    kind = STEPS[h.step]
    return [Choice(kind, f"choose-{kind}", [_option(action) for action in legal], _idle(h, legal))]


def _option(action: int, **details: int) -> Option:
    return Option(action, TEXTS[action], {**action_details(action), **details})


def action_details(action: int) -> dict[str, Any]:
    """The thing that an action touches, by name."""
    if SEAT <= action < SEAT + MAX_PLAYERS:
        return {"seat": action - SEAT}
    if CARD_KIND <= action < PAY:
        return {"card": KINDS[action - CARD_KIND]}
    if COUNTRY <= action < COUNTRY + len(COUNTRIES):
        return {"country": COUNTRIES[action - COUNTRY]}
    if PERSON <= action < PERSON + len(SEXES):
        return {"sex": SEXES[action - PERSON]}
    paid = payment(action)
    return {"to": paid[0], "livres": paid[1]} if paid else {}


def _payments(legal: Sequence[int]) -> list[Choice]:
    by_seat: dict[int, list[Option]] = {}
    for action in legal:
        if (paid := payment(action)) is not None:
            by_seat.setdefault(paid[0], []).append(_option(action, amount=paid[1]))
    return [Choice("pay", "choose-pay", options, pick="amount", seats={"to": seat}) for seat, options in by_seat.items()]


def _idle(h: State, legal: Sequence[int]) -> Idle | None:
    """Why there is nothing to do but to go on."""
    if list(legal) != [NO]:
        return None
    if h.step == NEGOTIATE:
        return Idle(Phrase("idle-pay"))
    return Idle(Phrase("idle-actions-spent" if h.step == MAIN and not h.actions_left else "idle-nothing"))


def public_choices(offered: Sequence[Choice]) -> list[Choice]:
    """Without those that depend on a hand, or tell what somebody is about to do."""
    return [choice for choice in offered if choice.kind in PUBLIC_KINDS]
