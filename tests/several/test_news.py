"""Servers that share a database tell each other what happens. Nothing here asks: each waits for what the other shows."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from palais.store.store import Store
from palais.tables.messages import Act, ChatSaid, Say, Snapshot, Update
from palais.tables.others import Elsewhere
from palais.tables.service import TableService
from palais.tables.shared_servers import SharedServers
from tests.several.services import comes_true, open_shared, shared_service
from tests.tables.seated_tables import (
    ADA,
    BEN,
    CLEO,
    GUESTS,
    LocalBots,
    Screen,
    decision,
    full_table,
    game,
    in_turn,
    message_id,
    order,
    settle,
)


@pytest.fixture
async def pair(database: str) -> AsyncIterator[list[TableService]]:
    async with open_shared(database) as services:
        yield services


def others(service: TableService) -> SharedServers:
    assert isinstance(service.registry.others, SharedServers)
    return service.registry.others


async def test_moves_and_lines_are_shown_elsewhere_without_reading_them(
    pair: list[TableService], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await full_table(pair[0], 2)
    there = await pair[1].get(here.id)
    screens = [Screen(ADA), Screen(BEN), Screen(CLEO)]
    for screen in screens:
        there.watch(screen)
    monkeypatch.setattr(Store, "since", None)  # so that reading would fail
    monkeypatch.setattr(SharedServers, "_compare", _nothing)
    for n in range(20):
        seat = in_turn(here)
        legal = game.legal(here.playing().state, seat)
        await here.actions.submit(GUESTS[seat].id, Act(message_id(), decision(here), [legal[n % len(legal)]]))
        await here.talk.say(ADA, Say(message_id(), f"line {n}"))
        await comes_true(lambda: there.row.revision == here.row.revision)
    for screen in screens:
        told = [message.version for message in screen.messages if isinstance(message, Snapshot | Update)]
        assert told == list(range(21))
        assert [said.line.text for said in screen.of(ChatSaid)] == [f"line {n}" for n in range(20)]
        seat = -1 if screen.seat is None else screen.seat
        assert screen.view == game.view(game.hide(here.playing().state, seat), seat)


async def _nothing(_: SharedServers) -> None:
    pass


async def test_a_game_begins_ends_and_is_closed_at_both(pair: list[TableService]) -> None:
    here = await pair[0].make_table(ADA, order("mo"))
    there = await pair[1].get(here.id)
    there.watch(screen := Screen(CLEO))
    await here.seats.sit(BEN, 1)
    await comes_true(lambda: there.row.status == "playing")
    assert screen.of(Snapshot)[-1].view is not None
    await here.endings.resign(ADA.id)
    await comes_true(lambda: there.row.status == "over")
    again = await pair[1].rematch(BEN, there.id)
    await comes_true(lambda: here.row.rematch == again.id)
    await pair[1].close_table(BEN.id, again.id)
    await comes_true(lambda: here.row.rematch is None)


async def test_everybody_sees_who_is_at_another_server_until_they_go(pair: list[TableService], database: str) -> None:
    here = await full_table(pair[0], 2)
    there = await pair[1].get(here.id)
    ben, cleo = Screen(BEN), Screen(CLEO)
    there.watch(ben)
    there.watch(cleo)
    await comes_true(lambda: here.info().seats[1].connected and here.info().watchers == 1)
    late = shared_service(database)
    await late.open()
    await comes_true(lambda: others(late).elsewhere(here.id) == Elsewhere(frozenset({1}), 1))
    there.unwatch(cleo)
    await comes_true(lambda: here.info().watchers == 0)
    await late.close()
    await pair[1].close()
    await comes_true(lambda: not here.info().seats[1].connected)
    await pair[1].open()


async def test_only_the_keeper_asks_the_bots(pair: list[TableService]) -> None:
    here = await pair[0].make_table(ADA, order("mr"))
    there = await pair[1].get(here.id)
    pools = [service.registry.bots for service in pair]
    await settle(here)
    for _ in range(12):
        table = there if in_turn(here) == 0 and here.version % 2 else here
        await comes_true(lambda: in_turn(here) == 0 and there.version == here.version)
        await table.actions.submit(ADA.id, Act(message_id(), decision(table), [game.legal(table.playing().state, 0)[0]]))
        await comes_true(lambda: here.version == there.version)
        await settle(table)
    loaded = await pair[0].registry.store.load(here.id)
    assert loaded is not None
    by_bots = sum(entry.message_id is None for entry in loaded.entries)
    assert sum(len(pool.asked) for pool in pools if isinstance(pool, LocalBots)) == by_bots


async def test_the_tables_of_a_server_that_goes_are_free_at_once(pair: list[TableService]) -> None:
    here = await full_table(pair[0], 2)
    await here.seats.leave(ADA.id, "random")
    await settle(here)
    there = await pair[1].get(here.id)
    before = there.version
    await pair[0].close()
    await there.seats.leave(BEN.id, "random")
    await comes_true(lambda: there.row.status == "over")
    assert there.version > before
    await pair[0].open()


async def test_a_server_whose_line_is_cut_hangs_up_and_comes_back_by_itself(pair: list[TableService]) -> None:
    here = await full_table(pair[0], 2)
    here.watch(screen := Screen(ADA))
    line = others(pair[0])._line
    real, line._dsn = line._dsn, "postgresql://nobody@127.0.0.1:1/none"
    line._hang_up()
    await comes_true(lambda: screen.hung_up)
    assert not others(pair[0]).is_up
    assert len(pair[0].registry) == 0
    there = await pair[1].get(here.id)
    await there.talk.say(BEN, Say(message_id(), "where are you?"))
    line._dsn = real
    await comes_true(lambda: others(pair[0]).is_up)
    again = await pair[0].get(here.id)
    assert [line.text for line in again.state.chat.lines(0)] == ["where are you?"]
