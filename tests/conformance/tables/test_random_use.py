"""A table with common phases under random use: people act at the same time, undo, talk, whisper, repeat messages, send stale
ones and lose their connections; the server restarts and time passes.

After every step the table equals a straight replay of the actions in effect, and every screen shows exactly that.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from palais.core.contract import SPECTATOR as ONLOOKER
from palais.core.replay import replay
from palais.tables.messages import Act, Say, Undo
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.tables.toy_tables import GUESTS, SPECTATOR, Watch, decision, game, open_court, set_up
from tests.tables.seated_tables import Screen, message_id, settle

PLAYERS, STEPS = 4, 120
EXPECTED = {"stale", "nothing-to-undo", "timed-out", "not-your-turn", "muted", "no-whispering-now", "over", "no-private-talk"}


class Life:
    """A table, its viewers, and the random things that happen to them."""

    def __init__(self, folder: Path, stack: AsyncExitStack, seed: int) -> None:
        self.folder, self.stack, self.rng, self.watch = folder, stack, Random(seed), Watch()
        self.sent: list[tuple[int, Act]] = []
        self.refused: set[str] = set()

    async def open(self) -> None:
        self.services = AsyncExitStack()
        await self.stack.enter_async_context(self.services)
        self.service: TableService = await self.services.enter_async_context(open_court(self.folder, self.watch))

    def look(self, table: Table) -> None:
        self.table = table
        self.screens = [Screen(guest) for guest in (*GUESTS[:PLAYERS], SPECTATOR)]
        for screen in self.screens:
            table.watch(screen)

    async def step(self) -> None:
        kinds = [self.act] * 8 + [self.undo] * 2 + [self.repeat, self.late, self.talk, self.talk, self.wait, self.reconnect]
        deed: Any = self.rng.choice(kinds if self.rng.random() > 0.03 else [self.restart])
        try:
            await deed()
        except Refusal as refusal:
            self.refused.add(refusal.code)
        await settle(self.table)

    async def submit(self, seat: int, act: Act) -> None:
        await self.table.actions.submit(GUESTS[seat].id, act)
        self.sent.append((seat, act))

    async def act(self) -> None:
        open_now = self.table.playing().decisions
        if open_now:
            seat = self.rng.choice(open_now).seat
            action = self.rng.choice(game.legal(self.table.playing().state, seat))
            await self.submit(seat, Act(message_id(), decision(self.table, seat), [action]))

    async def undo(self) -> None:
        seat = self.rng.randrange(PLAYERS)
        await self.table.actions.undo(GUESTS[seat].id, Undo(message_id(), self.table.version))

    async def repeat(self) -> None:
        """A message that was carried out is answered but not applied again."""
        if self.sent:
            seat, act = self.rng.choice(self.sent)
            version, digest = self.table.version, game.digest(self.table.playing().state)
            await self.table.actions.submit(GUESTS[seat].id, act)
            assert (self.table.version, game.digest(self.table.playing().state)) == (version, digest)

    async def late(self) -> None:
        """A new answer to an earlier question."""
        if self.sent:
            seat, act = self.rng.choice(self.sent)
            if act.decision != decision(self.table, seat):
                version = self.table.version
                with pytest.raises(Refusal):
                    await self.table.actions.submit(GUESTS[seat].id, msgspec.structs.replace(act, id=message_id()))
                assert self.table.version == version

    async def talk(self) -> None:
        seat, to = self.rng.randrange(PLAYERS), self.rng.choice([None, None, [(self.rng.randrange(PLAYERS))]])
        text = self.rng.choice(["hm", "parbleu"])
        if to != [seat]:
            await self.table.talk.say(GUESTS[seat], Say(message_id(), text, to))

    async def wait(self) -> None:
        self.watch.wait(self.rng.choice([1, 5, 40]))
        self.table.resume()

    async def reconnect(self) -> None:
        """A page at this or an earlier version reconnects and catches up, or starts afresh."""
        n = self.rng.randrange(len(self.screens))
        old = self.screens[n]
        self.table.unwatch(old)
        self.table.watch(old, since=old.version)

    async def restart(self) -> None:
        id = self.table.id
        await self.services.aclose()
        await self.open()
        self.look(await self.service.get(id))

    def check(self) -> None:
        history = self.table.playing()
        start = game.parse_position(str(self.table.row.position))
        steps = list(replay(game, start, history.steps))
        assert game.digest(steps[-1].state if steps else start) == game.digest(history.state)
        for screen in self.screens:
            viewer = ONLOOKER if screen.seat is None else screen.seat
            assert screen.version == self.table.version
            assert screen.view == game.view(game.hide(history.state, viewer), viewer)
            assert screen.can_undo == history.can_undo(screen.seat)
            told = [event for step in steps for event in game.hide_events(step.events, viewer)]
            assert [(line.kind, line.seat, line.details) for line in screen.log] == [(e.kind, e.seat, e.details) for e in told]


@pytest.mark.parametrize("seed", range(6))
async def test_a_table_always_equals_a_replay_of_its_actions_in_effect(tmp_path: Path, seed: int) -> None:
    async with AsyncExitStack() as stack:
        life = Life(tmp_path, stack, seed)
        await life.open()
        life.look(await set_up(life.service, game.new(PLAYERS, seed, rounds=2)))
        for _ in range(STEPS):
            await life.step()
            life.check()
        assert life.table.version > 30
        assert life.refused <= EXPECTED
