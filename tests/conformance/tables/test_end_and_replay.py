"""The end of a toy game and what follows: the record file, replays, a rematch, playing on from a position."""

from __future__ import annotations

from pathlib import Path

import msgspec

from palais.core.archive import read_record, replay, write_record
from palais.core.contract import SPECTATOR
from palais.core.explanation import Thing
from palais.core.replay import replay as replay_actions
from palais.tables.messages import AskHint, AskWhy
from palais.tables.service import TableService
from palais.tables.table.table import Table
from palais.tables.table_info import ClockOptions
from tests.conformance.tables.toy_tables import (
    GUESTS,
    Watch,
    act,
    begin,
    decision,
    finish,
    game,
    look,
    open_court,
    play_turn,
    ready,
    refused,
    say,
    screens,
)
from tests.tables.seated_tables import settle

LIVE = ClockOptions("live", minutes=1, seconds=0)


async def finished(service: TableService, kinds: str = "moo", **more: object) -> Table:
    """A whole game that includes a payment, a fine and a whisper."""
    table = await begin(service, kinds, options={"rounds": 2}, **more)
    await settle(table)
    await act(table, 0, "pay 1 2")
    await say(table, 0, "parbleu")
    await say(table, 0, "nobody saw", 1)
    await finish(table)
    return table


async def test_the_record_of_a_finished_game_can_be_replayed(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await finished(service)
        write_record(await service.replays.record(table.id), tmp_path / "game.json")
        steps = list(replay(game, read_record(tmp_path / "game.json")))
        assert [(step.seat, step.action) for step in steps] == table.playing().steps
        assert game.digest(steps[-1].state) == game.digest(table.playing().state)


async def test_a_game_of_bots_and_people_ends_with_a_result_in_the_lists(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await finished(service, "mogrgr")
        (found,) = (await service.lists(GUESTS[0].id)).played
        score = game.score(table.playing().state)
        assert (found.points, found.winners, found.to_act) == (score.points, score.winners, [])
        assert table.info().result is not None
        assert all(seat.played is not None and seat.played.own for seat in table.info().seats[:2])


async def test_a_replay_has_a_turn_for_each_common_phase_and_each_players_turn(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await finished(service)
        shown = await service.replays.replay(GUESTS[0].id, table.id, 0)
        assert [(turn.seat, turn.round) for turn in shown.turns] == [(s, r) for r in (1, 2) for s in (None, 0, 1, 2)]
        assert shown.actions == len(table.playing().steps)
        assert len(shown.points_by_round) == 2
        assert shown.points_by_round[-1] == game.score(table.playing().state).points


async def test_frames_of_a_running_game_show_what_the_seat_could_see(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await act(table, 0, "pay 1 2")
        await ready(table, 0, 1, 2)
        await play_turn(table, 0)
        steps = table.playing().steps
        for seat in (0, 2, None):
            viewer = SPECTATOR if seat is None else seat
            guest = GUESTS[seat or 0]
            frames = await service.replays.frames(guest.id, table.id, 0, len(steps), seat)
            assert [msgspec.json.decode(msgspec.json.encode(frame.view)) for frame in frames] == views(table, viewer)
        async with refused("not-your-seat"):
            await service.replays.frames(GUESTS[0].id, table.id, 0, 1, 1)


def views(table: Table, seat: int) -> list[object]:
    """What this seat saw at the beginning and after each action."""
    start = game.new(len(table.seating), table.row.seed, **table.row.options)
    states = [start, *(step.state for step in replay_actions(game, start, table.playing().steps))]
    return [game.view(game.hide(state, seat), seat) for state in states]


async def test_the_replay_of_a_finished_game_shows_each_reader_what_they_may_know(tmp_path: Path) -> None:
    """In the log a payment stays between the two, even though all fortunes are revealed at the end."""
    async with open_court(tmp_path) as service:
        table = await finished(service)
        for seat, coins in ((0, 2), (1, 2), (2, None), (None, None)):
            shown = await service.replays.replay(GUESTS[0].id, table.id, seat)
            log = msgspec.json.decode(msgspec.json.encode(shown.log))
            assert [line["details"].get("coins") for line in log if line["kind"] == "paid"] == [coins]
            assert "nobody saw" in repr(shown), "it was Ada's own line"
            others = await service.replays.replay(GUESTS[2].id, table.id, seat)
            assert "nobody saw" not in repr(others)


async def test_a_rematch_moves_everyone_one_seat_on(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        old = await finished(service, "mooooo")
        screens(old)
        new = await service.rematch(GUESTS[2], old.id)
        for guest in GUESTS:
            await service.rematch(guest, old.id)
        assert new.row.status == "playing"
        assert sorted(seat.name for seat in new.info().seats) == sorted(guest.name for guest in GUESTS)
        assert new.row.options == old.row.options
        assert game.to_act(new.playing().state) == tuple(range(6))
        assert look(new, GUESTS[0]).chat == []


async def test_a_game_can_be_continued_against_bots_from_the_middle_of_an_audience(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        old = await finished(service)
        table = await service.play_on(GUESTS[1], old.id, 2, 1, "greedy")
        await settle(table)
        assert game.moment(table.playing().state).phase == "audience"
        assert table.playing().to_act == (1,)
        assert table.seating.seat_of(GUESTS[1].id) == 1
        await act(table, 1, "ready")
        await settle(table)
        assert game.moment(table.playing().state).owner == 1


async def test_when_a_turn_times_out_a_bot_plays_the_rest_of_it(tmp_path: Path) -> None:
    watch = Watch()
    async with open_court(tmp_path, watch) as service:
        table = await begin(service, "moo", clock=LIVE)
        await ready(table, 0, 1, 2)
        watch.wait(61)
        async with refused("timed-out"):
            await act(table, 0, "roll")
        table.resume()
        await settle(table)
        assert table.playing().to_act == (1,)
        assert table.seating.is_person(0)


async def test_a_hint_in_an_audience_is_for_the_decision_of_whoever_asks(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mrr", hints=True)
        await settle(table)
        hint = await table.hints.ask(GUESTS[0].id, AskHint("hint", decision(table, 0)))
        assert game.check(table.playing().state, 0, hint.actions[0]) is None
        async with refused("stale"):
            await table.hints.ask(GUESTS[0].id, AskHint("other", decision(table, 0) + 1))


async def test_in_an_audience_everyone_gets_their_own_explanations(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await ready(table, 1)
        told = table.actions.explain(GUESTS[1].id, AskWhy("why", Thing("die", "1")))
        assert told.code == "not-now"
        assert table.actions.explain(GUESTS[0].id, AskWhy("why", Thing("player", "1"))).code == "legal"


async def test_a_game_can_end_by_resigning_and_by_consent(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mo")
        await table.endings.resign(GUESTS[1].id)
        assert (table.row.status, table.row.ending) == ("over", "resigned")
        table = await begin(service, "mo")
        for guest in GUESTS[:2]:
            await table.endings.agree_to_end(guest.id, True)
        assert (table.row.status, table.row.ending) == ("over", "consent")
        assert look(table).decisions == []
