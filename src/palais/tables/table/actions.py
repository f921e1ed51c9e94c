"""Actions and undo at a table. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from palais.core.bargain.notation import RecordedDeed
from palais.core.contract import REFEREE
from palais.core.play import Step
from palais.core.replay import replay
from palais.store.rows import ChatRow, DeedRow, EntryRow
from palais.tables.history.history import History
from palais.tables.history.stored import check_digest, play_entry
from palais.tables.messages import Act, AskWhy, Done, Undo, Why
from palais.tables.refusals import Refusal
from palais.tables.table.bot_driver import BotTurn
from palais.tables.table.exams import Exams, OpenExam
from palais.tables.table.manners import Manners
from palais.tables.table.outgoing import News
from palais.tables.table.writer import TableWriter


class TableActions:
    """Everything that changes the game. `on_end` is called when it is over."""

    def __init__(self, writer: TableWriter, manners: Manners, exams: Exams, on_end: Callable[[], None]) -> None:
        self._writer, self._manners, self._exams, self._on_end = writer, manners, exams, on_end
        self._state, self._context = writer.state, writer.context

    async def submit(self, guest_id: str, act: Act) -> Done:
        """Do these actions, all or none."""
        seat = self._state.seating.own_seat(guest_id)
        return await self._writer.alone(lambda: self._submit(seat, act))

    async def _submit(self, seat: int, act: Act) -> Done:
        history = self._state.playing()
        if self._exams.open is not None and self._exams.open.message_id == act.id:
            return Done(act.id, self._state.version)
        open_decision = history.decision_of(seat)
        is_stale = open_decision is not None and open_decision.id != act.decision
        if is_stale or history.done_at(seat, act.id) is not None:
            return await self.repeated(seat, act.id)
        self.check_may_act(seat)
        await self._act(seat, act.actions, act.id, act.address)
        return Done(act.id, self._state.version)

    async def play_for(self, turn: BotTurn, action: int) -> None:
        """Carry out a bot's action, if its decision is still pending."""
        await self._writer.alone(lambda: self._play_for(turn, action))

    async def _play_for(self, turn: BotTurn, action: int) -> None:
        decision = self._state.playing().decision_of(turn.seat)
        if decision is not None and decision.id == turn.decision and not self._returned(turn):
            await self._act(turn.seat, [action], None)

    def _returned(self, turn: BotTurn) -> bool:
        """Whether a person plays this seat again and has time left."""
        people = self._state.seating.people
        return turn.seat in people and not self._state.clocks.is_out(turn.seat, self._context.now())

    async def _act(self, seat: int, actions: Sequence[int], message_id: str | None, address: str | None = None) -> None:
        history = self._state.playing()
        with self._context.timings.on("rules"):
            tried, before = history.try_out(seat, actions), len(history.log)
        steps, exam = self._exams.find(tried, message_id)
        if steps:
            await self._carry_out(history, steps, before, message_id, address)
        if exam is not None:
            self._exams.open = exam
            self._exams.tell("open", exam)
            self._writer.resume()

    async def do_held(self, exam: OpenExam) -> None:
        """Carry out what an exam has held back. The caller holds the lock."""
        history = self._state.playing()
        steps = history.try_out(exam.seat, exam.held)
        message_id = None if exam.message_id is None else f"exam-{secrets.token_hex(8)}"
        await self._carry_out(history, steps, len(history.log), message_id, None)

    async def _carry_out(
        self, history: History, steps: Sequence[Step], before: int, message_id: str | None, address: str | None
    ) -> None:
        seat = steps[0].seat
        entry = await self._writer.append("act", seat, steps, message_id, self._manners.in_actions(steps, address))
        history.act(steps, by_bot=message_id is None)
        history.remember(seat, message_id, self._state.version)
        self._after(history, steps, News(before, steps=steps))
        self._manners.note(entry)
        self._writer.resume()

    async def rule(self, actions: Sequence[int], chat: ChatRow | None = None) -> None:
        """Carry out the referee's actions; for a chat line both are stored together. The caller holds the lock."""
        history = self._state.playing()
        steps, before = history.try_out(REFEREE, actions), len(history.log)
        await self._writer.append_ruling(REFEREE, steps, chat)
        history.act(steps, by_bot=False)
        self._after(history, steps, News(before))

    async def pay(self, payments: Sequence[tuple[int, int]], done: RecordedDeed, deed: DeedRow) -> None:
        """Carry out what an accepted offer pays at once; all is stored together. The caller holds the lock."""
        history = self._state.playing()
        steps, before = list(replay(self._state.game, history.state, payments)), len(history.log)
        await self._writer.append_deal(steps, deed)
        history.deal(done)
        for step in steps:
            history.act([step], by_bot=False, is_final=True)
        self._after(history, steps, News(before, steps=steps))

    async def undo(self, guest_id: str, undo: Undo) -> Done:
        """Undo the guest's last submission of this turn, if nobody has learned anything from it."""
        seat = self._state.seating.own_seat(guest_id)
        return await self._writer.alone(lambda: self._undo(seat, undo))

    async def _undo(self, seat: int, undo: Undo) -> Done:
        history = self._state.playing()
        if undo.version != self._state.version or history.done_at(seat, undo.id) is not None:
            return await self.repeated(seat, undo.id)
        self.check_may_act(seat)
        if not history.can_undo(seat):
            raise Refusal("nothing-to-undo")
        await self._writer.append_undo(seat, undo.id, history.marks[-1].state)
        gone = history.undo()
        history.remember(seat, undo.id, self._state.version)
        self._after(history, [], News(len(history.log), gone))
        return Done(undo.id, self._state.version)

    def hear(self, history: History, entry: EntryRow) -> None:
        """Carry out an entry that another server has stored."""
        before = len(history.log)
        steps = play_entry(history, entry)
        check_digest(history, entry)
        self._state.set_clocks(history, entry.clocks, entry.at)
        known = min(before, len(history.log))
        self._after(history, steps, News(known, before - known, steps))
        self._manners.hear_entry(entry)

    def _after(self, history: History, steps: Sequence[Step], news: News) -> None:
        """After storing: broadcast, and resume bots and clocks whatever happens."""
        if steps:
            history.set_undo_border(steps)
        try:
            self._writer.broadcast.send_update(news)
            self._writer.broadcast.send_offers()
            if self._state.row.status == "over":
                self._writer.broadcast.send_changed()
                self._on_end()
        finally:
            self._writer.resume()

    def check_may_act(self, seat: int) -> None:
        """Raises Refusal if the game is over, or the seat's owner has left it to a bot or is out of time."""
        self._state.unfinished()
        if self._exams.open is not None and self._exams.open.seat == seat:
            raise Refusal("exam-open")
        row = self._state.seating.rows[seat]
        if row.bot is not None:
            raise Refusal("resigned" if row.resigned else "already-left")
        if self._state.clocks.is_out(seat, self._context.now()):
            raise Refusal("timed-out")

    async def repeated(self, seat: int, message_id: str) -> Done:
        """Answer a message that was already carried out, perhaps before a restart; refuse others as stale."""
        version = self._state.playing().done_at(seat, message_id)
        if version is None:
            version = await self._context.store.find_message(self._state.id, seat, message_id)
        if version is None:
            raise Refusal("stale")
        return Done(message_id, version)

    def explain(self, guest_id: str, ask: AskWhy) -> Why:
        """Why this guest cannot choose a thing now, from what the seat may know."""
        seat, history = self._state.seating.own_seat(guest_id), self._state.playing()
        if history.stopped:
            raise Refusal("over")
        game = self._state.game
        found = game.explain(game.hide(history.state, seat), seat, ask.thing)
        return Why(ask.id, self._state.version, found.code, found.phrase)
