"""The log of an action as named events."""

from __future__ import annotations

from palais.core.events import Event
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.event_log import EVENTS, TO_ALL, Log
from palais.games.palais_royal.people.names import detail


def read_log(box: Box, log: Log) -> list[Event]:
    """Every entry of the log, with all details; `Event.seen_by` leaves out what a seat may not know."""
    return [_event(box, *entry) for entry in log.entries[: log.length].tolist()]


def _event(box: Box, number: int, seat: int, first: int, second: int, who: int) -> Event:
    kind, *names = EVENTS[number]
    details = {name: detail(box, name, value) for name, value in zip(names, (first, second), strict=True) if name}
    return Event(kind, seat, details) if who == TO_ALL else Event(kind, seat, {}, details, (who,))
