"""The legal actions for people: grouped, with a prompt for each group, and what each of them aims at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from palais.core.choices import Choice, Idle, Option
from palais.core.phrase import Phrase
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.actions import BY_ROUTE, NO, TEXTS, payment
from palais.games.versailles_1682.engine.constants import MAIN, NEGOTIATE, ROUTE, STEPS
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.chances import route_view
from palais.games.versailles_1682.people.names import action_details


def choices(box: Box, h: State, legal: Sequence[int]) -> list[Choice]:
    """One group for the step that is open; in the negotiation one more for each speaker who can be paid."""
    if not legal:
        return []
    if h.step == NEGOTIATE:
        return [Choice("ready", "choose-ready", [_option(NO)], _idle(h, legal)), *_payments(legal)]
    kind = STEPS[h.step]
    ordered = sorted(legal, key=lambda action: action == NO)  # what ends a step comes last
    options = [_route(box, h, action) if h.step == ROUTE else _option(action) for action in ordered]
    return [Choice(kind, f"choose-{kind}", options, _idle(h, legal))]


def _option(action: int, **details: Any) -> Option:
    return Option(action, TEXTS[action], {**action_details(action), **details})


def _route(box: Box, h: State, action: int) -> Option:
    """VE-502: with its exact chance, of a thousand."""
    route = route_view(box.tables, h, h.seat, action - BY_ROUTE)
    return _option(action, chance=route["chance"], chance_again=route["chance_again"])


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
