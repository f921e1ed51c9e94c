"""Two services on one store under random use, one after the other and at the same moment, each behind the other by chance.

The log is one serial game: it replays to the digests that were stored, it holds every message that was answered with `done`
exactly once, and whoever catches up shows it.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from palais.store.rows import Loaded
from palais.store.store import Store
from palais.tables.history.stored import load_history
from palais.tables.messages import Act, Done, Say, Undo
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.tables.seated_tables import ADA, DAN, GUESTS, LocalBots, Screen, decision, full_table, game, message_id, settle

PLAYERS = 2
PLACES = st.integers(0, 1)  # which of the two services
SEATS = st.integers(0, PLAYERS - 1)
PICKS = st.integers(0, 10**6)
T = TypeVar("T")


class TwoServices(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.done: list[str] = []  # the messages that were carried out

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    @initialize(rounds=st.integers(2, 6))
    def begin(self, rounds: int) -> None:
        self.run(self._begin(rounds))

    async def _begin(self, rounds: int) -> None:
        url = f"sqlite:///{Path(self.folder.name) / 'palais.db'}"
        self.services = [TableService(Store(url), {game.id: game}, LocalBots()) for _ in range(2)]
        for service in self.services:
            await service.open()
        made = await full_table(self.services[0], PLAYERS, options={"max_rounds": rounds})
        self.tables = [await service.get(made.id) for service in self.services]
        self.screens = [(table, Screen(guest)) for table in self.tables for guest in (*GUESTS[:PLAYERS], DAN)]
        for table, screen in self.screens:
            table.watch(screen)

    # ---- what a client does, from what its server shows it ----

    async def _act(self, table: Table, seat: int, pick: int) -> None:
        legal = game.legal(table.playing().state, seat) or [pick % game.action_count]
        act = Act(message_id(), decision(table, seat), [legal[pick % len(legal)]])
        await self._answer(act.id, table.actions.submit(GUESTS[seat].id, act))

    async def _undo(self, table: Table, seat: int) -> None:
        undo = Undo(message_id(), table.version)
        await self._answer(undo.id, table.actions.undo(GUESTS[seat].id, undo))

    async def _say(self, table: Table, seat: int) -> None:
        say = Say(message_id(), "bonjour")
        await self._answer(say.id, table.talk.say(GUESTS[seat], say))

    async def _answer(self, id: str, asked: Coroutine[Any, Any, Done]) -> None:
        with suppress(Refusal):
            assert (await asked).id == id
            self.done.append(id)

    async def _toggle(self, table: Table) -> None:
        """Ada leaves her seat to a bot, or takes it back."""
        with suppress(Refusal):
            if table.seating.rows[0].bot is None:
                await table.seats.leave(ADA.id, "random")
            else:
                await table.seats.come_back(ADA.id)

    def client(self, kind: str, place: int, seat: int, pick: int) -> Coroutine[Any, Any, None]:
        table = self.tables[place]
        if kind == "act":
            return self._act(table, seat, pick)
        if kind == "undo":
            return self._undo(table, seat)
        return self._say(table, seat) if kind == "say" else self._toggle(table)

    @rule(kind=st.sampled_from(["act", "act", "act", "undo", "say", "toggle"]), place=PLACES, seat=SEATS, pick=PICKS)
    def one(self, kind: str, place: int, seat: int, pick: int) -> None:
        self.run(self._all(self.client(kind, place, seat, pick)))

    @rule(kinds=st.lists(st.sampled_from(["act", "undo", "say", "toggle"]), min_size=2, max_size=4), seat=SEATS, pick=PICKS)
    def at_once(self, kinds: list[str], seat: int, pick: int) -> None:
        self.run(self._all(*[self.client(kind, n % 2, (seat + n // 2) % 2, pick + n) for n, kind in enumerate(kinds)]))

    @rule(place=PLACES)
    def catch_up(self, place: int) -> None:
        self.run(self._all(self.tables[place].catch_up()))

    async def _all(self, *work: Coroutine[Any, Any, None]) -> None:
        """Do it all at once, and wait for the bots."""
        await asyncio.gather(*work)
        for table in self.tables:
            await settle(table)

    # ---- what must be true ----

    async def _stored(self) -> Loaded:
        loaded = await self.services[0].registry.store.load(self.tables[0].id)
        assert loaded is not None
        return loaded

    @invariant()
    def the_log_is_one_game_with_every_answered_message_once(self) -> None:
        if not hasattr(self, "tables"):
            return
        loaded = self.run(self._stored())
        self.run(load_history(game, loaded))  # compares every digest
        assert [entry.version for entry in loaded.entries] == list(range(1, len(loaded.entries) + 1))
        assert [line.n for line in loaded.chat] == list(range(1, len(loaded.chat) + 1))
        ids = [row.message_id for row in loaded.entries if row.message_id is not None]
        assert sorted([*ids, *(line.message_id for line in loaded.chat)]) == sorted(self.done)

    def teardown(self) -> None:
        if hasattr(self, "tables"):
            self.run(self._end())
        self.runner.close()
        self.folder.cleanup()

    async def _end(self) -> None:
        """After catching up everybody sees the same game. What the bots still do is played to its end before."""
        for table in self.tables * 2:
            await table.catch_up()
            await settle(table)
        entries = (await self._stored()).entries
        for table, screen in self.screens:
            await table.catch_up()
            assert table.version == screen.version == len(entries)
            seat = -1 if screen.seat is None else screen.seat
            assert screen.view == game.view(game.hide(self.tables[0].playing().state, seat), seat)
        for service in self.services:
            await service.close()


TestTwoServices = TwoServices.TestCase
TestTwoServices.settings = settings(max_examples=6, stateful_step_count=20, deadline=None)
