"""Backups while servers run, restored into either database: every game replays."""

from __future__ import annotations

from pathlib import Path

from palais.store.copies import copy_in, copy_out
from palais.tables.messages import Say
from palais.tables.service import TableService
from tests.several.palais import palais
from tests.several.services import open_services, open_shared
from tests.store.conftest import new_database
from tests.tables.seated_tables import ADA, act, finish, full_table, game, in_turn, message_id, order


async def some_games(service: TableService) -> dict[str, str]:
    """A finished game, a running one and an open table; the digests by id."""
    over = await service.make_table(ADA, order("mr", options={"max_rounds": 1}))
    await finish(over)
    running = await full_table(service, 2)
    for _ in range(5):
        await act(running, game.legal(running.playing().state, in_turn(running))[0])
    await running.talk.say(ADA, Say(message_id(), "à demain ♥"))
    await service.make_table(ADA, order("mo"))
    return {table.id: game.digest(table.playing().state) for table in (over, running)}


async def test_a_backup_is_restored_into_either_database(database: str, server: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    async with open_shared(database, 1) as services:
        digests = await some_games(services[0])
        secret = await services[0].registry.store.secret()
        await copy_out(database, file)
    for url in (f"sqlite:///{tmp_path / 'again.db'}", await new_database(server)):
        await copy_in(file, url)
        async with open_services(url, 1) as services:
            assert await services[0].registry.store.secret() == secret
            for id, digest in digests.items():
                assert game.digest((await services[0].get(id)).playing().state) == digest
            lists = await services[0].lists(ADA.id)
            assert len(lists.mine) == 3


async def test_nothing_is_overwritten(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    async with open_shared(database, 1) as services:
        await some_games(services[0])
    assert palais("backup", str(file), "--db", database).returncode == 0
    for arguments, says in (
        (["backup", str(file)], "exists already"),
        (["restore", str(file)], "is not empty"),
        (["restore", str(tmp_path / "none")], "there is no file"),
    ):
        told = palais(*arguments, "--db", database)
        assert (told.returncode, "Traceback" in told.stderr) == (2, False)
        assert says in " ".join(told.stderr.split())
