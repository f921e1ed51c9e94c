"""What people say at a table."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable

import msgspec

from palais.store.rows import ChatRow
from palais.store.store import KEPT_CHAT
from palais.tables.messages import LONGEST_CHAT, ChatLine
from palais.tables.refusals import Refusal

# Marks that turn the direction of writing could make a line look like another person's.
DIRECTIONS = {*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C}
SEPARATORS = ("Zl", "Zp")


class Chatter:
    """The last lines, as JSON; all of them are in the store."""

    __slots__ = ("last_at", "length", "lines")

    def __init__(self, rows: Iterable[ChatRow] = ()) -> None:
        self.lines: deque[msgspec.Raw] = deque(maxlen=KEPT_CHAT)
        self.length, self.last_at = 0, 0.0
        for row in rows:
            self.add(row)

    def add(self, row: ChatRow) -> ChatLine:
        line = ChatLine(row.n, row.seat, row.name, row.text, row.at)
        self.lines.append(msgspec.Raw(msgspec.json.encode(line)))
        self.length, self.last_at = row.n, row.at
        return line


def clean(text: str) -> str:
    """The line without control characters; a Refusal if nothing is left of it or too much."""
    kept = "".join(_clean(character) for character in text).strip()
    if not kept:
        raise Refusal("chat-empty")
    if len(kept) > LONGEST_CHAT:
        raise Refusal("chat-too-long")
    return kept


def _clean(character: str) -> str:
    if character.isspace() or unicodedata.category(character) in SEPARATORS:
        return " "
    return "" if unicodedata.category(character) in ("Cc", "Cs") or ord(character) in DIRECTIONS else character
