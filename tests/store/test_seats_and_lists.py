"""Seats are taken once, and lists show what there is."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from palais.store.errors import Conflict
from palais.store.rows import Change, SeatRow, TableRow
from palais.store.store import Store
from tests.store.rows import put_table, seats, table


def taken(row: SeatRow, guest: str) -> SeatRow:
    return msgspec.structs.replace(row, guest_id=guest, name=guest, generation=row.generation + 1)


async def test_only_one_of_two_guests_gets_an_open_seat(url: str, store: Store) -> None:
    free = seats("table", "ada", None)
    await store.add_table(table(status="open"), free)
    other = Store(url)
    await other.open()
    changes = [Change(table(status="open", revision=1), seats=[taken(free[1], guest)]) for guest in ("ben", "cleo")]
    attempts = store.change(changes[0]), other.change(changes[1])
    results = await asyncio.gather(*attempts, return_exceptions=True)
    await other.close()
    assert [type(result) for result in results if result is not None] == [Conflict]
    found = await store.find_listed("table")
    assert found is not None
    assert found.seats[1].guest_id == ("ben", "cleo")[results.index(None)]


async def test_taking_the_last_seat_starts_the_table_or_changes_nothing(store: Store) -> None:
    free = seats("table", "ada", None)
    begun = table(status="playing", started=5.0, to_act=1, revision=1)
    await store.add_table(table(status="open"), free)
    with pytest.raises(Conflict):
        await store.change(Change(msgspec.structs.replace(begun, revision=7), seats=[taken(free[1], "ben")]))
    found = await store.find_listed("table")
    assert found is not None
    assert found.table.status == "open"
    await store.change(Change(begun, seats=[taken(free[1], "ben")]))
    found = await store.find_listed("table")
    assert found is not None
    assert (found.table, found.seats[1].generation) == (begun, 1)


async def test_a_table_has_one_rematch(store: Store) -> None:
    await put_table(store)
    await store.add_table(table("again"), seats("again"), rematch_of="table")
    with pytest.raises(Conflict):
        await store.add_table(table("other"), seats("other"), rematch_of="table")
    assert await store.load("other") is None
    found = await store.find_listed("table")
    assert found is not None
    assert found.table.rematch == "again"


async def test_a_table_is_closed_as_it_was_known_or_not_at_all(store: Store) -> None:
    await put_table(store, "old", status="over", rematch="open")
    for status in ("open", "playing", "over"):
        await put_table(store, status, status=status)
    await store.close_table(table("open", status="closed", ended=9.0, revision=1))
    for id, revision in (("open", 1), ("playing", 0), ("over", 2)):
        with pytest.raises(Conflict):
            await store.close_table(table(id, status="closed", ended=9.0, revision=revision))
    found, old = await store.find_listed("open"), await store.find_listed("old")
    assert found is not None
    assert old is not None
    assert (found.table.status, found.table.ended, old.table.rematch) == ("closed", 9.0, None)
    assert [listed.table.id for listed in (await store.list_tables("ada", 10))["mine"]] == ["old", "over", "playing"]


async def test_the_lists_of_the_home_page(store: Store) -> None:
    async def put(row: TableRow, *guests: str | None) -> None:
        await store.add_table(row, seats(row.id, *guests))

    await put(table("mine", created=1.0), "ada", "ben")
    await put(table("newer", created=2.0, listed=False), "cleo", "ada")
    await put(table("open", status="open"), "ben", None)
    await put(table("secret", status="open", listed=False), "ben", None)
    await put(table("deserted", status="open"), None, None)
    await put(table("over", status="over"), "ben", "cleo")
    await put(table("my-own", status="over", listed=False, created=3.0), "ben", "ada")
    await put(table("not-mine", status="over", listed=False), "ben", "cleo")
    lists = {name: [found.table.id for found in tables] for name, tables in (await store.list_tables("ada", 10)).items()}
    assert lists == {
        "mine": ["my-own", "newer", "mine"],
        "open": ["open"],
        "watch": ["mine"],
        "played": ["my-own"],
        "finished": ["over"],
    }
    short = await store.list_tables("ada", 1)
    assert [found.table.id for found in short["mine"]] == ["my-own"]
    assert [seat.guest_id for seat in short["mine"][0].seats] == ["ben", "ada"]


async def test_running_and_due_tables_are_found(store: Store) -> None:
    bot = [msgspec.structs.replace(seat, bot="level:3") if seat.seat == 1 else seat for seat in seats("bot")]
    await store.add_table(table("bot", to_act=0b10), bot)
    await store.add_table(table("person", to_act=0b01), [msgspec.structs.replace(seat, table_id="person") for seat in bot])
    await put_table(store, "live", clock={"kind": "live"}, to_act=0b01)
    await put_table(store, "was-live", clock={"kind": "live"}, status="over")
    await put_table(store, "days", clock={"kind": "days"}, to_act=0b01, deadline=100.0)
    assert sorted(await store.running()) == ["bot", "live"]
    assert await store.due(99.0) == []
    assert await store.due(100.0) == ["days"]
