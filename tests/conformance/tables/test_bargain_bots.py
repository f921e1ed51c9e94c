"""Bots that bargain at tables: they offer, answer people, wait for them, and keep their word."""

from __future__ import annotations

from pathlib import Path

from palais.tables.requests import NewSeat, NewTable
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.games import TOY
from tests.conformance.tables.toy_offers import answer, known, offer, statuses
from tests.conformance.tables.toy_tables import GUESTS, act, finish, game, open_court, screens
from tests.tables.seated_tables import settle


async def with_traders(service: TableService, people: int, traders: int, **options: object) -> Table:
    """A table of people and bargaining bots, people first."""
    kinds = ["me", *["open"] * (people - 1), *["bot"] * traders]
    seats = [NewSeat(kind, colour, "trader" if kind == "bot" else None) for kind, colour in zip(kinds, TOY.colours, strict=False)]  # type: ignore[arg-type]
    table = await service.make_table(GUESTS[0], NewTable(seats, TOY.id, dict(options), listed=True))
    for seat in table.seating.open_seats:
        await table.seats.sit(GUESTS[seat], seat)
    return table


async def test_bots_make_offers_answer_each_other_and_wait_for_people(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await with_traders(service, 1, 3)
        await settle(table)
        assert game.to_act(table.playing().state) == (0, 1, 2, 3), "as long as a person may still offer something"
        assert [(one.seat, one.status) for one in known(table, GUESTS[0]).offers] == [(3, "open")], "the others are whispers"
        await act(table, 0, "ready")
        await settle(table)
        assert game.moment(table.playing().state).owner == 0


async def test_a_bot_answers_a_person_at_once(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await with_traders(service, 2, 1)
        await settle(table)
        await offer(table, 0, "2 secret: 0 pay @2 =1 now; 2 keep round")
        await offer(table, 1, "2 open: 2 keep next")
        await settle(table)
        assert statuses(table, 0)[-2:] == [("accepted", ["kept", "due"]), ("declined", [None])]


async def test_people_answer_bots(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await with_traders(service, 1, 1)
        await settle(table)
        (made,) = known(table, GUESTS[0]).offers
        everybody = screens(table)
        await answer(table, 0, made.id)
        assert [line.kind for line in everybody[0].log] == ["paid"]
        await finish(table)
        assert table.row.status == "over"


async def test_a_game_between_bots_includes_bargaining_and_ends(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await with_traders(service, 1, 4, rounds=3)
        await finish(table)
        ledger = table.playing().ledger
        assert ledger is not None
        accepted = [one for one in ledger.all if one.status == "accepted"]
        assert len(accepted) >= 3, "of the first round, in which nobody is muted yet"
        assert all(promise.status == "kept" for one in accepted for promise in one.promises), "they keep their word"


async def test_bots_repeat_no_offer_after_a_restart(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await with_traders(service, 1, 3)
        await settle(table)
        before, id = len(table.playing().deeds), table.id
    async with open_court(tmp_path) as service:
        table = await service.get(id)
        await settle(table)
        assert len(table.playing().deeds) == before
