"""Replays are worked out once: what was asked before costs nothing, and a game that goes on costs only what is new."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.tables import service as houses
from palais.tables.service import House
from palais.tables.table.table import Table
from tests.tables.company import ADA, BEN, act, full_table, game, in_turn, open_house, undo
from tests.walks import busy_walk


async def played(house: House, actions: int) -> Table:
    table = await full_table(house, 3, options={"max_rounds": 3})
    for _, (_, _, action, _, _) in zip(range(actions), busy_walk(game, 3, table.row.seed, **table.row.options), strict=False):
        await act(table, action)
    return table


@pytest.mark.parametrize("actions", [70, 10_000])
async def test_what_was_asked_before_costs_nothing(tmp_path: Path, actions: int) -> None:
    async with open_house(tmp_path) as house:
        table = await played(house, actions)
        assert (table.row.status == "over") == (actions > 1000)
        for seat in (0, None):
            assert await house.cost(table.id, seat) > 0
            assert await house.cost(table.id, seat, 10, 49) == 40
            told = await house.replay(ADA.id, table.id, seat), await house.frames(ADA.id, table.id, 10, 49, seat)
            assert await house.cost(table.id, seat) == await house.cost(table.id, seat, 10, 49) == 0
            assert told == (await house.replay(ADA.id, table.id, seat), await house.frames(ADA.id, table.id, 10, 49, seat))
        assert await house.cost(table.id, 1, 10, 49) == 40, "another seat sees other things"


async def test_a_game_that_goes_on_costs_what_is_new(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await played(house, 40)
        before = await house.frames(ADA.id, table.id, 0, 39, None)
        await act(table, min(game.legal(table.playing().state, in_turn(table))))
        length = len(table.playing().actions)
        assert await house.cost(table.id, None, length - 39, length) == 2
        after = await house.frames(ADA.id, table.id, length - 39, length, None)
        assert after[:-2] == before[length - 39 :]


async def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await full_table(house, 3)
        for room in ("stairs", "mint", "king"):
            await act(table, f"put {room}")
        old = await house.frames(BEN.id, table.id, 0, 3, None)
        await undo(table, in_turn(table))
        await act(table, "put office")
        new = await house.frames(BEN.id, table.id, 0, 3, None)
        assert new[:3] == old[:3]
        assert new[3] != old[3]


async def test_frames_take_only_so_much_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        tables = [await played(house, 20) for _ in range(4)]
        for table in tables:
            await house.frames(ADA.id, table.id, 0, 20, None)
        weight = max(reel.weight for reel in house._reels.values())
        assert len(house._reels) == 4
        monkeypatch.setattr(houses, "MOST_FRAME_BYTES", 2 * weight)
        await house.frames(ADA.id, tables[0].id, 0, 20, None)
        assert len(house._reels) <= 2
        assert sum(reel.weight for reel in house._reels.values()) <= 2 * weight
