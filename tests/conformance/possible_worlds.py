"""Worlds that some seats cannot tell apart, and everything a game tells a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

from palais import Game, State
from palais.core.contract import SPECTATOR
from palais.core.events import Event

TESTS = Path(__file__).parents[1] / "games"
OWN_TRIES = 5
TRIES = 150  # random worlds to try, to find one that a second seat cannot tell from the true one either


def known(game: Game, s: State, seat: int) -> dict[str, object]:
    """Everything a game tells a seat, or a spectator, about a position."""
    hidden = game.hide(s, seat)
    told: dict[str, object] = {
        "record": hidden.to_bytes(),
        "text": game.position_text(hidden),
        "view": msgspec.json.encode(game.view(hidden, seat)),
        "score": msgspec.json.encode(game.score(hidden)),
        "points": game.points(hidden),
        "moment": game.moment(s),
        "decisions": game.decisions(s),
    }
    if seat == SPECTATOR:
        return told
    others = [None, *((other,) for other in range(len(game.score(s).points)) if other != seat)]
    return told | {
        "legal": game.legal(hidden, seat),
        "choices": msgspec.json.encode(game.choices(hidden, seat)),
        "observation": game.observe(hidden, seat).tobytes(),
        "talk": [game.may_say(s, seat, to) for to in others],
    }


def heard(game: Game, events: Sequence[Event], after: State, seat: int) -> bytes:
    """What a seat is told about an action: the events as it may know them, and their sentences."""
    seen = game.hide_events(events, seat)
    return msgspec.json.encode([(event, game.event_phrase(event, after)) for event in seen])


def worlds_of(game: Game, s: State, seats: Sequence[int], tries: int = TRIES) -> Iterator[State]:
    """Other worlds that none of these seats can tell from this one, even by pooling what they know.

    A game with too many secrets for random worlds to fit a second seat has its own generator next to its tests.
    """
    folder = game.id.replace("-", "_")
    if len(seats) > 1 and (TESTS / folder / "possible_worlds.py").exists():
        yield from import_module(f"tests.games.{folder}.possible_worlds").worlds_of(game, s, seats, OWN_TRIES)
        return
    first, *others = seats
    hidden = game.hide(s, first)
    views = {seat: game.hide(s, seat).to_bytes() for seat in others}
    for seed in range(tries):
        world = game.determinize(hidden, first, seed)
        if game.digest(world) != game.digest(s) and all(game.hide(world, p).to_bytes() == views[p] for p in others):
            yield world
