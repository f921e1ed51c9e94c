"""The log of an action as events with names."""

from __future__ import annotations

from typing import Any

from palais.core.events import Event
from palais.games.versailles_1682.engine.constants import MAX_PLAYERS
from palais.games.versailles_1682.engine.event_log import EVENTS, SAW, TO_ALL, Log
from palais.games.versailles_1682.people.names import detail

SECRET = "|"


def read_log(log: Log) -> list[Event]:
    """Every entry of the log, with all details; `Event.seen_by` leaves out what a seat may not know."""
    events: list[Event] = []
    for entry in log.entries[: log.length].tolist():
        if entry[0] == SAW:
            events[-1] = _with_card(events[-1], _event(*entry))
        else:
            events.append(_event(*entry))
    return events


def _with_card(event: Event, saw: Event) -> Event:
    """A hand is one secret of the event that is about it: whoever sees it sees all its cards."""
    return Event(event.kind, event.seat, event.details, {"hand": [*event.secret.get("hand", []), saw.secret["card"]]}, saw.to)


def _event(number: int, seat: int, a: int, b: int, c: int, d: int, who: int) -> Event:
    kind, *names = EVENTS[number]
    details: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    for name, value in zip(names, (a, b, c, d), strict=False):
        if name:
            (secret if name.startswith(SECRET) else details)[name.lstrip(SECRET)] = detail(name.lstrip(SECRET), value)
    if who == TO_ALL:
        return Event(kind, seat, details | secret)
    return Event(kind, seat, details, secret, tuple(p for p in range(MAX_PLAYERS) if who & (1 << p)))
