"""The admin port: metrics and health apart from visitors. Secrets of the database come by environment or file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from palais.cli.database import database_url
from palais.core.errors import OptionError
from tests.web.server import Browser, serving


def test_metrics_are_on_the_admin_port_only_and_health_on_both(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--admin-port", "0") as server:
        assert server.process.stdout is not None
        admin = server.process.stdout.readline().split()[-1]
        assert admin.startswith("http://127.0.0.1:")
        with Browser(server) as anna:
            anna.make_table("me", "open")
        assert "palais_tables 1.0" in httpx.get(f"{admin}metrics").text
        assert httpx.get(f"{admin}healthz").json()["ok"]
        assert httpx.get(f"{server.url}/healthz").json()["ok"]
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert httpx.get(f"{admin}api/site").status_code == 404
        assert server.end() == 0


def test_log_lines_name_the_server_and_the_table(tmp_path: Path) -> None:
    script = (
        "import logging\n"
        "from palais.tables.log_context import logged_table\n"
        "from palais.web.logs import set_up_logs\n"
        "set_up_logs(as_json=True)\n"
        "logging.getLogger('palais').info('one')\n"
        "logged_table.set('t1')\n"
        "logging.getLogger('palais').info('two')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    one, two = (json.loads(line) for line in done.stderr.splitlines())
    assert one["server"] == two["server"]
    assert one["server"].startswith(os.uname().nodename)
    assert ("table" in one, two["table"]) == (False, "t1")


def test_the_database_is_named_by_an_option_or_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("sqlite:///x.db\nnot read\n")
    assert database_url("", secret) == "sqlite:///x.db"
    assert database_url("sqlite:///y.db", None) == "sqlite:///y.db"


@pytest.mark.parametrize(
    ("url", "content", "sentence"),
    [
        ("sqlite:///y.db", b"sqlite:///x.db", "give one of them"),
        ("", b"\n", "is empty"),
        ("", b"\xff", "it is not text"),
        ("", None, "No such file"),
    ],
)
def test_a_bad_file_is_refused_without_showing_what_is_in_it(
    url: str, content: bytes | None, sentence: str, tmp_path: Path
) -> None:
    secret = tmp_path / "database"
    if content is not None:
        secret.write_bytes(content)
    with pytest.raises(OptionError, match=sentence) as refused:
        database_url(url, secret)
    assert "x.db" not in str(refused.value)


def test_the_environment_names_the_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "palais", "serve", "--port", "0", "--bots-workers", "0"]
    environment = os.environ | {"PALAIS_DB": "mysql://user:hidden@localhost/x"}
    failed = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)
    assert (failed.returncode, "mysql" in failed.stderr, "hidden" in failed.stderr) == (2, True, False)
