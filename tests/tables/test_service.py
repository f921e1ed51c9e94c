"""The service: which tables can be made, what is listed, and what stays in memory."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
import pytest

from palais.store.rows import Change
from palais.store.store import Store
from palais.tables.history.history import History
from palais.tables.lobby.names import names
from palais.tables.messages import LogLine
from palais.tables.refusals import CODES, Refusal
from palais.tables.requests import NewSeat, NewTable
from tests.tables.seated_tables import ADA, BEN, CLEO, Screen, act, finish, full_table, game, in_turn, open_service, order
from tests.walks import busy_walk

ME, OPEN = NewSeat("me", "red"), NewSeat("open", "green")
WRONG_ORDERS: list[tuple[NewTable, str]] = [
    (NewTable([ME, OPEN], game="chess"), "no-such-game"),
    (NewTable([ME, NewSeat("me", "green")]), "bad-seats"),
    (NewTable([ME, NewSeat("open", "red")]), "bad-seats"),
    (NewTable([ME]), "bad-seats"),
    (NewTable([NewSeat("open", colour) for colour in ("red", "yellow", "green", "black", "blue")]), "bad-seats"),
    (NewTable([ME, NewSeat("bot", "green")]), "bad-bot"),
    (NewTable([ME, NewSeat("bot", "green", "level:99")]), "bad-bot"),
    (NewTable([ME, OPEN], options={"layout": "upside down"}), "bad-options"),
    (NewTable([ME, OPEN], options={"players": 7}), "bad-options"),
    (NewTable([ME, OPEN], options={"no such": 1}), "bad-options"),
]


@pytest.mark.parametrize(("wrong", "code"), WRONG_ORDERS)
async def test_an_invalid_order_is_refused(tmp_path: Path, wrong: NewTable, code: str) -> None:
    async with open_service(tmp_path) as service:
        with pytest.raises(Refusal) as refused:
            await service.make_table(ADA, wrong)
        assert refused.value.code == code
        assert (await service.lists(ADA.id)).mine == []


@pytest.mark.parametrize("id", ["nowhere", "", "a" * 33, "a.b", "../x", "\x00", "ä"])
async def test_an_unknown_table_is_refused(tmp_path: Path, id: str) -> None:
    async with open_service(tmp_path) as service:
        with pytest.raises(Refusal) as refused:
            await service.get(id)
        assert refused.value.code == "no-such-table"


async def test_lists_show_whose_turn_it_is_and_how_games_ended(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        playing = await full_table(service, 2, options={"start": 1})
        over = await service.make_table(ADA, order("mr", options={"max_rounds": 1}))
        await finish(over)
        waiting = await service.make_table(CLEO, order("mo"))
        lists = await service.lists(BEN.id)
        (mine,) = lists.mine
        assert (mine.table.id, mine.my_seat, mine.to_act, mine.round) == (playing.id, 1, [1], 0)
        assert mine.facts == {"nobles_left": 36}
        assert [s.table.id for s in lists.open] == [waiting.id]
        assert [s.table.id for s in lists.watch] == [playing.id]
        (ended,) = lists.finished
        outcome = game.score(over.playing().state)
        assert (ended.points, ended.winners, ended.to_act, ended.my_seat) == (outcome.points, outcome.winners, [], None)
        assert ended == await service.summary(BEN.id, over.id)
        for _ in range(2):
            await act(playing, *["put stairs"] * 5)
        assert (await service.lists(BEN.id)).mine[0].to_act == [in_turn(playing)]


async def test_default_names_suit_place_and_period(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mrgr"))
        seats = table.info().seats
        assert table.info().name in names().tables
        assert len({seat.name for seat in seats[1:]} & set(names().bots)) == 3
        assert len(table.id) >= 10
        assert [seat.colour for seat in seats] == ["red", "yellow", "green", "black"]
    assert len(set(names().tables)) == len(names().tables) > 30
    assert len(set(names().bots)) == len(names().bots) > 30


async def test_an_unwatched_table_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await act(table, "put stairs")
        table.watch(screen := Screen(ADA))
        await service.registry.sweep(idle=-1)
        assert len(service.registry) == 1
        table.unwatch(screen)
        await service.registry.sweep(idle=60)
        assert len(service.registry) == 1
        await service.registry.sweep(idle=-1)
        assert len(service.registry) == 0
        again, twin = await asyncio.gather(service.get(table.id), service.get(table.id))
        assert again is twin is not table
        assert game.digest(again.playing().state) == game.digest(table.playing().state)


async def test_a_table_played_with_other_rules_is_refused_not_misread(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await act(table, "put stairs")
    store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
    await store.open()
    loaded = await store.load(table.id)
    assert loaded is not None
    row = msgspec.structs.replace(loaded.table, revision=loaded.table.revision + 1)
    wrong = msgspec.structs.replace(loaded.entries[0], version=2, message_id="other", digest="0" * 16)
    await store.change(Change(row, entries=[wrong]))
    await store.close()
    async with open_service(tmp_path) as service:
        with pytest.raises(Refusal) as refused:
            await service.get(table.id)
        assert refused.value.code == "unreadable"


async def test_a_services_secrets_are_its_own_and_persist(tmp_path: Path) -> None:
    found: list[Any] = []
    for folder in ("a", "b", "a"):
        (tmp_path / folder).mkdir(exist_ok=True)
        async with open_service(tmp_path / folder) as service:
            found.append((service.secret("cookies"), service.secret("other")))
    assert found[0] == found[2] != found[1]
    assert found[0][0] != found[0][1]


def test_a_long_game_takes_little_memory() -> None:
    """A four-player game near its end, with its whole log: well under 100 kB."""
    moves = [(seat, action) for _, seat, action, _, _ in busy_walk(game, 4, "memory")]
    events = [event for *_, happened in busy_walk(game, 4, "memory") for event in game.hide_events(happened, 2)]
    assert len(moves) > 1000
    gc.collect()
    tracemalloc.start()
    history = History(game, game.new(4, "memory"), 4)
    for seat, action in moves:
        steps = history.try_out(seat, [action])
        history.act(steps, by_bot=False)
        history.set_undo_border(steps)
    del steps
    gc.collect()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert used < 75_000
    lines = msgspec.convert([msgspec.json.decode(line) for line in history.log.lines(2)], list[LogLine])
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))
    assert [(line.kind, line.details) for line in lines] == [(event.kind, event.details) for event in events]


def test_refusals_are_codes() -> None:
    assert list(CODES) == sorted(set(CODES))
    assert str(Refusal("stale"))
