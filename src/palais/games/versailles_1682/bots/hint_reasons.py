"""Why a plan is good: the most important thing it does, as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palais.core.contract import Game, State
from palais.core.events import Event
from palais.core.phrase import Phrase
from palais.games.versailles_1682.engine.constants import KINDS
from palais.games.versailles_1682.game import Versailles1682

Reason = Callable[[Versailles1682, int, dict[str, Any]], Phrase | None]


def why(game: Game, seat: int, before: State, after: State, events: list[Event]) -> Phrase:
    """The reason of the first event that has one; if none has, there is nothing better to do."""
    assert isinstance(game, Versailles1682)
    for event in events:
        reason = REASONS.get(event.kind)
        found = reason(game, seat, event.details) if reason and event.seat == seat else None
        if found is not None:
            return found
    return Phrase("hint-done")


def request(game: Versailles1682, seat: int, details: dict[str, Any]) -> Phrase:
    """What the card would pay."""
    card, livres = details["card"], int(game.box.tables.income[KINDS.index(details["card"])])
    if not livres:
        return Phrase("hint-warrant")
    return Phrase("hint-ask" if details["to"] == seat else "hint-ask-spouse", {"card": card, "livres": livres})


def withdrawal(game: Versailles1682, seat: int, details: dict[str, Any]) -> Phrase:
    livres = int(game.box.tables.income[KINDS.index(details["card"])])
    key = "hint-withdraw" if details["receiver"] == seat else "hint-withdraw-from"
    return Phrase(key, {"card": details["card"], "livres": livres}, {"rival": details["from"]})


def audience(game: Versailles1682, seat: int, details: dict[str, Any]) -> Phrase:
    kind, target = details["audience"], details["target"]
    if kind == "intervene":
        return Phrase(f"hint-speak-{details['direction']}", {}, {"rival": target})
    return Phrase(f"hint-{kind}", {}, {"rival": target}) if kind != "remarry" else Phrase("hint-remarry")


def card(game: Versailles1682, seat: int, details: dict[str, Any]) -> Phrase:
    """For oneself, against somebody, or for whatever it is good for."""
    target = details["target"]
    if target == seat:
        return Phrase("hint-favour", {"card": details["card"]})
    if isinstance(target, int):
        return Phrase("hint-rival", {"card": details["card"]}, {"rival": target})
    return Phrase("hint-card", {"card": details["card"]})


def always(key: str) -> Reason:
    return lambda game, seat, details: Phrase(key)


REASONS: Final[dict[str, Reason]] = {
    "asked": request,
    "withdrawal": withdrawal,
    "audience": audience,
    "played": card,
    "taken": lambda game, seat, details: Phrase("hint-take", {"card": details["card"]}),
    "discarded": lambda game, seat, details: Phrase("hint-discard", {"card": details["card"]}),
    "drew": always("hint-draw"),
    "power": always("hint-power"),
    "levy": always("hint-levy"),
    "relocated": always("hint-place"),
    "ready": always("hint-ready"),
    "sex-chosen": always("hint-courtier"),
    "party-chosen": always("hint-courtier"),
    "heir": always("hint-courtier"),
    "retired": always("hint-retire"),
}
KEYS: Final = (
    *("hint-ask", "hint-ask-spouse", "hint-warrant", "hint-withdraw", "hint-withdraw-from"),
    *("hint-speak-up", "hint-speak-down", "hint-marry", "hint-remarry", "hint-release", "hint-recall"),
    *("hint-favour", "hint-rival", "hint-card", "hint-take", "hint-discard", "hint-draw", "hint-power", "hint-levy"),
    *("hint-place", "hint-ready", "hint-courtier", "hint-retire", "hint-done"),
)
