"""Saying something at a table: to everyone, or to chosen seats where the game allows it."""

from __future__ import annotations

from palais.store.errors import Conflict
from palais.store.rows import ChatRow
from palais.tables.messages import AgreePublish, Done, Say
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from palais.tables.table.actions import TableActions
from palais.tables.table.chat import check_addressee, clean, read_addressees, readers
from palais.tables.table.manners import Manners
from palais.tables.table.writer import TableWriter


class TableTalk:
    """Every method may raise Refusal; then nothing has changed."""

    def __init__(self, writer: TableWriter, actions: TableActions, manners: Manners) -> None:
        self._writer, self._actions, self._manners = writer, actions, manners
        self._state, self._context = writer.state, writer.context

    async def say(self, guest: Guest, say: Say) -> Done:
        return await self._writer.alone(lambda: self._say(guest, say))

    async def _say(self, guest: Guest, say: Say) -> Done:
        state = self._state
        seat, text = state.seat_of(guest.id), clean(say.text)
        to = read_addressees(say.to, seat, len(state.seating))
        check_addressee(say.addressee, to, len(state.seating))
        self._check_may_say(seat, to)
        name = state.seating.name_for(guest) if seat is None else state.seating.rows[seat].name
        addressees = None if to is None else list(to)
        row = ChatRow(
            *(state.id, state.chat.length + 1, seat, guest.id, name, text, say.id, self._context.now(), addressees),
            version=state.version,
            breach=self._manners.in_line(seat, text, to, say.addressee),
        )
        try:
            await self._store(row, self._rulings(seat, to, text))
        except Conflict:
            if await self._context.store.has_chat(state.id, guest.id, say.id):
                return Done(say.id, state.version)
            raise
        self.hear(row)
        self._writer.resume()
        return Done(say.id, state.version)

    def hear(self, row: ChatRow) -> None:
        """Show a line that is stored, by this server or another one."""
        state = self._state
        state.said_at.update(dict.fromkeys(readers(row), state.version))
        state.chat.add(row)
        self._writer.broadcast.send_chat(row)
        self._manners.note(row)

    async def agree_to_publish(self, guest_id: str, agree: AgreePublish) -> Done:
        """After the game: whether its replay may show the private talk of this guest."""
        seat = self._state.seating.own_seat(guest_id)
        await self._writer.alone(lambda: self._agree_to_publish(seat, agree.yes))
        return Done(agree.id, self._state.version)

    async def _agree_to_publish(self, seat: int, yes: bool) -> None:
        if self._state.row.status != "over":
            raise Refusal("not-finished")
        if self._state.seating.rows[seat].agrees_to_publish != yes:
            await self._writer.change_seats([self._state.seating.agreed_to_publish(seat, yes)])

    async def _store(self, row: ChatRow, rulings: list[int]) -> None:
        if rulings:
            await self._actions.rule(rulings, row)
        else:
            await self._writer.append_chat(row)

    def _check_may_say(self, seat: int | None, to: tuple[int, ...] | None) -> None:
        """Spectators talk to everyone. During the game its rules decide what players may say."""
        history, row = self._state.history, self._state.row
        if history is None or row.status == "over":
            if to is not None:
                raise Refusal("no-private-talk")
        elif seat is not None and (refusal := self._state.game.may_say(history.state, seat, to)) is not None:
            raise Refusal(refusal)

    def _rulings(self, seat: int | None, to: tuple[int, ...] | None, text: str) -> list[int]:
        history = self._state.history
        if history is None or seat is None or not history.decisions:
            return []
        return self._state.game.rulings(history.state, seat, to, text)
