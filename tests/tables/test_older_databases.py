"""Tables and records from the last single-game version open unchanged.

`older/palais-0004.sql` is a database of that version with tables in every state, `expected.json` the views and logs it gave
(as hashes); the other files are records it wrote.
"""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from palais.core.archive import read_record, replay
from palais.store.connect import make_engine, migrate, read_url
from palais.store.schema import chat, entries, meta, seats, tables
from palais.store.store import Store
from palais.tables.history.uploads import Uploads
from palais.tables.service import TableService
from tests.store.conftest import postgres, server, url  # noqa: F401 (both databases)
from tests.tables.seated_tables import ADA, LocalBots, game, settle

OLDER = Path(__file__).parent / "older"
EXPECTED: dict[str, Any] = json.loads((OLDER / "expected.json").read_text("utf-8"))
NAMES = [name for name in EXPECTED if name not in ("invites", "summaries")]
STARTED = [name for name in NAMES if "digest" in EXPECTED[name]]
NOW = 1_790_001_000.0  # a few minutes after the last of them


def short_hash(value: Any) -> str:
    text = json.dumps(msgspec.to_builtins(value), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


async def fill(address: str) -> None:
    """Copy the older database into the one at this address."""
    script = (OLDER / "palais-0004.sql").read_text("utf-8")
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
            connection.executescript(script)
        return
    older = sqlite3.connect(":memory:")
    older.executescript(script)
    engine = make_engine(read_url(address))
    await migrate(engine, "0004")
    async with engine.begin() as connection:
        for table in (meta, tables, seats, entries, chat):
            columns = [row[1] for row in older.execute(f"PRAGMA table_info({table.name})")]
            for row in older.execute(f"SELECT * FROM {table.name}").fetchall():
                await connection.execute(insert(table).values(_values(table, columns, row)))
    await engine.dispose()


def _values(table: Any, columns: list[str], row: tuple[Any, ...]) -> dict[str, Any]:
    """As the columns of this version take them: JSON is decoded, SQLite's 0 and 1 are truth values."""
    found: dict[str, Any] = {}
    for name, value in zip(columns, row, strict=True):
        kind = str(table.c[name].type)
        found[name] = json.loads(value) if kind == "TEXT" and _is_json(table, name) and value is not None else value
        if kind == "BOOLEAN" and value is not None:
            found[name] = bool(value)
    return found


def _is_json(table: Any, name: str) -> bool:
    return type(table.c[name].type).__name__ == "Json"


@pytest.fixture
async def service(url: str) -> AsyncIterator[TableService]:  # noqa: F811
    await fill(url)
    service = TableService(Store(url), {game.id: game}, LocalBots(), lambda: NOW)
    await service.open()
    yield service
    await service.close()


async def test_every_table_is_unchanged(service: TableService) -> None:
    for name in NAMES:
        wanted = EXPECTED[name]
        table = await service.get(wanted["id"])
        assert (table.row.status, table.version) == (wanted["status"], wanted["version"]), name
        info = msgspec.to_builtins(table.info())
        seats = [
            seat | {"family": None, "agrees_to_publish": False} for seat in wanted["info"]["seats"]
        ]  # Palais Royal has no family names
        clock = wanted["info"]["clock"] | {"phase": None}  # and no phase with a limit of its own
        assert {key: info[key] for key in wanted["info"]} == wanted["info"] | {"seats": seats, "clock": clock}, name


async def test_every_game_is_unchanged(service: TableService) -> None:
    for name in STARTED:
        wanted = EXPECTED[name]
        table = await service.get(wanted["id"])
        history, players = table.playing(), len(table.seating)
        assert (game.digest(history.state), list(history.to_act)) == (wanted["digest"], wanted["to_act"]), name
        assert [history.can_undo(seat) for seat in range(players)] == wanted["can_undo"], name
        viewers = [game.view(game.hide(history.state, seat), seat) for seat in (-1, *range(players))]
        assert [short_hash(view) for view in viewers] == wanted["views"], name
        lines = [json.loads(bytes(line)) for line in history.log.lines(0)]
        assert [len(lines), short_hash(lines)] == wanted["log"], name
        assert [line | {"to": None} for line in wanted["chat"]] == msgspec.to_builtins(table.state.chat.lines(0)), name
        assert table.state.clocks.stored() == wanted["clocks"], name


async def test_lists_and_replays_are_unchanged(service: TableService) -> None:
    for name, older in EXPECTED["summaries"].items():
        now = msgspec.to_builtins(await service.summary(ADA.id, EXPECTED[name]["id"]))
        assert now["to_act"] == ([] if older["to_act"] is None else [older["to_act"]]), name
        assert now["facts"] == ({} if older["nobles_left"] is None else {"nobles_left": older["nobles_left"]}), name
        same = ("my_seat", "round", "points", "winners", "held", "maker")
        assert {key: now[key] for key in same} == {key: older[key] for key in same}, name
    for name in STARTED:
        told = await service.replays.replay(ADA.id, EXPECTED[name]["id"], None)
        assert msgspec.to_builtins(told.turns) == EXPECTED[name]["turns"], name
        assert told.points_by_round == EXPECTED[name]["points"], name


async def test_links_still_work_and_games_go_on(service: TableService) -> None:
    assert {str(seat): token for seat, token in (await service.invites(ADA.id, EXPECTED["open"]["id"])).items()} == EXPECTED[
        "invites"
    ]
    for name in ("left", "rematch", "played-on"):
        table = await service.get(EXPECTED[name]["id"])
        await settle(table)
        assert table.version >= EXPECTED[name]["version"]


@pytest.mark.parametrize("name", ["over", "resigned", "consent"])
async def test_records_are_read_checked_and_written_as_before(service: TableService, name: str) -> None:
    record = read_record(OLDER / f"{name}.json")
    assert len(list(replay(game, record))) == len(record.actions)
    assert await service.replays.record(EXPECTED[name]["id"]) == record
    uploads = Uploads({game.id: game})
    opened = await uploads.open("somebody", (OLDER / f"{name}.json").read_bytes())
    assert re.fullmatch(r"[\w-]+", opened)
