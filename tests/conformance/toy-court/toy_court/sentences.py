"""Events, actions, refusals and hints as sentences of the catalogues in `i18n`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources

from palais.core.contract import Game, State
from palais.core.errors import NotationError
from palais.core.events import Event
from palais.core.explanation import Explanation, Thing
from palais.core.phrase import Phrase
from palais.core.words import Words
from toy_court.actions import ASIDE, FINE, action_text, parse_action, payment
from toy_court.state import DICE, Court

LEGAL = "legal"


def load_words(language: str) -> Words:
    return Words(resources.files("toy_court") / "i18n", language)


def event_phrase(event: Event) -> Phrase:
    """A viewer who may not know a payment's details reads a shorter sentence."""
    if event.kind != "paid":
        return Phrase(f"event-{event.kind}", event.details)
    if "coins" not in event.details:
        return Phrase("event-paid-hidden")
    return Phrase("event-paid", {"coins": event.details["coins"]}, seats={"to": event.details["to"]})


def action_phrase(action: int) -> Phrase:
    paid = payment(action)
    if paid is not None:
        return Phrase("action-pay", {"coins": paid[1]}, seats={"to": paid[0]})
    if action >= FINE:
        return Phrase("action-fine", seats={"to": action - FINE})
    kind = action_text(action).split()[0]
    return Phrase(f"action-{kind}", {"die": action - ASIDE + 1} if kind == "aside" else {})


def explain(h: Court, seat: int, thing: Thing, check: Callable[[int], str | None]) -> Explanation:
    """A die, another player, or the purse: what choosing it would mean, asked of `check`."""
    action = _meant(thing)
    code = check(action) or LEGAL
    if code == "not-enough-coins":
        return Explanation(code, Phrase("why-not-enough-coins", {"coins": h.purse(seat)}))
    return Explanation(code, Phrase(f"refusal-{code}"))


def _meant(thing: Thing) -> int:
    number = int(thing.name) if thing.name.isascii() and thing.name.isdigit() else -1
    if thing.kind == "die" and 1 <= number <= DICE:
        return ASIDE + number - 1
    if thing.kind == "player" and number >= 0:
        return parse_action(f"pay {number} {thing.count}")
    raise NotationError(f"there is no {thing.kind} called {thing.name!r} on this table")


def plan_reasons(actions: Sequence[int]) -> list[Phrase]:
    return [Phrase("hint-step-pay" if payment(action) else "hint-step") for action in actions]


def why(game: Game, seat: int, before: State, after: State, events: list[Event]) -> Phrase:
    """The reason behind a hint."""
    return Phrase("hint-pay" if any(event.kind == "paid" for event in events) else "hint-plan")
