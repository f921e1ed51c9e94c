"""Repeated messages are cheap: answered from memory, without reloading the game or telling anyone."""

from __future__ import annotations

from pathlib import Path

from palais.tables.messages import Act, Undo
from tests.tables.seated_tables import BEN, GUESTS, Screen, act, decision, full_table, game, in_turn, open_service


async def test_a_known_message_at_the_current_version_is_only_answered(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        guest = GUESTS[in_turn(table)]
        await act(table, "put stairs", id="known")
        await table.actions.undo(guest.id, Undo("known-undo", table.version))
        await act(table, "put mint")
        history, version, seen = table.playing(), table.version, Screen(BEN)
        table.watch(seen)
        told = len(seen.raw)
        for message in (Act("known", decision(table), [game.parse_action("put king")]), Act("known-undo", 0, [0])):
            assert (await table.actions.submit(guest.id, message)).version in (1, 2)
        for id, done_at in (("known", 1), ("known-undo", 2)):
            assert (await table.actions.undo(guest.id, Undo(id, version))).version == done_at
        assert table.playing() is history, "the game was read again"
        assert len(seen.raw) == told
        assert table.version == version


async def test_repeated_messages_stay_cheap_after_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        guest = GUESTS[in_turn(table)]
        await act(table, "put stairs", id="known")
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        history = table.playing()
        assert (await table.actions.submit(guest.id, Act("known", 1, [0]))).version == 1
        assert table.playing() is history


async def test_another_seats_message_id_is_unknown(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        first = in_turn(table)
        await act(table, *["put stairs"] * 5, id="the-same")
        assert in_turn(table) != first
        assert (await act(table, "put mint", id="the-same")).version == 2
