"""Dead connections: a client that answers no ping is dropped soon, and nobody else is affected."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.web.server import Browser, Server, comes_true, serving
from tests.web.silent_client import SilentClient

PING = "5"  # seconds; the default of twenty is longer than this test waits
GONE = (1011).to_bytes(2)
LINES = 50  # chat lines of maximum length, for a snapshot of 100 kB


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("brisk") / "palais.db", "--limits", "0", "--ping", PING) as found:
        yield found
    assert found.log.read_text() == ""


def test_a_client_that_answers_no_ping_is_dropped_and_the_others_see_it(brisk: Server) -> None:
    with Browser(brisk) as anna, Browser(brisk) as ben:
        made = anna.make_table("me", "open")
        table = made["table"]["id"]
        ben.post("/api/join", {"token": made["invites"]["1"].partition("#")[2]})
        with anna.socket(table) as reader, SilentClient(ben, table) as silent:
            while not (reader.table and reader.table["seats"][1]["connected"]):
                reader.hear()
            while reader.table["seats"][1]["connected"]:
                reader.hear()
            assert silent.read_to_the_end().endswith(GONE)
            assert brisk.metric("palais_viewers") == 1
            time.sleep(3 * float(PING))
            assert reader.say("say", text="still here")["type"] == "done", "whoever answers stays"


def test_an_unread_connection_is_closed_even_with_much_left_to_send(brisk: Server) -> None:
    with Browser(brisk) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with anna.socket(table) as reader:
            for _ in range(LINES):
                reader.say("say", text="👑" * 500)
            reader.hear_of_my_turn()
            dropped = brisk.metric("palais_dropped_total")
            with SilentClient(anna, table, little=True) as silent:
                assert silent.have_much_to_read() > 0
                assert comes_true(lambda: brisk.metric("palais_viewers") == 1)
                assert comes_true(lambda: not silent.is_connected), "its line is closed, not only forgotten"
            assert brisk.metric("palais_dropped_total") == dropped, "it was the ping, not the amount"
            assert reader.act(reader.options()[0])["type"] == "done"
