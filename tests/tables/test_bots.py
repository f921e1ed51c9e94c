"""Bots sit in ordinary seats; whatever goes wrong with one, the game continues."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from palais import Hidden
from palais.core.bargain.offer import Dealing
from palais.games.palais_royal.engine.state import fields
from palais.tables.messages import Snapshot, TableChanged
from tests.tables.seated_tables import ADA, BEN, LocalBots, Screen, game, in_turn, open_service, order, settle


class Failing(LocalBots):
    """Fails in every possible way, one after the other."""

    async def decide(
        self,
        key: str,
        game_id: str,
        code: str,
        hidden: Hidden,
        seat: int,
        legal: Sequence[int],
        clock: float | None,
        known: Sequence[Dealing] = (),
    ) -> int:
        self.asked.append((key, seat))
        way = len(self.asked) % 3
        if way == 0:
            raise RuntimeError("the worker has died")
        return [-1, 10**6][way - 1]


async def finish(folder: Path, bots: LocalBots, kinds: str) -> None:
    async with open_service(folder, bots=bots) as service:
        table = await service.make_table(ADA, order(kinds, options={"max_rounds": 3}))
        table.watch(screen := Screen(BEN))
        await settle(table)
        assert table.row.status == "over"
        assert screen.view["over"]
        assert screen.of(TableChanged)[-1].table.status == "over"


async def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    bots = LocalBots()
    await finish(tmp_path, bots, "grr")
    assert {code for code, _ in bots.asked} == {"greedy", "random"}
    assert bots.minds == {}, "finished games are forgotten"


async def test_a_failing_bot_plays_the_fallback_and_the_fault_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        await finish(tmp_path, Failing(), "rr")
    assert "could not decide" in caplog.text
    assert "which is not legal" in caplog.text


async def test_bots_play_on_after_a_restart_with_nobody_watching(tmp_path: Path) -> None:
    slow = LocalBots()
    stopped = asyncio.Event()

    async def wait(*_: object) -> int:
        stopped.set()
        await asyncio.sleep(3600)
        return 0

    slow.decide = wait  # type: ignore[method-assign, assignment]
    async with open_service(tmp_path, bots=slow) as service:
        table = await service.make_table(ADA, order("mr", options={"start": 1}))
        await stopped.wait()
        assert (table.version, in_turn(table)) == (0, 1)
    async with open_service(tmp_path) as service:
        while not len(service.registry):
            await asyncio.sleep(0.001)
        table = await service.get(table.id)
        await settle(table)
        assert in_turn(table) == 0


async def test_a_bots_random_numbers_are_its_own_and_unpredictable(tmp_path: Path) -> None:
    """A bot's key derives from the service's secret; it differs by table, seat and code, and nobody knows it."""
    keys = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        bots = Failing()
        async with open_service(tmp_path / folder, bots=bots) as service:
            for _ in range(2):
                table = await service.make_table(ADA, order("rr", options={"max_rounds": 1}))
                table.watch(screen := Screen(BEN))
                await settle(table)
                assert not any(key.encode() in message for key, _ in bots.asked for message in screen.raw)
        keys.append({key for key, _ in bots.asked})
        assert len(keys[-1]) == 4
    assert not keys[0] & keys[1]


async def test_a_bot_is_given_only_what_its_seat_knows(tmp_path: Path) -> None:
    class Spying(LocalBots):
        seen: list[Hidden] = []

        async def decide(
            self,
            key: str,
            game_id: str,
            code: str,
            hidden: Hidden,
            seat: int,
            legal: Sequence[int],
            clock: float | None,
            known: Sequence[Dealing] = (),
        ) -> int:
            self.seen.append(hidden)
            assert hidden.viewer == seat
            assert list(legal) == game.legal(hidden, seat)
            return await super().decide(key, game_id, code, hidden, seat, legal, clock, known)

    bots = Spying()
    await finish(tmp_path, bots, "rgr")
    assert len(bots.seen) > 50
    for hidden in map(fields, bots.seen):
        assert not hidden.chance_key.any()
        assert not hidden.pile.any()


async def test_the_page_is_told_when_the_bots_are_ready(tmp_path: Path) -> None:
    bots = LocalBots(ready=False)
    async with open_service(tmp_path, bots=bots) as service:
        table = await service.make_table(ADA, order("mo"))
        table.watch(screen := Screen(ADA))
        assert not screen.of(Snapshot)[0].bots_ready
        bots.get_ready()
        assert screen.of(TableChanged)[-1].bots_ready
