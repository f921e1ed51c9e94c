"""What happened, recorded by the rules as they apply an action: the source of every log line and animation.

An entry is five numbers: kind, seat, two details and who may know the details. `hide_events` blanks the details for
everyone else; nothing else ever leaves the engine.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind

CAPACITY: Final = 64
LOG = np.dtype([("length", "i8"), ("entries", "i2", (CAPACITY, 5))])

# kind: the meaning of its two details
EVENTS: Final = (
    ("started", "players", "start"),
    ("put", "room", "left"),
    ("turn", "round", "last"),
    ("phase", "phase", ""),
    ("card-played", "card", "price"),
    ("reinforced", "source", "left"),
    ("moved", "from", "to"),
    ("gold-taken", "gold", ""),
    ("king-placed", "source", "left"),
    ("madame-placed", "source", "left"),
    ("recruited", "field", "tile"),
    ("paid-gold", "gold", "discount"),
    ("paid-seals", "room", "servants"),
    ("paid-card-seals", "room", "seals"),
    ("servants-joined", "servants", ""),
    ("border", "field", "source"),
    ("reshuffled", "cards", ""),
    ("drew", "cards", ""),
    ("drawn-card", "card", ""),
    ("kept", "card", ""),
    ("discarded", "card", "cards"),
    ("last-round", "nobles", ""),
    ("over", "", ""),
)
STARTED: Final = 0
PUT_SERVANT: Final = 1
TURN: Final = 2
PHASE: Final = 3
CARD_PLAYED: Final = 4
REINFORCED: Final = 5
MOVED: Final = 6
GOLD_TAKEN: Final = 7
KING_PLACED: Final = 8
MADAME_PLACED: Final = 9
RECRUITED: Final = 10
PAID_GOLD: Final = 11
PAID_SEALS: Final = 12
PAID_CARD_SEALS: Final = 13
SERVANTS_JOINED: Final = 14
BORDER_SERVANT: Final = 15
RESHUFFLED: Final = 16
DREW: Final = 17
DRAWN_CARD: Final = 18
KEPT: Final = 19
DISCARDED: Final = 20
LAST_ROUND: Final = 21
GAME_OVER_NOW: Final = 22

TO_ALL: Final = -1  # in the fifth column: public; any other value is the one seat that may know
MUTE: Final = -1  # as the length of a log: write nothing


class Log(Protocol):
    """The fields of `LOG` for the type checker."""

    length: int
    entries: npt.NDArray[np.int16]

    def handle(self) -> Any: ...


LogRecord = record_kind("LogRecord", LOG)


def new_log() -> Log:
    return cast(Log, LogRecord())


def mute_log() -> Log:
    """A log that records nothing, for games that nobody watches."""
    log = new_log()
    log.length = MUTE
    return log


@rule
def tell(log: Log, kind: int, seat: int, first: int, second: int) -> None:
    """Record a public event."""
    if log.length != MUTE:
        note(log, kind, seat, first, second, TO_ALL)


@rule
def whisper(log: Log, kind: int, seat: int, first: int) -> None:
    """Record an event whose details only the acting seat may know; that it happened is public.

    Reading 9: Hidden information is revealed here, so nothing before it can be undone.
    """
    if log.length != MUTE:
        note(log, kind, seat, first, 0, seat)


@rule
def note(log: Log, kind: int, seat: int, first: int, second: int, who: int) -> None:
    n = log.length
    log.entries[n, 0] = kind
    log.entries[n, 1] = seat
    log.entries[n, 2] = first
    log.entries[n, 3] = second
    log.entries[n, 4] = who
    log.length = n + 1
