"""Regressions: each of these failed when tables supported a single game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from palais import Hidden
from palais.core.bargain.offer import Dealing
from palais.tables.messages import Update
from palais.tables.table_info import ClockOptions
from tests.conformance.tables.toy_tables import (
    GUESTS,
    SPECTATOR,
    Watch,
    act,
    begin,
    game,
    look,
    message,
    open_court,
    play_turn,
    ready,
    refused,
    say,
    screens,
)
from tests.tables.seated_tables import LocalBots, settle

LIVE = ClockOptions("live", minutes=10, seconds=0)


async def test_six_people_sit_at_a_table_in_six_colours(tmp_path: Path) -> None:
    """Before: the fifth colour was refused."""
    async with open_court(tmp_path) as service:
        table = await begin(service)
        assert len({seat.colour for seat in table.info().seats}) == 6
        assert [seat.name for seat in table.info().seats] == [guest.name for guest in GUESTS]
        assert table.row.status == "playing"


async def test_three_people_act_at_the_same_moment(tmp_path: Path) -> None:
    """Before: one was applied, two were refused as stale."""
    async with open_court(tmp_path) as service:
        table = await begin(service)
        before = [message(table, seat, "ready") for seat in (1, 3, 5)]
        done = await asyncio.gather(*(table.actions.submit(GUESTS[s].id, m) for s, m in zip((1, 3, 5), before, strict=True)))
        assert sorted(one.version for one in done) == [1, 2, 3]
        assert game.to_act(table.playing().state) == (0, 2, 4)


async def test_an_answer_to_an_answered_question_is_stale(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        twice = message(table, 1, "pay 2 1")
        await act(table, 1, "pay 2 1")
        async with refused("stale"):
            await table.actions.submit(GUESTS[1].id, twice)


async def test_a_live_clock_runs_for_everyone_the_game_waits_for(tmp_path: Path) -> None:
    """Before: it ran for the first one only, and another with time left was refused as timed out."""
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "moo", clock=LIVE, options={"seconds": 0})
        watch.wait(20)
        await act(table, 1, "ready")
        watch.wait(10)
        clock = look(table).clock
        assert clock is not None
        assert (clock.running, clock.phase, clock.left) == ([0, 2], None, [570_000, 580_000, 570_000])
        watch.wait(565)
        await act(table, 2, "pay 0 1")
        watch.wait(10)
        async with refused("timed-out"):
            await act(table, 2, "ready")


async def test_a_phase_with_its_own_limit_takes_no_time_off_the_players_clocks(tmp_path: Path) -> None:
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "moo", clock=LIVE)
        watch.wait(20)
        await act(table, 2, "ready")
        clock = look(table).clock
        assert clock is not None
        assert (clock.running, clock.phase, clock.left) == ([0, 1], 10_000, [600_000] * 3)


async def test_clocks_of_players_run_in_their_turns(tmp_path: Path) -> None:
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "moo", clock=LIVE)
        await ready(table, 0, 1, 2)
        watch.wait(40)
        await play_turn(table, 0)
        watch.wait(5)
        clock = look(table).clock
        assert clock is not None
        assert (clock.running, clock.phase, clock.left) == ([1], None, [560_000, 595_000, 600_000])


class Thoughtful(LocalBots):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def decide(
        self,
        key: str,
        game_id: str,
        code: str,
        hidden: Hidden,
        seat: int,
        legal: Sequence[int],
        clock: float | None,
        known: Sequence[Dealing] = (),
    ) -> int:
        self.asked.append((code, seat))
        await self.may_answer.wait()
        return legal[0]


async def test_a_bot_thinks_while_a_person_talks_and_acts_and_is_asked_once(tmp_path: Path) -> None:
    """Before: asked 27 times, its answer used 0 times."""
    bots = Thoughtful()
    async with open_court(tmp_path, bots=bots) as service:
        table = await begin(service, "mgo")
        while not bots.asked:
            await asyncio.sleep(0)
        for n in range(10):
            await say(table, 0, f"line {n}")
            await say(table, 2, f"secret {n}", 0)
        await act(table, 0, "pay 2 1")
        await act(table, 2, "ready")
        assert bots.asked == [("greedy", 1)]
        bots.may_answer.set()
        await settle(table)
        assert bots.asked == [("greedy", 1)]
        assert game.to_act(table.playing().state) == (0,)


async def test_an_event_for_two_seats_reaches_both_and_nobody_else(tmp_path: Path) -> None:
    """Before: the receiver saw nothing."""
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        everybody = screens(table)
        await act(table, 1, "pay 3 2")
        told = [screen.of(Update)[-1].log[-1] for screen in everybody]
        assert [line.details for line in told] == [{}, {"to": 3, "coins": 2}, {}, {"to": 3, "coins": 2}, {}]
        assert [line.phrase.key for line in told] == [
            "event-paid-hidden",
            "event-paid",
            "event-paid-hidden",
            "event-paid",
            "event-paid-hidden",
        ]
        assert [line.phrase.seats for line in (told[1], told[3])] == [{"to": 3}] * 2
        outside = [told[0], told[2], told[4]]
        assert all(line == outside[0] for line in outside), "who is not of the circle is told the same"


async def test_the_lists_show_who_the_game_waits_for(tmp_path: Path) -> None:
    """Before: seat 0, although the game waited for several."""
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        assert (await service.summary(GUESTS[0].id, table.id)).to_act == [0, 1, 2, 3]
        await ready(table, 0, 2)
        for guest in (GUESTS[0], SPECTATOR):
            found = await service.summary(guest.id, table.id)
            assert (found.to_act, found.round, found.facts) == ([1, 3], 1, {"rounds_left": 2})


async def test_everyone_sees_who_is_asked_but_only_that_seat_gets_the_decisions_id(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await ready(table, 0)
        for seat, guest in enumerate((*GUESTS[:3], SPECTATOR)):
            told = look(table, guest).decisions
            assert [(one.seat, one.must) for one in told] == [(0, False), (1, True), (2, True)]
            assert [one.seat for one in told if one.id is not None] == ([seat] if seat < 3 else [])
