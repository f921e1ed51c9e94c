"""kill -9 in the middle of a game: after a restart nothing acknowledged is lost, and the game continues."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from palais.store.store import Store
from tests.tables.seated_tables import act, game, in_turn, open_service


def play_and_kill(folder: Path, acknowledged: int) -> list[list[str]]:
    """What the process printed before it was killed."""
    command = [sys.executable, "-m", "tests.tables.player_process", str(folder)]
    said = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.split())
            if len(said) == acknowledged:
                process.kill()
    return [words for words in said if len(words) == 3]


@pytest.mark.parametrize("acknowledged", [1, 14, 90])
async def test_a_killed_server_loses_nothing_acknowledged(tmp_path: Path, acknowledged: int) -> None:
    said = play_and_kill(tmp_path, acknowledged)
    assert len(said) >= acknowledged
    id = said[0][0]
    store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
    await store.open()
    loaded = await store.load(id)
    await store.close()
    assert loaded is not None
    digests = {entry.version: entry.digest for entry in loaded.entries}
    assert all(digests[int(version)] == digest for _, version, digest in said)
    async with open_service(tmp_path) as service:
        table = await service.get(id)
        assert table.version == len(digests) >= int(said[-1][1])
        assert game.digest(table.playing().state) == digests[table.version]
        await act(table, game.legal(table.playing().state, in_turn(table))[0])
