"""Why each step of a plan is taken: what a card brings, what a courtier has to do with it, how likely a route is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from palais.core.phrase import Phrase
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.actions import LEVY, NO, TEXTS
from palais.games.versailles_1682.engine.constants import AT_COURT, FIRST_ACTION_CARD, KINDS, ROUTES, WARRANT
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.card_texts import card_arguments
from palais.games.versailles_1682.people.chances import route_view
from palais.games.versailles_1682.people.names import action_details

# Steps that are told by the name of what they touch.
BY_NAME: Final = ("place", "audience", "direction", "country", "sex")


def plan_reasons(box: Box, h: State, seat: int, actions: Sequence[int]) -> list[Phrase]:
    """One for each action; what is known of a step is what the seat knows before the plan."""
    return [_reason(box, h, seat, action) for action in actions]


def _reason(box: Box, h: State, seat: int, action: int) -> Phrase:
    details = action_details(action)
    if "livres" in details:
        return Phrase("hint-step-pay")
    if "card" in details:
        return _card(box, KINDS.index(details["card"]))
    if "seat" in details:
        return _courtier(h, seat, details["seat"])
    if "route" in details and h.status[seat] == AT_COURT:
        chance = route_view(box.tables, h, seat, ROUTES.index(details["route"]))["chance"]
        return Phrase("hint-step-route", {"chance": f"{chance / 10:g}"})
    return _other(action, details)


def _card(box: Box, kind: int) -> Phrase:
    """A request by its income, an action card by what it does."""
    arguments = card_arguments(box, kind)
    if kind < FIRST_ACTION_CARD and kind != WARRANT:
        return Phrase("hint-step-income", {"income": arguments["income"]})
    return Phrase("card-effect", arguments)


def _courtier(h: State, seat: int, other: int) -> Phrase:
    """Oneself, one's spouse, whoever leads, or somebody in between."""
    if other == seat:
        return Phrase("hint-step-self")
    if h.spouse[seat] == other:
        return Phrase("hint-step-spouse", seats={"who": other})
    leads = h.fortune[other] == h.fortune[: h.players].max()
    return Phrase("hint-step-leader" if leads else "hint-step-courtier", {"fortune": int(h.fortune[other])}, seats={"who": other})


def _other(action: int, details: dict[str, Any]) -> Phrase:
    """The kinds of action, and names that explain themselves."""
    for name in BY_NAME:
        if name in details:
            return Phrase(f"hint-step-{name}")
    return Phrase(f"hint-step-{TEXTS[action]}" if NO <= action <= LEVY else "hint-step")
