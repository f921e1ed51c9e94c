"""The server process: start, failures to start, shutdown, restarts, and what it never logs."""

from __future__ import annotations

import json
import os
import signal
import socket as sockets
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import Browser, Server, serving


def run(*options: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to fail."""
    environment = os.environ | ({"HOME": str(home), "XDG_DATA_HOME": str(home)} if home else {})
    command = [sys.executable, "-m", "palais", "serve", "--bots-workers", "0", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)


def assert_one_sentence(failed: subprocess.CompletedProcess[str], words: str) -> None:
    assert failed.returncode == 2
    assert failed.stdout == ""
    assert failed.stderr.startswith("palais: ")
    assert "Traceback" not in failed.stderr
    assert words in " ".join(failed.stderr.split())


def test_a_port_in_use_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert_one_sentence(run("--port", port, "--db", f"sqlite:///{tmp_path / 'a.db'}"), "cannot listen at 127.0.0.1 port")


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/x", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened_is_reported_in_one_sentence(url: str) -> None:
    failed = run("--port", "0", "--db", url)
    assert failed.returncode == 2, failed.stderr
    assert failed.stderr.startswith("palais: ")
    assert "Traceback" not in failed.stderr


def test_a_missing_folder_is_reported_in_one_sentence() -> None:
    assert_one_sentence(run("--port", "0", "--db", "sqlite:////nowhere/at/all/x.db"), "there is no folder /nowhere/at/all")


def test_a_data_folder_that_cannot_be_created_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert_one_sentence(run("--port", "0", home=tmp_path / "file"), "name a database with --db")


def test_a_second_server_on_the_same_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db") as first:
        assert_one_sentence(run("--port", "0", "--db", f"sqlite:///{first.database}"), "another server uses the database")
        with Browser(first) as anna:
            assert anna.make_table("me", "greedy")["table"]["status"] == "playing"


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_shuts_down_cleanly_on_request(tmp_path: Path, how: signal.Signals, code: int) -> None:
    server = Server(tmp_path / "palais.db")
    with Browser(server) as anna, anna.socket(anna.make_table("me", "greedy")["table"]["id"]) as socket:
        socket.hear()
        children = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=True)
        assert server.end(how) == code
        with pytest.raises(ConnectionClosed, match="1012"):
            socket.hear_the_end()
    for child in children.stdout.split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(child), 0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    first = Server(tmp_path / "palais.db")
    with Browser(first) as anna:
        table = anna.make_table("me", "greedy")["table"]["id"]
        with anna.socket(table) as socket:
            socket.hear()
            socket.hear_of_my_turn()
            done = socket.act(socket.options()[0], id="before-the-end")
            socket.hear_of(done["version"])
            first.end(how)
            known, action = (socket.version, socket.view, socket.log), socket.options()[0]
        with serving(tmp_path / "palais.db") as second:
            anna.server = second
            anna.http.base_url = second.url
            with anna.socket(table, since=known[0]) as again:
                assert again.hear()["type"] == "update"
            with anna.socket(table) as again:
                again.hear()
                assert (again.version, again.view, again.log) == known
                assert again.act(action, id="before-the-end", decision=0) == done
                assert again.act(action)["type"] == "done"


def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--log-json") as server, Browser(server) as anna, Browser(server) as ben:
        anna.send("PUT", "/api/me", {"name": "Anna Secret", "colour": "red"})
        made = anna.make_table("me", "open")
        token = made["invites"]["1"].partition("#")[2]
        ben.post("/api/join", {"token": token})
        ben.send("POST", "/api/join", {"token": token})
        with anna.socket(made["table"]["id"]) as socket:
            socket.hear()
            socket.say("say", text="a very private remark")
            socket.line.send("nonsense")
            socket.hear_until("refused")
            mover = socket.is_my_turn
        anna.http.get("/api/nowhere")
        secrets = [token, "private remark", "Anna Secret", *(c.value or "" for c in anna.http.cookies.jar)]
        assert mover in (True, False)
    text = server.log.read_text()
    for line in text.splitlines():
        assert json.loads(line)["level"]
    for secret in secrets:
        assert secret.strip('"') not in text


def test_behind_https_cookies_are_secure(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--behind-https") as server, Browser(server) as anna:
        answer = anna.http.get("/api/site")
        assert all("Secure" in line for line in answer.headers.get_list("set-cookie"))
        assert "max-age" in answer.headers["strict-transport-security"]
    assert "add --public-url" in server.log.read_text(), "nobody can come by a name yet"
