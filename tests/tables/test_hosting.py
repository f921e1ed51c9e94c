"""What only the maker of a table may do, and only before its game begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from palais.store.store import Store
from palais.tables.messages import Snapshot, TableChanged
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from palais.tables.service import TableService
from tests.tables.seated_tables import ADA, BEN, CLEO, DAN, Screen, full_table, in_turn, open_service, order, settle

Right = Callable[[TableService, str, str], Awaitable[object]]


async def renew(service: TableService, guest: str, id: str) -> object:
    return await service.new_link(guest, id, 1)


async def open_up(service: TableService, guest: str, id: str) -> object:
    return await (await service.get(id)).hosting.let_anyone_sit(guest, 1, True)


async def give(service: TableService, guest: str, id: str) -> object:
    return await (await service.get(id)).hosting.give_to_bot(guest, 1, "random")


async def close(service: TableService, guest: str, id: str) -> object:
    return await service.close_table(guest, id)


RIGHTS: list[Right] = [renew, open_up, give, close]


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.code


@pytest.mark.parametrize("right", RIGHTS)
async def test_only_the_maker_can_change_a_table_and_only_before_the_game_begins(tmp_path: Path, right: Right) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        await table.seats.sit(BEN, 2)
        before = table.seating.rows[:]
        for guest in (BEN, CLEO, Guest("", "", "red")):
            assert await refusal(right(service, guest.id, table.id)) == "not-the-maker"
        assert (table.seating.rows, table.row.status) == (before, "open")
        playing = await full_table(service, 2)
        assert await refusal(right(service, ADA.id, playing.id)) == "begun"
        assert await refusal(right(service, BEN.id, playing.id)) == "not-the-maker"
        await right(service, ADA.id, table.id)
        closed = await service.make_table(ADA, order("moo"))
        await service.close_table(ADA.id, closed.id)
        assert await refusal(right(service, ADA.id, closed.id)) == "closed"
        assert await refusal(right(service, BEN.id, closed.id)) == "not-the-maker"


async def test_a_new_link_voids_the_old_one_at_once(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        old = await service.invites(ADA.id, table.id)
        new = await service.new_link(ADA.id, table.id, 1)
        assert (new[1] != old[1], new[2]) == (True, old[2])
        for attempt in (service.join(BEN, old[1]), service.look_at_link(BEN, old[1])):
            assert await refusal(attempt) == "bad-link"
    async with open_service(tmp_path) as service:
        assert await refusal(service.join(BEN, old[1])) == "bad-link"
        assert await service.join(BEN, new[1]) == (table.id, 1)
        assert await refusal(service.new_link(ADA.id, table.id, 1)) == "seat-taken"
        assert await refusal(service.new_link(ADA.id, table.id, 9)) == "bad-seat"


async def test_of_a_join_and_a_new_link_at_the_same_moment_one_wins(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        for _ in range(4):
            table = await service.make_table(ADA, order("moo"))
            old = (await service.invites(ADA.id, table.id))[1]
            joined, renewed = await asyncio.gather(
                service.join(BEN, old), service.new_link(ADA.id, table.id, 1), return_exceptions=True
            )
            codes = [found.code if isinstance(found, Refusal) else "" for found in (joined, renewed)]
            assert codes in (["", "seat-taken"], ["bad-link", ""])
            assert (table.seating.seat_of(BEN.id) == 1) == (codes[0] == "")


async def test_strangers_do_not_get_a_friends_seat_unless_the_maker_says_so(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo", listed=None))
        assert not table.row.listed, "with a seat for a friend it is off"
        assert (await service.lists(DAN.id)).open == []
        assert await refusal(table.seats.sit(DAN, 1)) == "link-needed"
        link = (await service.invites(ADA.id, table.id))[1]
        info = await table.hosting.let_anyone_sit(ADA.id, 2, True)
        assert [seat.anyone for seat in info.seats] == [False, False, True]
        assert [found.table.id for found in (await service.lists(DAN.id)).open] == [table.id]
        assert await refusal(table.seats.sit(DAN, 1)) == "link-needed"
        assert await table.seats.sit(CLEO, 2) == 2
        assert (await service.lists(DAN.id)).open == [], "the seat that is left waits for a friend"
        assert await refusal(service.invites(CLEO.id, table.id)) == "not-the-maker"
        assert await service.join(BEN, link) == (table.id, 1), "the link has outlived it all"
        alone = await service.make_table(ADA, order("mr", listed=None))
        assert alone.row.listed


async def test_without_open_seats_for_strangers_the_table_leaves_the_list(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        await table.hosting.let_anyone_sit(ADA.id, 1, False)
        assert (table.row.listed, await refusal(table.seats.sit(BEN, 1))) == (True, "link-needed")
        await table.hosting.let_anyone_sit(ADA.id, 2, False)
        assert not table.row.listed
        assert await refusal(table.seats.sit(BEN, 2)) == "link-needed"
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        assert [seat.anyone for seat in (await table.hosting.let_anyone_sit(ADA.id, 1, True)).seats] == [False, True, False]


async def test_open_seats_go_to_bots_and_the_last_one_starts_the_game(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        tokens = await service.invites(ADA.id, table.id)
        table.watch(screen := Screen(ADA))
        seat = (await table.hosting.give_to_bot(ADA.id, 1, "greedy")).seats[1]
        assert (seat.kind, seat.bot, seat.stands_in) == ("bot", "greedy", False)
        assert seat.name not in ("", "Ada")
        assert screen.of(TableChanged)[-1].table.seats[1] == seat
        assert await refusal(service.join(BEN, tokens[1])) == "seat-taken"
        assert await refusal(table.hosting.give_to_bot(ADA.id, 2, "level:99")) == "bad-bot"
        assert await refusal(table.hosting.give_to_bot(ADA.id, 0, "greedy")) == "seat-taken"
        await table.hosting.give_to_bot(ADA.id, 2, "random")
        assert table.row.status == "playing"
        await settle(table)
        assert in_turn(table) == 0
        assert await refusal(service.join(BEN, tokens[2])) == "table-full"


async def test_a_friend_and_a_bot_do_not_get_the_same_seat(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mo"))
        token = (await service.invites(ADA.id, table.id))[1]
        results = await asyncio.gather(
            service.join(BEN, token),
            table.hosting.give_to_bot(ADA.id, 1, "random"),
            service.close_table(ADA.id, table.id),
            return_exceptions=True,
        )
        assert [isinstance(result, Refusal) for result in results] == [False, True, True]
        assert [result.code for result in results if isinstance(result, Refusal)] == ["begun", "begun"]
        assert table.row.status == "playing"


async def test_a_closed_table_is_in_no_list_and_everyone_there_is_told(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        token = (await service.invites(ADA.id, table.id))[1]
        await table.seats.sit(BEN, 2)
        table.watch(screen := Screen(BEN))
        await service.close_table(ADA.id, table.id)
        assert screen.of(TableChanged)[-1].table.status == "closed"
        for guest in (ADA, BEN, CLEO):
            lists = await service.lists(guest.id)
            assert not any((lists.mine, lists.open, lists.watch, lists.finished))
        attempts = (
            service.join(CLEO, token),
            service.look_at_link(CLEO, token),
            table.seats.sit(CLEO, 1),
            table.seats.leave(BEN.id, "random"),
        )
        for attempt in (*attempts, service.invites(ADA.id, table.id), service.replays.replay(ADA.id, table.id, None)):
            assert await refusal(attempt) == "closed"
    async with open_service(tmp_path) as service:
        (await service.get(table.id)).watch(late := Screen(CLEO))
        assert late.of(Snapshot)[0].table.status == "closed"


async def test_a_maker_without_a_seat_gets_the_links_and_finds_the_table_again(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("oo", name="Chez nous"))
        assert (table.info().name, table.info().host) == ("Chez nous", "Ada")
        (mine,) = (await service.lists(ADA.id)).mine
        assert (mine.table.id, mine.my_seat, mine.maker) == (table.id, None, True)
        for guest, token in zip((BEN, CLEO), (await service.invites(ADA.id, table.id)).values(), strict=True):
            await service.join(guest, token)
        assert (await service.lists(ADA.id)).mine == []
        assert [found.maker for found in (await service.lists(BEN.id)).mine] == [False]


async def test_the_maker_of_a_table_from_an_older_version_is_its_first_person(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("omo"))
        row, seats = table.row, table.seating.rows
    store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
    await store.open()
    await store.add_table(
        msgspec.structs.replace(row, id="old", maker=None, host=None),
        [msgspec.structs.replace(seat, table_id="old") for seat in seats],
    )
    await store.close()
    async with open_service(tmp_path) as service:
        assert (await service.get("old")).info().host == "Ada"
        assert await refusal(service.invites(BEN.id, "old")) == "not-the-maker"
        assert sorted(await service.invites(ADA.id, "old")) == [0, 2]


async def test_a_link_shows_its_table_and_the_free_colours(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mor"))
        token = (await service.invites(ADA.id, table.id))[1]
        found = await service.look_at_link(BEN, token)
        assert (found.table, found.seat, found.mine) == (table.info(), 1, False)
        assert found.colours == ["yellow", "black"]
        assert (await service.look_at_link(ADA, token)).mine
        assert table.seating.seat_of(BEN.id) is None, "nothing is taken"
