"""Rows for tests: short to write, all different where it matters."""

from __future__ import annotations

from typing import Any

import msgspec

from palais.store.rows import Change, ChatRow, EntryRow, SeatRow, TableRow
from palais.store.store import Store


def table(id: str = "table", **more: Any) -> TableRow:
    facts: dict[str, Any] = {
        "game": "palais-royal",
        "rules_version": 1,
        "data_digest": "0123",
        "name": "Trianon",
        "status": "playing",
        "listed": True,
        "options": {"layout": "first", "start": None},
        "clock": {"kind": "none"},
        "seed": "seed",
        "salt": "salt",
        "position": None,
        "created": 1000.5,
    }
    return TableRow(id, **(facts | more))


def seats(id: str = "table", *guests: str | None) -> list[SeatRow]:
    return [SeatRow(id, i, 0, "red", guest or "", guest, None, False) for i, guest in enumerate(guests or ("ada", "ben"))]


def entry(version: int, id: str = "table", seat: int = 0, message_id: str | None = None, **more: Any) -> EntryRow:
    facts: dict[str, Any] = {"kind": "act", "actions": [3, 0], "digest": f"d{version}", "clocks": [1, 2], "at": 2000.25}
    return EntryRow(id, version, seat, message_id=message_id, **(facts | more))


def line(n: int, id: str = "table", guest: str = "ada", message_id: str = "") -> ChatRow:
    return ChatRow(id, n, 0, guest, "Ada", f"text {n} ♥", message_id or f"m{n}", 3000.0 + n)


async def append(store: Store, row: EntryRow, changed: TableRow | None = None) -> None:
    """Append an entry to a table to which nothing else is written."""
    after = msgspec.structs.replace(changed or table(row.table_id), revision=row.version)
    await store.change(Change(after, entries=[row], same_row=changed is None))


async def say(store: Store, row: ChatRow, revision: int | None = None) -> None:
    """Add a line at a table at which nothing else happens."""
    await store.change(Change(table(row.table_id, revision=revision or row.n), chat=[row], same_row=True))


async def put_table(store: Store, id: str = "table", **more: Any) -> None:
    await store.add_table(table(id, **more), seats(id))
