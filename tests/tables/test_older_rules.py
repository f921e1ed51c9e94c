"""A game outlives its rules: a rule is changed, and what was begun before is opened, replayed and finished as it was begun."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

import pytest

from palais import Game
from palais.games.palais_royal.game import PalaisRoyal
from palais.store.store import Store
from palais.tables.history.audit import Audited, Auditor
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.tables.seated_tables import ADA, GUESTS, LocalBots, act, finish, full_table, game, in_turn, order

MOVES = 12


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Version 2 of the rules: everybody starts with more gold, and puts down six free servants."""
    folder = tmp_path_factory.mktemp("rules") / "data"
    with resources.as_file(resources.files("palais.games.palais_royal") / "data") as data:
        shutil.copytree(data, folder)
    text = (folder / "game.toml").read_text("utf-8")
    text = text.replace("start = [0, 1, 2, 3]", "start = [3, 4, 5, 6]").replace("free = 5 ", "free = 6 ")
    (folder / "game.toml").write_text(text, "utf-8")
    found = PalaisRoyal(folder)
    found.rules_version = 2
    return found


@asynccontextmanager
async def opened(folder: Path, today: Game, *older: Game) -> AsyncIterator[TableService]:
    pinned = {(one.id, one.rules_version): one for one in older}
    service = TableService(Store(f"sqlite:///{folder / 'palais.db'}"), {today.id: today}, LocalBots(), older=pinned)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def begin(service: TableService, moves: int = MOVES) -> Table:
    table = await full_table(service, 2)
    for _ in range(moves):
        await act(table, table.game.legal(table.playing().state, in_turn(table))[0])
    return table


async def test_the_changed_rule_leads_to_other_positions(tmp_path: Path, changed: Game) -> None:
    async with opened(tmp_path, game) as service:
        table = await begin(service)
    async with opened(tmp_path, changed) as service:
        with pytest.raises(Refusal) as refused:
            await service.get(table.id)
        assert refused.value.code == "unreadable"


async def test_a_running_game_is_played_to_its_end_with_the_rules_it_was_begun_with(tmp_path: Path, changed: Game) -> None:
    async with opened(tmp_path, game) as service:
        table = await begin(service)
        before = game.digest(table.playing().state)
    async with opened(tmp_path, changed, game) as service:
        again = await service.get(table.id)
        assert (again.game, game.digest(again.playing().state)) == (game, before)
        await again.seats.leave(GUESTS[1].id, "random")  # no bot knows the old rules; the game's fallback plays
        await finish(again)
        assert again.row.status == "over"
        new = await service.make_table(ADA, order("mo"))
        assert (new.game, new.row.rules_version) == (changed, 2)
        told = await service.replays.replay(ADA.id, table.id, None)
        assert told.turns


async def test_a_finished_game_is_replayed_and_its_rematch_has_todays_rules(tmp_path: Path, changed: Game) -> None:
    async with opened(tmp_path, game) as service:
        table = await service.make_table(ADA, order("mr", options={"max_rounds": 1}))
        await finish(table)
        points = table.game.score(table.playing().state).points
    async with opened(tmp_path, changed, game) as service:
        again = await service.get(table.id)
        assert game.score(again.playing().state).points == points
        assert (await service.rematch(ADA, table.id)).row.rules_version == 2


async def test_an_audit_checks_every_game_and_changes_nothing(tmp_path: Path, changed: Game) -> None:
    async with opened(tmp_path, game) as service:
        tables = [await begin(service), await begin(service, 3)]
    file = tmp_path / "palais.db"
    content = file.read_bytes()
    assert [one.fault for one in await audited(file, {game.id: game}, {})] == [None, None]
    assert [one.fault for one in await audited(file, {game.id: changed}, {(game.id, 1): game})] == [None, None]
    wrong = await audited(file, {game.id: changed}, {})
    assert [(one.id, one.entries) for one in wrong] == [(table.id, table.version) for table in tables]
    assert all("other rules" in str(one.fault) for one in wrong)
    assert file.read_bytes() == content


async def audited(file: Path, games: dict[str, Game], older: dict[tuple[str, int], Game]) -> list[Audited]:
    store = Store(f"sqlite:///{file}")
    await store.open_reading()
    found = [one async for one in Auditor(games, older).audit(store)]
    await store.close()
    return found
