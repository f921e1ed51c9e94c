"""Real `palais serve --shared` processes on one PostgreSQL: killed, stopped, restarted, and a database that goes away."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.several.palais import migrated, rows
from tests.web.server import Browser, Server, TableSocket, comes_true

ROUND = 6  # moves


@pytest.fixture
def trio(database: str, tmp_path: Path) -> Iterator[list[Server]]:
    migrated(database)
    with ThreadPoolExecutor() as threads:
        servers = list(threads.map(lambda n: Server(tmp_path / f"server{n}", "--shared", "--limits", "0", db=database), range(3)))
    try:
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.end()


def go_to(browser: Browser, server: Server) -> None:
    """As a balancer would send the next request elsewhere."""
    browser.server, browser.http.base_url = server, server.url


@contextmanager
def at(browser: Browser, server: Server, table: str) -> Iterator[TableSocket]:
    go_to(browser, server)
    with browser.socket(table) as socket:
        socket.hear()
        yield socket


def play(socket: TableSocket, moves: int, done: dict[str, int]) -> None:
    """Make this many moves of this seat, and note what was answered."""
    for _ in range(moves):
        socket.hear_of_my_turn()
        answer = socket.act(socket.options()[0])
        if answer["type"] == "done":
            done[answer["id"]] = answer["version"]
            socket.hear_of(answer["version"])


def assert_nothing_lost(database: str, table: str, done: dict[str, int]) -> None:
    """Every acknowledged move is stored once, at the version that was answered."""
    found = asyncio.run(rows(database, "SELECT message_id, version FROM entries WHERE table_id = $1 ORDER BY version", table))
    assert [version for _, version in found] == list(range(1, len(found) + 1))
    assert {id: version for id, version in found if id is not None} == done


def test_a_table_is_played_at_three_servers_that_are_killed_one_after_the_other(trio: list[Server], database: str) -> None:
    """Each time the bot must go on at another server, which nobody has told that the first one is dead."""
    done: dict[str, int] = {}
    with Browser(trio[0]) as anna, Browser(trio[2]) as ben:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with at(ben, trio[2], table) as spectator:
            with at(anna, trio[0], table) as socket:
                play(socket, ROUND, done)
                trio[0].end(signal.SIGKILL)
                with pytest.raises(ConnectionClosed):
                    socket.hear_the_end()
            with at(anna, trio[1], table) as socket:
                play(socket, ROUND, done)
                trio[1].end(signal.SIGKILL)
            with at(anna, trio[2], table) as socket:
                play(socket, ROUND, done)
                spectator.hear_of(max(done.values()))
                versions = [message["version"] for message in spectator.heard if message["type"] in ("table", "update")]
                assert versions == sorted(set(versions))
    assert_nothing_lost(database, table, done)


def test_bots_play_on_when_their_keeper_is_killed_and_nobody_writes(trio: list[Server], database: str) -> None:
    """With nobody left but bots, the game is played to its end by servers that had nothing to do with it."""
    with Browser(trio[0]) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        anna.post(f"/api/tables/{table}/leave", {"bot": "greedy"})
        trio[0].end(signal.SIGKILL)
    assert comes_true(lambda: _status(database, table) == "over")
    trio[1].end(signal.SIGKILL)
    with Browser(trio[2]) as ben, at(ben, trio[2], table) as spectator:
        assert spectator.table["status"] == "over"


def _status(database: str, table: str) -> str:
    return str(asyncio.run(rows(database, "SELECT status FROM tables WHERE id = $1", table))[0][0])


def test_a_stopped_server_that_wakes_up_can_do_no_harm(trio: list[Server], database: str) -> None:
    done: dict[str, int] = {}
    with Browser(trio[0]) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with at(anna, trio[0], table) as socket:
            play(socket, 1, done)
        trio[0].process.send_signal(signal.SIGSTOP)
        with at(anna, trio[1], table) as socket:
            play(socket, ROUND, done)
            trio[0].process.send_signal(signal.SIGCONT)
            play(socket, ROUND, done)
        go_to(anna, trio[0])
        assert comes_true(lambda: anna.http.get("/healthz").status_code == 200)
        with at(anna, trio[0], table) as socket:
            assert socket.version >= max(done.values())
            play(socket, 1, done)
    assert_nothing_lost(database, table, done)


def test_a_server_asked_to_stop_frees_its_tables_and_tells_browsers_to_come_again(trio: list[Server], database: str) -> None:
    done: dict[str, int] = {}
    with Browser(trio[0]) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with at(anna, trio[0], table) as socket:
            play(socket, 1, done)
            assert trio[0].end(signal.SIGTERM) == 0
            with pytest.raises(ConnectionClosed, match="1012"):
                socket.hear_the_end()
        ids = {row[0] for row in asyncio.run(rows(database, "SELECT id FROM servers"))}
        keepers = {row[0] for row in asyncio.run(rows(database, "SELECT keeper FROM tables WHERE status = 'playing'"))}
        assert keepers - {None} <= ids
        assert len(ids) == 2
        with at(anna, trio[1], table) as socket:
            play(socket, ROUND, done)
    assert_nothing_lost(database, table, done)


def test_servers_step_down_without_their_database_and_come_back_with_it(trio: list[Server], database: str, postgres: Any) -> None:
    done: dict[str, int] = {}
    with Browser(trio[0]) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with at(anna, trio[0], table) as socket:
            play(socket, 1, done)
            postgres.stop()
            with pytest.raises(ConnectionClosed, match="1012"):
                socket.hear_the_end()
        assert anna.http.get("/healthz").status_code == 503
        assert all(server.process.poll() is None for server in trio)
        postgres.ensure_postgres_running()
        for server in trio:
            go_to(anna, server)
            assert comes_true(lambda: anna.http.get("/healthz").status_code == 200)
            with at(anna, server, table) as socket:
                play(socket, 2, done)
    assert_nothing_lost(database, table, done)


def test_a_silent_database_is_noticed_within_seconds(trio: list[Server], postgres: Any, database: str) -> None:
    """Stopped, not closed: nothing answers, as when a network is cut."""
    with Browser(trio[0]) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with at(anna, trio[0], table) as socket:
            pids = [postgres.get_pid(), *(row[0] for row in asyncio.run(rows(database, "SELECT pid FROM pg_stat_activity")))]
            _signal(pids, signal.SIGSTOP)
            try:
                with pytest.raises(ConnectionClosed, match="1012"):
                    socket.hear_the_end()
            finally:
                _signal(pids, signal.SIGCONT)
        assert comes_true(lambda: anna.http.get("/healthz").status_code == 200)
        with at(anna, trio[0], table) as socket:
            play(socket, 1, {})


def _signal(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            time.sleep(0)  # that connection has ended
