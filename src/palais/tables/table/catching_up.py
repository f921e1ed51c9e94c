"""Catching up with what other servers have stored at a table: from the version it is at, and only what is new."""

from __future__ import annotations

from palais.store.rows import Change, ChatRow, Loaded
from palais.tables.history.history import History
from palais.tables.history.stored import enter_deeds, load_history
from palais.tables.refusals import Refusal
from palais.tables.table.actions import TableActions
from palais.tables.table.seating import Seating
from palais.tables.table.talk import TableTalk
from palais.tables.table.writer import TableWriter


class CatchingUp:
    """Applies what is new, and broadcasts it as if it had happened here. The caller holds the lock."""

    def __init__(self, writer: TableWriter, actions: TableActions, talk: TableTalk) -> None:
        self._writer, self._actions, self._talk = writer, actions, talk
        self._state, self._context = writer.state, writer.context

    async def catch_up(self) -> None:
        """Read what is new and apply it."""
        state = self._state
        deeds = 0 if state.history is None else len(state.history.deeds)
        new = await self._context.store.since(state.id, state.version, state.chat.length, deeds)
        if new is None:
            raise Refusal("no-such-table")
        await self._apply(new)

    async def hear(self, change: Change) -> None:
        """Apply the next change without asking the database; after a gap, catch up."""
        known = self._state.row.revision
        if change.table.revision == known + 1:
            seats = self._state.seating.after(change.seats).rows
            await self._apply(Loaded(change.table, seats, change.entries, change.chat, change.deeds))
        elif change.table.revision > known:
            await self.catch_up()

    async def _apply(self, new: Loaded) -> None:
        """Take over the row and the seats, then what has been done and said."""
        state, had = self._state, self._state.history
        state.row = new.table
        if had is None:
            state.history = await load_history(state.game, new)
        self._writer.broadcast.take_seats(Seating(new.seats, state.seating.colours))
        if had is not None:
            self._play(had, new)
        if state.history is not None:
            row = state.row
            state.set_clocks(state.history, row.clocks, self._context.now() if row.clocks_at is None else row.clocks_at)
        for line in new.chat if had is None else ():
            self._talk.hear(line)
        self._tell(had)
        self._writer.resume()

    def _play(self, history: History, new: Loaded) -> None:
        """Each entry is told by itself, after what was said and offered before it."""
        deeds, lines = list(new.deeds), list(new.chat)
        for entry in new.entries:
            self._hear(lines, entry.version)
            enter_deeds(history, deeds, entry.version)
            self._actions.hear(history, entry)
        self._hear(lines, history.version + 1)
        enter_deeds(history, deeds, history.version + 1)
        self._writer.broadcast.send_offers()

    def _hear(self, lines: list[ChatRow], version: int) -> None:
        """Hear the lines that were said before the entry of this version."""
        while lines and (lines[0].version or 0) < version:
            self._talk.hear(lines.pop(0))

    def _tell(self, had: History | None) -> None:
        """A game that has begun or was ended early is told with a snapshot, everything else as a change of the table."""
        history = self._state.history
        is_stopped = history is not None and not history.stopped and self._state.row.ending is not None
        if history is not None and is_stopped:
            history.stop()
        if is_stopped or history is not had:
            self._writer.broadcast.send_snapshots()
        else:
            self._writer.broadcast.send_changed()
