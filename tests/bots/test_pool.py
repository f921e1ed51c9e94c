"""Bots in worker processes: same decisions, replaced when they die or hang, and nobody is held up."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

import palais
from palais.bots.process.pool import WorkerPool
from palais.bots.process.subprocesses import AsyncHostProcess, start_host
from palais.bots.process.worker import Worker
from palais.bots.registry import make
from palais.core.contract import Hidden
from palais.games.palais_royal import ADVISER, INTERIM, WITHOUT_LOOKING
from palais.games.palais_royal.bots.hint_reasons import KEYS

GAME = palais.game()
TURN = "players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2, stairs 3\n"


@asynccontextmanager
async def running(number: int = 0) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(number)
    await pool.open()
    try:
        yield pool
    finally:
        await pool.close()


def begin(seed: int = 1) -> tuple[Hidden, int, list[int]]:
    s = GAME.new(2, seed)
    (seat,) = GAME.to_act(s)
    hidden = GAME.hide(s, seat)
    return hidden, seat, GAME.legal(hidden, seat)


def process_of(worker: Worker) -> int:
    assert worker._client is not None
    transport = worker._client.transport
    assert isinstance(transport, AsyncHostProcess)
    return transport.process.pid


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_in_a_process_decides_what_it_would_decide_here() -> None:
    async def play() -> None:
        async with running() as pool:
            s, here = GAME.new(2, 5), {seat: make("level:1", GAME, f"mind-{seat}") for seat in range(2)}
            for _ in range(40):
                (seat,) = GAME.to_act(s)
                hidden = GAME.hide(s, seat)
                legal = GAME.legal(hidden, seat)
                action = await pool.decide(f"mind-{seat}", GAME.id, "level:1", hidden, seat, legal, None)
                assert action == here[seat].act(hidden, legal, None)
                s, _ = GAME.apply(s, seat, action)
            assert pool.decisions["level:1"] == 40
            assert not pool.faults

    asyncio.run(play())


def test_a_worker_that_dies_on_a_question_is_replaced_and_asked_again() -> None:
    async def play() -> None:
        async with running() as pool:
            hidden, seat, legal = begin()
            await pool.decide("a", GAME.id, "greedy", hidden, seat, legal, None)
            killed = process_of(pool.staff.standby)
            os.kill(killed, signal.SIGSTOP)
            asked = asyncio.create_task(pool.decide("a", GAME.id, "greedy", hidden, seat, legal, None))
            await asyncio.sleep(0.1)
            os.kill(killed, signal.SIGKILL)
            assert await asked in legal
            assert process_of(pool.staff.standby) != killed
            assert pool.faults == {"lost": 1}

    asyncio.run(play())


def test_a_worker_that_hangs_is_ended_and_its_successor_answers() -> None:
    async def play() -> None:
        async with running() as pool:
            hidden, seat, legal = begin()
            await pool.decide("a", GAME.id, "greedy", hidden, seat, legal, None)
            stopped = process_of(pool.staff.standby)
            os.kill(stopped, signal.SIGSTOP)
            pool.standby_limit = 3.0
            assert await pool.decide("a", GAME.id, "greedy", hidden, seat, legal, None) in legal
            assert not is_alive(stopped)
            assert pool.faults == {"lost": 1}

    asyncio.run(play())


def test_a_bot_that_cannot_be_created_costs_one_choice() -> None:
    async def play() -> None:
        async with running() as pool:
            hidden, seat, legal = begin()
            assert await pool.decide("a", GAME.id, "level:99", hidden, seat, legal, None) == GAME.fallback(hidden, seat)
            assert pool.faults == {"raised": 1}
            assert await pool.decide("a", GAME.id, "greedy", hidden, seat, legal, None) in legal

    asyncio.run(play())


def test_the_processes_end_with_the_pool_and_with_whoever_started_it() -> None:
    async def play() -> list[int]:
        async with running() as pool:
            hidden, seat, legal = begin()
            await pool.decide("a", GAME.id, "greedy", hidden, seat, legal, None)
            pool.forget("a")
            return [process_of(pool.staff.standby)]

    assert not any(is_alive(process) for process in asyncio.run(play()))


def test_the_stand_by_and_hints_have_their_own_time_limits() -> None:
    """Interpreted rules are slow: without a limit a table would wait fifteen seconds for a hard turn."""

    async def play() -> None:
        async with running() as pool:
            hidden, seat = GAME.hide(GAME.parse_position(TURN), 0), 0
            legal = GAME.legal(hidden, seat)
            at_once, in_peace = (make(WITHOUT_LOOKING, GAME, "a").act(hidden, legal, clock) for clock in (0.0, None))
            assert at_once != in_peace
            pool.standby_clock = 0.0
            assert await pool.decide("a", GAME.id, ADVISER, hidden, seat, legal, None) == at_once
            assert (await pool.hint("a", GAME.id, hidden, seat))[0][0] == at_once
            pool.standby_clock = 3600.0
            assert await pool.decide("b", GAME.id, ADVISER, hidden, seat, legal, None) == in_peace

    asyncio.run(play())


def test_many_tables_are_answered_while_one_process_thinks() -> None:
    async def play() -> None:
        async with running() as pool:
            hidden, seat, legal = begin()
            asked = [pool.decide(f"t{n}", GAME.id, "greedy", hidden, seat, legal, None) for n in range(50)]
            assert all(action in legal for action in await asyncio.gather(*asked))

    asyncio.run(play())


def test_without_workers_the_stand_by_plays_every_level_and_is_ready() -> None:
    async def play() -> None:
        async with running() as pool:
            called: list[bool] = []
            pool.on_ready(lambda: called.append(True))
            assert pool.ready
            assert called == [True]
            hidden, seat, legal = begin()
            for code in pool.codes(GAME.id):
                assert await pool.decide(f"mind {code}", GAME.id, code, hidden, seat, legal, None) in legal
            assert set(INTERIM) < set(pool.codes(GAME.id))

    asyncio.run(play())


def test_while_the_workers_compile_nobody_waits_for_the_simple_levels() -> None:
    async def play() -> None:
        async with running(1) as pool:
            assert not pool.ready
            assert pool.is_ready(GAME.id, WITHOUT_LOOKING)
            assert not pool.is_ready(GAME.id, ADVISER)
            hidden, seat, legal = begin()
            assert await pool.decide("a", GAME.id, "level:1", hidden, seat, legal, None) in legal
            assert not pool.faults

    asyncio.run(play())


def test_a_hint_can_be_carried_out() -> None:
    async def play() -> None:
        async with running() as pool:
            s, bot = GAME.new(2, 11), make("greedy", GAME, 0)
            for step in range(120):
                (seat,) = GAME.to_act(s)
                hidden = GAME.hide(s, seat)
                if step % 30 == 0:
                    actions, why = await pool.hint("h", GAME.id, hidden, seat)
                    assert why.key in KEYS
                    after = s
                    for action in actions:
                        after, _ = GAME.apply(after, seat, action)
                s, _ = GAME.apply(s, seat, bot.act(hidden, GAME.legal(hidden, seat), None))

    asyncio.run(play())


HIDDEN, _, LEGAL = begin()


@asynccontextmanager
async def one_worker() -> AsyncIterator[tuple[WorkerPool, Worker]]:
    """A stand-by and one worker, with nothing to compile."""
    worker = Worker(partial(start_host, compiled=False), [(GAME.id, "greedy")])
    async with running() as pool:
        pool.staff.workers.append(worker)
        task = asyncio.create_task(worker.keep_running())
        await asyncio.wait_for(worker.wait_until_warm(), 60)
        yield pool, worker
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def decide(pool: WorkerPool) -> int:
    return await pool.decide("a table", GAME.id, "greedy", HIDDEN, 0, LEGAL, None)


async def on_time(worker: Worker) -> None:
    while worker.late:
        await asyncio.sleep(0.01)


async def test_on_a_busy_machine_the_stand_by_decides_and_a_late_worker_is_kept(caplog: pytest.LogCaptureFixture) -> None:
    async with one_worker() as (pool, worker):
        wanted, pid = await decide(pool), process_of(worker)
        os.kill(pid, signal.SIGSTOP)
        pool.limit = 0.5
        with caplog.at_level(logging.WARNING):
            assert await decide(pool) == wanted, "not just any legal action"
        assert "--bots-workers" in caplog.text
        assert pool.faults == {"late": 1}
        assert worker.late
        assert await decide(pool) == wanted, "nobody waits for it now"
        os.kill(pid, signal.SIGCONT)
        await on_time(worker)
        pool.limit = 30.0
        assert await decide(pool) == wanted
        assert process_of(worker) == pid
        assert pool.faults == {"late": 1}


async def test_a_worker_that_never_answers_is_replaced_while_the_stand_by_plays_on() -> None:
    async with one_worker() as (pool, worker):
        wanted, pid = await decide(pool), process_of(worker)
        os.kill(pid, signal.SIGSTOP)
        pool.limit, pool.patience = 0.5, 0.5
        assert await decide(pool) == wanted
        pool.limit = 30.0  # its successor may take its time to warm up
        while worker._client is None or process_of(worker) == pid:
            assert await decide(pool) == wanted
            await asyncio.sleep(0.05)
        await asyncio.wait_for(worker.wait_until_warm(), 60)
        assert not worker.late
        assert await decide(pool) == wanted
        assert pool.faults == {"late": 1}


async def test_if_a_worker_dies_its_question_goes_to_the_stand_by() -> None:
    async with one_worker() as (pool, worker):
        wanted, pid = await decide(pool), process_of(worker)
        os.kill(pid, signal.SIGSTOP)
        asked = asyncio.create_task(decide(pool))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert await asked == wanted
        assert pool.faults == {"lost": 1}
