"""Fines for breaches of etiquette: by the judge, or by the table when the judge's time is up."""

from __future__ import annotations

import asyncio

from palais.core.contract import SPECTATOR
from palais.tables.etiquette_messages import AskForm, FormOffered, FormTile, GiveFine
from palais.tables.messages import Done
from palais.tables.refusals import Refusal
from palais.tables.table.actions import TableActions
from palais.tables.table.breaches import Breach
from palais.tables.table.exams import Exams
from palais.tables.table.manners import Manners
from palais.tables.table.writer import TableWriter


class TableFines:
    """The commands may raise Refusal; then nothing has changed."""

    def __init__(self, writer: TableWriter, actions: TableActions, manners: Manners, exams: Exams) -> None:
        self._writer, self._actions, self._manners, self._exams = writer, actions, manners, exams
        self._state, self._context = writer.state, writer.context
        self._tasks: set[asyncio.Task[None]] = set()

    def form(self, guest_id: str, message: AskForm, language: str) -> FormOffered:
        """The words this guest can build a seat's address from; none in a game without forms of address."""
        self._state.seating.own_seat(guest_id)
        etiquette, history = self._manners.etiquette, self._state.playing()
        if message.seat >= len(self._state.seating):
            raise Refusal("bad-seat")
        if etiquette is None:
            return FormOffered(message.id, message.seat, [], {}, kept=False, form=None)
        open_to_all, names = self._state.game.hide(history.state, SPECTATOR), self._manners.names
        tiles = [FormTile(slot, text) for slot, text in etiquette.tiles(open_to_all, message.seat, names, language)]
        kept, joints = etiquette.is_kept(open_to_all), dict(etiquette.joints(open_to_all, message.seat))
        is_told = not (kept and etiquette.fines(open_to_all)) and not self._exams.is_about(message.seat)
        form = etiquette.full_form(open_to_all, message.seat, names, language) if is_told else None
        return FormOffered(message.id, message.seat, tiles, joints, kept, form)

    async def give(self, guest_id: str, message: GiveFine) -> Done:
        """The judge fines a breach with one click."""
        seat = self._state.seating.own_seat(guest_id)
        return await self._writer.alone(lambda: self._give(seat, message))

    async def _give(self, seat: int, message: GiveFine) -> Done:
        self._state.unfinished()
        breach = next((breach for breach in self._pending if breach.note.n == message.breach), None)
        if breach is None:
            raise Refusal("no-breach")
        if breach.note.judge != seat:
            raise Refusal("not-the-judge")
        await self._fine(breach)
        return Done(message.id, self._state.version)

    async def _fine(self, breach: Breach) -> None:
        if self._manners.etiquette is not None:
            await self._actions.rule([self._manners.etiquette.fine(breach.seat)])
        self._manners.settle(breach)

    @property
    def _pending(self) -> list[Breach]:
        return self._state.breaches.pending

    # ---- by the table itself ----

    def next_timeout(self, now: float) -> float | None:
        """Seconds until the next breach is due."""
        return min((max(0.0, breach.note.due - now) for breach in self._pending), default=None)

    def wake(self) -> None:
        """Impose the fines that are due."""
        if self._tasks or not any(breach.note.due <= self._context.now() for breach in self._pending):
            return
        task = asyncio.create_task(self._writer.alone(lambda: self._fine_due()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fine_due(self) -> None:
        """After the end nothing is fined."""
        now = self._context.now()
        if self._state.row.status == "over":
            self._state.breaches.drop_pending()
        for breach in [breach for breach in self._pending if breach.note.due <= now]:
            await self._fine(breach)

    @property
    def is_fining(self) -> bool:
        """Whether the table is imposing a fine itself."""
        return bool(self._tasks)

    @property
    def busy(self) -> bool:
        return self.is_fining or bool(self._pending)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks))
