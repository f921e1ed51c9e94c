"""A rematch seats people, never their stand-ins; a result shows how much of the game each played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from palais.core.contract import REFEREE
from palais.store.rows import Change
from palais.store.store import Store
from palais.tables.history.shares import shares
from palais.tables.messages import TableChanged
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.table.table import Table
from palais.tables.table_info import ClockOptions
from tests.tables.seated_tables import ADA, BEN, CLEO, Screen, act, full_table, game, in_turn, open_service, order, settle
from tests.tables.test_clocks import Watch, pass_turn

SHORT = {"max_rounds": 1, "start": 0}


async def play_out(table: Table) -> None:
    await settle(table)
    while table.row.status == "playing":
        await pass_turn(table)
        await settle(table)


async def left_to_bots(service: TableService) -> Table:
    """Ben left his seat after the first turn; Ada played to the end, and is still there."""
    table = await full_table(service, 2, options=SHORT)
    await pass_turn(table)
    await pass_turn(table)
    await table.seats.leave(BEN.id, "random")
    table.watch(Screen(ADA))
    table.watch(Screen(BEN))
    await play_out(table)
    return table


async def test_a_rematch_holds_the_seat_of_a_player_who_left_until_they_accept(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await left_to_bots(service)
        table = await service.rematch(ADA, old.id)
        ben, ada = table.info().seats
        assert (table.row.status, table.row.name, table.row.maker) == ("open", old.row.name, ADA.id)
        assert (ada.kind, ben.kind, ben.awaited, ben.name, ben.bot) == ("person", "open", True, "Ben", None)
        (mine, _) = (await service.lists(BEN.id)).mine
        assert (mine.table.id, mine.held, mine.my_seat) == (table.id, 0, None)
        with pytest.raises(Refusal) as refused:
            await table.seats.sit(CLEO, 0)
        assert refused.value.code == "link-needed"
        assert await table.seats.sit(BEN, 0) == 0
        assert (table.row.status, [seat.kind for seat in table.info().seats]) == ("playing", ["person", "person"])


async def test_a_player_who_left_and_asks_for_a_rematch_is_seated_in_person(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mr", options=SHORT))
        await table.seats.leave(ADA.id, "random")
        await play_out(table)
        again = await service.rematch(ADA, table.id)
        assert [seat.kind for seat in again.info().seats] == ["bot", "person"]
        await settle(again)
        assert (again.row.status, in_turn(again)) == ("playing", 1)


async def test_asking_for_a_rematch_accepts_it_and_two_who_ask_at_once_share_a_table(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await left_to_bots(service)
        tables = await asyncio.gather(service.rematch(BEN, old.id), service.rematch(ADA, old.id))
        assert tables[0] is tables[1]
        assert [seat.kind for seat in tables[0].info().seats] == ["person", "person"]
        assert tables[0].row.status == "playing"


async def test_a_held_seat_can_be_declined_given_away_or_played_by_a_bot(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.rematch(ADA, (await left_to_bots(service)).id)
        info = await table.seats.leave(BEN.id, "random")
        assert (info.seats[0].awaited, info.seats[0].name, info.seats[0].kind) == (False, "", "open")
        with pytest.raises(Refusal) as refused:
            await table.seats.sit(BEN, 0)
        assert refused.value.code == "link-needed"
        assert await service.join(CLEO, (await service.invites(ADA.id, table.id))[0]) == (table.id, 0)
        other = await service.rematch(ADA, (await left_to_bots(service)).id)
        await other.hosting.give_to_bot(ADA.id, 0, "random")
        assert (other.row.status, other.seating.held_seat(BEN.id)) == ("playing", None)


async def test_a_closed_rematch_can_be_asked_for_again(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await left_to_bots(service)
        old.watch(screen := Screen(BEN))
        first = await service.rematch(ADA, old.id)
        await service.close_table(ADA.id, first.id)
        assert screen.of(TableChanged)[-1].table.rematch is None
        second = await service.rematch(BEN, old.id)
        assert (second.id != first.id, second.row.maker) == (True, BEN.id)


async def test_a_bots_result_does_not_count_for_the_player_who_left(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await left_to_bots(service)
        ada, ben = (seat.played for seat in table.info().seats)
        assert ada is not None
        assert ben is not None
        assert (ada.by_bot, ada.own, ben.own) == (0, True, False)
        assert (ben.turns, ben.by_bot) == (2, 1), "the servants of the set-up were Ben's"
        with pytest.raises(Refusal) as refused:
            await table.seats.come_back(BEN.id)
        assert refused.value.code == "over", "nobody comes back for a result"
        record = await service.replays.record(table.id)
        assert record.table is not None
        assert (record.table.turns, record.table.by_bot) == ([2, 2], [0, 1])
        (found,) = (await service.lists(CLEO.id)).finished
        assert [seat.played for seat in found.table.seats] == [ada, ben]
    async with open_service(tmp_path) as service:
        (found,) = (await service.lists(CLEO.id)).finished
        assert [seat.played for seat in found.table.seats] == [ada, ben], "from the store as well"
        assert (await service.replays.replay(CLEO.id, table.id, None)).table.seats[1].played == ben


async def test_turns_played_by_a_bot_after_a_timeout_are_counted_too(tmp_path: Path) -> None:
    watch = Watch()
    async with open_service(tmp_path, watch) as service:
        table = await full_table(service, 2, clock=ClockOptions("days", days=1), options=SHORT)
        while table.row.status == "playing":
            if in_turn(table) == 0:
                await pass_turn(table)
            else:
                watch.wait(100_000)
                table.resume()
                await settle(table)
        ben = table.info().seats[1].played
        assert ben is not None
        assert (table.info().seats[1].kind, ben.turns, ben.by_bot, ben.own) == ("person", 2, 2, False)


async def test_a_game_finished_on_an_older_version_shows_it_at_its_table(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await left_to_bots(service)
        told = [seat.played for seat in table.info().seats]
        brief = {name: value for name, value in (table.row.brief or {}).items() if name != "shares"}
    store = Store(f"sqlite:///{tmp_path / 'palais.db'}")
    await store.open()
    await store.change(Change(msgspec.structs.replace(table.row, brief=brief, revision=table.row.revision + 1)))
    await store.close()
    async with open_service(tmp_path) as service:
        assert [seat.played for seat in (await service.get(table.id)).info().seats] == told


def test_a_turn_belongs_to_whoever_did_most_of_it() -> None:
    assert shares([0, 0, 1, 1, 1, REFEREE, 0, 0], [0, 0, 1, 1, 1, 1, 2, 2], [0, 1, 0, 1, 1, 0, 1, 1], 2) == [[2, 1], [1, 1]]
    assert shares([], [], [], 3) == [[0, 0]] * 3


async def test_an_undone_action_counts_for_nobody(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2, options=SHORT)
        history = table.playing()
        await act(table, "put stairs")
        assert (len(history.by_bot), history.shares()) == (1, [[1, 0], [0, 0]])
        history.undo()
        assert (len(history.by_bot), history.shares()) == (0, [[0, 0], [0, 0]])
        assert game.to_act(history.state) == (0,)
