"""Replays are computed once: repeated requests cost nothing, and a running game costs only what is new."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais import State
from palais.core.events import Event
from palais.tables.history import replays
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.tables.seated_tables import ADA, BEN, act, full_table, game, in_turn, open_service, undo
from tests.walks import busy_walk


async def played(service: TableService, actions: int) -> Table:
    table = await full_table(service, 3, options={"max_rounds": 3})
    for _, (_, _, action, _, _) in zip(range(actions), busy_walk(game, 3, table.row.seed, **table.row.options), strict=False):
        await act(table, action)
    return table


@pytest.mark.parametrize("actions", [70, 10_000])
async def test_a_repeated_request_costs_nothing(tmp_path: Path, actions: int) -> None:
    async with open_service(tmp_path) as service:
        table = await played(service, actions)
        assert (table.row.status == "over") == (actions > 1000)
        for seat in (0, None):
            assert await service.replays.cost(table.id, seat) > 0
            assert await service.replays.cost(table.id, seat, 10, 49) == 40
            told = (
                await service.replays.replay(ADA.id, table.id, seat),
                await service.replays.frames(ADA.id, table.id, 10, 49, seat),
            )
            assert await service.replays.cost(table.id, seat) == await service.replays.cost(table.id, seat, 10, 49) == 0
            assert told == (
                await service.replays.replay(ADA.id, table.id, seat),
                await service.replays.frames(ADA.id, table.id, 10, 49, seat),
            )
        assert await service.replays.cost(table.id, 1, 10, 49) == 40, "another seat sees other things"


async def test_a_running_game_costs_only_what_is_new(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await played(service, 40)
        before = await service.replays.frames(ADA.id, table.id, 0, 39, None)
        await act(table, min(game.legal(table.playing().state, in_turn(table))))
        length = len(table.playing().actions)
        assert await service.replays.cost(table.id, None, length - 39, length) == 2
        after = await service.replays.frames(ADA.id, table.id, length - 39, length, None)
        assert after[:-2] == before[length - 39 :]


async def test_undone_actions_are_not_shown(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3)
        for room in ("stairs", "mint", "king"):
            await act(table, f"put {room}")
        old = await service.replays.frames(BEN.id, table.id, 0, 3, None)
        await undo(table, in_turn(table))
        await act(table, "put office")
        new = await service.replays.frames(BEN.id, table.id, 0, 3, None)
        assert new[:3] == old[:3]
        assert new[3] != old[3]


async def test_the_memory_for_frames_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_service(tmp_path) as service:
        tables = [await played(service, 20) for _ in range(4)]
        for table in tables:
            await service.replays.frames(ADA.id, table.id, 0, 20, None)
        weight = max(playback.frame_bytes for playback in service.replays._playbacks.values())
        assert len(service.replays._playbacks) == 4
        monkeypatch.setattr(replays, "MAX_FRAME_BYTES", 2 * weight)
        await service.replays.frames(ADA.id, tables[0].id, 0, 20, None)
        assert len(service.replays._playbacks) <= 2
        assert sum(playback.frame_bytes for playback in service.replays._playbacks.values()) <= 2 * weight


@pytest.mark.parametrize("actions", [70, 10_000])
async def test_the_first_replay_applies_the_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, actions: int) -> None:
    async with open_service(tmp_path) as service:
        table = await played(service, actions)
        applied, apply = list[tuple[int, int]](), game.apply

        def counted(s: State, seat: int, action: int) -> tuple[State, list[Event]]:
            applied.append((seat, action))
            return apply(s, seat, action)

        monkeypatch.setattr(game, "apply", counted)
        for seat in (None, 0, None):
            await service.replays.replay(ADA.id, table.id, seat)
        assert applied == table.playing().steps


async def test_frames_list_no_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_service(tmp_path) as service:
        table = await played(service, 40)
        monkeypatch.setattr(game, "choices", lambda *_: pytest.fail("a replay offers nothing to choose"))
        assert len(await service.replays.frames(ADA.id, table.id, 0, 39, 0)) == 40
