"""Bots in processes of their own: equal decisions, replaced when they die or hang, never in anybody's way."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import palais
from palais.bots.palais_royal.hint import KEYS
from palais.bots.registry import make
from palais.bots.worker import Worker
from palais.bots.workers import Workers
from palais.core.game import Hidden
from palais.core.ladder import ADVISER, STAND_INS, WITHOUT_LOOKING

GAME = palais.game()
TURN = "players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2, stairs 3\n"


@asynccontextmanager
async def running(number: int = 0) -> AsyncIterator[Workers]:
    thinker = Workers(number)
    await thinker.open()
    try:
        yield thinker
    finally:
        await thinker.close()


def begin(seed: int = 1) -> tuple[Hidden, int, list[int]]:
    s = GAME.new(2, seed)
    (seat,) = GAME.to_act(s)
    hidden = GAME.hide(s, seat)
    return hidden, seat, GAME.legal(hidden, seat)


def process_of(worker: Worker) -> int:
    assert worker._process is not None
    return worker._process.pid


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_in_a_process_decides_what_it_would_decide_here() -> None:
    async def play() -> None:
        async with running() as thinker:
            s, here = GAME.new(2, 5), {seat: make("level:1", GAME, f"mind-{seat}") for seat in range(2)}
            for _ in range(40):
                (seat,) = GAME.to_act(s)
                hidden = GAME.hide(s, seat)
                legal = GAME.legal(hidden, seat)
                action = await thinker.decide(f"mind-{seat}", GAME.id, "level:1", hidden, seat, legal, None)
                assert action == here[seat].act(hidden, legal, None)
                s, _ = GAME.apply(s, seat, action)
            assert thinker.decisions["level:1"] == 40
            assert not thinker.faults

    asyncio.run(play())


def test_a_worker_that_dies_over_a_question_is_replaced_and_asked_again() -> None:
    async def play() -> None:
        async with running() as thinker:
            hidden, seat, legal = begin()
            await thinker.decide("a", GAME.id, "greedy", hidden, seat, legal, None)
            killed = process_of(thinker.standby)
            os.kill(killed, signal.SIGSTOP)
            asked = asyncio.create_task(thinker.decide("a", GAME.id, "greedy", hidden, seat, legal, None))
            await asyncio.sleep(0.1)
            os.kill(killed, signal.SIGKILL)
            assert await asked in legal
            assert process_of(thinker.standby) != killed
            assert thinker.faults == {"lost": 1}

    asyncio.run(play())


def test_a_worker_that_hangs_is_ended_and_its_successor_answers() -> None:
    async def play() -> None:
        async with running() as thinker:
            hidden, seat, legal = begin()
            await thinker.decide("a", GAME.id, "greedy", hidden, seat, legal, None)
            stopped = process_of(thinker.standby)
            os.kill(stopped, signal.SIGSTOP)
            thinker.standby_limit = 3.0
            assert await thinker.decide("a", GAME.id, "greedy", hidden, seat, legal, None) in legal
            assert not is_alive(stopped)
            assert thinker.faults == {"lost": 1}

    asyncio.run(play())


def test_a_bot_that_cannot_be_made_costs_one_choice() -> None:
    async def play() -> None:
        async with running() as thinker:
            hidden, seat, legal = begin()
            assert await thinker.decide("a", GAME.id, "level:99", hidden, seat, legal, None) == min(legal)
            assert thinker.faults == {"raised": 1}
            assert await thinker.decide("a", GAME.id, "greedy", hidden, seat, legal, None) in legal

    asyncio.run(play())


def test_the_processes_end_with_the_pool_and_with_whoever_started_it() -> None:
    async def play() -> list[int]:
        async with running() as thinker:
            hidden, seat, legal = begin()
            await thinker.decide("a", GAME.id, "greedy", hidden, seat, legal, None)
            thinker.forget("a")
            return [process_of(thinker.standby)]

    assert not any(is_alive(process) for process in asyncio.run(play()))


def test_the_stand_by_goes_by_its_own_clock_and_a_hint_does_too() -> None:
    """Interpreted rules are slow: without a clock a table would wait for a hard turn for fifteen seconds."""

    async def play() -> None:
        async with running() as thinker:
            hidden, seat = GAME.hide(GAME.parse_position(TURN), 0), 0
            legal = GAME.legal(hidden, seat)
            at_once, in_peace = (make(WITHOUT_LOOKING, GAME, "a").act(hidden, legal, clock) for clock in (0.0, None))
            assert at_once != in_peace
            thinker.standby_clock = 0.0
            assert await thinker.decide("a", GAME.id, ADVISER, hidden, seat, legal, None) == at_once
            assert (await thinker.hint("a", GAME.id, hidden, seat))[0][0] == at_once
            thinker.standby_clock = 3600.0
            assert await thinker.decide("b", GAME.id, ADVISER, hidden, seat, legal, None) == in_peace

    asyncio.run(play())


def test_many_tables_are_answered_though_one_process_thinks() -> None:
    async def play() -> None:
        async with running() as thinker:
            hidden, seat, legal = begin()
            asked = [thinker.decide(f"t{n}", GAME.id, "greedy", hidden, seat, legal, None) for n in range(50)]
            assert all(action in legal for action in await asyncio.gather(*asked))

    asyncio.run(play())


def test_without_workers_the_stand_by_plays_every_level_and_is_ready() -> None:
    async def play() -> None:
        async with running() as thinker:
            called: list[bool] = []
            thinker.on_ready(lambda: called.append(True))
            assert thinker.ready
            assert called == [True]
            hidden, seat, legal = begin()
            for code in thinker.codes:
                assert await thinker.decide(f"mind {code}", GAME.id, code, hidden, seat, legal, None) in legal
            assert set(STAND_INS) < set(thinker.codes)

    asyncio.run(play())


def test_while_the_workers_compile_nobody_waits_for_the_simple_levels() -> None:
    async def play() -> None:
        async with running(1) as thinker:
            assert not thinker.ready
            assert thinker.is_ready(WITHOUT_LOOKING)
            assert not thinker.is_ready(ADVISER)
            hidden, seat, legal = begin()
            assert await thinker.decide("a", GAME.id, "level:1", hidden, seat, legal, None) in legal
            assert not thinker.faults

    asyncio.run(play())


def test_a_hint_can_be_carried_out() -> None:
    async def play() -> None:
        async with running() as thinker:
            s, bot = GAME.new(2, 11), make("greedy", GAME, 0)
            for step in range(120):
                (seat,) = GAME.to_act(s)
                hidden = GAME.hide(s, seat)
                if step % 30 == 0:
                    actions, why = await thinker.hint("h", GAME.id, hidden, seat)
                    assert why.key in KEYS
                    after = s
                    for action in actions:
                        after, _ = GAME.apply(after, seat, action)
                s, _ = GAME.apply(s, seat, bot.act(hidden, GAME.legal(hidden, seat), None))

    asyncio.run(play())
