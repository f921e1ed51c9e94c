"""Bots on a local Ray cluster: the same decisions as here, and a killed actor costs one fallback."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import palais
from palais.bots.process import workforce
from palais.bots.process.pool import WorkerPool
from palais.bots.process.ray_hosts import RayTransport, hosts_on_cluster
from palais.bots.process.worker import Worker
from palais.bots.ray_cluster import cluster
from palais.bots.registry import make
from palais.core.errors import OptionError

GAME = palais.game()
BOT = "greedy"


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    with cluster("local") as found:
        yield found


def actor_of(worker: Worker) -> Any:
    assert worker._client is not None
    transport = worker._client.transport
    assert isinstance(transport, RayTransport)
    return transport._actor


async def process_of(worker: Worker) -> int:
    """The actor's process. It is asked between two questions, because an actor does one thing at a time."""
    found: int = await actor_of(worker).__ray_call__.remote(lambda _: os.getpid())
    return found


def test_a_killed_actor_costs_one_fallback_and_is_replaced(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workforce, "codes", lambda _: [BOT])  # one bot to warm up

    async def play() -> None:
        pool = WorkerPool(1, [GAME.id], hosts_on_cluster(ray, compiled=False), compiles_here=False)
        await pool.open()
        try:
            [worker] = pool.staff.workers
            s, here = GAME.new(2, 5), {seat: make(BOT, GAME, f"mind-{seat}") for seat in range(2)}
            await worker.wait_until_warm((GAME.id, BOT))
            killed = await process_of(worker)
            for turn in range(20):
                if turn == 10:
                    os.kill(killed, signal.SIGKILL)
                (seat,) = GAME.to_act(s)
                hidden = GAME.hide(s, seat)
                legal = GAME.legal(hidden, seat)
                action = await pool.decide(f"mind-{seat}", GAME.id, BOT, hidden, seat, legal, None)
                expected = here[seat].act(hidden, legal, None)
                if turn < 10:
                    assert action == expected
                s, _ = GAME.apply(s, seat, action)
            assert pool.faults == {"lost": 1}
            await worker.wait_until_warm((GAME.id, BOT))
            assert await process_of(worker) != killed
        finally:
            await pool.close()

    asyncio.run(play())


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_named_at_once(address: str) -> None:
    with pytest.raises(OptionError, match="--bots-cluster: no Ray cluster answers at"), cluster(address, "--bots-cluster"):
        pass
