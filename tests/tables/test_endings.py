"""Games that end early: by resigning and by consent. What the engine recorded stays as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest

from palais.core.archive import read_record, replay, write_record
from palais.tables.history.uploads import Uploads
from palais.tables.messages import Act, AskHint, Snapshot, TableChanged
from palais.tables.refusals import Refusal
from palais.tables.table_info import ClockOptions
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
    message_id,
    open_service,
    order,
    settle,
    undo,
)


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.code


async def test_in_a_two_player_game_resigning_lets_the_other_win(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2, clock=ClockOptions("live"), options={"start": 0})
        await act(table, "put stairs")
        table.watch(screen := Screen(ADA))
        digest = game.digest(table.playing().state)
        info = await table.endings.resign(ADA.id)
        assert (info.status, info.ending, info.result and info.result.winners) == ("over", "resigned", [1])
        assert [seat.resigned for seat in info.seats] == [True, False]
        last = screen.of(Snapshot)[-1]
        assert (last.choices, last.can_undo, last.clock and last.clock.running) == ([], False, [])
        assert game.digest(table.playing().state) == digest
        for guest in (ADA, BEN):
            lists = await service.lists(guest.id)
            assert [(found.winners, found.to_act) for found in lists.finished] == [([1], [])]
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        assert table.info().seats[0].resigned
        for attempt in (
            act(table, "put stairs"),
            undo(table, 0),
            table.endings.resign(BEN.id),
            table.endings.agree_to_end(BEN.id, True),
        ):
            assert await refusal(attempt) == "over"
        for attempt in (table.seats.leave(BEN.id, "random"), table.seats.come_back(ADA.id)):
            assert await refusal(attempt) == "over"
        assert await refusal(table.hints.ask(ADA.id, AskHint("h", 0))) in ("over", "hints-off")
        record = await service.replays.record(table.id)
        assert record.table is not None
        assert (record.table.ending, record.table.winners, record.table.resigned) == ("resigned", [1], [0])
        write_record(record, tmp_path / "game.json")
        assert [step.seat for step in replay(game, read_record(tmp_path / "game.json"))] == [0]


async def test_with_more_people_a_bot_replaces_whoever_resigns_and_cannot_win(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3, options={"max_rounds": 1})
        table.watch(screen := Screen(BEN))
        info = await table.endings.resign(ADA.id)
        assert (info.status, info.seats[0].kind, info.seats[0].resigned) == ("playing", "bot", True)
        assert screen.of(TableChanged)[-1].table.seats[0].resigned, "the others are told"
        assert await refusal(table.seats.come_back(ADA.id)) == "resigned"
        await settle(table)
        too_late = Act(message_id(), 0, [game.parse_action("put stairs")])
        assert await refusal(table.actions.submit(ADA.id, too_late)) == "resigned"
        assert await refusal(table.endings.resign(ADA.id)) == "resigned"
        assert await refusal(table.endings.agree_to_end(ADA.id, True)) == "resigned"
        while game.to_act(table.playing().state):
            await act(table, min(game.legal(table.playing().state, in_turn(table))))
            await settle(table)
        outcome, result = game.score(table.playing().state), table.info().result
        assert result is not None
        assert result.points == outcome.points
        best = max(outcome.points[1:])
        assert result.winners == [seat for seat in (1, 2) if outcome.points[seat] == best] or outcome.winners == result.winners
        assert 0 not in result.winners
        assert table.info().ending is None, "it was played to its end"
        record = await service.replays.record(table.id)
        assert record.table is not None
        assert (record.table.resigned, record.result) == ([0], outcome)


async def test_a_game_against_bots_ends_when_the_last_person_resigns(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mrr"))
        await settle(table)
        info = await table.endings.resign(ADA.id)
        assert info.result is not None
        assert (info.status, info.ending, 0 in info.result.winners) == ("over", "resigned", False)
        await settle(table)
        assert not table.bots.busy


async def test_a_game_ends_without_a_winner_when_everyone_with_a_seat_agrees(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3)
        await table.seats.leave(CLEO.id, "random")
        table.watch(screen := Screen(BEN))
        assert (await table.endings.agree_to_end(ADA.id, True)).seats[0].agrees_to_end
        assert screen.of(TableChanged)[-1].table.seats[0].agrees_to_end
        assert (await table.endings.agree_to_end(BEN.id, False)).seats[0].agrees_to_end is False, "one no, and the offer is gone"
        for guest, status in ((ADA, "playing"), (BEN, "playing"), (CLEO, "over")):
            assert (await table.endings.agree_to_end(guest.id, True)).status == status, "whoever has left is asked, too"
        info = table.info()
        assert info.result is not None
        assert (info.ending, info.result.winners) == ("consent", [])
        assert screen.of(Snapshot)[-1].choices == []
        await settle(table)
        record = await service.replays.record(table.id)
        assert list(replay(game, record))[-1:] or not record.actions
        assert record.table is not None
        assert (record.table.ending, record.table.winners) == ("consent", [])
        again = await service.rematch(ADA, table.id)
        assert again.info().seats[2].agrees_to_end is False


async def test_only_seated_players_resign_or_agree_and_only_after_the_start(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        waiting = await service.make_table(ADA, order("mo"))
        for attempt in (table.endings.resign(DAN.id), table.endings.agree_to_end(DAN.id, True)):
            assert await refusal(attempt) == "not-your-seat"
        for attempt in (waiting.endings.resign(ADA.id), waiting.endings.agree_to_end(ADA.id, True)):
            assert await refusal(attempt) == "not-started"
        assert table.row.status == "playing"


async def test_messages_that_race_with_the_end_change_nothing(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2, options={"start": 0})
        await table.endings.agree_to_end(ADA.id, True)
        results = await asyncio.gather(
            table.endings.agree_to_end(BEN.id, True),
            act(table, "put stairs"),
            table.endings.resign(ADA.id),
            table.endings.agree_to_end(ADA.id, False),
            return_exceptions=True,
        )
        assert [result.code if isinstance(result, Refusal) else "" for result in results] == ["", "over", "over", "over"]
        assert (table.version, table.info().ending) == (0, "consent")


async def test_a_bot_that_was_thinking_does_not_move_after_the_end(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mr", options={"start": 1}))
        await table.endings.resign(ADA.id)
        version = table.version
        await settle(table)
        assert table.version == version


async def test_cards_stay_hidden_if_the_game_continues_after_a_resignation(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3, options={"open_scores": False})
        await table.endings.resign(BEN.id)
        assert await refusal(service.replays.record(table.id)) == "not-finished"
        assert await refusal(service.replays.replay(ADA.id, table.id, 1)) == "not-your-seat"
        assert table.info().result is None


async def test_the_number_of_spectators_is_shown_but_not_who_they_are(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        table.watch(ada := Screen(ADA))
        table.watch(first := Screen(CLEO))
        assert ada.of(TableChanged)[-1].table.watchers == 1
        table.watch(second := Screen(CLEO))
        table.watch(dan := Screen(DAN))
        told = len(ada.raw)
        assert table.info().watchers == 2, "a guest with two windows is one"
        for _ in range(20):
            table.unwatch(dan)
            table.watch(dan)
        assert len(ada.raw) == told, "nobody floods the table by coming and going"
        while ada.of(TableChanged)[-1].table.watchers != 2:
            await asyncio.sleep(0.01)
        table.unwatch(first)
        table.unwatch(second)
        assert table.info().watchers == 1
        assert not any(guest.id.encode() in raw for guest in GUESTS for raw in ada.raw)


async def test_an_opened_record_file_shows_how_the_game_ended(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2, options={"start": 0})
        await act(table, "put stairs")
        await table.endings.resign(BEN.id)
        short = await service.make_table(ADA, order("mr", options={"max_rounds": 1}))
        await finish(short)
        opened = Uploads({game.id: game})
        for id in (table.id, short.id):
            file = msgspec.json.encode(await service.replays.record(id))
            found = await opened.get(DAN.id, await opened.open(DAN.id, file)).replay(None)
            assert found.table.result == (await service.get(id)).info().result
            assert found.table.ending == (await service.get(id)).info().ending
            assert [seat.resigned for seat in found.table.seats] == [
                seat.resigned for seat in (await service.get(id)).info().seats
            ]


async def test_a_finished_game_is_recorded_as_before(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mr", options={"max_rounds": 1}))
        await finish(table)
        assert (await service.replays.record(table.id)).table is None
        played = table.info().seats[0].played
        assert played is not None
        assert (played.by_bot, played.own, table.info().seats[1].played) == (0, True, None)
