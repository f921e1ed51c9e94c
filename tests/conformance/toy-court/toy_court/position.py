"""A position as text: a line for each field, its value as JSON. Fields are named in toy_court/state.py."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from palais.core.errors import NotationError
from toy_court.state import DICE, GOALS, MAX_PLAYERS, MIN_PLAYERS, MOST_ACTS, NOBODY, Court

BY_SEAT = ("ready", "muted", "acts", "coins", "goals", "pips", "sixes", "fines")
LARGEST = 10_000


def position_text(c: Court) -> str:
    return "".join(f"{name}: {msgspec.json.encode(value).decode()}\n" for name, value in asdict(c).items())


def parse_position(text: str) -> Court:
    found: dict[str, Any] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, _, value = line.partition(":")
        try:
            found[name.strip()] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise NotationError(f"{line!r}: expected a name, a colon and a value in JSON") from None
    try:
        c = msgspec.convert(found, Court)
    except msgspec.ValidationError as error:
        raise NotationError(f"this is no position: {error}") from None
    _check(c, found)
    return c


def _check(c: Court, found: dict[str, Any]) -> None:
    """What the types do not say."""
    unknown = sorted(set(found) - set(Court.__dataclass_fields__))
    _expect(not unknown, f"fields of a position, not {', '.join(unknown)}")
    _expect(MIN_PLAYERS <= c.players <= MAX_PLAYERS, f"{MIN_PLAYERS} to {MAX_PLAYERS} players")
    _expect(all(len(getattr(c, name)) == c.players for name in BY_SEAT), "as many values as players in every list")
    _expect(NOBODY <= c.player < c.players and 1 <= c.round <= c.rounds, "a player and a round of this game")
    _expect(len(c.dice) in (0, DICE) and all(1 <= pips <= 6 for pips in c.dice), f"no dice or {DICE}")
    _expect(set(c.aside) <= set(range(len(c.dice))) and len(set(c.aside)) == len(c.aside), "dice to throw again")
    _expect(set(c.goals) <= {*GOALS, None}, f"goals of {', '.join(GOALS)}")
    counts = [*c.acts, *c.pips, *c.sixes, *c.fines, *(c.purse(seat) for seat in range(c.players)), c.drawn, c.rounds, c.seconds]
    _expect(all(0 <= count <= LARGEST for count in counts), f"counts from 0 to {LARGEST}")
    _expect(max(c.acts) <= MOST_ACTS + 1, f"at most {MOST_ACTS + 1} acts")
    _expect(not all(c.ready) or c.over, "somebody who is not ready")


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise NotationError(f"this is no position: expected {what}")
