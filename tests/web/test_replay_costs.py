"""Replays are charged by the work they take and computed one at a time per address."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from palais.tables.refusals import Refusal
from palais.web.address_queues import MAX_WAITING, AddressQueues
from palais.web.rate_limits import RATES, RateLimits
from tests.web.server import ANSWER_SECONDS, Browser, serving


async def test_work_for_one_address_is_done_one_at_a_time() -> None:
    queues, running, most, done = AddressQueues(), 0, 0, 0

    async def work(address: str) -> None:
        nonlocal running, most, done
        async with queues.turn(address):
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1
            done += 1

    await asyncio.gather(*[work("here") for _ in range(MAX_WAITING)])
    assert (most, done) == (1, MAX_WAITING)
    await asyncio.gather(*[work(address) for address in ("here", "there", "elsewhere")])
    assert most == 3
    assert len(queues) == 0


async def test_the_number_of_waiting_requests_is_limited() -> None:
    queues, go_on = AddressQueues(), asyncio.Event()

    async def work() -> None:
        async with queues.turn("here"):
            await go_on.wait()

    waiting = [asyncio.create_task(work()) for _ in range(MAX_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-fast"):
        await work()
    waiting[3].cancel()
    go_on.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert len(queues) == 0, "also of those who went away while they waited"


def test_more_work_takes_more_tokens() -> None:
    limits = RateLimits(1.0, lambda: 0.0)
    assert sum(limits.allows("replay", "anna", "here", 10.0) for _ in range(100)) == RATES["replay"].burst / 10
    assert limits.allows("replay", "ben", "here", 10.0)


def test_new_frames_cost_more_than_cached_ones(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db") as server, Browser(server) as anna:
        table = anna.make_table("greedy", "greedy", options={"max_rounds": 6})["table"]["id"]
        with anna.socket(table) as socket:
            socket.hear()
            while not socket.view["over"]:
                socket.hear()
        ask = f"/api/tables/{table}/frames"
        kept = [anna.http.get(ask, params={"from": 0, "to": 39}).status_code for _ in range(100)]
        assert kept == [200] * 100
        firsts = range(0, socket.log[-1]["action"] - 39, 40)
        windows = [{"from": first, "to": first + 39, "seat": seat} for seat in (0, 1) for first in firsts]
        worked_out = [anna.http.get(ask, params=window).status_code for window in windows]
        assert set(worked_out) == {200, 429}
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=server.url, transport=elsewhere, timeout=ANSWER_SECONDS) as other:
            assert other.get(ask, params={"from": 0, "to": 39}).status_code == 200
