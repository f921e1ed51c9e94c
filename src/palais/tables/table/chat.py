"""What people say at a table, to everyone or to chosen seats."""

from __future__ import annotations

import unicodedata
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Final

from palais.store.rows import ChatRow
from palais.store.store import RECENT_CHAT_LINES
from palais.tables.messages import MAX_CHAT_LENGTH, MAX_SEATS, ChatLine
from palais.tables.refusals import Refusal

# Marks that turn the direction of writing could make a line look like another person's.
DIRECTION_MARKS: Final = {*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C}
SEPARATORS: Final = ("Zl", "Zp")


class Chat:
    """The last lines; all of them are in the store. Lines are numbered for each reader, so that gaps tell nobody about a talk
    that was not for them.
    """

    __slots__ = ("_numbers", "_rows", "length")

    def __init__(self, rows: Iterable[ChatRow] = ()) -> None:
        self._rows: deque[ChatRow] = deque(maxlen=RECENT_CHAT_LINES)
        self._numbers: Counter[int | None] = Counter()  # lines that have left `_rows`, by reader
        self.length = 0
        for row in rows:
            self.add(row)

    def add(self, row: ChatRow) -> None:
        if len(self._rows) == RECENT_CHAT_LINES:
            self._count(self._rows[0])
        self._rows.append(row)
        self.length = row.n

    def _count(self, row: ChatRow) -> None:
        circle = readers(row)
        everyone: list[int | None] = [None, *range(MAX_SEATS)]
        self._numbers.update(everyone if circle is None else circle)

    def lines(self, seat: int | None) -> list[ChatLine]:
        """What this seat, or a spectator, may read."""
        first = self._numbers[seat] + 1
        return [_line(first + i, row) for i, row in enumerate(row for row in self._rows if may_read(row, seat))]

    def last(self, seat: int | None) -> ChatLine:
        """The line that was said last, for one of its readers."""
        return _line(self._numbers[seat] + sum(may_read(row, seat) for row in self._rows), self._rows[-1])


def readers(row: ChatRow) -> tuple[int, ...] | None:
    """The seats a line is for, its author among them; None: everyone."""
    if row.to_seats is None:
        return None
    return tuple(sorted({*row.to_seats, *(() if row.seat is None else (row.seat,))}))


def may_read(row: ChatRow, seat: int | None) -> bool:
    circle = readers(row)
    return circle is None or seat in circle


def _line(n: int, row: ChatRow) -> ChatLine:
    return ChatLine(n, row.seat, row.name, row.text, row.at, row.to_seats)


def read_addressees(to: Sequence[int] | None, seat: int | None, players: int) -> tuple[int, ...] | None:
    """The seats a line is meant for, in order and without its author; None: everyone. A Refusal for seats that are none."""
    if to is None:
        return None
    chosen = tuple(sorted({*to} - {seat}))
    if seat is None or not chosen or not {*chosen} <= {*range(players)}:
        raise Refusal("bad-seat")
    return chosen


def clean(text: str) -> str:
    """The line without control characters; a Refusal if nothing is left of it or too much."""
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
