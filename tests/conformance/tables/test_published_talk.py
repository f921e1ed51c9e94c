"""Private talk in replays: its circle may read it; everyone else only after the game, and only where all its people agree."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from palais.tables.messages import AgreePublish
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.tables.toy_tables import GUESTS, SPECTATOR, act, begin, finish, look, open_court, ready, refused, say, undo
from tests.tables.seated_tables import message_id

ALOUD, PAIR, THREE = "to all", "we two", "we three"


async def talked(service: TableService, kinds: str = "mooo") -> Table:
    """A public line, one between 0 and 1, one between 1, 2 and 3."""
    table = await begin(service, kinds, options={"rounds": 2})
    await say(table, 2, ALOUD)
    await ready(table, 2)
    await say(table, 0, PAIR, 1)
    await say(table, 1, THREE, 2, 3)
    return table


async def agree(table: Table, seat: int, yes: bool = True) -> None:
    await table.talk.agree_to_publish(GUESTS[seat].id, AgreePublish(message_id(), yes))


async def shown(service: TableService, table: Table, reader: int | None, seat: int | None = None) -> list[str]:
    guest = SPECTATOR if reader is None else GUESTS[reader]
    found = await service.replays.replay(guest.id, table.id, seat)
    assert [said.line.n for said in found.talk] == list(range(1, len(found.talk) + 1)), "gaps would tell of private talk"
    return [said.line.text for said in found.talk]


async def test_a_running_game_shows_private_talk_to_its_circle_only(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await talked(service)
        expected = {0: [ALOUD, PAIR], 1: [ALOUD, PAIR, THREE], 2: [ALOUD, THREE], 3: [ALOUD, THREE], None: [ALOUD]}
        for reader, lines in expected.items():
            assert await shown(service, table, reader, reader) == lines, reader
        async with refused("not-finished"):
            await agree(table, 0)


async def test_a_finished_game_shows_private_talk_once_all_its_people_agree(url: str) -> None:
    async with open_court(url) as service:
        table = await talked(service)
        await finish(table)
        await agree(table, 0)
        assert await shown(service, table, None) == [ALOUD], "one of two is not enough"
        assert await shown(service, table, 3, 0) == [ALOUD, THREE], "nor is looking over the other's shoulder"
        await agree(table, 1)
        assert await shown(service, table, None) == [ALOUD, PAIR]
        id = table.id
    async with open_court(url) as service:
        table = await service.get(id)
        assert [seat.agrees_to_publish for seat in look(table).table.seats] == [True, True, False, False]
        await agree(table, 2)
        await agree(table, 3)
        assert await shown(service, table, None, 0) == [ALOUD, PAIR, THREE]
        await agree(table, 1, yes=False)
        assert await shown(service, table, None) == [ALOUD], "whoever has second thoughts takes it back"
        record = msgspec.json.encode(await service.replays.record(id, GUESTS[0].id)).decode()
        assert not any(text in record for text in (ALOUD, PAIR, THREE)), "record files hold no talk"


async def test_talk_with_a_bot_needs_the_persons_word_only(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moor", options={"rounds": 1})
        await say(table, 0, PAIR, 3)
        await finish(table)
        assert await shown(service, table, None) == []
        await agree(table, 0)
        assert await shown(service, table, None) == [PAIR]


async def test_every_line_stands_where_it_was_said(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await talked(service)
        await act(table, 1, "ready")
        await undo(table, 1)
        await say(table, 0, "after the undo")
        await finish(table)
        found = (await service.replays.replay(GUESTS[1].id, table.id, 1)).talk
        assert [said.action for said in found] == [0, 1, 1, 1]


@pytest.mark.parametrize("yes", [True, False])
async def test_only_who_sat_there_can_agree(tmp_path: Path, yes: bool) -> None:
    async with open_court(tmp_path) as service:
        table = await talked(service)
        await finish(table)
        async with refused("not-your-seat"):
            await table.talk.agree_to_publish(SPECTATOR.id, AgreePublish(message_id(), yes))
