"""A client that missed something catches up with an update, or with a full snapshot."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.tables.messages import ChatSaid, Say, Snapshot, TableChanged, Update
from tests.tables.seated_tables import ADA, BEN, Screen, act, full_table, in_turn, message_id, open_service, undo


async def test_what_was_missed_comes_as_one_update(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        always, away = Screen(ADA), Screen(ADA)
        table.watch(always)
        table.watch(away)
        await act(table, "put stairs")
        table.unwatch(away)
        await act(table, "put mint")
        await act(table, "put king", "put office")
        table.watch(away, since=away.version)
        assert len(away.of(Snapshot)) == 1
        assert [line.action for line in away.of(Update)[-1].log] == [2, 3, 4]
        assert (away.log, away.view, away.version, away.choices) == (always.log, always.view, always.version, always.choices)
        table.watch(again := Screen(ADA), since=table.version)
        assert again.of(Update)[0].log == []
        assert again.of(TableChanged)


@pytest.mark.parametrize("since", [-1, 99, 2**53 - 1])
async def test_an_unknown_version_gets_a_full_snapshot(tmp_path: Path, since: int) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await act(table, "put stairs")
        table.watch(screen := Screen(ADA), since)
        assert len(screen.of(Snapshot)) == 1


async def test_after_an_undo_catching_up_takes_a_full_snapshot(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await act(table, "put stairs")
        await act(table, "put mint")
        await undo(table, in_turn(table))
        table.watch(old := Screen(BEN), since=2)
        assert old.of(Snapshot)
        table.unwatch(old)
        await act(table, "put king")
        table.watch(old, since=3)
        assert len(old.of(Snapshot)) == 1
        assert [line.n for line in old.of(Update)[0].log] == [2]


async def test_after_a_chat_line_catching_up_takes_a_full_snapshot(tmp_path: Path) -> None:
    """Updates carry no chat, so a client that may have missed a line gets a full snapshot."""
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await act(table, "put stairs")
        await table.talk.say(ADA, Say(message_id(), "bonjour"))
        table.watch(screen := Screen(BEN), since=1)
        assert [line.text for line in screen.of(Snapshot)[0].chat] == ["bonjour"]
        await act(table, "put mint")
        table.watch(later := Screen(BEN), since=2)
        assert not later.of(Snapshot)
        assert not later.of(ChatSaid)
    async with open_service(tmp_path) as service:
        (await service.get(table.id)).watch(restarted := Screen(BEN), since=2)
        assert restarted.of(Snapshot)
