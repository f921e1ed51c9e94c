"""The legal actions for people: grouped by kind, in the order a table offers them."""

from __future__ import annotations

from palais.core.choices import Choice, Option
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import DONE, KINDS, take_apart
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.notation.actions import action_text
from palais.games.palais_royal.people.idle import idle
from palais.games.palais_royal.people.names import action_details

# Actions that move the turn forward come first, then playable cards, then ending the action.
ORDER = [kind for kind, _ in KINDS if kind not in ("play", "done")] + ["play", "done"]


def choices(box: Box, h: State, seat: int, actions: list[int]) -> list[Choice]:
    """One choice for each kind that has a legal action."""
    nothing_else = idle(h, seat) if actions == [DONE] else None
    groups: dict[str, list[Option]] = {}
    for action in _offered(actions):
        option = Option(action, action_text(box, action), action_details(box, action))
        groups.setdefault(take_apart(action).kind, []).append(option)
    return [Choice(kind, f"choose-{kind}", groups[kind], nothing_else) for kind in ORDER if kind in groups]


def _offered(actions: list[int]) -> list[int]:
    """Reading 3: Of several ways to pay, the one that spends the most seals of cards is offered first."""
    return sorted(actions, key=lambda a: -sum(take_apart(a)[1:]) if take_apart(a).kind == "pay" else a)
