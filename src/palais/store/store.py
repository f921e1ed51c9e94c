"""The store: every game is an append-only log. Everything is stored here before anyone sees it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from palais.store import queries
from palais.store.changes import values_of, writes_of
from palais.store.claim import Claim
from palais.store.connect import cause_of, check_version, make_engine, migrate, read_url, snapshots
from palais.store.errors import Conflict, StoreError
from palais.store.rows import Change, ChatRow, DeedRow, EntryRow, Listed, Loaded, SeatRow, TableRow
from palais.store.transactions import Write
from palais.store.writer import Writer

RECENT_CHAT_LINES = 200
Asked = tuple[Select[Any], Mapping[str, Any]]
REPLAYED_CHAT_LINES = 2000
PROBE_BYTES = 48 * 1024  # more than a table takes: nine pages of 4 kB in SQLite


class Store:
    """`Store("sqlite:///file")` or `Store("postgresql://user@host/name")`."""

    def __init__(self, url: str, is_shared: bool = False) -> None:
        self._engine: AsyncEngine = make_engine(read_url(url))
        if is_shared and self._engine.dialect.name == "sqlite":
            raise StoreError("several servers cannot share an SQLite file: use PostgreSQL, or leave out --shared")
        self._is_shared = is_shared
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshot = snapshots(self._engine)
        self._claim = Claim(self._engine, is_shared=is_shared)
        self._writer: Writer | None = None
        self._reading: set[asyncio.Task[list[Sequence[Any]]]] = set()

    async def claim(self) -> None:
        """Claim the database for this server until `close`. Raises StoreError if another one uses it."""
        await self._claim.take()

    @property
    def claim_lost(self) -> asyncio.Event:
        """Set when another server has taken over the database."""
        return self._claim.lost

    async def open(self) -> None:
        """Create or upgrade the schema, and start the writer. Servers that share a database never change it by themselves."""
        await (check_version if self._is_shared else migrate)(self._engine)
        self._writer = Writer(self._engine, self._claim)

    async def open_reading(self) -> None:
        """Open the database as it is, only to read it. Raises StoreError if it is not of this version."""
        if self._engine.dialect.name == "sqlite" and not Path(self.url.database or "").is_file():
            raise StoreError(f"there is no database {self.url.database}")
        await check_version(self._engine)

    @property
    def url(self) -> URL:
        return self._engine.url

    async def close(self) -> None:
        """Store what is queued, and disconnect."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._engine.dispose()
        await self._claim.release()

    # ---- writing: each returns once the data is safe on disk ----

    async def _store(self, table_id: str, *writes: Write) -> None:
        if self._writer is None:
            raise StoreError("the store is not open")
        await self._writer.store(table_id, *writes)

    async def secret(self) -> str:
        """The master secret of this database, from which all others are derived."""
        found = await self._values(queries.META, {"key": "secret"})
        if not found:
            with suppress(Conflict):  # another process was first; use its secret
                await self._store("", Write(queries.ADD_META, {"key": "secret", "value": secrets.token_hex(32)}))
            found = await self._values(queries.META, {"key": "secret"})
        return str(found[0])

    async def probe(self) -> None:
        """Write as much as a new table and delete it again. Raises StoreError if games cannot be stored now.

        In two transactions: what is added and removed in one may never reach the disk.
        """
        key = f"{queries.PROBE_PREFIX} {secrets.token_hex(8)}"
        delete = Write(queries.REMOVE_PROBES, {})
        await self._store("", delete, Write(queries.ADD_META, {"key": key, "value": "-" * PROBE_BYTES}))
        await self._store("", delete)

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], rematch_of: str | None = None) -> None:
        """Add a table. Raises Conflict if it is a rematch and the old table already has one."""
        writes = [Write(queries.ADD_TABLE, values_of(table))]
        writes += [Write(queries.ADD_SEAT, values_of(seat)) for seat in seats]
        if rematch_of is not None:
            writes.append(Write(queries.REMATCH, {"this_id": rematch_of, "rematch": table.id}, guarded=True))
        await self._store(table.id, *writes)

    async def change(self, change: Change) -> None:
        """Store all of it or nothing. Raises Conflict if the table is no longer at the revision before."""
        await self._store(change.table.id, *writes_of(change))

    async def close_table(self, table: TableRow) -> None:
        """Close a table. If it was a rematch, the old table may get another one."""
        await self._store(table.id, *writes_of(Change(table)), Write(queries.NO_REMATCH, {"this_id": table.id}))

    async def go_on(self, now: float) -> None:
        """Let live clocks go on from now: the time in which no server was there does not count."""
        await self._store("", Write(queries.GO_ON, {"now": now}))

    # ---- reading ----

    async def load(self, id: str) -> Loaded | None:
        """Everything about a table at one moment, or None."""
        here, last = {"this_id": id}, {"this_id": id, "most": RECENT_CHAT_LINES}
        row, seats, entries, chat, whispers, deeds = await self._read_all(
            (queries.TABLE, here),
            (queries.SEATS, {"ids": [id]}),
            (queries.ENTRIES, here),
            (queries.CHAT, last),
            (queries.WHISPERS, last),
            (queries.DEEDS, here),
        )
        return _loaded(row, seats, entries, sorted([*chat, *whispers], key=lambda line: line.n), deeds) if row else None

    async def since(self, id: str, version: int, chat: int, deeds: int) -> Loaded | None:
        """The row and the seats of a table, and what has been added after these entries, lines and deeds, at one moment."""
        here = {"this_id": id}
        row, seats, entries, lines, more = await self._read_all(
            (queries.TABLE, here),
            (queries.SEATS, {"ids": [id]}),
            (queries.NEW_ENTRIES, here | {"version": version}),
            (queries.NEW_CHAT, here | {"chat": chat}),
            (queries.NEW_DEEDS, here | {"deeds": deeds}),
        )
        return _loaded(row, seats, entries, lines, more) if row else None

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

    async def begun(self) -> list[str]:
        """Every game that has begun, the oldest first."""
        return await self._values(queries.BEGUN, {})

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
        return (await self._read_all((query, values)))[0]

    async def _read_all(self, *asked: Asked) -> list[Sequence[Any]]:
        """Finish reading even if the caller is cancelled: a connection abandoned halfway could not be reused."""
        task = asyncio.create_task(self._read(asked))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        return await asyncio.shield(task)

    async def _read(self, asked: Sequence[Asked]) -> list[Sequence[Any]]:
        reader = self._reader if len(asked) == 1 else self._snapshot
        try:
            async with reader.connect() as connection:
                return [(await connection.execute(query, values)).all() for query, values in asked]
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database does not answer: {cause_of(error)}") from None


def _loaded(
    row: Sequence[Any], seats: Sequence[Any], entries: Sequence[Any], chat: Sequence[Any], deeds: Sequence[Any]
) -> Loaded:
    return Loaded(
        TableRow(*row[0]),
        [SeatRow(*seat) for seat in seats],
        [EntryRow(*entry) for entry in entries],
        [ChatRow(*line) for line in chat],
        [DeedRow(*deed) for deed in deeds],
    )
