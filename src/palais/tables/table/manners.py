"""Forms of address at a table: what was said to whom, and what was wrong with it. Only the table knows the names to compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from palais.core.contract import State
from palais.core.etiquette import JUDGE_SECONDS, Etiquette
from palais.core.kit import kit
from palais.core.play import Step
from palais.store.rows import ChatRow
from palais.tables.context import TableContext
from palais.tables.etiquette_messages import Breached
from palais.tables.table.chat import EVERYONE, Reader, readers
from palais.tables.table.state import TableState
from palais.tables.table.viewers import Viewer

_encode = msgspec.json.Encoder().encode


class Breach(NamedTuple):
    """A breach, who may know of it, and when the table fines it itself."""

    n: int
    seat: int  # the speaker
    addressee: int
    judge: int
    heard_by: Sequence[Reader]
    line: ChatRow | None  # the chat line; None: it was said with an action
    due: float


class Manners:
    """Detects breaches and keeps those not yet fined, for as long as the table is in memory."""

    def __init__(self, context: TableContext, state: TableState) -> None:
        self._context, self._state = context, state
        found = kit(state.game.id).etiquette
        self.etiquette: Etiquette | None = None if found is None else found()
        self.pending: list[Breach] = []
        self._count = 0

    @property
    def names(self) -> list[str]:
        """The family names, by seat."""
        return [row.family or row.name for row in self._state.seating.rows]

    def hear_line(self, row: ChatRow, to: tuple[int, ...] | None, addressee: int | None) -> None:
        """A line speaks to the seat it names, or else to the only one it is for."""
        spoken_to = to[0] if addressee is None and to is not None and len(to) == 1 else addressee
        history = self._state.history
        if history is not None and history.decisions and row.seat is not None and spoken_to not in (None, row.seat):
            self._hear(history.state, row.seat, spoken_to, row.text, row)

    def hear_actions(self, before: State, steps: Sequence[Step], address: str | None) -> None:
        """A person's actions speak to the first seat they name; one address is enough for all of them. A client without
        addresses for actions sends none and is not judged.
        """
        if self.etiquette is None or address is None:
            return
        for step in steps:
            spoken_to = self.etiquette.aimed_at(before, step.seat, step.action)
            if spoken_to is not None:
                self._hear(before, step.seat, spoken_to, address, None)
                return
            before = step.state

    def _hear(self, state: State, seat: int, spoken_to: int | None, text: str, line: ChatRow | None) -> None:
        etiquette = self.etiquette
        if etiquette is None or spoken_to is None or not etiquette.is_kept(state):
            return
        if not etiquette.has_full_form(state, spoken_to, self.names, text):
            self._note(etiquette, state, seat, spoken_to, line)

    def _note(self, etiquette: Etiquette, state: State, seat: int, spoken_to: int, line: ChatRow | None) -> None:
        """The table fines the judge's own breach at once."""
        self._count += 1
        judge, circle = etiquette.judge(state), EVERYONE if line is None else readers(line)
        due = self._context.now() + (0.0 if judge == seat else JUDGE_SECONDS)
        breach = Breach(self._count, seat, spoken_to, judge, circle, line, due)
        if etiquette.fines(state):
            self.pending.append(breach)
        self._tell(breach, "pending" if etiquette.fines(state) else "reminder")

    def settle(self, breach: Breach) -> None:
        """It has been fined."""
        self.pending.remove(breach)
        self._tell(breach, "fined")

    def show_pending(self, viewer: Viewer) -> None:
        """Send a new viewer the breaches not yet fined."""
        for breach in self.pending:
            if (message := self._message(breach, "pending", viewer.seat)) is not None:
                viewer.send(message)

    def _tell(self, breach: Breach, state: Literal["reminder", "pending", "fined"]) -> None:
        for seat in self._state.viewers.seats:
            if (message := self._message(breach, state, seat)) is not None:
                self._state.viewers.send_to_seat(seat, message)

    def _message(self, breach: Breach, state: Literal["reminder", "pending", "fined"], seat: Reader) -> bytes | None:
        """For one reader. A judge who did not hear it learns that it happened, but not what was said to whom."""
        if seat in breach.heard_by:
            line = None if breach.line is None else self._state.chat.number_of(breach.line, seat)
            return _encode(Breached(breach.n, breach.seat, breach.judge, state, breach.addressee, line))
        is_judges = seat == breach.judge and state != "reminder"
        return _encode(Breached(breach.n, breach.seat, breach.judge, state)) if is_judges else None
