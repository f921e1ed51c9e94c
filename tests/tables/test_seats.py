"""Seats: joined by link, left to a bot, taken back; only their owners act."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palais.tables.messages import Act, Snapshot, TableChanged
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest, Wish
from tests.tables.seated_tables import (
    ADA,
    BEN,
    CLEO,
    DAN,
    GUESTS,
    Screen,
    act,
    decision,
    full_table,
    in_turn,
    open_service,
    order,
    settle,
)


async def test_a_link_seats_one_guest_and_is_void_afterwards(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo", listed=False))
        tokens = await service.invites(ADA.id, table.id)
        assert sorted(tokens) == [1, 2]
        assert await service.join(BEN, tokens[2]) == (table.id, 2)
        assert await service.join(BEN, tokens[2]) == (table.id, 2), "the same reader may come again"
        assert await service.join(BEN, tokens[1]) == (table.id, 2), "one seat for each guest"
        assert await service.join(ADA, tokens[1]) == (table.id, 0)
        with pytest.raises(Refusal) as refused:
            await service.join(CLEO, tokens[2])
        assert refused.value.code == "seat-taken"
        assert await service.join(CLEO, tokens[1]) == (table.id, 1)
        with pytest.raises(Refusal) as refused:
            await service.join(DAN, tokens[1])
        assert refused.value.code == "table-full"
        assert [seat.name for seat in table.info().seats] == ["Ada", "Cleo", "Ben"]


async def test_a_forged_link_is_refused(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        other = await service.make_table(ADA, order("moo"))
        token = (await service.invites(ADA.id, table.id))[1]
        id, seat, generation, mac = token.split(".")
        forged = [
            token[:-1] + ("A" if token[-1] != "A" else "B"),
            f"{id}.2.{generation}.{mac}",
            f"{other.id}.{seat}.{generation}.{mac}",
            f"{id}.{seat}.1.{mac}",
            f"{id}.{seat}.{generation}.",
            f"{token}.x",
            "....",
            "",
            "ä" * 50,
            f"{id}.²",
        ]
        for wrong in forged:
            with pytest.raises(Refusal) as refused:
                await service.join(BEN, wrong)
            assert refused.value.code == "bad-link"


async def test_a_seat_left_before_the_game_begins_reopens_and_its_old_link_is_void(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        token = (await service.invites(ADA.id, table.id))[1]
        await service.join(BEN, token)
        table.watch(screen := Screen(BEN))
        assert (await table.seats.leave(BEN.id, "random")).seats[1].kind == "open"
        assert screen.seat is None
        assert screen.of(Snapshot)[-1].seat is None
        with pytest.raises(Refusal) as refused:
            await service.join(CLEO, token)
        assert refused.value.code == "bad-link"
        await service.join(CLEO, (await service.invites(ADA.id, table.id))[1])
        with pytest.raises(Refusal) as refused:
            await service.invites(BEN.id, table.id)
        assert refused.value.code == "not-the-maker"


async def test_anyone_can_join_a_listed_table_but_a_hidden_one_needs_its_link(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        hidden = await service.make_table(ADA, order("mo", listed=False))
        with pytest.raises(Refusal) as refused:
            await hidden.seats.sit(BEN, 1)
        assert refused.value.code == "link-needed"
        table = await service.make_table(ADA, order("moo"))
        for seat, code in [(0, "seat-taken"), (7, "bad-seat"), (-1, "bad-seat")]:
            with pytest.raises(Refusal) as refused:
                await table.seats.sit(BEN, seat)
            assert refused.value.code == code
        results = await asyncio.gather(*[table.seats.sit(guest, 1) for guest in (BEN, CLEO, DAN)], return_exceptions=True)
        assert sorted(result.code if isinstance(result, Refusal) else str(result) for result in results) == [
            "1",
            "seat-taken",
            "seat-taken",
        ]


async def test_a_guest_may_choose_any_colour_that_no_player_has(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        tokens = await service.invites(ADA.id, table.id)
        for seat in (table.seats.join(BEN, 2, 0, Wish("red")), table.seats.sit(BEN, 1, Wish("red"))):
            with pytest.raises(Refusal) as refused:
                await seat
            assert refused.value.code == "colour-taken"
        table.watch(screen := Screen(ADA))
        assert await service.join(BEN, tokens[2], Wish("yellow")) == (table.id, 2), "the colour of the other open seat"
        assert [seat.colour for seat in screen.of(TableChanged)[-1].table.seats] == ["red", "green", "yellow"]
        assert await service.join(BEN, tokens[2], Wish("black")) == (table.id, 2), "it is chosen once"
        with pytest.raises(Refusal) as refused:
            await service.join(CLEO, tokens[1], Wish("yellow"))
        assert refused.value.code == "colour-taken"
        assert await service.join(CLEO, tokens[1], Wish("black")) == (table.id, 1), "a link outlives a change of colour"
    async with open_service(tmp_path) as service:
        assert [seat.colour for seat in (await service.get(table.id)).info().seats] == ["red", "black", "yellow"]


async def test_everyone_is_told_who_joins_and_who_is_connected(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mo"))
        table.watch(ada := Screen(ADA))
        table.watch(ben := Screen(BEN))
        assert ben.of(Snapshot)[0].seat is None
        await table.seats.sit(BEN, 1)
        assert ben.of(Snapshot)[-1].seat == 1
        assert [seat.connected for seat in ada.of(Snapshot)[-1].table.seats] == [True, True]
        table.unwatch(ben)
        assert [seat.connected for seat in ada.of(TableChanged)[-1].table.seats] == [True, False]
        table.watch(ben)
        table.watch(second := Screen(BEN))
        heard = len(ada.raw)
        table.unwatch(second)
        assert len(ada.raw) == heard, "another window changes nothing for the others"
        table.unwatch(second)


async def test_a_bot_stands_in_and_the_owner_takes_the_seat_back(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat = in_turn(table)
        guest = GUESTS[seat]
        info = await table.seats.leave(guest.id, "random")
        assert (info.seats[seat].kind, info.seats[seat].stands_in, info.seats[seat].name) == ("bot", True, guest.name)
        await settle(table)
        assert in_turn(table) != seat
        for code, again in [("already-left", table.seats.leave(guest.id, "random"))]:
            with pytest.raises(Refusal) as refused:
                await again
            assert refused.value.code == code
        with pytest.raises(Refusal) as refused:
            await table.actions.submit(guest.id, Act("m", decision(table), [0]))
        assert refused.value.code == "already-left"
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        info = await table.seats.come_back(guest.id)
        assert (info.seats[seat].kind, info.seats[seat].stands_in) == ("person", False)
        with pytest.raises(Refusal) as refused:
            await table.seats.come_back(guest.id)
        assert refused.value.code == "already-returned"
        await act(table, *["put stairs"] * 5)
        assert in_turn(table) == seat
        await asyncio.sleep(0.01)
        assert in_turn(table) == seat, "no bot plays for someone who is here"


async def test_strangers_cannot_use_a_seat(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        for attempt in (table.seats.leave(CLEO.id, "random"), table.seats.come_back(CLEO.id), service.rematch(CLEO, table.id)):
            with pytest.raises(Refusal) as refused:
                await attempt
            assert refused.value.code in ("not-your-seat", "not-finished")
        with pytest.raises(Refusal) as refused:
            await table.seats.leave(ADA.id, "level:99")
        assert refused.value.code == "bad-bot"


async def test_no_message_reveals_a_guests_id(tmp_path: Path) -> None:
    """A guest's id is what the cookie proves; no message ever contains it."""
    async with open_service(tmp_path) as service:
        secret = Guest("the-secret-of-ada", "Ada", "red")
        table = await service.make_table(secret, order("mrr"))
        table.watch(screen := Screen(secret))
        table.watch(Screen(BEN))
        await settle(table)
        lists = await service.lists(secret.id)
        assert lists.mine
        told = b"".join(screen.raw) + repr(lists).encode() + repr(await service.summary(BEN.id, table.id)).encode()
        assert b"the-secret" not in told
