"""Answering an exam, and what follows when it is answered or its time is up."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from palais.tables.etiquette_messages import AnswerExam
from palais.tables.messages import Done
from palais.tables.refusals import Refusal
from palais.tables.table.actions import TableActions
from palais.tables.table.exams import Exams
from palais.tables.table.manners import Manners
from palais.tables.table.writer import TableWriter


class TableExams:
    """The command may raise Refusal; then nothing has changed."""

    def __init__(self, writer: TableWriter, actions: TableActions, manners: Manners, exams: Exams) -> None:
        self._writer, self._actions, self._manners, self._exams = writer, actions, manners, exams
        self._state, self._context = writer.state, writer.context
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, guest_id: str, message: AnswerExam) -> Done:
        seat = self._state.seating.own_seat(guest_id)
        await self._writer.alone(lambda: self._answer(seat, message.text))
        return Done(message.id, self._state.version)

    async def _answer(self, seat: int, text: str) -> None:
        found, etiquette = self._exams.open, self._manners.etiquette
        if found is None or etiquette is None or found.exam.asked != seat:
            raise Refusal("not-examined")
        is_right = etiquette.has_full_form(self._state.playing().state, found.about, self._manners.names, text)
        await self._end(is_right)

    async def _end(self, is_right: bool) -> None:
        """The game gets the result, and then the action that asked for it."""
        found = self._exams.open
        if found is None:
            return
        with suppress(Refusal):  # the game has gone on meanwhile
            await self._actions.rule([found.exam.right if is_right else found.exam.wrong])
            await self._actions.do_held(found)
        self._exams.open = None
        self._exams.tell("right" if is_right else "wrong", found)
        self._writer.resume()

    # ---- when the time is up ----

    def next_timeout(self, now: float) -> float | None:
        return self._exams.next_timeout(now)

    def wake(self) -> None:
        """No answer in time is a wrong one."""
        if self._exams.is_due() and not self._tasks:
            task = asyncio.create_task(self._writer.alone(self._time_is_up))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self) -> None:
        if self._exams.is_due():
            await self._end(is_right=False)

    @property
    def busy(self) -> bool:
        return self._exams.open is not None or bool(self._tasks)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks))
