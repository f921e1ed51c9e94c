"""Why a plan for a turn of Palais Royal is good: the most important thing it brings, as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from palais.core.contract import Game, State
from palais.core.events import Event
from palais.core.phrase import Phrase
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.people.view_types import FieldView, View


class HintedPlan(NamedTuple):
    """A plan as hints see it: the table before and after it from the seat's view, and what happens."""

    game: PalaisRoyal
    seat: int
    before: View
    after: View
    events: Sequence[Event]

    def of_kind(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]


def why(game: Game, seat: int, before: State, after: State, events: Sequence[Event]) -> Phrase:
    """The first of the reasons that holds; if none does, there is nothing better to do."""
    if not isinstance(game, PalaisRoyal):
        raise TypeError(f"no hints for {game.id}")
    first, last = (game.view(game.hide(s, seat), seat) for s in (before, after))
    plan = HintedPlan(game, seat, first, last, events)
    return next((found for reason in REASONS if (found := reason(plan)) is not None), Phrase("hint-done"))


def nobles_recruited(plan: HintedPlan) -> Phrase | None:
    """The nobles, and their points together."""
    recruited = plan.of_kind("recruited")
    if not recruited:
        return None
    tiles = [plan.game.box.tile(event.details["tile"]) for event in recruited]
    points = sum(tile.points for tile in tiles if tile is not None)
    fields = ", ".join(event.details["field"] for event in recruited)
    return Phrase("hint-recruit", {"count": len(recruited), "fields": fields, "points": points})


def free_servants_placed(plan: HintedPlan) -> Phrase | None:
    return Phrase("hint-put") if plan.of_kind("put") else None


def majority_won(plan: HintedPlan) -> Phrase | None:
    """A room whose bonus is this seat's after the plan and was not before."""
    had = {room["room"]: _holder(room["majority"]) for room in plan.before["palace"]}
    for room in plan.after["palace"]:
        if _holder(room["majority"]) == plan.seat != had[room["room"]]:
            return Phrase("hint-majority", {"room": room["room"]})
    return None


def _holder(majority: object) -> int | None:
    return majority["seat"] if isinstance(majority, dict) else None


def noble_prepared(plan: HintedPlan) -> Phrase | None:
    """The noble for which least is missing now, of those for which less is missing than before."""
    before = {field["field"]: _lack(field) for field in plan.before["park"] if field["noble"]}
    nearer = [field for field in plan.after["park"] if field["noble"] and _lack(field) < before[field["field"]]]
    if not nearer:
        return None
    best = min(nearer, key=lambda field: (_lack(field), -_points(field)))
    return Phrase("hint-prepare", {"field": best["field"], "points": _points(best)})


def _lack(field: FieldView) -> int:
    return sum((field["missing"] or {}).values())


def _points(field: FieldView) -> int:
    return field["noble"]["points"] if field["noble"] else 0


def card_played(plan: HintedPlan) -> Phrase | None:
    played = plan.of_kind("card-played")
    return Phrase("hint-card", {"card": played[0].details["card"]}) if played else None


def card_kept(plan: HintedPlan) -> Phrase | None:
    kept = plan.of_kind("kept")
    return Phrase("hint-keep", {"card": kept[0].details["card"]}) if kept else None


def cards_drawn(plan: HintedPlan) -> Phrase | None:
    drawn = plan.of_kind("drew")
    return Phrase("hint-draw", {"cards": drawn[0].details["cards"]}) if drawn else None


def gold_taken(plan: HintedPlan) -> Phrase | None:
    gold = sum(event.details["gold"] for event in plan.of_kind("gold-taken"))
    return Phrase("hint-gold", {"gold": gold}) if gold else None


# The most important first.
REASONS: Final[tuple[Callable[[HintedPlan], Phrase | None], ...]] = (
    nobles_recruited,
    free_servants_placed,
    majority_won,
    noble_prepared,
    card_played,
    card_kept,
    cards_drawn,
    gold_taken,
)
KEYS: Final = (
    "hint-recruit",
    "hint-put",
    "hint-majority",
    "hint-prepare",
    "hint-card",
    "hint-keep",
    "hint-draw",
    "hint-gold",
    "hint-done",
)
