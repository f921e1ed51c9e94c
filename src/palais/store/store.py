"""The store: every game is an append-only log. Everything is stored here before anyone sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from palais.store import queries
from palais.store.claim import Claim
from palais.store.connect import cause_of, make_engine, migrate, read_url
from palais.store.errors import Conflict, StoreError
from palais.store.rows import ChatRow, DeedRow, EntryRow, Listed, Loaded, SeatRow, TableRow
from palais.store.writer import Write, Writer

RECENT_CHAT_LINES = 200
REPLAYED_CHAT_LINES = 2000
PROBE_KEY = "probe"
PROBE_BYTES = 48 * 1024  # more than a table takes: nine pages of 4 kB in SQLite


class Store:
    """`Store("sqlite:///file")` or `Store("postgresql://user@host/name")`."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = make_engine(read_url(url))
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._claim = Claim(self._engine)
        self._writer: Writer | None = None
        self._reading: set[asyncio.Task[Sequence[Any]]] = set()

    async def claim(self) -> None:
        """Claim the database for this server until `close`. Raises StoreError if another one uses it."""
        await self._claim.take()

    @property
    def claim_lost(self) -> asyncio.Event:
        """Set when another server has taken over the database."""
        return self._claim.lost

    async def open(self) -> None:
        """Create or upgrade the schema, and start the writer."""
        await migrate(self._engine)
        self._writer = Writer(self._engine, self._claim)

    async def close(self) -> None:
        """Store what is queued, and disconnect."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._engine.dispose()
        await self._claim.release()

    # ---- writing: each returns once the data is safe on disk ----

    async def _store(self, *writes: Write) -> None:
        if self._writer is None:
            raise StoreError("the store is not open")
        await self._writer.store(*writes)

    async def secret(self) -> str:
        """The master secret of this database, from which all others are derived."""
        found = await self._values(queries.META, {"key": "secret"})
        if not found:
            with suppress(Conflict):  # another process was first; use its secret
                await self._store(Write(queries.ADD_META, {"key": "secret", "value": secrets.token_hex(32)}))
            found = await self._values(queries.META, {"key": "secret"})
        return str(found[0])

    async def probe(self) -> None:
        """Write as much as a new table and delete it again. Raises StoreError if games cannot be stored now.

        In two transactions: what is added and removed in one may never reach the disk.
        """
        delete = Write(queries.REMOVE_META, {"this_key": PROBE_KEY})
        await self._store(delete, Write(queries.ADD_META, {"key": PROBE_KEY, "value": "-" * PROBE_BYTES}))
        await self._store(delete)

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], rematch_of: str | None = None) -> None:
        """Add a table. Raises Conflict if it is a rematch and the old table already has one."""
        writes = [Write(queries.ADD_TABLE, _values(table))]
        writes += [Write(queries.ADD_SEAT, _values(seat)) for seat in seats]
        if rematch_of is not None:
            writes.append(Write(queries.REMATCH, {"this_id": rematch_of, "rematch": table.id}, guarded=True))
        await self._store(*writes)

    async def append(self, entry: EntryRow, table: TableRow | None = None, chat: ChatRow | None = None) -> None:
        """Append an entry to a game's log, with the changed table row and the chat line that caused it, if any."""
        writes = [Write(queries.ADD_ENTRY, _values(entry))]
        if table is not None:
            writes.append(_table_changed(table))
        if chat is not None:
            writes.append(Write(queries.ADD_CHAT, _values(chat)))
        await self._store(*writes)

    async def append_deal(self, entries: Sequence[EntryRow], deed: DeedRow, table: TableRow | None = None) -> None:
        """Append what a deal pays at once, one entry for each payer, with the deed that brought it about."""
        writes = [Write(queries.ADD_DEED, _values(deed)), *(Write(queries.ADD_ENTRY, _values(entry)) for entry in entries)]
        if table is not None:
            writes.append(_table_changed(table))
        await self._store(*writes)

    async def add_deed(self, deed: DeedRow) -> None:
        await self._store(Write(queries.ADD_DEED, _values(deed)))

    async def change_seats(self, renewed: Sequence[SeatRow], table: TableRow | None = None, kept: Sequence[SeatRow] = ()) -> None:
        """Update seats. `renewed` seats get a new generation; `kept` seats stay in theirs, so that links to them stay valid."""
        writes = [_seat_changed(row, row.generation - 1) for row in renewed]
        writes += [_seat_changed(row, row.generation) for row in kept]
        if table is not None:
            writes.append(_table_changed(table))
        await self._store(*writes)

    async def close_table(self, table: TableRow) -> None:
        """Close an open table. If it was a rematch, the old table may get another one."""
        close = Write(queries.CLOSE, {"this_id": table.id, "status": table.status, "ended": table.ended}, guarded=True)
        await self._store(close, Write(queries.NO_REMATCH, {"this_id": table.id}))

    async def add_chat(self, line: ChatRow) -> None:
        await self._store(Write(queries.ADD_CHAT, _values(line)))

    # ---- reading ----

    async def load(self, id: str) -> Loaded | None:
        """Everything about a table, or None. Entries are read last, so that they are never older than the rest."""
        rows = await self._rows(queries.TABLE, {"this_id": id})
        if not rows:
            return None
        seats = await self._rows(queries.SEATS, {"ids": [id]})
        last = {"this_id": id, "most": RECENT_CHAT_LINES}
        chat = [ChatRow(*row) for query in (queries.CHAT, queries.WHISPERS) for row in await self._rows(query, last)]
        deeds = await self._rows(queries.DEEDS, {"this_id": id})
        entries = await self._rows(queries.ENTRIES, {"this_id": id})
        return Loaded(
            TableRow(*rows[0]),
            [SeatRow(*row) for row in seats],
            [EntryRow(*row) for row in entries],
            sorted(chat, key=lambda line: line.n),
            [DeedRow(*row) for row in deeds],
        )

    async def find_message(self, id: str, seat: int, message_id: str) -> int | None:
        """The version at which this message was carried out, or None."""
        for query in (queries.MESSAGE, queries.DEED_MESSAGE):
            found = await self._values(query, {"this_id": id, "seat": seat, "id": message_id})
            if found:
                return int(found[0])
        return None

    async def talk(self, id: str) -> list[ChatRow]:
        """The lines of a table, public and private, as far as a replay shows them."""
        last = {"this_id": id, "most": REPLAYED_CHAT_LINES}
        found = [ChatRow(*row) for query in (queries.CHAT, queries.WHISPERS) for row in await self._rows(query, last)]
        return sorted(found, key=lambda line: line.n)

    async def has_chat(self, id: str, guest_id: str, message_id: str) -> bool:
        values = {"this_id": id, "guest_id": guest_id, "id": message_id}
        return bool(await self._values(queries.CHAT_MESSAGE, values))

    async def list_tables(self, guest_id: str, most: int) -> dict[str, list[Listed]]:
        """The lists of the home page, newest first."""
        values = {"guest_id": guest_id, "most": most}
        return {name: await self._listed(query, values) for name, query in queries.LISTS.items()}

    async def find_listed(self, id: str) -> Listed | None:
        found = await self._listed(queries.TABLE, {"this_id": id})
        return found[0] if found else None

    async def running(self) -> list[str]:
        """Games that continue without people: a live clock is running, or it is a bot's turn."""
        return await self._values(queries.RUNNING, {})

    async def due(self, now: float) -> list[str]:
        """Games whose deadline has passed."""
        return await self._values(queries.DUE, {"now": now})

    async def _listed(self, query: Select[Any], values: Mapping[str, Any]) -> list[Listed]:
        rows = [TableRow(*row) for row in await self._rows(query, values)]
        by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for row in await self._rows(queries.SEATS, {"ids": list(by_table)}) if rows else []:
            by_table[row[0]].append(SeatRow(*row))
        return [Listed(row, by_table[row.id]) for row in rows]

    async def _values(self, query: Select[Any], values: Mapping[str, Any]) -> list[Any]:
        return [row[0] for row in await self._rows(query, values)]

    async def _rows(self, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """Finish reading even if the caller is cancelled: a connection abandoned halfway could not be reused."""
        task = asyncio.create_task(self._read(query, values))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        return await asyncio.shield(task)

    async def _read(self, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        try:
            async with self._reader.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(query, values)).all()
                return rows
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database does not answer: {cause_of(error)}") from None


def _values(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _seat_changed(seat: SeatRow, known: int) -> Write:
    """An update that fails if the seat is no longer in the known generation."""
    values = _values(seat) | {"this_id": seat.table_id, "this_seat": seat.seat, "known_generation": known}
    for name in ("table_id", "seat"):
        del values[name]
    return Write(queries.CHANGE_SEAT, values, guarded=True)


def _table_changed(table: TableRow) -> Write:
    values = {name: getattr(table, name) for name in queries.TABLE_CHANGES}
    return Write(queries.TABLE_CHANGED, {"this_id": table.id} | values)
