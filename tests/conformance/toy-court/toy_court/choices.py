"""The legal actions for people: pick one, pick some dice, pick an amount of coins."""

from __future__ import annotations

from palais.core.choices import Choice, Idle, Option
from palais.core.phrase import Phrase
from toy_court.actions import ASIDE, BACK, KEEP, READY, ROLL, THROW, action_text, payment
from toy_court.state import DICE, MOST_ACTS, Court

NAMED = {READY: "ready", BACK: "back", ROLL: "roll", KEEP: "keep"}


def choices(h: Court, legal: list[int]) -> list[Choice]:
    """Choices that move the game on come first, optional ones after them."""
    single = [
        Choice(kind, f"choose-{kind}", [_option(action)], _idle(h, legal)) for action, kind in NAMED.items() if action in legal
    ]
    return [*single, *_dice(h, legal), *_payments(legal)]


def _idle(h: Court, legal: list[int]) -> Idle | None:
    """Why there is nothing else to do."""
    if legal == [KEEP]:
        return Idle(Phrase("idle-kept"))
    if legal == [READY]:
        return Idle(Phrase("idle-enough" if h.acts[h.viewer] >= MOST_ACTS else "idle-poor"))
    return None


def _option(action: int, **details: int) -> Option:
    return Option(action, action_text(action), dict(details))


def _dice(h: Court, legal: list[int]) -> list[Choice]:
    """Which dice to throw again: some of them, then the throw."""
    dice = [die for die in range(DICE) if ASIDE + die in legal]
    if not dice and THROW not in legal:
        return []
    options = [_option(ASIDE + die, die=die + 1, pips=h.dice[die]) for die in dice]
    return [Choice("again", "choose-again", options, pick="some", least=0 if h.aside else 1, most=len(dice), confirm=THROW)]


def _payments(legal: list[int]) -> list[Choice]:
    """An amount for each seat that can be paid."""
    by_seat: dict[int, list[Option]] = {}
    for action in legal:
        if (paid := payment(action)) is not None:
            by_seat.setdefault(paid[0], []).append(_option(action, to=paid[0], amount=paid[1]))
    return [Choice("pay", "choose-pay", options, pick="amount", seats={"to": seat}) for seat, options in by_seat.items()]
