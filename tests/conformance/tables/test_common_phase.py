"""A phase in which everyone may act: undo, time limits, people who leave, bots, restarts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palais.tables.messages import Update
from palais.tables.table_info import ClockOptions
from tests.conformance.tables.toy_tables import (
    GUESTS,
    Watch,
    act,
    begin,
    decision,
    finish,
    game,
    look,
    message,
    open_court,
    ready,
    refused,
    screens,
    undo,
)
from tests.tables.seated_tables import LocalBots, settle

LIVE = ClockOptions("live", minutes=10, seconds=0)
DAYS = ClockOptions("days", days=1)


async def test_ready_can_be_undone_until_somebody_else_acts(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        before = decision(table, 1)
        everybody = screens(table)
        await act(table, 1, "ready")
        assert [screen.can_undo for screen in everybody] == [False, True, False, False]
        await undo(table, 1)
        assert game.to_act(table.playing().state) == (0, 1, 2)
        assert decision(table, 1) == before, "it is the same question again"
        assert [screen.of(Update)[-1].gone for screen in everybody] == [1] * 4


async def test_nothing_can_be_undone_once_somebody_else_has_acted(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await ready(table, 1, 2)
        async with refused("nothing-to-undo"):
            await undo(table, 1)
        await undo(table, 2)
        assert game.to_act(table.playing().state) == (0, 2)


async def test_a_payment_cannot_be_undone_because_its_receiver_has_seen_it(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await act(table, 1, "pay 0 1")
        async with refused("nothing-to-undo"):
            await undo(table, 1)


async def test_the_last_ready_ends_the_phase_and_cannot_be_undone(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await ready(table, 1, 2, 0)
        assert game.moment(table.playing().state).owner == 0
        async with refused("nothing-to-undo"):
            await undo(table, 0)


async def test_the_actions_of_one_submission_are_applied_all_or_none(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        async with refused("nobody-there"):
            await act(table, 1, "pay 0 1", "pay 1 1")
        assert table.version == 0
        await act(table, 1, "pay 0 1", "ready")
        assert table.version == 1
        assert game.to_act(table.playing().state) == (0, 2)


async def test_when_the_phases_time_is_up_the_game_says_ready_for_late_players(tmp_path: Path) -> None:
    watch, bots = Watch(), LocalBots()
    async with open_court(tmp_path, watch, bots) as service:
        table = await begin(service, "moo", clock=LIVE)
        await ready(table, 1)
        watch.wait(31)
        async with refused("timed-out"):
            await act(table, 0, "pay 1 1")
        table.resume()
        await settle(table)
        assert game.moment(table.playing().state).owner == 0
        assert bots.asked == [], "nobody plays for them: it is the fallback that is done"
        assert all(table.seating.is_person(seat) for seat in range(3))


async def test_a_phase_limit_applies_at_a_table_without_clocks_too(tmp_path: Path) -> None:
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "mo")
        clock = look(table).clock
        assert clock is not None
        assert (clock.phase, clock.running, clock.left) == (30_000, [0, 1], []), "nobody has a clock of their own here"
        watch.wait(30)
        table.resume()
        await settle(table)
        assert look(table).clock is None, "in a turn nobody is in a hurry"
        assert game.to_act(table.playing().state) == (0,)


async def test_an_undo_does_not_restart_the_phase(tmp_path: Path) -> None:
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "moo")
        watch.wait(10)
        await ready(table, 1)
        await undo(table, 1)
        clock = look(table).clock
        assert clock is not None
        assert (clock.phase, clock.running) == (20_000, [0, 1, 2])


async def test_with_a_clock_in_days_everyone_has_days_for_a_phase_too(tmp_path: Path) -> None:
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "moo", clock=DAYS)
        watch.wait(20 * 3600)
        await ready(table, 0)
        watch.wait(5 * 3600)
        await service.registry.sweep()
        table = await service.get(table.id)
        await settle(table)
        assert game.moment(table.playing().state).phase == "dice"


async def test_bots_take_part_in_an_audience_alongside_people(tmp_path: Path) -> None:
    bots = LocalBots()
    async with open_court(tmp_path, bots=bots) as service:
        table = await begin(service, "mrrgro")
        await settle(table)
        assert game.to_act(table.playing().state) == (0, 5)
        assert {seat for _, seat in bots.asked} == {1, 2, 3, 4}
        await finish(table)
        assert table.row.status == "over"


async def test_a_bot_stands_in_for_a_player_who_leaves_an_audience_until_they_return(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await table.seats.leave(GUESTS[2].id, "greedy")
        await settle(table)
        assert game.to_act(table.playing().state) == (0, 1)
        async with refused("already-left"):
            await act(table, 2, "back")
        await table.seats.come_back(GUESTS[2].id)
        await act(table, 2, "back")
        assert game.to_act(table.playing().state) == (0, 1, 2)


@pytest.mark.parametrize("passed", [0, 12, 100])
async def test_a_restart_in_the_middle_of_a_phase_loses_nothing(url: str, passed: int) -> None:
    watch = Watch()
    async with open_court(url, watch) as service:
        table = await begin(service, "mooo", clock=LIVE)
        watch.wait(10)
        sent = message(table, 3, "ready")
        await table.actions.submit(GUESTS[3].id, sent)
        await act(table, 1, "pay 2 1")
        known = [look(table, guest) for guest in GUESTS[:4]]
        state, id = table.playing().state.to_bytes(), table.id
    watch.wait(passed)
    async with open_court(url, watch) as service:
        table = await service.get(id)
        if passed > 20:
            await settle(table)
            assert game.moment(table.playing().state).phase == "dice", "the limit has passed meanwhile"
            return
        assert table.playing().state.to_bytes() == state
        for guest, before in zip(GUESTS[:4], known, strict=True):
            now = look(table, guest)
            assert (now.log, now.view, now.decisions, now.choices) == (before.log, before.view, before.decisions, before.choices)
            assert now.clock is not None
            assert (now.clock.phase, now.clock.running) == (20_000 - 1000 * passed, [0, 1, 2])
        assert (await table.actions.submit(GUESTS[3].id, sent)).version == 1, "sent again, it is answered as it was"


async def test_closing_the_service_while_bots_play_leaves_nothing_running(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mrrrrr")
        while table.version < 3:
            await asyncio.sleep(0)
    version = table.version
    for _ in range(50):
        await asyncio.sleep(0)
    assert table.version == version
    assert not table.bots.busy
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_people_who_are_ready_can_still_act_after_a_restart(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await ready(table, 0)
        id = table.id
    async with open_court(tmp_path) as service:
        table = await service.get(id)
        assert look(table).can_undo
        await undo(table, 0)
        assert game.to_act(table.playing().state) == (0, 1, 2)
