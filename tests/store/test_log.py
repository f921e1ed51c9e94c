"""A game's log: durable, ordered, one writer per entry."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from palais.store.errors import Conflict, StoreError
from palais.store.store import RECENT_CHAT_LINES, Store
from tests.store.rows import append, entry, line, put_table, say, seats, table


async def test_everything_is_read_back_as_it_was_stored(store: Store) -> None:
    written = table(position="players: 2\n", origin="old", origin_action=7, deadline=1.25, brief={"round": 3}, to_act=1)
    await store.add_table(written, seats())
    entries = [entry(1, message_id="a"), entry(2, kind="undo", actions=[], message_id="b"), entry(3, clocks=None)]
    for row in entries:
        await append(store, row)
    await say(store, line(1), 4)
    loaded = await store.load("table")
    assert loaded is not None
    after = msgspec.structs.replace(written, revision=4)
    assert (loaded.table, loaded.seats, loaded.entries, loaded.chat) == (after, seats(), entries, [line(1)])
    assert await store.load("no such table") is None


async def test_another_server_finds_everything_acknowledged(url: str, store: Store) -> None:
    await put_table(store)
    other = Store(url)
    await other.open()
    for version in range(1, 20):
        await append(store, entry(version))
        found = await other.load("table")
        assert found is not None
        assert [row.version for row in found.entries] == list(range(1, version + 1))
    await other.close()


async def test_of_two_writers_at_the_same_version_exactly_one_wins(url: str, store: Store) -> None:
    await put_table(store)
    other = Store(url)
    await other.open()
    for version in range(1, 30):
        rows = [entry(version, digest=name) for name in ("one", "two")]
        results = await asyncio.gather(append(store, rows[0]), append(other, rows[1]), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
        found = await store.load("table")
        assert found is not None
        assert found.entries[-1] == rows[results.index(None)]
    await other.close()


async def test_a_conflict_does_not_affect_others_in_the_same_batch(store: Store) -> None:
    for n in range(20):
        await put_table(store, f"t{n}")
    await append(store, entry(1, "t7", digest="first"))
    results = await asyncio.gather(*[append(store, entry(1, f"t{n}")) for n in range(20)], return_exceptions=True)
    assert [n for n, result in enumerate(results) if isinstance(result, Conflict)] == [7]
    for n in range(20):
        found = await store.load(f"t{n}")
        assert found is not None
        assert [row.digest for row in found.entries] == ["first" if n == 7 else "d1"]


async def test_a_seats_message_is_stored_once(store: Store) -> None:
    await put_table(store)
    await append(store, entry(1, seat=0, message_id="m"))
    await append(store, entry(2, seat=1, message_id="m"))
    with pytest.raises(Conflict):
        await append(store, entry(3, seat=0, message_id="m"))
    await append(store, entry(3, seat=0))
    await append(store, entry(4, seat=0))  # bots send no ids
    assert [await store.find_message("table", seat, "m") for seat in (0, 1, 2)] == [1, 2, None]


async def test_waiting_writes_are_stored_in_one_batch(store: Store) -> None:
    for n in range(50):
        await put_table(store, f"t{n}")
    writer = store._writer
    assert writer is not None
    batches = writer.batches
    await asyncio.gather(*[append(store, entry(1, f"t{n}")) for n in range(50)])
    assert writer.batches - batches <= 2


async def test_an_entry_and_its_list_changes_are_atomic(store: Store) -> None:
    await put_table(store)
    await append(store, entry(1), table(to_act=1, brief={"round": 2}))
    with pytest.raises(Conflict):
        await append(store, entry(1), table(status="over", ended=5.0))
    found = await store.load("table")
    assert found is not None
    assert (found.table.status, found.table.to_act, found.table.brief) == ("playing", 1, {"round": 2})


async def test_an_entry_without_its_table_is_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await append(store, entry(1, "nowhere"))


async def test_only_the_last_lines_of_chat_are_loaded(store: Store) -> None:
    await put_table(store)
    await asyncio.gather(*[say(store, line(n)) for n in range(1, RECENT_CHAT_LINES + 11)])
    loaded = await store.load("table")
    assert loaded is not None
    assert [row.n for row in loaded.chat] == list(range(11, RECENT_CHAT_LINES + 11))
    with pytest.raises(Conflict):
        await say(store, line(999, message_id="m5"), RECENT_CHAT_LINES + 11)
    assert await store.has_chat("table", "ada", "m5")
    assert not await store.has_chat("table", "ben", "m5")


async def test_a_cancelled_writer_does_not_disturb_the_others(store: Store) -> None:
    await put_table(store)
    waiting = asyncio.create_task(append(store, entry(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    await append(store, entry(2))
    loaded = await store.load("table")
    assert loaded is not None
    assert loaded.entries[-1].version == 2


async def test_a_closed_store_refuses_with_a_clear_error(url: str) -> None:
    store = Store(url)
    with pytest.raises(StoreError, match="not open"):
        await append(store, entry(1))
    await store.open()
    await store.close()
    with pytest.raises(StoreError, match="not open"):
        await append(store, entry(1))
