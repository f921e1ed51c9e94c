"""Health: 200 only while a move could be stored. The log states the cause once, and nothing that people wrote."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from palais.store.errors import StoreError
from palais.web.health import CACHE_SECONDS, LOG_AGAIN_SECONDS, Health
from tests.web.server import Browser, Server, comes_true, serving

SMALL_FILE = 8192


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """Limit the size of files this process may write; its log is still short."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (SMALL_FILE, hard))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


def assert_unwell(server: Server, anna: Browser, table: str) -> None:
    with anna.socket(table) as socket:
        socket.hear()
        assert socket.say("say", text="a very private remark")["code"] == "busy"
    assert anna.get("/api/lists")["mine"], "reading still works"
    health = f"{server.url}/healthz"
    assert comes_true(lambda: httpx.get(health).status_code == 503)
    assert httpx.get(health).json()["code"] == "busy"
    for _ in range(5):
        seats = [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "black"}]
        assert anna.send("POST", "/api/tables", {"seats": seats}).status_code == 503


def test_a_database_that_refuses_writes_is_unhealthy_and_the_log_says_why(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--limits", "0") as server, Browser(server) as anna:
        table = anna.make_table("me", "open")["table"]["id"]
        health = f"{server.url}/healthz"
        assert httpx.get(health).status_code == 200
        with full_disk(server.process.pid):
            assert_unwell(server, anna, table)
        assert comes_true(lambda: httpx.get(health).status_code == 200), "it gets well by itself"
        assert anna.make_table("me", "open")
    log = server.log.read_text()
    assert "the store failed: the database refused the write: d" in log
    assert log.count("disk") == 1, log
    assert "private remark" not in log
    assert "INSERT" not in log


class Disk:
    """A store whose disk can be full."""

    def __init__(self) -> None:
        self.probes, self.full, self.now = 0, False, 0.0

    async def probe(self) -> None:
        self.probes += 1
        if self.full:
            raise StoreError("the disk is full")


async def test_frequent_checks_get_the_cached_answer() -> None:
    disk = Disk()
    health = Health(disk.probe, lambda: disk.now)
    for _ in range(100):
        await health.check()
    assert disk.probes == 1
    disk.full, disk.now = True, CACHE_SECONDS
    for _ in range(100):
        with pytest.raises(StoreError, match="the disk is full"):
            await health.check()
    assert disk.probes == 2


async def test_a_persistent_problem_is_logged_only_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    disk = Disk()
    health = Health(disk.probe, lambda: disk.now)
    for _ in range(100):
        health.note(StoreError("the disk is full"))
    assert caplog.text.count("the disk is full") == 1
    disk.now += LOG_AGAIN_SECONDS
    health.note(StoreError("the disk is full"))
    health.note(StoreError("something else"))
    assert len(caplog.records) == 3
