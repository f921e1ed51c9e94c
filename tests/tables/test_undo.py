"""Undo works within one's own turn until somebody learns something hidden. Who learned what is computed, never declared."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palais.store.store import Store
from palais.tables.messages import Undo, Update
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.store.rows import seats
from tests.store.rows import table as table_row
from tests.tables.seated_tables import GUESTS, Screen, act, full_table, game, in_turn, open_service, undo
from tests.walks import busy_walk


async def at_position(service: TableService, text: str) -> Table:
    """A table of Ada and Ben in the middle of a game."""
    position = game.position_text(game.parse_position(text))
    row = table_row("there", position=position, to_act=1, seed="", game=game.id, options=game.options(2))
    await service.registry.store.add_table(row, seats("there", *[guest.id for guest in GUESTS[:2]]))
    return await service.get("there")


async def refused(table: Table, seat: int) -> str:
    with pytest.raises(Refusal) as caught:
        await undo(table, seat)
    return caught.value.code


async def test_submissions_are_undone_one_by_one(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat, other = in_turn(table), 1 - in_turn(table)
        mine, theirs = Screen(GUESTS[seat]), Screen(GUESTS[other])
        table.watch(mine)
        table.watch(theirs)
        start = game.digest(table.playing().state)
        await act(table, "put stairs", "put mint")
        after_first = mine.view
        await act(table, "put king")
        assert (mine.can_undo, theirs.can_undo) == (True, False)
        assert await refused(table, other) == "nothing-to-undo"
        await undo(table, seat)
        assert (mine.view, len(mine.log), theirs.of(Update)[-1].gone) == (after_first, 2, 1)
        await undo(table, seat)
        assert game.digest(table.playing().state) == start
        assert (mine.can_undo, mine.log, table.version) == (False, [], 4)
        assert await refused(table, seat) == "nothing-to-undo"


async def test_nothing_can_be_undone_after_the_turn(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat = in_turn(table)
        await act(table, *["put stairs"] * 5)
        assert in_turn(table) != seat
        assert await refused(table, seat) == "nothing-to-undo"
        assert await refused(table, 1 - seat) == "nothing-to-undo"


async def test_nothing_before_a_draw_can_be_undone(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await at_position(service, "players: 2\nturn: red recruit\nred: gold 4\nred rooms: office 1, backdoor 2\n")
        await act(table, "done")
        assert table.playing().can_undo(0)
        await act(table, "draw")
        assert await refused(table, 0) == "nothing-to-undo"


async def test_playing_a_card_reveals_it_and_cannot_be_undone(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await at_position(service, "players: 2\nturn: red recruit\nred: gold 9\nred hand: gold4 1\n")
        await act(table, "play gold4")
        assert await refused(table, 0) == "nothing-to-undo"


async def test_undo_works_after_a_restart_and_is_idempotent(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat = in_turn(table)
        await act(table, "put stairs")
        await act(table, "put mint")
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        message = Undo("back", 2)
        assert (await table.actions.undo(GUESTS[seat].id, message)).version == 3
        assert (await table.actions.undo(GUESTS[seat].id, message)).version == 3
        assert len(table.playing().actions) == 1
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        assert (await table.actions.undo(GUESTS[seat].id, message)).version == 3
        await undo(table, seat)
        assert len(table.playing().actions) == 0


async def test_undo_is_never_offered_after_someone_learned_something(tmp_path: Path) -> None:
    """Over a whole game: whenever undo is offered, none of the actions it undoes revealed anything."""
    offered = barred = 0
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3, options={"max_rounds": 5})
        for before, seat, action, after, _ in busy_walk(game, 3, table.row.seed, max_rounds=5):
            await act(table, action)
            history = table.playing()
            if game.learned(before, after) or seat not in game.to_act(after):
                assert not history.marks
                barred += 1
            else:
                assert history.can_undo(seat)
                assert game.digest(history.marks[-1].state) == game.digest(before)
                offered += 1
            assert not any(history.can_undo(other) for other in (*range(3), None) if other != seat)
    assert offered > 50
    assert barred > 15


async def test_a_player_cannot_undo_what_a_bot_did_for_them(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat = in_turn(table)
        await act(table, "put stairs")
        await table.seats.leave(GUESTS[seat].id, "random")
        while table.version == 1:
            await asyncio.sleep(0)
        await table.seats.come_back(GUESTS[seat].id)
        if in_turn(table) == seat:
            assert await refused(table, seat) == "nothing-to-undo"


async def test_the_store_keeps_undone_actions(tmp_path: Path) -> None:
    """The log is append-only: an undo is an entry of its own."""
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await act(table, "put stairs")
        await undo(table, in_turn(table))
    store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
    await store.open()
    loaded = await store.load(table.id)
    await store.close()
    assert loaded is not None
    assert [entry.kind for entry in loaded.entries] == ["act", "undo"]
