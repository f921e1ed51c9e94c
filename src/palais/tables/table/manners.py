"""Forms of address at a table: what was said to whom, and what was wrong with it. Only the table knows the names to compare."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from palais.core.contract import State
from palais.core.etiquette import JUDGE_SECONDS
from palais.core.play import Step
from palais.store.rows import ChatRow, EntryRow
from palais.tables.context import TableContext
from palais.tables.etiquette_messages import MAX_BREACH_NUMBER, Breached
from palais.tables.table.breaches import Breach, BreachNote, BreachState, breach_in
from palais.tables.table.chat import Reader
from palais.tables.table.padding import ANSWER_STEP, padded
from palais.tables.table.state import TableState
from palais.tables.table.viewers import Viewer

Stored = dict[str, Any]  # a BreachNote in a row
_encode: Final = msgspec.json.Encoder().encode


class Manners:
    """Finds breaches before what was said is stored, and tells of them afterwards."""

    def __init__(self, context: TableContext, state: TableState) -> None:
        self._context, self._state, self.etiquette = context, state, state.etiquette

    @property
    def names(self) -> list[str]:
        """The family names, by seat."""
        return [row.family or row.name for row in self._state.seating.rows]

    def in_line(self, seat: int | None, text: str, to: tuple[int, ...] | None, addressee: int | None) -> Stored | None:
        """The breach in a line, if any. It speaks to the seat it names, or else to the only one it is for."""
        spoken_to = to[0] if addressee is None and to is not None and len(to) == 1 else addressee
        history = self._state.history
        if history is None or not history.decisions or seat is None or spoken_to in (None, seat):
            return None
        return self._judge(history.state, seat, spoken_to, text)

    def in_actions(self, steps: Sequence[Step], address: str | None) -> Stored | None:
        """The breach in a person's actions, which speak to the first seat they name; one address is enough for all of them. A
        client without addresses for actions sends none and is not judged.
        """
        if self.etiquette is None or address is None:
            return None
        for step in steps:
            spoken_to = self.etiquette.aimed_at(step.before, step.seat, step.action)
            if spoken_to is not None:
                return self._judge(step.before, step.seat, spoken_to, address)
        return None

    def _judge(self, state: State, seat: int, spoken_to: int | None, text: str) -> Stored | None:
        """The table fines the judge's own breach at once."""
        etiquette = self.etiquette
        if etiquette is None or spoken_to is None or not etiquette.is_kept(state):
            return None
        if etiquette.has_full_form(state, spoken_to, self.names, text):
            return None
        judge, n = etiquette.judge(state), 1 + secrets.randbelow(MAX_BREACH_NUMBER)
        due = self._context.now() + (0.0 if judge == seat else JUDGE_SECONDS)
        stored: Stored = msgspec.to_builtins(BreachNote(n, spoken_to, judge, etiquette.fines(state), due))
        return stored

    def note(self, row: ChatRow | EntryRow) -> None:
        """Tell of the breach in what has just been stored."""
        if (breach := breach_in(row)) is not None:
            self._tell(breach, self._state.breaches.add(breach))

    def hear_entry(self, entry: EntryRow) -> None:
        """An entry that another server has stored may hold a breach, or fine one."""
        self.note(entry)
        if entry.kind == "rule" and self.etiquette is not None:
            for breach in self._state.breaches.match(entry.actions, self.etiquette):
                self._tell(breach, "fined")

    def settle(self, breach: Breach) -> None:
        """It has been fined."""
        self._state.breaches.settle(breach)
        self._tell(breach, "fined")

    def show_recent(self, viewer: Viewer) -> None:
        """Send a new viewer the breaches it may know of."""
        for breach, state in self._state.breaches:
            if (message := self._message(breach, state, viewer.seat)) is not None:
                viewer.send(message)

    def _tell(self, breach: Breach, state: BreachState) -> None:
        for seat in self._state.viewers.seats:
            if (message := self._message(breach, state, seat)) is not None:
                self._state.viewers.send_to_seat(seat, message)

    def _message(self, breach: Breach, state: BreachState, seat: Reader) -> bytes | None:
        """For one reader. A judge who did not hear it learns that it happened, but not what was said to whom."""
        note = breach.note
        if seat in breach.heard_by:
            line = None if breach.line is None else self._state.chat.number_of(breach.line, seat)
            return _padded(Breached(note.n, breach.seat, note.judge, state, note.addressee, line))
        is_judges = seat == note.judge and state != "reminder"
        return _padded(Breached(note.n, breach.seat, note.judge, state)) if is_judges else None


def _padded(message: Breached) -> bytes:
    return padded(_encode(message), ANSWER_STEP)
