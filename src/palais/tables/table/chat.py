"""The chat of a table: lines to everyone or to chosen seats."""

from __future__ import annotations

import unicodedata
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Final

from palais.store.rows import ChatRow
from palais.store.store import RECENT_CHAT_LINES
from palais.tables.message_fields import MAX_SEATS
from palais.tables.messages import MAX_CHAT_LENGTH, ChatLine
from palais.tables.refusals import Refusal

# Direction marks could make a line look like another person's.
DIRECTION_MARKS: Final = {*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C}
SEPARATORS: Final = ("Zl", "Zp")

Reader = int | None  # a seat, or the spectators
EVERYONE: Final[Sequence[Reader]] = (None, *range(MAX_SEATS))


class Chat:
    """The recent public and private lines; all of them are in the store. Lines are numbered per reader, so that gaps do not
    reveal private talk.
    """

    __slots__ = ("_public", "_said", "_whispers", "length")

    def __init__(self, rows: Iterable[ChatRow] = ()) -> None:
        self._public: deque[ChatRow] = deque(maxlen=RECENT_CHAT_LINES)
        self._whispers: deque[ChatRow] = deque(maxlen=RECENT_CHAT_LINES)
        self._said: Counter[Reader] = Counter()
        self.length = 0
        for row in rows:
            self.add(row)

    def add(self, row: ChatRow) -> None:
        (self._public if row.to_seats is None else self._whispers).append(row)
        self._said.update(readers(row))
        self.length = row.n

    @property
    def readers(self) -> list[Reader]:
        """Everyone who has something to read."""
        return list(self._said)

    def lines(self, seat: Reader) -> list[ChatLine]:
        """The lines that this seat, or a spectator, may read."""
        rows = sorted((*self._public, *(row for row in self._whispers if seat in readers(row))), key=lambda row: row.n)
        first = self._said[seat] - len(rows) + 1
        return [chat_line(first + i, row) for i, row in enumerate(rows)]

    def number_of(self, row: ChatRow, seat: Reader) -> int | None:
        """The number that a line has for one of its readers; None if it is no longer among the recent ones."""
        return next(
            (line.n for line in self.lines(seat) if (line.at, line.seat, line.text) == (row.at, row.seat, row.text)), None
        )

    def newest(self, row: ChatRow, seat: Reader) -> ChatLine:
        """The last line, numbered for one of its readers."""
        return chat_line(self._said[seat], row)


def readers(row: ChatRow) -> Sequence[Reader]:
    """Who may read a line: everyone, or its addressees and its author."""
    return EVERYONE if row.to_seats is None else sorted({*row.to_seats, *(() if row.seat is None else (row.seat,))})


def chat_line(n: int, row: ChatRow) -> ChatLine:
    """A line as its reader numbers it."""
    return ChatLine(n, row.seat, row.name, row.text, row.at, row.to_seats)


def read_addressees(to: Sequence[int] | None, seat: int | None, players: int) -> tuple[int, ...] | None:
    """The addressees in order, without the author; None: everyone. Raises Refusal for invalid seats."""
    if to is None:
        return None
    chosen = tuple(sorted({*to} - {seat}))
    if seat is None or not chosen or not {*chosen} <= {*range(players)}:
        raise Refusal("bad-seat")
    return chosen


def check_addressee(addressee: int | None, to: tuple[int, ...] | None, players: int) -> None:
    """Raises Refusal if a line speaks to somebody who cannot hear it."""
    if addressee is not None and addressee not in (range(players) if to is None else to):
        raise Refusal("bad-seat")


def clean(text: str) -> str:
    """The line without control characters. Raises Refusal if it is then empty or too long."""
    kept = "".join(_clean(character) for character in text).strip()
    if not kept:
        raise Refusal("chat-empty")
    if len(kept) > MAX_CHAT_LENGTH:
        raise Refusal("chat-too-long")
    return kept


def _clean(character: str) -> str:
    if character.isspace() or unicodedata.category(character) in SEPARATORS:
        return " "
    return "" if unicodedata.category(character) in ("Cc", "Cs") or ord(character) in DIRECTION_MARKS else character
