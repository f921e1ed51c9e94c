"""Family names: in a game that has them, players choose the name of their seat before the game begins."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from palais.tables.requests import NewSeat, Wish
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.games import TOY
from tests.conformance.tables.toy_tables import GUESTS, finish, look, open_court, order, refused

NAMES = TOY.families
ADA, BEN, CLEO, *_ = GUESTS


def families(table: Table) -> list[str | None]:
    return [seat.family for seat in look(table).table.seats]


async def table_of(service: TableService, kinds: str, family: str | None = None) -> Table:
    """A table whose maker, if she takes the first seat, chooses this family name."""
    wanted = order(kinds)
    seats = [msgspec.structs.replace(wanted.seats[0], family=family), *wanted.seats[1:]]
    return await service.make_table(ADA, msgspec.structs.replace(wanted, seats=seats))


async def test_every_seat_gets_a_different_name_from_the_list(tmp_path: Path) -> None:
    assert NAMES is not None
    async with open_court(tmp_path) as service:
        names = families(await table_of(service, "mooorr"))
    assert len({*names}) == 6
    assert {*names} <= {*NAMES().names}


async def test_a_players_family_name_is_kept(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await table_of(service, "moo", "of  Rookwood")
        await table.seats.sit(BEN, 1, Wish(family="O'Brien"))
        await table.seats.rename_family(BEN.id, "of Brienne")
        await table.seats.sit(CLEO, 2)
        id, names = table.id, families(table)
    assert names[:2] == ["of Rookwood", "of Brienne"]
    async with open_court(tmp_path) as service:
        assert families(await service.get(id)) == names


@pytest.mark.parametrize(
    "name", ["of", "of A", "Rookwood", "of Room 7", "of Rook♥", "of " + "a" * 18, "ofRook", "of Рook", "   ", "of\u202e Rook"]
)
async def test_an_invalid_name_is_refused_and_changes_nothing(tmp_path: Path, name: str) -> None:
    async with open_court(tmp_path) as service:
        table = await table_of(service, "moo")
        before = families(table)
        async with refused("bad-family"):
            await table.seats.sit(BEN, 1, Wish(family=name))
        async with refused("bad-family"):
            await table.seats.rename_family(ADA.id, name)
        assert (families(table), table.seating.open_seats) == (before, [1, 2])


async def test_a_name_like_another_players_is_refused(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await table_of(service, "moo", "of Rookwood")
        for name in ("of Rookwood", "OF ROOKWOOD", "of Róókwood", "of Rook-Wood"):
            async with refused("family-taken"):
                await table.seats.sit(BEN, 1, Wish(family=name))


async def test_a_player_can_take_the_name_suggested_for_an_open_seat_by_swapping(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await table_of(service, "moo")
        mine, _, suggested = families(table)
        await table.seats.rename_family(ADA.id, str(suggested))
        assert families(table)[0] == suggested
        assert families(table)[2] == mine
        await table.seats.sit(BEN, 1, Wish(colour=look(table).table.seats[2].colour, family=str(mine)))
        assert families(table)[1] == mine
        assert len({*families(table)}) == 3


async def test_only_players_can_choose_names_and_only_before_the_game(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await table_of(service, "mor")
        async with refused("not-your-seat"):
            await table.seats.rename_family(BEN.id, "of Rookwood")
        await table.seats.sit(BEN, 1)
        async with refused("begun"):
            await table.seats.rename_family(BEN.id, "of Rookwood")


async def test_in_a_rematch_families_move_with_their_players(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await table_of(service, "mrr", "of Rookwood")
        before = families(table)
        await finish(table)
        again = await service.rematch(ADA, table.id)
        assert families(again) == [*before[1:], "of Rookwood"]


async def test_a_game_without_family_names_refuses_them(tmp_path: Path) -> None:
    from tests.tables.seated_tables import open_service

    async with open_service(tmp_path) as service:
        wanted = order("mo", game="palais-royal")
        table = await service.make_table(ADA, wanted)
        async with refused("no-families"):
            await table.seats.rename_family(ADA.id, "of Rookwood")
        named = [NewSeat("me", "red", family="of Rookwood"), *wanted.seats[1:]]
        async with refused("no-families"):
            await service.make_table(ADA, msgspec.structs.replace(wanted, seats=named))
        assert families(table) == [None, None]
