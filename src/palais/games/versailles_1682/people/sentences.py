"""Events, actions and refusals as sentences of the catalogues in `i18n`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from palais.core.events import Event
from palais.core.phrase import Arguments, Phrase
from palais.core.words import Words
from palais.games.versailles_1682.engine.actions import ACTIONS, EXAM_RIGHT, FINE, TEXTS, payment
from palais.games.versailles_1682.engine.constants import GOVERNORSHIPS, MAX_PLAYERS, OFFICES, SEXES, TITLES
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.names import action_details

SEAT_DETAILS: Final = ("to", "from", "at")
TARGETS: Final = ("target", "receiver")
NONE: Final = "none"
BORNE: Final = (*TITLES, *OFFICES, *GOVERNORSHIPS)  # what a courtier is; everything else is a card
# Dice that must not exceed a standing or a limit; others are fate.
ROLLS: Final = ("crown-roll", "queen-roll", "seals", "ceremonies", "favourite")
WITH_HAND: Final = ("looked", "dealt")  # the same sentence for everyone; whoever may see the cards sees them


@cache
def load_words(language: str) -> Words:
    """The catalogue of a language. Raises OptionError for one that Palais does not speak."""
    return Words(resources.files("palais.games.versailles_1682") / "i18n", language)


def event_phrase(event: Event, after: State) -> Phrase:
    """What happened, all but the player's name. An event whose card is hidden has a text that tells less."""
    hidden = event.to is not None and not {"card", "hand"} & event.details.keys() and event.kind not in WITH_HAND
    arguments: Arguments = {}
    seats: dict[str, int] = {}
    for name, value in event.details.items():
        if name in TARGETS:
            _fill_target(name, value, event.seat, arguments, seats)
        elif name in SEAT_DETAILS:
            seats[name] = value
        elif name != "hand":
            arguments[name] = NONE if value is None else value
    arguments |= _more(event, after)
    key = f"event-{event.kind}{_variant(event)}{'-hidden' if hidden else ''}"
    return Phrase(key, arguments, seats=seats) if seats else Phrase(key, arguments)


def _fill_target(name: str, value: Any, actor: int, arguments: Arguments, seats: dict[str, int]) -> None:
    """A seat is a name to be filled in, anything else a word; `<name>kind` says which, and whether it is the actor's own."""
    is_seat = isinstance(value, int)
    arguments[f"{name}kind"] = ("self" if value == actor else "seat") if is_seat else value or NONE
    if is_seat:
        seats[name] = value
    else:
        arguments[name] = ""


def _more(event: Event, after: State) -> Arguments:
    """What follows from the details and reads better than they do; a card is its own reason."""
    details, found = event.details, Arguments()
    if "reason" in details and "card" not in details:
        found["card"] = details["reason"] or NONE
    if event.kind == "standing":
        found["was"] = details["now"] - details["change"]
    elif event.kind == "money":
        found["livres"] = abs(details["livres"])
    elif event.kind == "die":
        found["hit"] = _hit(details["value"], details["most"], details["least"])
    elif event.kind == "asked":
        found["tokind"] = "self" if details["to"] == event.seat else "seat"
    elif event.kind in ("laid", "lost", "inherited"):
        found["sex"] = SEXES[after.sex[event.seat]]
    return found


def _hit(value: int, most: int, least: int) -> str:
    """Which of the limits a die has met."""
    if most and value <= most:
        return "most"
    return "least" if least and value >= least else NONE


def _variant(event: Event) -> str:
    """Sentences that are too different for one text."""
    details = event.details
    if event.kind == "standing":
        return "-set" if details["reason"] in ("introduction", "remarriage") else "-up" if details["change"] > 0 else "-down"
    if event.kind == "money":
        return "-gain" if details["livres"] > 0 else "-loss"
    if event.kind in ("laid", "lost"):
        return "" if details["card"] in BORNE else "-card"
    if event.kind == "refused":
        return "" if details["card"] is None else "-card"
    if "target" in details and details["target"] is None:
        return "-alone"
    return _die_variant(details) if event.kind == "die" else ""


def _die_variant(details: dict[str, Any]) -> str:
    if details["reason"] == "points":
        return "-points"
    if details["reason"] in ROLLS:
        return "-roll"
    return "-fate" if details["most"] else "-from" if details["least"] else ""


def action_phrase(action: int) -> Phrase:
    """What an action would do, for a list of choices."""
    if action >= ACTIONS:
        return _ruling_phrase(action)
    if (paid := payment(action)) is not None:
        return Phrase("action-pay", {"livres": paid[1]}, seats={"to": paid[0]})
    details = action_details(action)
    if "seat" in details:
        return Phrase("action-seat", seats={"to": details["seat"]})
    if "target" in details:
        return Phrase(f"action-{TEXTS[action]}")
    for name, value in details.items():
        return Phrase("action-which" if name == "audience" else f"action-{name}", {name: value})
    return Phrase(f"action-{TEXTS[action]}")


def _ruling_phrase(action: int) -> Phrase:
    if action < FINE + MAX_PLAYERS:
        return Phrase("action-fine", seats={"to": action - FINE})
    return Phrase("action-exam", {"right": int(action == EXAM_RIGHT)})
