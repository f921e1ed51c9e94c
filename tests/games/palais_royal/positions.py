"""The vocabulary of the rule tests: positions as text, actions as words, changes as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import dedent
from typing import Any

from palais.core.contract import State
from palais.core.events import Event
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, NOBODY, PHASES, PRIVILEGES, ROOMS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.notation.writer import LEFT

GAME = PalaisRoyal()
BOX = GAME.box
COLOURS = ("red", "yellow", "green", "black")
TURN = ("done",) * 5  # a whole turn in which nothing is done
INNER = "e7"  # a field in no border row; its neighbours are d8, f8, d6 and f6


def position(text: str) -> State:
    """The position a text describes; indentation is ignored."""
    return GAME.parse_position(dedent(text))


def after(s: State, *actions: str) -> State:
    """The position after these actions, each by the player in turn."""
    for action in actions:
        s, _ = GAME.apply(s, fields(s).player, GAME.parse_action(action))
    return s


def events(s: State, *actions: str) -> list[Event]:
    """The events of these actions, each by the player in turn."""
    told: list[Event] = []
    for action in actions:
        s, news = GAME.apply(s, fields(s).player, GAME.parse_action(action))
        told += news
    return told


def refusal(s: State, action: str, colour: str | None = None) -> str | None:
    """Why the player in turn, or the one of this colour, may not do this; None if it is allowed."""
    return GAME.check(s, fields(s).player if colour is None else COLOURS.index(colour), GAME.parse_action(action))


def legal(s: State) -> set[str]:
    """Everything the player in turn may do."""
    return {GAME.action_text(action) for action in GAME.legal(s, fields(s).player)}


def phase(s: State) -> str:
    return PHASES[fields(s).phase]


def left(s: State) -> dict[str, int]:
    """What is left to do in this action of the turn, not counting what `march` adds to the next one."""
    return {name: count for name, field in LEFT.items() if name != "march" and (count := getattr(fields(s), field))}


def change(s: State, *actions: str) -> dict[str, int]:
    """Every number of the position that these actions change, and by how much."""
    return difference(s, after(s, *actions))


def difference(before: State, now: State) -> dict[str, int]:
    old, new = facts(before), facts(now)
    return {name: n for name in {**old, **new} if (n := new.get(name, 0) - old.get(name, 0))}


def facts(s: State) -> dict[str, int]:
    """Everything on the table: `red gold`, `red court`, `red hand gold4`, `e9 red`, `discard gold4`, and so on."""
    f = fields(s)
    found = {"nobles in park": f.nobles_in_park, "pile": f.pile_size, **_named("discard ", CARDS, f.discard)}
    found |= _named("drawn ", CARDS, f.drawn)
    for seat, colour in enumerate(COLOURS[: f.players]):
        found |= {f"{colour} {name}": int(getattr(f, name)[seat]) for name in ("gold", "supply", "reserve")}
        found[f"{colour} points"] = int(f.noble_points[seat])
        found |= _named(f"{colour} ", ROOMS, f.servants[seat])
        found |= _named(f"{colour} hand ", CARDS, f.hand[seat])
        found |= _named(f"{colour} shown ", CARDS, f.shown[seat])
        found |= _named(f"{colour} privilege ", PRIVILEGES, f.extra[seat])
    for field in BOX.fields:
        found[f"{field.name} noble"] = int(f.noble_at[field.number] != EMPTY)
        if f.servant_at[field.number] != NOBODY:
            found[f"{field.name} {COLOURS[f.servant_at[field.number]]}"] = 1
    return found


def _named(start: str, names: Iterable[str], counts: Any) -> dict[str, int]:
    return {f"{start}{name}": n for name, n in zip(names, counts.tolist(), strict=True)}


def park(nobles: int) -> str:
    """The line for a park with this many nobles left; couples first, so that other nobles can be given to players."""
    pairs = zip(BOX.fields[:nobles], reversed(BOX.tiles), strict=False)
    return "park: " + ", ".join(f"{field.name} {tile.name}" for field, tile in pairs)


def cards(pile: dict[str, int], discard: dict[str, int], rest: str = "yellow hand") -> str:
    """The lines that put exactly these cards in the pile and on the discard; `rest` holds all others."""
    others = {card: BOX.cards[card].copies - pile.get(card, 0) - discard.get(card, 0) for card in CARDS}
    return f"discard: {_list(discard)}\n{rest}: {_list(others)}\n"


def _list(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in counts.items() if n)


def view(s: State, colour: str = "red") -> Mapping[str, Any]:
    """What the table shows this player."""
    seat = COLOURS.index(colour)
    return GAME.view(GAME.hide(s, seat), seat)
