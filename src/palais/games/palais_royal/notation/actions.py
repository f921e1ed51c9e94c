"""Actions as text, both ways: `move gate-stairs`, `recruit e9`, `pay 1+0`, `done`. docs/notation.md has the table."""

from __future__ import annotations

from palais.core.errors import NotationError
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import ACTIONS, KINDS, SEAL_CHOICES, put_together, take_apart
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.people.names import SUPPLY, source_name, source_number

BARE = ("done", "draw")
WITH_CARD = ("play", "keep")
WITH_SOURCE = ("reinforce", "king", "madame", "border")


def action_text(box: Box, action: int) -> str:
    """The text of an action."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"an action is a number from 0 to {ACTIONS - 1}, not {action}")
    kind, first, second = take_apart(action)
    if kind in BARE:
        return kind
    if kind in WITH_CARD:
        return f"{kind} {CARDS[first]}"
    if kind in WITH_SOURCE:
        return f"{kind} {source_name(first)}"
    if kind == "put":
        return f"put {ROOMS[first]}"
    if kind == "move":
        return f"move {ROOMS[first]}-{ROOMS[second]}"
    if kind == "pay":
        return f"pay {first}+{second}"
    if first >= len(box.fields):
        raise NotationError(f"action {action} recruits from a field that this park does not have")
    return f"recruit {box.fields[first].name}"


def parse_action(box: Box, text: str) -> int:
    """The number of the action a text names."""
    kind, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if kind not in dict(KINDS):
        raise NotationError(f"{text!r} is not an action: it begins with one of {', '.join(k for k, _ in KINDS)}")
    if kind in BARE:
        _expect(not rest, text, "nothing after it")
        return put_together(kind)
    if kind in WITH_CARD:
        return put_together(kind, _index(CARDS, rest, text, "a card"))
    if kind in WITH_SOURCE:
        _expect(rest == SUPPLY or rest in ROOMS, text, f"{SUPPLY} or a room: {', '.join(ROOMS)}")
        return put_together(kind, source_number(rest))
    if kind == "put":
        return put_together(kind, _index(ROOMS, rest, text, "a room"))
    if kind == "move":
        origin, _, target = rest.partition("-")
        return put_together(kind, _index(ROOMS, origin, text, "two rooms"), _index(ROOMS, target, text, "two rooms"))
    if kind == "pay":
        return put_together(kind, *_seals(rest, text))
    field = box.field(rest)
    if field is None:
        raise NotationError(f"{text!r}: expected a field from {box.fields[0].name} to {box.fields[-1].name}")
    return put_together(kind, field.number)


def _expect(condition: bool, text: str, what: str) -> None:
    if not condition:
        raise NotationError(f"{text!r}: expected {what}")


def _index(names: tuple[str, ...], name: str, text: str, what: str) -> int:
    _expect(name in names, text, f"{what} of {', '.join(names)}")
    return names.index(name)


def _seals(rest: str, text: str) -> tuple[int, int]:
    numbers = rest.split("+")
    digits = [str(n) for n in range(SEAL_CHOICES)]
    _expect(len(numbers) == 2 and all(n in digits for n in numbers), text, "two numbers from 0 to 4, as in 1+0")
    return int(numbers[0]), int(numbers[1])
