"""What a pool does with its hosts' answers, here without processes: who is asked, and what is played instead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import palais
from palais.bots.process.compile_ahead import done_file
from palais.bots.process.host import BotHost
from palais.bots.process.messages import Advise, BotFailed, Decide, Decided, Fault, FromHost, Question, WarmedUp, WarmUp
from palais.bots.process.pool import MIN_SECONDS, STANDBY_CLOCK_SECONDS, WorkerPool
from palais.bots.registry import codes
from palais.core.errors import BotError
from palais.core.kit import game_ids, kit
from tests.bots.fakes import Answers, AsyncFakeHost

GAME = palais.game()
LEVELS = kit(GAME.id).levels
HIDDEN = GAME.hide(GAME.new(2, 1, start=0), 0)
LEGAL = GAME.legal(HIDDEN, 0)
STRONG = LEVELS.codes[-1]


def by_bots() -> Answers:
    """Answers like a real host, but is warm at once."""
    host = BotHost()
    return lambda asked: [WarmedUp()] if isinstance(asked, WarmUp) else [host.answer(asked)]


class Company:
    """A pool and its hosts: the stand-by's and the workers'."""

    def __init__(self, number: int, standby: Answers, worker: Answers) -> None:
        self.answers = {False: standby, True: worker}
        self.hosts: dict[bool, list[AsyncFakeHost]] = {False: [], True: []}
        self.pool = WorkerPool(number, [GAME.id], self.start)

    async def start(self, compiled: bool) -> AsyncFakeHost:
        host = AsyncFakeHost(self.answers[compiled])
        self.hosts[compiled].append(host)
        return host

    def asked(self, compiled: bool) -> list[Question]:
        return [asked for host in self.hosts[compiled] for asked in host.asked if not isinstance(asked, WarmUp)]

    async def decide(self, code: str, clock: float | None = None) -> int:
        return await self.pool.decide("key", GAME.id, code, HIDDEN, 0, LEGAL, clock)


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine where everything is already compiled."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    for game_id in game_ids():
        done_file(game_id, codes(game_id)).touch()


@asynccontextmanager
async def opened(number: int = 0, standby: Answers | None = None, worker: Answers | None = None) -> AsyncIterator[Company]:
    company = Company(number, standby or by_bots(), worker or by_bots())
    await company.pool.open()
    try:
        yield company
    finally:
        await company.pool.close()


async def until_ready(pool: WorkerPool) -> None:
    ready = asyncio.Event()
    pool.on_ready(ready.set)
    await ready.wait()


async def test_an_illegal_answer_is_counted_and_the_games_fallback_is_played() -> None:
    illegal = next(action for action in range(GAME.action_count) if action not in LEGAL)
    async with opened(standby=lambda _: [Decided(illegal)]) as company:
        assert await company.decide("greedy") == GAME.fallback(HIDDEN, 0)
        assert company.pool.faults == {"illegal": 1}


async def test_a_bot_that_raises_is_recreated_and_its_own_words_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    fault = Fault("raised ValueError", "the other hand is gold4", "greedy.py, line 6")
    async with opened(standby=lambda _: [BotFailed(fault)]) as company:
        assert await company.decide("greedy") == GAME.fallback(HIDDEN, 0)
        assert company.pool.faults == {"raised": 1}
        assert company.hosts[False][0].forgotten == ["key"]
    assert "greedy raised ValueError (greedy.py, line 6)" in caplog.text
    assert "gold4" not in caplog.text


async def test_until_the_workers_are_warm_the_stand_by_plays_what_it_can(compiled: None) -> None:
    async with opened(1, worker=lambda _: []) as company:
        company.pool.staff._patient_until = 0.0
        assert await company.decide("greedy") in LEGAL
        assert await company.decide(STRONG) in LEGAL
        asked = [question.bot.code for question in company.asked(False) if isinstance(question, Decide)]
        assert asked == ["greedy", LEVELS.interim[STRONG]]
        assert not company.pool.ready
        assert not company.pool.is_ready(GAME.id, STRONG)
        assert company.pool.is_ready(GAME.id, LEVELS.interim[STRONG])
        assert not company.pool.faults


async def test_the_pool_waits_for_a_bot_that_only_has_to_be_loaded(compiled: None) -> None:
    async with opened(1) as company:
        company.pool.staff._patient_until += 60
        assert await company.decide(LEVELS.codes[-2]) in LEGAL
        assert [question.bot.code for question in company.asked(True) if isinstance(question, Decide)] == [LEVELS.codes[-2]]
        assert not company.asked(False)


async def test_the_pool_is_ready_once_all_bots_are_warm_and_then_starts_the_other_workers(compiled: None) -> None:
    async with opened(2) as company:
        await until_ready(company.pool)
        warmed = [WarmUp(GAME.id, code) for code in codes(GAME.id)]
        assert company.hosts[True][0].asked == warmed
        second = company.pool.staff.workers[1]
        while not second.warm:
            await asyncio.sleep(0)
        await second.wait_until_warm()
        assert company.hosts[True][1].asked == warmed
        assert all(company.pool.is_ready(GAME.id, code) for code in codes(GAME.id))


async def test_the_stand_by_decides_if_a_worker_answers_too_late(compiled: None, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(1, worker=lambda asked: [WarmedUp()] if isinstance(asked, WarmUp) else []) as company:
        await until_ready(company.pool)
        company.pool.limit = 0.01
        with caplog.at_level(logging.WARNING):
            assert await company.decide(STRONG) in LEGAL
        assert company.pool.faults == {"late": 1}
        assert "--bots-workers" in caplog.text
        assert await company.decide(STRONG) in LEGAL
        assert len(company.asked(True)) == 1, "nobody waits for it now"
        (worker,) = company.pool.staff.workers
        company.hosts[True][0].say(len(codes(GAME.id)) + 1, Decided(LEGAL[0]))
        while worker.late:
            await asyncio.sleep(0)
        company.hosts[True][0].answers = by_bots()
        assert await company.decide("greedy") in LEGAL
        assert len(company.asked(True)) == 2
        assert company.pool.faults == {"late": 1}


async def test_if_both_are_lost_the_fallback_is_played(compiled: None) -> None:
    async with opened(1, lambda _: None, lambda asked: [WarmedUp()] if isinstance(asked, WarmUp) else None) as company:
        await until_ready(company.pool)
        assert await company.decide("greedy") == GAME.fallback(HIDDEN, 0)
        assert company.pool.faults == {"lost": 2}


async def test_a_time_limit_is_passed_on_and_shared_by_waiting_questions(compiled: None) -> None:
    async with opened(1) as company:
        await company.decide("greedy", 0.5)
        await company.decide("greedy", 5.0)
        await until_ready(company.pool)
        await company.decide("greedy", 5.0)
        await asyncio.gather(*(company.decide("greedy") for _ in range(100)))
        standby, worker = ([asked.clock for asked in company.asked(side) if isinstance(asked, Decide)] for side in (False, True))
        assert standby == [0.5, STANDBY_CLOCK_SECONDS]
        assert worker[:2] == [5.0, None]
        assert worker[2] == MIN_SECONDS
        assert worker[-1] is None


async def test_hints_come_from_the_adviser() -> None:
    async with opened() as company:
        actions, _ = await company.pool.hint("key", GAME.id, HIDDEN, 0)
        assert actions[0] in LEGAL
        (asked,) = company.asked(False)
        assert isinstance(asked, Advise)
        assert (asked.bot.code, asked.clock) == (LEVELS.interim[LEVELS.adviser], STANDBY_CLOCK_SECONDS)
    failed: list[FromHost] = [BotFailed(Fault("raised ValueError"))]
    async with opened(standby=lambda _: failed) as company:
        with pytest.raises(BotError, match="no advice"):
            await company.pool.hint("key", GAME.id, HIDDEN, 0)


async def test_forgetting_a_seat_reaches_every_host(compiled: None) -> None:
    async with opened(1) as company:
        await until_ready(company.pool)
        company.pool.forget("key")
        assert [host.forgotten for hosts in company.hosts.values() for host in hosts] == [["key"], ["key"]]
