"""Clocks: none, live, days. A bot plays a turn that runs out of time; restarts lose nothing. No test waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.games.palais_royal import WITHOUT_LOOKING
from palais.tables.messages import Snapshot, Update
from palais.tables.refusals import Refusal
from palais.tables.table.table import Table
from palais.tables.table_info import ClockOptions
from tests.tables.seated_tables import (
    ADA,
    LocalBots,
    Screen,
    act,
    finish,
    full_table,
    game,
    in_turn,
    open_service,
    order,
    settle,
    undo,
)

LIVE = ClockOptions("live", minutes=10, seconds=30)
DAYS = ClockOptions("days", days=3)
DAY = 24 * 3600.0


class Watch:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds


def clock(table: Table) -> tuple[list[int], list[int]]:
    """Seconds left by seat, and whose clocks run."""
    screen = Screen(ADA)
    table.watch(screen)
    table.unwatch(screen)
    state = screen.of(Snapshot)[0].clock
    assert state is not None
    return [ms // 1000 for ms in state.left], state.running


async def pass_turn(table: Table) -> None:
    """Place a seat's free servants, or pass a whole turn."""
    seat = in_turn(table)
    while table.row.status == "playing" and in_turn(table) == seat:
        await act(table, min(game.legal(table.playing().state, seat)))


async def test_a_table_without_a_clock_waits_forever(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2)
        watch.wait(1000 * DAY)
        table.watch(screen := Screen(ADA))
        assert screen.of(Snapshot)[0].clock is None
        await act(table, "put stairs")


async def test_a_live_clock_runs_in_its_owners_turns_with_an_increment_for_each(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2, clock=LIVE, options={"start": 0})
        assert clock(table) == ([630, 600], [0])
        watch.wait(100)
        assert clock(table) == ([530, 600], [0])
        await act(table, "put stairs")
        watch.wait(5)
        table.watch(screen := Screen(ADA))
        await pass_turn(table)
        assert clock(table) == ([525, 630], [1])
        sent = screen.of(Update)[-1].clock
        assert sent is not None
        assert (sent.left, sent.running) == ([525_000, 630_000], [1])
        watch.wait(60)
        await pass_turn(table)
        assert clock(table) == ([555, 570], [0])


async def test_undo_gives_no_time_back(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2, clock=LIVE, options={"start": 0})
        await act(table, "put stairs")
        watch.wait(50)
        await undo(table, 0)
        assert clock(table) == ([580, 600], [0])


async def test_when_a_live_clock_runs_out_a_bot_plays_the_turn_and_the_clock_continues(tmp_path: Path) -> None:
    watch, bots = Watch(), LocalBots()
    async with open_service(tmp_path, watch, bots) as service:
        table = await full_table(service, 2, clock=LIVE, options={"start": 0})
        await act(table, "put stairs")
        watch.wait(630)
        with pytest.raises(Refusal) as refused:
            await act(table, "put stairs")
        assert refused.value.code == "timed-out"
        table.resume()
        await settle(table)
        assert set(bots.asked) == {(WITHOUT_LOOKING, 0)}
        assert (in_turn(table), clock(table)) == (1, ([0, 630], [1]))
        await pass_turn(table)
        assert clock(table) == ([30, 600 + 30], [0])
        await pass_turn(table)
        assert in_turn(table) == 1, "with the seconds of the new turn its owner plays again"


class Creeping(Watch):
    """A clock on which the deadline passes between two reads."""

    last_moment = False

    def __call__(self) -> float:
        seen = self.time
        self.time += 0.25 if self.last_moment else 0
        self.last_moment = False
        return seen


async def test_a_deadline_that_passes_between_two_checks_is_not_missed(tmp_path: Path) -> None:
    watch, bots = Creeping(), LocalBots()
    async with open_service(tmp_path, watch, bots) as service:
        table = await full_table(service, 2, clock=LIVE, options={"start": 0})
        watch.wait(630 - 0.125)
        watch.last_moment = True
        table.resume()
        await settle(table)
        assert set(bots.asked) == {(WITHOUT_LOOKING, 0)}
        assert in_turn(table) == 1


async def test_downtime_does_not_count_for_live_clocks(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2, clock=LIVE, options={"start": 0})
        watch.wait(100)
        await act(table, "put stairs")
    watch.wait(5000)
    async with open_service(tmp_path, watch) as service:
        table = await service.get(table.id)
        assert clock(table) == ([530, 600], [0])
        watch.wait(10)
        assert clock(table) == ([520, 600], [0])


async def test_day_clocks_count_per_turn_and_run_while_the_server_is_down(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2, clock=DAYS, options={"start": 0})
        watch.wait(DAY)
        assert clock(table) == ([2 * DAY, 3 * DAY], [0])
        await pass_turn(table)
        assert clock(table) == ([3 * DAY, 3 * DAY], [1])
        watch.wait(DAY)
    watch.wait(DAY / 2)
    async with open_service(tmp_path, watch) as service:
        table = await service.get(table.id)
        assert clock(table) == ([3 * DAY, 1.5 * DAY], [1])


async def test_when_the_days_are_up_a_bot_plays_even_if_nobody_is_watching(tmp_path: Path) -> None:
    watch, bots = Watch(), LocalBots()
    async with open_service(tmp_path, watch, bots) as service:
        table = await full_table(service, 2, clock=DAYS, options={"start": 0})
        watch.wait(DAY)
        await service.registry.sweep()
        assert len(service.registry) == 0
        watch.wait(2 * DAY)
        await service.registry.sweep()
        table = await service.get(table.id)
        await settle(table)
        assert in_turn(table) == 1
    assert {seat for _, seat in bots.asked} == {0}


async def test_no_clock_runs_for_a_bot(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2, clock=LIVE, options={"start": 0})
        watch.wait(30)
        await table.seats.leave(ADA.id, "random")
        assert clock(table)[1] == []
        watch.wait(10_000)
        await table.seats.come_back(ADA.id)
        await settle(table)
        assert clock(table)[0][0] == 600


async def test_a_finished_game_has_no_running_clock(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await service.make_table(ADA, order("mr", clock=LIVE, options={"max_rounds": 1}))
        await finish(table)
        assert clock(table)[1] == []
        watch.wait(DAY)
        assert table.is_idle(60)
