"""Tables that start in the middle of a game, from a position stored in the database beforehand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

import palais
from palais.store.rows import Change, EntryRow, SeatRow, TableRow
from palais.store.store import Store
from palais.tables.table_info import ClockOptions
from tests.browser.visitor import Visitor

FAMILIES = ("de Montravel", "de Bellefontaine", "de Sancerre", "de Vieilleville", "van Brederode", "de Saint-Amand")
COLOURS = ("red", "yellow", "green", "black", "blue", "white")


def prepare(
    database: Path,
    id: str,
    position: str,
    others: Sequence[str],
    name: str = "Trianon",
    bot: str = "greedy",
    of: str = "palais-royal",
    people: int = 1,
) -> str:
    """Store a table: the first seats are open, bots with these names take the rest. Returns its path."""
    game = palais.game(of)
    state = game.parse_position(position)
    options = game.options(people + len(others), max_rounds=60)
    row = TableRow(
        id=id,
        game=game.id,
        rules_version=game.rules_version,
        data_digest=game.data_digest,
        name=name,
        status="open",
        listed=True,
        options=options,
        clock=msgspec.to_builtins(ClockOptions()),
        seed="",
        salt="",
        position=game.position_text(state),
        created=time.time(),
    )
    families = list(FAMILIES) if of == "versailles-1682" else [None] * len(COLOURS)
    seats = [SeatRow(id, i, 0, COLOURS[i], "", None, None, True, family=families[i]) for i in range(people)]
    seats += [SeatRow(id, i, 0, COLOURS[i], each, None, bot, False, family=families[i]) for i, each in enumerate(others, people)]
    with ThreadPoolExecutor(1) as thread:  # the browser's event loop occupies this one
        thread.submit(asyncio.run, _store(database, row, seats)).result()
    return f"/t/{id}"


async def _store(database: Path, row: TableRow, seats: list[SeatRow]) -> None:
    store = Store(f"sqlite:///{database}")
    await store.open()
    await store.add_table(row, seats)
    await store.close()


def sit_down(visitor: Visitor, position: str, id: str, others: Sequence[str] = ("Joost",), **more: Any) -> str:
    """Prepare a table, take its open seat and open the page."""
    path = prepare(visitor.server.database, id, position, others, **more)
    visitor.api("POST", f"/api/tables/{id}/sit", {"seat": 0})
    visitor.open(path)
    visitor.page.locator("[data-room], [data-field], [data-player]").first.wait_for()
    return path


def store_move(database: Path, id: str, position: str, action: str) -> None:
    """Store a move of the first player, as if made in another browser. Only while no server runs."""
    game = palais.game("palais-royal")
    number = game.parse_action(action)
    after, _ = game.apply(game.parse_position(position), 0, number)
    entry = EntryRow(id, 1, 0, "act", [number], "elsewhere", game.digest(after), None, time.time())
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _append(database, entry)).result()


async def _append(database: Path, entry: EntryRow) -> None:
    store = Store(f"sqlite:///{database}")
    await store.open()
    loaded = await store.load(entry.table_id)
    assert loaded is not None
    row = msgspec.structs.replace(loaded.table, revision=loaded.table.revision + 1)
    await store.change(Change(row, entries=[entry], same_row=True))
    await store.close()
