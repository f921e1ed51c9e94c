"""What counts as an attack on a courtier: a card, audience, withdrawal or power that is meant to hurt, aimed at him."""

from __future__ import annotations

from typing import Final

from palais.core.events import Event
from palais.games.versailles_1682.engine.constants import IN_BASTILLE, RETURNING
from palais.games.versailles_1682.engine.state import State

HARMFUL_CARDS: Final = frozenset(
    (
        *("slander", "blunder", "stag", "offence", "cabal", "desertion", "foreign_letters"),
        *("poison", "duel", "accident", "front", "disgrace", "colonies", "signed_warrant"),
        *("gaming", "letter", "annulment"),
    )
)
# Powers whose target is always hurt; the others depend on the direction, the wars or the target's status.
HARMFUL_POWERS: Final = frozenset(("finances", "huntsman", "governess", "ceremonies"))


def is_attack(event: Event, target: int, after: State) -> bool:
    """Whether the seat of this event has attacked the courtier of another."""
    details = event.details
    if event.kind == "withdrawal":
        return bool(details["from"] == target)
    if event.seat == target or details.get("target") != target:
        return False
    if event.kind == "played":
        return details["card"] in HARMFUL_CARDS
    if event.kind == "audience":
        return speaks_against(event, target)
    return event.kind == "power" and _is_harmful_power(details["card"], details["direction"], target, after)


def speaks_against(event: Event, target: int) -> bool:
    details = event.details
    asked = event.kind == "audience" and details["audience"] == "intervene"
    return bool(asked and details["target"] == target and details["direction"] == "down")


def _is_harmful_power(office: str, direction: str | None, target: int, after: State) -> bool:
    if office == "household":
        return direction == "down"
    if office == "foreign_affairs":
        return bool(after.war[after.party[target]])
    if office == "seals":
        return after.status[target] not in (IN_BASTILLE, RETURNING)
    return office in HARMFUL_POWERS
