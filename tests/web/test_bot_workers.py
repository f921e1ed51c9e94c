"""Bots in worker processes, seen from a table: what clients are told while they compile."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from palais.games.palais_royal import ADVISER, WITHOUT_LOOKING
from tests.web.server import Browser, serving

COMPILING = 900.0  # seconds at most; a minute or two on an idle core, a few seconds if this version is already compiled


@pytest.mark.xdist_group("compiled-bots")
def test_a_table_hears_when_the_compiled_bots_are_ready_and_plays_on_before_and_after(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--limits", "0", "--bots-workers", "1") as server, Browser(server) as anna:
        offered = {bot["code"]: bot["ready"] for bot in anna.site["games"][0]["bots"]}
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
        assert all(bot["ready"] for bot in anna.get("/api/site")["games"][0]["bots"])
        with anna.socket(anna.make_table("me", ADVISER)["table"]["id"]) as socket:
            assert socket.hear()["bots_ready"] is True
            socket.hear_of_my_turn()
        assert server.metric("palais_bot_faults_total") == 0
    assert server.log.read_text() == ""
