"""Offers survive restarts, undos, record files and replays, and are shown only to those who may know of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from palais.core.archive import GameRecord, read_record, replay, write_record
from palais.core.errors import RecordError
from palais.tables.history.uploads import Uploads
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.tables.toy_offers import answer, known, offer, statuses, withdraw
from tests.conformance.tables.toy_tables import GUESTS, act, begin, finish, game, open_court, ready, refused, undo

OPEN = "1 open: 0 pay @1 =1 now; 1 keep round"
SECRET = "2 secret: 0 keep round; 2 pay @0 =1 done"


async def dealt(service: TableService, kinds: str = "mooo") -> Table:
    """An accepted open offer, an accepted secret one between 0 and 2, and a withdrawn one between 1 and 3."""
    table = await begin(service, kinds, options={"rounds": 2})
    await answer(table, 1, await offer(table, 0, OPEN))
    await answer(table, 2, await offer(table, 0, SECRET))
    await withdraw(table, 1, await offer(table, 1, "3 secret: 3 keep next"))
    return table


async def test_a_restart_loses_no_offer(url: str) -> None:
    async with open_court(url) as service:
        table = await dealt(service)
        await ready(table, 0, 1, 2, 3)
        await act(table, 0, "roll")
        before, id = [known(table, guest) for guest in GUESTS[:4]], table.id
    async with open_court(url) as service:
        table = await service.get(id)
        assert [known(table, guest) for guest in GUESTS[:4]] == before
        await act(table, 0, "aside 1")
        assert statuses(table, 2)[1] == ("accepted", ["broken", "void"]), "nothing is owed for a broken word"


async def test_an_offer_repeated_after_a_restart_is_made_once(url: str) -> None:
    async with open_court(url) as service:
        table = await begin(service, "moo")
        await offer(table, 0, OPEN, id="once")
        id = table.id
    async with open_court(url) as service:
        table = await service.get(id)
        await offer(table, 0, OPEN, id="once")
        assert len(known(table, GUESTS[0]).offers) == 1


async def test_an_undone_action_breaks_no_promise(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await dealt(service)
        await ready(table, 0, 1, 2, 3)
        await act(table, 0, "roll")
        await act(table, 0, "aside 1")
        await undo(table, 0)
        assert statuses(table, 2)[1] == ("accepted", ["due", "waiting"])
        await act(table, 0, "keep")
        assert statuses(table, 2)[1] == ("accepted", ["kept", "due"])


async def test_the_record_file_contains_the_offers_its_reader_may_know(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await dealt(service)
        await finish(table)
        for seat, deeds in ((0, 4), (1, 4), (2, 4), (3, 4), (None, 2)):
            guest = "somebody" if seat is None else GUESTS[seat].id
            record = await service.replays.record(table.id, guest)
            assert len(record.deeds) == deeds, seat
            write_record(record, tmp_path / "game.json")
            assert len(list(replay(game, read_record(tmp_path / "game.json")))) == len(record.actions)


async def test_a_replay_shows_offers_to_those_who_may_see_them(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await dealt(service)
        await ready(table, 0, 1, 2, 3)
        for seat, offers in ((0, 2), (1, 2), (2, 2), (3, 2), (None, 1)):
            shown = await service.replays.replay(GUESTS[seat or 0].id, table.id, seat)
            assert len({step.offer.id for step in shown.bargain}) == offers, seat
        await finish(table)
        for guest, seat, offers in ((0, 2, 2), (1, 2, 1), (3, 0, 1), (1, 3, 2)):
            shown = await service.replays.replay(GUESTS[guest].id, table.id, seat)
            assert len({step.offer.id for step in shown.bargain}) == offers, "a secret stays one after the end"
        last = (await service.replays.replay(GUESTS[0].id, table.id, 0)).bargain[-1]
        assert 0 < last.action <= len(table.playing().steps)


async def test_secret_offers_between_bots_are_shown_after_the_end(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await dealt(service)
        for guest in GUESTS[1:4]:
            await table.seats.leave(guest.id, "random")
        await finish(table)
        assert len((await service.replays.record(table.id, "somebody")).deeds) == 2, "people sat there, whoever played"


async def test_a_record_file_with_offers_can_be_opened_again(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await dealt(service)
        await finish(table)
        content = msgspec.json.encode(await service.replays.record(table.id, GUESTS[0].id))
        uploads = Uploads({game.id: game})
        opened = uploads.get("guest", await uploads.open("guest", content))
        for seat, offers in ((0, 2), (1, 1), (2, 2), (None, 2)):
            assert len({step.offer.id for step in (await opened.replay(seat)).bargain}) == offers


@pytest.mark.parametrize(
    "deeds",
    [
        ["0 dance"],
        ["x accept ab 1"],
        ["0 accept ab 1"],
        ["99999 offer ab 0 > 1 open: 0 keep round"],
        ["0 offer ab 0 > 5 open: 0 keep round"],
        ["0 offer ab 0 > 1 open: 0 keep round", "0 accept ab 2"],
        ["0 offer ab 0 > 1 open: 0 keep round", "0 offer ab 0 > 1 open: 0 keep round"],
    ],
)
async def test_damaged_deeds_are_refused(tmp_path: Path, deeds: list[str]) -> None:
    async with open_court(tmp_path) as service:
        table = await dealt(service)
        await finish(table)
        record = await service.replays.record(table.id, GUESTS[0].id)
        damaged: GameRecord = msgspec.structs.replace(record, deeds=deeds)
        with pytest.raises(RecordError):
            list(replay(game, damaged))
        async with refused("record-action"):
            await Uploads({game.id: game}).open("guest", msgspec.json.encode(damaged))
