"""What people and bots may do at a table. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

import msgspec

from palais.core.errors import IllegalAction
from palais.core.game import State
from palais.store.errors import Conflict
from palais.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from palais.tables import telling
from palais.tables.chatter import clean
from palais.tables.clocks import Clocks
from palais.tables.course import Course, start_position
from palais.tables.desk import Desk
from palais.tables.messages import Act, AgreeHints, AskHint, AskWhy, Done, Hint, Say, TableInfo, Undo, Why
from palais.tables.minds import BotTurn
from palais.tables.orders import Guest
from palais.tables.refusals import Refusal
from palais.tables.summaries import row_after

logger = logging.getLogger(__name__)
Kind = Literal["act", "undo"]


class Table(Desk):
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
        if seat in self.game.to_act(course.state) and self._clocks.is_out(self._means.now()):
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
        found = self.game.explain(self.game.hide(course.state, seat), seat, ask.thing)
        return Why(ask.id, self.version, found.code, found.phrase)

    # ---- seats ----

    async def sit(self, guest: Guest, seat: int, colour: str | None = None) -> int:
        """Take an open seat of a listed table; whoever sits already keeps the seat they have. None: the seat's own colour."""
        if not self.row.listed and self.seat_of(guest.id) is None:
            raise Refusal("link-needed")
        return await self._alone(self._take(guest, seat, None, colour))

    async def join(self, guest: Guest, seat: int, generation: int, colour: str | None = None) -> int:
        """Take the seat of a link, if it has not changed hands since the link was made."""
        return await self._alone(self._take(guest, seat, generation, colour))

    def seat_for(self, guest: Guest, seat: int, generation: int | None) -> SeatRow:
        """The seat as it would be with this guest, who gets no second one. Nothing is taken yet."""
        mine = self.seat_of(guest.id)
        if mine is not None:
            return self.seating.rows[mine]
        taken = self.seating.taken(seat, guest)
        if generation is not None and taken.generation != generation + 1:
            raise Refusal("bad-link")
        return taken

    async def _take(self, guest: Guest, seat: int, generation: int | None, colour: str | None) -> int:
        taken = self.seat_for(guest, seat, generation)
        if taken.seat == self.seat_of(guest.id):
            return taken.seat
        taken, *repainted = self.seating.painted(taken, colour) if colour is not None else [taken]
        if self.seating.open_seats == [seat]:
            await self._begin(taken)
        else:
            await self._change_seat(taken, repainted)
        return seat

    async def _begin(self, last: SeatRow) -> None:
        """The last seat is taken: the game begins, and everyone sees it for the first time."""
        now = self._means.now()
        state = start_position(self.game, self.row, len(self.seating))
        clocks, first = self._clocks.copy(), self.game.to_act(state)[0]
        clocks.begin_turn(first, now)
        await self._store_seat(last, row_after(self.row, self.game, state, clocks, now), clocks)
        self.course = Course(self.game, state, len(self.seating))
        self._clocks.run(self.seating.is_person(first), now)
        self._tell_snapshots()
        self.go_on()

    async def leave(self, guest_id: str, bot: str) -> TableInfo:
        """Before the game begins the seat is open again; later a bot plays on, until its owner comes back."""
        seat = self.seating.own_seat(guest_id)
        if bot not in self._means.thinker.codes:
            raise Refusal("bad-bot")
        await self._alone(self._leave(seat, bot))
        return self.info()

    async def _leave(self, seat: int, bot: str) -> None:
        if self.row.status == "over":
            raise Refusal("over")
        is_open = self.row.status == "open"
        await self._change_seat(self.seating.freed(seat) if is_open else self.seating.handed_over(seat, bot))

    async def come_back(self, guest_id: str) -> TableInfo:
        seat = self.seating.own_seat(guest_id)
        await self._alone(self._come_back(seat))
        return self.info()

    async def _come_back(self, seat: int) -> None:
        await self._change_seat(self.seating.returned(seat))

    async def _change_seat(self, seat: SeatRow, repainted: Sequence[SeatRow] = ()) -> None:
        await self._store_seat(seat, repainted=repainted)
        now = self._means.now()
        self._clocks.run(self.seating.is_person(self.row.to_act), now)
        self._tell_changed()
        self.go_on()

    async def _store_seat(
        self, seat: SeatRow, row: TableRow | None = None, clocks: Clocks | None = None, repainted: Sequence[SeatRow] = ()
    ) -> None:
        before = self.seating.rows[seat.seat].guest_id
        try:
            await self._means.store.change_seat(seat, row, repainted)
        except Conflict:
            await self._reload()
            raise Refusal("stale") from None
        for changed in (seat, *repainted):
            self.seating.change(changed)
        self.row, self._clocks = row or self.row, clocks or self._clocks
        for guest_id in {before, seat.guest_id} - {None}:
            for viewer in self._audience.move(str(guest_id), self.seat_of(str(guest_id))):
                self.resend(viewer)

    def note_rematch(self, id: str | None) -> None:
        """Where this table goes on; stored already with the new table."""
        self.row = msgspec.structs.replace(self.row, rematch=id)
        self._tell_changed()

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
        self._audience.tell_all(telling.said(self._chatter.add(row)))
        return Done(say.id, self.version)

    # ---- hints ----

    async def agree_hints(self, guest_id: str, agree: AgreeHints) -> Done:
        seat = self.seating.own_seat(guest_id)
        await self._alone(self._agree(seat, agree.yes))
        return Done(agree.id, self.version)

    async def _agree(self, seat: int, yes: bool) -> None:
        if self.seating.rows[seat].agrees_to_hints != yes:
            await self._change_seat(self.seating.agreed(seat, yes))

    async def hint(self, guest_id: str, ask: AskHint) -> Hint:
        """What the strongest bot would do in my place, knowing what I know."""
        seat, course = self.seating.own_seat(guest_id), self.playing()
        if ask.version != self.version:
            raise Refusal("stale")
        if not self.seating.hints:
            raise Refusal("hints-off")
        if seat not in self.game.to_act(course.state):
            raise Refusal("hint-not-now")
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
