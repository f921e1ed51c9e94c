"""What happened, written down by the rules as they apply an action: the source of every log line and animation.

An entry is a kind, a seat, four details and who may know the secret one: TO_ALL, or the sum of 1 << seat.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind

CAPACITY: Final = 320
LOG = np.dtype([("length", "i8"), ("entries", "i4", (CAPACITY, 7))])

# The kind, its public details, and behind a bar the one that may be secret. Empty: the column is not used.
EVENTS: Final = (
    ("sex-chosen", "sex"),
    ("party-chosen", "party"),
    ("round", "round"),
    ("accession", "country"),
    ("retired",),
    ("heir", "sex", "party"),
    ("introduced",),
    ("negotiation",),
    ("paid", "to", "livres"),
    ("ready",),
    ("relocated", "place", "reason"),
    ("turn", "round", "nth"),
    ("die", "value", "reason", "most", "least"),
    ("standing", "scale", "change", "now", "reason"),
    ("money", "livres", "now", "reason"),
    ("drew", "", "", "", "|card"),
    ("reshuffled", "cards"),
    ("taken", "card"),
    ("played", "card", "target"),
    ("asked", "card", "to", "route"),
    ("withdrawal", "card", "from", "receiver", "route"),
    ("audience", "audience", "target", "route", "direction"),
    ("granted",),
    ("refused", "card"),  # a request card goes to the King's House
    ("heard",),
    ("rerolled", "card"),
    ("laid", "card", "reason"),
    ("lost", "card", "reason"),
    ("discarded", "card"),
    ("given", "to", "", "", "|card"),
    ("looked", "at"),
    ("letter-taken", "from", "", "", "|card"),
    ("power", "card", "target", "direction"),
    ("levy",),
    ("died", "reason"),
    ("exiled", "reason"),
    ("imprisoned", "reason"),
    ("freed", "reason"),
    ("married", "to"),
    ("marriage-ended", "to", "reason"),
    ("king-died", "regency"),
    ("queen-died", "regency"),
    ("war", "country"),
    ("peace", "country", "reason"),
    ("signed",),
    ("unsigned", "reason"),
    ("broken-off",),
    ("inherited", "card", "from"),
    ("remarried", "country"),
    ("fined", "livres", "now"),
    ("exam", "right"),
    ("done",),
    ("over",),
    ("party-drawn", "party"),
    ("steward-drawn",),
    ("dealt", "cards"),
    ("saw", "", "", "", "|card"),  # a card of the hand that the event before is about
)
SEX_CHOSEN: Final = 0
PARTY_CHOSEN: Final = 1
NEW_ROUND: Final = 2
ACCESSION: Final = 3
RETIRED: Final = 4
HEIR: Final = 5
INTRODUCED: Final = 6
NEGOTIATION_BEGUN: Final = 7
PAID: Final = 8
READY: Final = 9
RELOCATED: Final = 10
TURN: Final = 11
DIE: Final = 12
STANDING: Final = 13
MONEY: Final = 14
DREW: Final = 15
RESHUFFLED: Final = 16
TAKEN: Final = 17
PLAYED: Final = 18
ASKED: Final = 19
WITHDRAWAL: Final = 20
AUDIENCE_ASKED: Final = 21
GRANTED: Final = 22
REFUSED: Final = 23
HEARD: Final = 24
REROLLED: Final = 25
LAID: Final = 26
LOST: Final = 27
DISCARDED: Final = 28
GIVEN: Final = 29
LOOKED: Final = 30
LETTER_TAKEN: Final = 31
POWER_USED: Final = 32
LEVIED: Final = 33
DIED: Final = 34
EXILED: Final = 35
IMPRISONED: Final = 36
FREED: Final = 37
MARRIED: Final = 38
MARRIAGE_ENDED: Final = 39
KING_DIED: Final = 40
QUEEN_DIED: Final = 41
WAR: Final = 42
PEACE_MADE: Final = 43
SIGNED: Final = 44
UNSIGNED: Final = 45
BROKEN_OFF: Final = 46
INHERITED: Final = 47
REMARRIED: Final = 48
FINED: Final = 49
EXAM_TAKEN: Final = 50
DONE: Final = 51
GAME_OVER_NOW: Final = 52
PARTY_DRAWN: Final = 53
STEWARD_DRAWN: Final = 54
DEALT: Final = 55
SAW: Final = 56

TO_ALL: Final = -1
MUTE: Final = -1  # as the length of a log: write nothing


class Log(Protocol):
    """The twin of `LOG` for the type checker."""

    length: int
    entries: npt.NDArray[np.int32]

    def handle(self) -> Any: ...


LogRecord = record_kind("LogRecord", LOG)


def new_log() -> Log:
    return cast(Log, LogRecord())


def mute_log() -> Log:
    """For playing out games that nobody watches."""
    log = new_log()
    log.length = MUTE
    return log


@rule
def tell(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write down what everyone may know."""
    if log.length != MUTE:
        note(log, kind, seat, a, b, c, d, TO_ALL)


@rule
def whisper(log: Log, kind: int, seat: int, a: int, secret: int, who: int) -> None:
    """Write down a card that only the seats in `who` may know; the rest is public."""
    if log.length != MUTE:
        note(log, kind, seat, a, 0, 0, secret, who)


@rule
def note(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int, who: int) -> None:
    n = log.length
    log.entries[n, 0] = kind
    log.entries[n, 1] = seat
    log.entries[n, 2] = a
    log.entries[n, 3] = b
    log.entries[n, 4] = c
    log.entries[n, 5] = d
    log.entries[n, 6] = who
    log.length = n + 1
