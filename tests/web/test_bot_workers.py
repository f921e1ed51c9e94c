"""Bots in processes of their own, seen from a table: what the page says while they compile, and what a busy machine leads to."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import palais
from palais.bots.process.pool import Workers
from palais.bots.process.worker_client import Worker
from palais.games.palais_royal import ADVISER, WITHOUT_LOOKING
from tests.web.server import Browser, serving

GAME = palais.game()
COMPILING = 900.0  # seconds at most; a minute or two on a free core, a few seconds where this version was compiled before
HIDDEN = GAME.hide(GAME.new(2, 1, start=0), 0)
LEGAL = GAME.legal(HIDDEN, 0)


@pytest.mark.xdist_group("compiled-bots")
def test_a_table_hears_when_the_compiled_bots_are_ready_and_plays_on_before_and_after(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--limits", "0", "--bots-workers", "1") as server, Browser(server) as anna:
        offered = {bot["code"]: bot["ready"] for bot in anna.site["bots"]}
        assert (offered[WITHOUT_LOOKING], offered[ADVISER]) == (True, False), "the page may say so"
        assert anna.get("/healthz")["bots_ready"] is False
        with anna.socket(anna.make_table("me", "level:2")["table"]["id"]) as socket:
            assert socket.hear()["bots_ready"] is False
            socket.hear_of_my_turn()
            until = time.monotonic() + COMPILING
            while not anna.get("/healthz")["bots_ready"]:
                assert time.monotonic() < until
                time.sleep(0.5)
            while not (message := socket.hear_until("changed"))["bots_ready"]:
                assert message["table"]
        assert all(bot["ready"] for bot in anna.get("/api/site")["bots"])
        with anna.socket(anna.make_table("me", ADVISER)["table"]["id"]) as socket:
            assert socket.hear()["bots_ready"] is True
            socket.hear_of_my_turn()
        assert server.metric("palais_bot_faults_total") == 0
    assert server.log.read_text() == ""


@asynccontextmanager
async def one_worker() -> AsyncIterator[tuple[Workers, Worker]]:
    """A stand-by and a worker, which here has nothing to compile."""
    thinker, worker = Workers(0), Worker(GAME.id, ["greedy"], compiled=False)
    thinker.workers = [worker]
    await thinker.open()
    await asyncio.wait_for(worker.wait_until_warm(), 60)
    try:
        yield thinker, worker
    finally:
        await thinker.close()


async def decide(thinker: Workers) -> int:
    return await thinker.decide("a table", GAME.id, "greedy", HIDDEN, 0, LEGAL, None)


async def on_time(worker: Worker) -> None:
    while worker.late:
        await asyncio.sleep(0.01)


def process(worker: Worker) -> int:
    assert worker._process is not None
    return worker._process.pid


async def test_on_a_busy_machine_the_stand_by_decides_and_the_late_worker_is_kept(caplog: pytest.LogCaptureFixture) -> None:
    async with one_worker() as (thinker, worker):
        wanted, pid = await decide(thinker), process(worker)
        os.kill(pid, signal.SIGSTOP)
        thinker.limit = 0.5
        with caplog.at_level(logging.WARNING):
            assert await decide(thinker) == wanted, "not just any legal action"
        assert "--bots-workers" in caplog.text
        assert thinker.faults == {"late": 1}
        assert worker.late
        assert await decide(thinker) == wanted, "nobody waits for it now"
        os.kill(pid, signal.SIGCONT)
        await on_time(worker)
        thinker.limit = 30.0
        assert await decide(thinker) == wanted
        assert process(worker) == pid
        assert thinker.faults == {"late": 1}


async def test_a_worker_that_never_answers_is_replaced_while_the_stand_by_plays_on() -> None:
    async with one_worker() as (thinker, worker):
        wanted, pid = await decide(thinker), process(worker)
        os.kill(pid, signal.SIGSTOP)
        thinker.limit, thinker.patience = 0.5, 0.5
        assert await decide(thinker) == wanted
        while worker._process is None or process(worker) == pid:
            assert await decide(thinker) == wanted
            await asyncio.sleep(0.05)
        await asyncio.wait_for(worker.wait_until_warm(), 60)
        assert not worker.late
        assert await decide(thinker) == wanted
        assert thinker.faults == {"late": 1}


async def test_the_question_of_a_worker_that_dies_goes_to_the_stand_by() -> None:
    async with one_worker() as (thinker, worker):
        wanted, pid = await decide(thinker), process(worker)
        os.kill(pid, signal.SIGSTOP)
        asked = asyncio.create_task(decide(thinker))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert await asked == wanted
        assert thinker.faults == {"lost": 1}
