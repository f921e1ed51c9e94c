"""After a game: replay, frames, record, playing on, rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from palais.core.archive import read_record, replay, write_record
from palais.core.contract import SPECTATOR
from palais.games.palais_royal.engine.state import fields
from palais.tables.messages import TableChanged
from palais.tables.refusals import Refusal
from palais.tables.requests import Frame
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.tables.seated_tables import (
    ADA,
    BEN,
    CLEO,
    DAN,
    GUESTS,
    Screen,
    act,
    finish,
    full_table,
    game,
    in_turn,
    open_service,
    order,
)
from tests.walks import busy_walk


async def finished(service: TableService, players: int = 3, **options: object) -> Table:
    table = await full_table(service, players, options={"max_rounds": 3, **options})
    for _, _, action, _, _ in busy_walk(game, players, table.row.seed, **table.row.options):
        await act(table, action)
    assert table.row.status == "over"
    return table


def shown(frame: Frame) -> object:
    return msgspec.json.decode(frame.view)


async def test_a_replay_shows_the_whole_game_as_a_seat_knew_it(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await finished(service)
        table.watch(screen := Screen(BEN))
        told = await service.replays.replay(DAN.id, table.id, 1)
        assert msgspec.json.decode(msgspec.json.encode(told.log)) == msgspec.to_builtins(screen.log)
        assert (told.actions, told.has_record) == (len(table.playing().actions), True)
        assert told.turns[0].action == 0
        assert {turn.seat for turn in told.turns} == {0, 1, 2}
        assert [turn.action for turn in told.turns] == sorted({turn.action for turn in told.turns})
        assert len(told.points_by_round) == 3
        assert told.points_by_round[-1] == game.score(table.playing().state).points


async def test_every_frame_shows_what_was_seen_at_the_time(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await finished(service)
        states = [game.new(3, table.row.seed, **table.row.options)]
        states += [after for _, _, _, after, _ in busy_walk(game, 3, table.row.seed, **table.row.options)]
        for first in (0, 17, 60, len(states) - 1):
            last = min(first + 39, len(states) - 1)
            for frame in await service.replays.frames(DAN.id, table.id, first, last, 2):
                assert shown(frame) == game.view(game.hide(states[frame.action], 2), 2)
        (one,) = await service.replays.frames(DAN.id, table.id, 5, 5, None)
        assert shown(one) == game.view(game.hide(states[5], SPECTATOR), SPECTATOR)
        for wrong in [(-1, 0), (0, 40), (3, 2), (len(states), len(states))]:
            with pytest.raises(Refusal) as refused:
                await service.replays.frames(DAN.id, table.id, *wrong, None)
            assert refused.value.code == "bad-action"


async def test_a_running_game_is_replayed_only_from_ones_own_seat(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3, options={"open_scores": False})
        await act(table, "put stairs", "put mint")
        await act(table, "put stairs")
        for guest, seat in [(BEN, 1), (BEN, None), (DAN, None)]:
            told = await service.replays.replay(guest.id, table.id, seat)
            assert (told.actions, len(told.log), told.points_by_round, told.has_record) == (3, 3, [], False)
            assert len(await service.replays.frames(guest.id, table.id, 0, 3, seat)) == 4
        for guest, seat in [(BEN, 0), (DAN, 1)]:
            with pytest.raises(Refusal) as refused:
                await service.replays.replay(guest.id, table.id, seat)
            assert refused.value.code == "not-your-seat"
            with pytest.raises(Refusal):
                await service.replays.frames(guest.id, table.id, 0, 1, seat)
        with pytest.raises(Refusal) as refused:
            await service.replays.replay(BEN.id, table.id, 5)
        assert refused.value.code == "bad-seat"
        for attempt in (
            service.replays.record(table.id),
            service.play_on(ADA, table.id, 1, 0, "random"),
            service.rematch(ADA, table.id),
        ):
            with pytest.raises(Refusal) as refused:
                await attempt
            assert refused.value.code == "not-finished"


async def test_the_record_reveals_the_committed_seed_and_can_be_verified(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3, options={"max_rounds": 3})
        table.watch(screen := Screen(DAN))
        commitment = table.info().commitment
        for _, _, action, _, _ in busy_walk(game, 3, table.row.seed, **table.row.options):
            await act(table, action)
        assert not any(secret.encode() in raw for secret in (table.row.seed, table.row.salt) for raw in screen.raw)
        record = await service.replays.record(table.id)
    write_record(record, tmp_path / "game.json")
    *_, last = replay(game, read_record(tmp_path / "game.json"))
    assert record.commitment == commitment
    assert game.digest(last.state) == game.digest(table.playing().state)
    assert [player.name for player in record.players] == ["Ada", "Ben", "Cleo"]


async def test_playing_on_starts_from_that_seats_position_and_can_be_recorded(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await finished(service, 3)
        (frame,) = await service.replays.frames(DAN.id, old.id, 40, 40, 1)
        table = await service.play_on(DAN, old.id, 40, 1, "random")
        assert (table.seating.seat_of(DAN.id), table.info().origin, table.info().origin_action) == (1, old.id, 40)
        assert [seat.kind for seat in table.info().seats] == ["bot", "person", "bot"]
        assert [seat.colour for seat in table.info().seats] == [seat.colour for seat in old.info().seats]
        (begin,) = await service.replays.frames(DAN.id, table.id, 0, 0, 1)
        assert shown(begin) == shown(frame)
        await finish(table, DAN)
        record = await service.replays.record(table.id)
        assert record.position
        *_, last = replay(game, record)
        assert game.digest(last.state) == game.digest(table.playing().state)
        for action, seat, bot, code in [
            (10**4, 1, "random", "bad-action"),
            (40, 7, "random", "bad-seat"),
            (40, 1, "x", "bad-bot"),
        ]:
            with pytest.raises(Refusal) as refused:
                await service.play_on(DAN, old.id, action, seat, bot)
            assert refused.value.code == code
        with pytest.raises(Refusal) as refused:
            await service.play_on(DAN, old.id, len(old.playing().actions), 1, "random")
        assert refused.value.code == "over"


async def test_playing_on_redeals_what_the_seat_did_not_know(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await finished(service, 2)
        worlds = {(await service.play_on(ADA, old.id, 60, 0, "random")).row.position for _ in range(4)}
        assert len(worlds) == 4


async def test_a_rematch_moves_everyone_one_seat_on_and_changes_the_first_player(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await finished(service, 3)
        table_starts = game.view(game.hide(old.playing().state, 0), 0)["start"]
        old.watch(screen := Screen(CLEO))
        first, second = await asyncio.gather(service.rematch(ADA, old.id), service.rematch(BEN, old.id))
        assert first.id == second.id == old.info().rematch == screen.of(TableChanged)[-1].table.rematch
        assert (await service.rematch(CLEO, old.id)).id == first.id
        assert [seat.name for seat in first.info().seats] == ["Ben", "Cleo", "Ada"]
        assert {s.name: s.colour for s in first.info().seats} == {s.name: s.colour for s in old.info().seats}
        assert first.row.status == "playing"
        assert first.info().seats[in_turn(first)].name == GUESTS[(table_starts + 1) % 3].name
        assert first.row.seed != old.row.seed
        with pytest.raises(Refusal):
            await service.rematch(DAN, old.id)
    async with open_service(tmp_path) as service:
        assert (await service.rematch(CLEO, old.id)).id == first.id


async def test_bots_come_along_to_the_rematch(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await service.make_table(ADA, order("mrg", options={"max_rounds": 1, "start": 1}))
        await finish(old)
        table = await service.rematch(ADA, old.id)
        assert [seat.bot for seat in table.info().seats] == ["random", "greedy", None]
        assert table.seating.seat_of(ADA.id) == 2


async def test_reading_14_a_table_shows_its_agreed_start_gold_and_a_rematch_keeps_it(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        old = await finished(service, start_gold="even")
        amounts = game.options(3, start_gold="even")["start_gold"]
        assert old.info().options["start_gold"] == amounts
        start = fields(game.new(3, old.row.seed, **old.row.options))
        assert [int(start.gold[(start.start + place) % 3]) for place in range(3)] == amounts
        again = await service.rematch(ADA, old.id)
        assert again.info().options["start_gold"] == amounts
