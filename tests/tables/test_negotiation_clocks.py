"""VE-921: The negotiation of Versailles 1682 has a limit of its own, which a table may change; by letter it lasts a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from palais.tables.table.table import Table
from palais.tables.table_info import ClockOptions
from tests.games.versailles_1682.positions import GAME, Court
from tests.tables.etiquette_tables import Watch, court_table
from tests.tables.seated_tables import ADA, settle

DAY = 24 * 3600
MINUTE = 60


def phase(table: Table) -> str:
    return GAME.moment(table.playing().state).phase


async def pass_time(table: Table, watch: Watch, seconds: float) -> None:
    watch.wait(seconds)
    table.resume()
    await settle(table)


def clock(**options: Any) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(ClockOptions(**options))
    return made


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, 3 * MINUTE),
        ({"phase": 600}, 10 * MINUTE),
        ({"kind": "live", "phase": 60}, MINUTE),
        ({"kind": "days", "days": 2}, 2 * DAY),
        ({"kind": "days", "days": 2, "phase": 60}, 2 * DAY),
    ],
)
async def test_the_negotiation_ends_at_its_limit(tmp_path: Path, options: dict[str, Any], limit: int) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court().round_begins(), watch, clock=clock(**options)) as table:
        assert phase(table) == "negotiation"
        await pass_time(table, watch, limit - 1)
        assert phase(table) == "negotiation"
        await pass_time(table, watch, 1)
        assert phase(table) != "negotiation"


async def test_without_a_limit_the_negotiation_lasts_until_all_are_ready(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court().round_begins(), watch, clock=clock(phase=0)) as table:
        await pass_time(table, watch, 30 * DAY)
        assert phase(table) == "negotiation"


async def test_a_bot_of_the_players_choice_answers_for_an_absent_player(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court().round_begins(), watch, clock=clock(kind="days", days=2)) as table:
        await table.seats.leave(ADA.id, "greedy")
        await settle(table)
        assert 0 not in GAME.to_act(table.playing().state), "Ada's bot is ready"
        assert phase(table) == "negotiation", "the others still talk"
