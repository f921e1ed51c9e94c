"""A message that comes again costs little: it is answered from memory, no game is read again, and nobody is told anything."""

from __future__ import annotations

from pathlib import Path

from palais.tables.messages import Act, Undo
from tests.tables.company import BEN, GUESTS, Screen, act, full_table, game, in_turn, open_house


async def test_a_known_message_at_the_present_version_is_answered_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await full_table(house, 2)
        guest = GUESTS[in_turn(table)]
        await act(table, "put stairs", id="known")
        await table.undo(guest.id, Undo("known-undo", table.version))
        await act(table, "put mint")
        course, version, seen = table.playing(), table.version, Screen(BEN)
        table.watch(seen)
        told = len(seen.raw)
        for message in (Act("known", version, [game.parse_action("put king")]), Act("known-undo", version, [0])):
            assert (await table.submit(guest.id, message)).version in (1, 2)
        for id, done_at in (("known", 1), ("known-undo", 2)):
            assert (await table.undo(guest.id, Undo(id, version))).version == done_at
        assert table.playing() is course, "the game was read again"
        assert len(seen.raw) == told
        assert table.version == version


async def test_so_it_is_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await full_table(house, 2)
        guest = GUESTS[in_turn(table)]
        await act(table, "put stairs", id="known")
    async with open_house(tmp_path) as house:
        table = await house.get(table.id)
        course = table.playing()
        assert (await table.submit(guest.id, Act("known", 1, [0]))).version == 1
        assert table.playing() is course


async def test_the_id_of_another_seat_is_no_known_message(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await full_table(house, 2)
        first = in_turn(table)
        await act(table, *["put stairs"] * 5, id="the-same")
        assert in_turn(table) != first
        assert (await act(table, "put mint", id="the-same")).version == 2
