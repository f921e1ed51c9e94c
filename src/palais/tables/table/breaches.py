"""Breaches of etiquette at a table, as they are stored with what was said and found again after a restart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from palais.core.contract import REFEREE
from palais.core.etiquette import Etiquette
from palais.store.rows import ChatRow, EntryRow, Loaded
from palais.tables.table.chat import EVERYONE, Reader, readers

BreachState = Literal["reminder", "pending", "fined"]
RECENT_BREACHES: Final = 100


class BreachNote(msgspec.Struct, frozen=True):
    """What is stored with a line or an entry. Numbers are random: in order they would tell of breaches in private talk."""

    n: int
    addressee: int
    judge: int
    costs: bool  # False: a reminder
    due: float  # when the table fines it itself


class Breach(NamedTuple):
    """A breach, and who may know of it."""

    note: BreachNote
    seat: int  # the speaker
    heard_by: Sequence[Reader]
    line: ChatRow | None  # the chat line; None: it was said with an action


def breach_in(row: ChatRow | EntryRow) -> Breach | None:
    """The breach that a stored row tells of."""
    if row.breach is None or row.seat is None:
        return None
    note = msgspec.convert(row.breach, BreachNote)
    return Breach(note, row.seat, readers(row), row) if isinstance(row, ChatRow) else Breach(note, row.seat, EVERYONE, None)


class Breaches:
    """The recent breaches of a table, each with what became of it."""

    def __init__(self) -> None:
        self._recent: deque[tuple[Breach, BreachState]] = deque(maxlen=RECENT_BREACHES)

    def __iter__(self) -> Iterator[tuple[Breach, BreachState]]:
        return iter(list(self._recent))

    @property
    def pending(self) -> list[Breach]:
        return [breach for breach, state in self._recent if state == "pending"]

    def add(self, breach: Breach) -> BreachState:
        state: BreachState = "pending" if breach.note.costs else "reminder"
        self._recent.append((breach, state))
        return state

    def settle(self, breach: Breach) -> None:
        self._recent = deque(((one, "fined" if one is breach else state) for one, state in self._recent), RECENT_BREACHES)

    def drop_pending(self) -> None:
        """The game is over: nothing is fined any more."""
        self._recent = deque((pair for pair in self._recent if pair[1] != "pending"), RECENT_BREACHES)

    def restore(self, loaded: Loaded, etiquette: Etiquette) -> None:
        """After a restart. A fine is an entry of the game, and each settles the seat's oldest breach before it."""
        rows: list[ChatRow | EntryRow] = [*loaded.chat, *loaded.entries]
        for row in sorted(rows, key=lambda row: row.at):
            if (breach := breach_in(row)) is not None:
                self.add(breach)
            elif isinstance(row, EntryRow) and row.kind == "rule" and row.seat == REFEREE:
                self.match(row.actions, etiquette)

    def match(self, rulings: Iterable[int], etiquette: Etiquette) -> list[Breach]:
        """The breaches that these rulings settle."""
        found = []
        for ruling in rulings:
            fined = next((breach for breach in self.pending if etiquette.fine(breach.seat) == ruling), None)
            if fined is not None:
                self.settle(fined)
                found.append(fined)
        return found
