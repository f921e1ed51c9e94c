"""Events, actions and refusals as sentences of the catalogues in `i18n`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from palais.core.events import Event
from palais.core.phrase import Arguments, Phrase
from palais.core.words import Words
from palais.games.versailles_1682.engine.actions import (
    ACTIONS,
    AUDIENCE_KIND,
    BY_ROUTE,
    CARD_KIND,
    COUNTRY,
    COURT_AT,
    DIRECTED,
    EXAM_RIGHT,
    FINE,
    PERSON,
    SEAT,
    TEXTS,
    payment,
)
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

SEAT_DETAILS: Final = ("to", "from", "at")
TARGETS: Final = ("target", "receiver")
NONE: Final = "none"
WITH_HAND: Final = ("looked", "dealt")  # the same sentence for everyone


@cache
def load_words(language: str) -> Words:
    """The catalogue of a language. Raises OptionError for one that Palais does not speak."""
    return Words(resources.files("palais.games.versailles_1682") / "i18n", language)


def event_phrase(event: Event) -> Phrase:
    """What happened, all but the player's name. An event whose card is hidden has a text that tells less."""
    hidden = event.to is not None and not {"card", "hand"} & event.details.keys() and event.kind not in WITH_HAND
    arguments: Arguments = {}
    seats: dict[str, int] = {}
    for name, value in event.details.items():
        if name == "hand":  # its reader sees it among the cards
            continue
        if name in SEAT_DETAILS:
            seats[name] = value
        elif name in TARGETS:
            _fill_target(name, value, arguments, seats)
        else:
            arguments[name] = NONE if value is None else value
    if "reason" in arguments:  # a card is its own reason
        arguments.setdefault("card", arguments["reason"])
    key = f"event-{event.kind}{_variant(event)}{'-hidden' if hidden else ''}"
    return Phrase(key, arguments, seats=seats) if seats else Phrase(key, arguments)


def _fill_target(name: str, value: Any, arguments: Arguments, seats: dict[str, int]) -> None:
    """A seat is a name to be filled in, anything else a word; `<name>kind` says which."""
    is_seat = isinstance(value, int)
    arguments[f"{name}kind"] = "seat" if is_seat else value or NONE
    if is_seat:
        seats[name] = value
    else:
        arguments[name] = ""


def _variant(event: Event) -> str:
    """Sentences that are too different for one text."""
    details = event.details
    if event.kind == "standing":
        return "-set" if details["reason"] in ("introduction", "remarriage") else "-up" if details["change"] > 0 else "-down"
    if event.kind == "money":
        return "-gain" if details["livres"] > 0 else "-loss"
    if "target" in details and details["target"] is None:
        return "-alone"
    if event.kind == "die":
        return "-most" if details["most"] else "-least" if details["least"] else ""
    return ""


def action_phrase(action: int) -> Phrase:
    """What an action would do, for a list of choices."""
    if (paid := payment(action)) is not None:
        return Phrase("action-pay", {"livres": paid[1]}, seats={"to": paid[0]})
    if SEAT <= action < SEAT + MAX_PLAYERS:
        return Phrase("action-seat", seats={"to": action - SEAT})
    for first, names, blank in (
        (COUNTRY, COUNTRIES, "country"),
        (PERSON, SEXES, "sex"),
        (COURT_AT, PLACES, "place"),
        (BY_ROUTE, ROUTES, "route"),
        (DIRECTED, DIRECTIONS, "direction"),
        (CARD_KIND, KINDS, "card"),
    ):
        if first <= action < first + len(names):
            return Phrase(f"action-{blank}", {blank: names[action - first]})
    if AUDIENCE_KIND <= action < CARD_KIND:
        return Phrase("action-which", {"audience": AUDIENCES[action - AUDIENCE_KIND]})
    if action >= ACTIONS:
        return _ruling_phrase(action)
    return Phrase(f"action-{TEXTS[action]}")


def _ruling_phrase(action: int) -> Phrase:
    if action < FINE + MAX_PLAYERS:
        return Phrase("action-fine", seats={"to": action - FINE})
    return Phrase("action-exam", {"right": int(action == EXAM_RIGHT)})


def plan_reason(action: int) -> Phrase:
    """Why a step of a plan is taken."""
    return Phrase("hint-step-pay" if payment(action) is not None else "hint-step")
