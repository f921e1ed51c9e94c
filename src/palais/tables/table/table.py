"""What people and bots may do at a table. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

from palais.core.contract import State
from palais.core.errors import IllegalAction
from palais.store.errors import Conflict
from palais.store.rows import ChatRow, EntryRow
from palais.tables.history.history import Course
from palais.tables.lobby.summaries import row_after, row_at_end
from palais.tables.messages import Act, AgreeHints, AskHint, AskWhy, Done, Hint, Say, Undo, Why
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from palais.tables.table import broadcast
from palais.tables.table.bot_driver import BotTurn
from palais.tables.table.chat import clean
from palais.tables.table.endings import Endings

logger = logging.getLogger(__name__)
Kind = Literal["act", "undo"]


class Table(Endings):
    """After a Refusal "stale" call `resend`: the one who asked has an old picture of the table."""

    # ---- the game ----

    async def submit(self, guest_id: str, act: Act) -> Done:
        """Do these actions, all or none."""
        seat = self.seating.own_seat(guest_id)
        return await self._alone(self._submit(seat, act))

    async def undo(self, guest_id: str, undo: Undo) -> Done:
        """Take back my last submission of this turn, if nobody has learned anything from it."""
        seat = self.seating.own_seat(guest_id)
        return await self._alone(self._undo(seat, undo))

    async def _submit(self, seat: int, act: Act) -> Done:
        course = self.playing()
        if act.version != self.version or course.done_at(seat, act.id) is not None:
            return await self._repeated(seat, act.id)
        self._check_own_turn(course, seat)
        try:
            await self._act(course, seat, act.actions, act.id)
        except Conflict:
            return await self._repeated(seat, act.id)
        return Done(act.id, self.version)

    async def _play_for(self, turn: BotTurn, action: int) -> None:
        """A bot's action goes the same way, unless something else has happened meanwhile."""
        await self._alone(self._submit_for(turn, action))

    async def _submit_for(self, turn: BotTurn, action: int) -> None:
        if self._bot_turn() == turn:
            await self._act(self.playing(), turn.seat, [action], None)

    async def _act(self, course: Course, seat: int, actions: Sequence[int], message_id: str | None) -> None:
        with self._means.spent.on("rules"):
            step, before = course.try_out(seat, actions), len(course.journal)
        await self._append(seat, "act", actions, message_id, step.after)
        course.act(seat, actions, step, by_bot=message_id is None)
        course.remember(seat, message_id, self.version)
        course.bar(step)
        self._after_entry(course, before)

    async def _undo(self, seat: int, undo: Undo) -> Done:
        course = self.playing()
        if undo.version != self.version or course.done_at(seat, undo.id) is not None:
            return await self._repeated(seat, undo.id)
        self._check_own_turn(course, seat)
        if not course.can_undo(seat):
            raise Refusal("nothing-to-undo")
        try:
            await self._append(seat, "undo", [], undo.id, course.marks[-1].state)
        except Conflict:
            return await self._repeated(seat, undo.id)
        gone = course.undo()
        course.remember(seat, undo.id, self.version)
        self._after_entry(course, len(course.journal), gone)
        return Done(undo.id, self.version)

    async def _append(self, seat: int, kind: Kind, actions: Sequence[int], message_id: str | None, after: State) -> None:
        """Durable before visible. A conflict means that this is not the truth: read it again."""
        now, acting = self._means.now(), self.game.to_act(after)
        clocks, row = self._clocks.copy(), None
        clocks.count(now)
        next_seat = acting[0] if acting else None
        if next_seat != self.row.to_act:
            clocks.begin_turn(next_seat, now)
            clocks.run(self.seating.is_person(next_seat), now)
            row = row_after(self.row, self.game, after, clocks, now)
        if next_seat is None:
            shares = self.playing().shares(seat, len(actions), message_id is None)
            row = row_at_end(self.row, self.game, after, self.seating.rows, shares, now)
        digest, stored = self.game.digest(after), clocks.stored()
        entry = EntryRow(self.id, self.version + 1, seat, kind, list(actions), message_id, digest, stored, now)
        try:
            with self._means.spent.on("store"):
                await self._means.store.append(entry, row)
        except Conflict:
            await self._reload()
            raise
        self._clocks, self.row = clocks, row or self.row

    def _after_entry(self, course: Course, before: int, gone: int = 0) -> None:
        """It is stored: tell it, and go on whatever happens."""
        try:
            self._tell_update(course, before, gone)
            if self.row.status == "over":
                self._tell_changed()
                self._minds.forget()
        finally:
            self.go_on()

    def _check_own_turn(self, course: Course, seat: int) -> None:
        if self.row.status == "over":
            raise Refusal("over")
        if self.seating.rows[seat].bot is not None:
            raise Refusal("already-left")
        if seat in course.to_act and self._clocks.is_out(self._means.now()):
            raise Refusal("timed-out")

    async def _repeated(self, seat: int, message_id: str) -> Done:
        """A message that was carried out before, perhaps before a restart, is answered as it was then."""
        version = self.playing().done_at(seat, message_id)
        if version is None:
            version = await self._means.store.find_message(self.id, seat, message_id)
        if version is None:
            raise Refusal("stale")
        return Done(message_id, version)

    def explain(self, guest_id: str, ask: AskWhy) -> Why:
        """Why this guest cannot choose a thing on the table as it stands. Changes nothing, and knows what the seat knows."""
        seat, course = self.seating.own_seat(guest_id), self.playing()
        if course.stopped:
            raise Refusal("over")
        found = self.game.explain(self.game.hide(course.state, seat), seat, ask.thing)
        return Why(ask.id, self.version, found.code, found.phrase)

    # ---- words ----

    async def say(self, guest: Guest, say: Say) -> Done:
        return await self._alone(self._say(guest, say))

    async def _say(self, guest: Guest, say: Say) -> Done:
        seat, text = self.seat_of(guest.id), clean(say.text)
        name = self.seating.name_for(guest) if seat is None else self.seating.rows[seat].name
        n = self._chatter.length + 1
        row = ChatRow(self.id, n, seat, guest.id, name, text, say.id, self._means.now())
        try:
            await self._means.store.add_chat(row)
        except Conflict:
            if await self._means.store.has_chat(self.id, guest.id, say.id):
                return Done(say.id, self.version)
            await self._reload()
            raise Refusal("stale") from None
        self._said_at = self.version
        self._audience.tell_all(broadcast.said(self._chatter.add(row)))
        return Done(say.id, self.version)

    # ---- hints ----

    async def agree_hints(self, guest_id: str, agree: AgreeHints) -> Done:
        seat = self.seating.own_seat(guest_id)
        await self._alone(self._agree(seat, agree.yes))
        return Done(agree.id, self.version)

    async def _agree(self, seat: int, yes: bool) -> None:
        if self.seating.rows[seat].agrees_to_hints != yes:
            await self._change_seats([self.seating.agreed(seat, yes)])

    async def hint(self, guest_id: str, ask: AskHint) -> Hint:
        """What the strongest bot would do in my place, knowing what I know."""
        seat, course = self.seating.own_seat(guest_id), self.playing()
        if ask.version != self.version:
            raise Refusal("stale")
        if not self.seating.hints:
            raise Refusal("hints-off")
        if seat not in course.to_act:
            raise Refusal("over" if self.row.status == "over" else "hint-not-now")
        hidden = self.game.hide(course.state, seat)
        key = self._means.keys.mind(self.id, seat, "hint")
        try:
            actions, why = await self._means.thinker.hint(key, self.game.id, hidden, seat)
        except Exception:
            logger.exception("table %s: no hint", self.id)
            raise Refusal("no-hint") from None
        if not actions or self.game.check(hidden, seat, actions[0]) is not None:
            raise Refusal("no-hint")
        phrases = [self.game.action_phrase(action) for action in actions]
        try:
            reasons = self.game.plan_reasons(hidden, seat, actions)
        except IllegalAction:
            raise Refusal("no-hint") from None  # a plan that cannot be carried out is none
        return Hint(ask.id, ask.version, list(actions), phrases, why, reasons)
