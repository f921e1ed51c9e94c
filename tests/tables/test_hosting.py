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
from palais.tables.service import House
from tests.tables.company import ADA, BEN, CLEO, DAN, Screen, full_table, in_turn, open_house, order, settle

Right = Callable[[House, str, str], Awaitable[object]]


async def renew(house: House, guest: str, id: str) -> object:
    return await house.new_link(guest, id, 1)


async def open_up(house: House, guest: str, id: str) -> object:
    return await (await house.get(id)).let_anyone_sit(guest, 1, True)


async def give(house: House, guest: str, id: str) -> object:
    return await (await house.get(id)).give_to_bot(guest, 1, "random")


async def close(house: House, guest: str, id: str) -> object:
    return await house.close_table(guest, id)


RIGHTS: list[Right] = [renew, open_up, give, close]


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.code


@pytest.mark.parametrize("right", RIGHTS)
async def test_only_the_maker_may_and_only_before_the_game_begins(tmp_path: Path, right: Right) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("moo"))
        await table.sit(BEN, 2)
        before = table.seating.rows[:]
        for guest in (BEN, CLEO, Guest("", "", "red")):
            assert await refusal(right(house, guest.id, table.id)) == "not-the-maker"
        assert (table.seating.rows, table.row.status) == (before, "open")
        playing = await full_table(house, 2)
        assert await refusal(right(house, ADA.id, playing.id)) == "begun"
        assert await refusal(right(house, BEN.id, playing.id)) == "not-the-maker"
        await right(house, ADA.id, table.id)
        closed = await house.make_table(ADA, order("moo"))
        await house.close_table(ADA.id, closed.id)
        assert await refusal(right(house, ADA.id, closed.id)) == "closed"
        assert await refusal(right(house, BEN.id, closed.id)) == "not-the-maker"


async def test_a_new_link_voids_the_old_one_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("moo"))
        old = await house.invites(ADA.id, table.id)
        new = await house.new_link(ADA.id, table.id, 1)
        assert (new[1] != old[1], new[2]) == (True, old[2])
        for attempt in (house.join(BEN, old[1]), house.look_at_link(BEN, old[1])):
            assert await refusal(attempt) == "bad-link"
    async with open_house(tmp_path) as house:
        assert await refusal(house.join(BEN, old[1])) == "bad-link"
        assert await house.join(BEN, new[1]) == (table.id, 1)
        assert await refusal(house.new_link(ADA.id, table.id, 1)) == "seat-taken"
        assert await refusal(house.new_link(ADA.id, table.id, 9)) == "bad-seat"


async def test_a_friend_and_a_new_link_at_the_same_moment_one_of_them_holds(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for _ in range(4):
            table = await house.make_table(ADA, order("moo"))
            old = (await house.invites(ADA.id, table.id))[1]
            joined, renewed = await asyncio.gather(
                house.join(BEN, old), house.new_link(ADA.id, table.id, 1), return_exceptions=True
            )
            codes = [found.code if isinstance(found, Refusal) else "" for found in (joined, renewed)]
            assert codes in (["", "seat-taken"], ["bad-link", ""])
            assert (table.seat_of(BEN.id) == 1) == (codes[0] == "")


async def test_strangers_do_not_get_a_friends_seat_unless_the_maker_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("moo", listed=None))
        assert not table.row.listed, "with a seat for a friend it is off"
        assert (await house.lists(DAN.id)).open == []
        assert await refusal(table.sit(DAN, 1)) == "link-needed"
        link = (await house.invites(ADA.id, table.id))[1]
        info = await table.let_anyone_sit(ADA.id, 2, True)
        assert [seat.anyone for seat in info.seats] == [False, False, True]
        assert [found.table.id for found in (await house.lists(DAN.id)).open] == [table.id]
        assert await refusal(table.sit(DAN, 1)) == "link-needed"
        assert await table.sit(CLEO, 2) == 2
        assert (await house.lists(DAN.id)).open == [], "the seat that is left waits for a friend"
        assert await refusal(house.invites(CLEO.id, table.id)) == "not-the-maker"
        assert await house.join(BEN, link) == (table.id, 1), "the link has outlived it all"
        alone = await house.make_table(ADA, order("mr", listed=None))
        assert alone.row.listed


async def test_with_the_last_seat_for_strangers_the_table_leaves_the_list(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("moo"))
        await table.let_anyone_sit(ADA.id, 1, False)
        assert (table.row.listed, await refusal(table.sit(BEN, 1))) == (True, "link-needed")
        await table.let_anyone_sit(ADA.id, 2, False)
        assert not table.row.listed
        assert await refusal(table.sit(BEN, 2)) == "link-needed"
    async with open_house(tmp_path) as house:
        table = await house.get(table.id)
        assert [seat.anyone for seat in (await table.let_anyone_sit(ADA.id, 1, True)).seats] == [False, True, False]


async def test_an_open_seat_goes_to_a_bot_and_with_the_last_one_the_game_begins(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("moo"))
        tokens = await house.invites(ADA.id, table.id)
        table.watch(screen := Screen(ADA))
        seat = (await table.give_to_bot(ADA.id, 1, "greedy")).seats[1]
        assert (seat.kind, seat.bot, seat.stands_in) == ("bot", "greedy", False)
        assert seat.name not in ("", "Ada")
        assert screen.of(TableChanged)[-1].table.seats[1] == seat
        assert await refusal(house.join(BEN, tokens[1])) == "seat-taken"
        assert await refusal(table.give_to_bot(ADA.id, 2, "level:99")) == "bad-bot"
        assert await refusal(table.give_to_bot(ADA.id, 0, "greedy")) == "seat-taken"
        await table.give_to_bot(ADA.id, 2, "random")
        assert table.row.status == "playing"
        await settle(table)
        assert in_turn(table) == 0
        assert await refusal(house.join(BEN, tokens[2])) == "table-full"


async def test_a_friend_and_a_bot_do_not_get_the_same_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("mo"))
        token = (await house.invites(ADA.id, table.id))[1]
        results = await asyncio.gather(
            house.join(BEN, token),
            table.give_to_bot(ADA.id, 1, "random"),
            house.close_table(ADA.id, table.id),
            return_exceptions=True,
        )
        assert [isinstance(result, Refusal) for result in results] == [False, True, True]
        assert [result.code for result in results if isinstance(result, Refusal)] == ["begun", "begun"]
        assert table.row.status == "playing"


async def test_a_closed_table_is_in_no_list_and_everyone_there_is_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("moo"))
        token = (await house.invites(ADA.id, table.id))[1]
        await table.sit(BEN, 2)
        table.watch(screen := Screen(BEN))
        await house.close_table(ADA.id, table.id)
        assert screen.of(TableChanged)[-1].table.status == "closed"
        for guest in (ADA, BEN, CLEO):
            lists = await house.lists(guest.id)
            assert not any((lists.mine, lists.open, lists.watch, lists.finished))
        attempts = (house.join(CLEO, token), house.look_at_link(CLEO, token), table.sit(CLEO, 1), table.leave(BEN.id, "random"))
        for attempt in (*attempts, house.invites(ADA.id, table.id), house.replay(ADA.id, table.id, None)):
            assert await refusal(attempt) == "closed"
    async with open_house(tmp_path) as house:
        (await house.get(table.id)).watch(late := Screen(CLEO))
        assert late.of(Snapshot)[0].table.status == "closed"


async def test_a_maker_without_a_seat_has_the_links_and_finds_the_table_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("oo", name="Chez nous"))
        assert (table.info().name, table.info().host) == ("Chez nous", "Ada")
        (mine,) = (await house.lists(ADA.id)).mine
        assert (mine.table.id, mine.my_seat, mine.maker) == (table.id, None, True)
        for guest, token in zip((BEN, CLEO), (await house.invites(ADA.id, table.id)).values(), strict=True):
            await house.join(guest, token)
        assert (await house.lists(ADA.id)).mine == []
        assert [found.maker for found in (await house.lists(BEN.id)).mine] == [False]


async def test_at_a_table_of_an_older_version_the_first_person_is_the_maker(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("omo"))
        row, seats = table.row, table.seating.rows
    store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
    await store.open()
    await store.add_table(
        msgspec.structs.replace(row, id="old", maker=None, host=None),
        [msgspec.structs.replace(seat, table_id="old") for seat in seats],
    )
    await store.close()
    async with open_house(tmp_path) as house:
        assert (await house.get("old")).info().host == "Ada"
        assert await refusal(house.invites(BEN.id, "old")) == "not-the-maker"
        assert sorted(await house.invites(ADA.id, "old")) == [0, 2]


async def test_a_link_tells_what_it_leads_to_and_which_colours_are_free(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.make_table(ADA, order("mor"))
        token = (await house.invites(ADA.id, table.id))[1]
        found = await house.look_at_link(BEN, token)
        assert (found.table, found.seat, found.mine) == (table.info(), 1, False)
        assert found.colours == ["yellow", "black"]
        assert (await house.look_at_link(ADA, token)).mine
        assert table.seat_of(BEN.id) is None, "nothing is taken"
