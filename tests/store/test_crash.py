"""kill -9 between storing and acknowledging: nothing acknowledged is lost, and nothing is half stored."""

from __future__ import annotations

import subprocess
import sys

import pytest

from palais.store.store import Store


def write_and_kill(url: str, acknowledged: int) -> dict[str, int]:
    """The last acknowledged version of each table when the process was killed."""
    command = [sys.executable, "-m", "tests.store.writer_process", url]
    last: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for n, line in enumerate(process.stdout):
            id, version = line.split()
            last[id] = int(version)
            if n == acknowledged:
                process.kill()  # it keeps writing until the signal arrives; the rest of its output is in the pipe
    return last


@pytest.mark.parametrize("acknowledged", [0, 10, 45, 100])
async def test_a_killed_writer_loses_nothing_it_has_acknowledged(url: str, acknowledged: int) -> None:
    last = write_and_kill(url, acknowledged)
    store = Store(url)
    await store.open()
    for id, version in last.items():
        loaded = await store.load(id)
        assert loaded is not None
        versions = [row.version for row in loaded.entries]
        assert versions == list(range(1, len(versions) + 1))
        assert len(versions) >= version
        assert all(row.actions == [3, 0] for row in loaded.entries)
    await store.close()
