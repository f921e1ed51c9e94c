"""A table under random use: actions, undos, repeated, stale and foreign messages, lost connections, restarts.

After every step the table must equal a straight replay of the actions in effect, and every screen must show it.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from palais.core.contract import SPECTATOR, State
from palais.store.store import Store
from palais.tables.messages import Act, Done, Undo
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from tests.tables.seated_tables import DAN, GUESTS, LocalBots, Screen, full_table, game, message_id

PLAYERS = 3
T = TypeVar("T")


class TableLife(RuleBasedStateMachine):
    """The model is the list of submissions in effect, each with the state before it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.submissions: list[tuple[int, State, bool]] = []  # seat, state before, whether anyone learned something
        self.version = 0
        self.sent: list[tuple[int, Act | Undo, int]] = []
        self.screens = [Screen(guest) for guest in (*GUESTS[:PLAYERS], DAN)]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def open(self) -> None:
        store = Store(f"sqlite:///{Path(self.folder.name) / 'palais.db'}")
        self.service = TableService(store, {game.id: game}, LocalBots())
        await self.service.open()

    @initialize(rounds=st.integers(2, 6))
    def begin(self, rounds: int) -> None:
        self.run(self.open())
        self.table = self.run(full_table(self.service, PLAYERS, options={"max_rounds": rounds}))
        self.state = game.new(PLAYERS, self.table.row.seed, **self.table.row.options)
        for screen in self.screens:
            self.watch(screen)

    def watch(self, screen: Screen, since: int | None = None) -> None:
        async def work() -> None:
            self.table.watch(screen, since)

        self.run(work())

    def unwatch(self, screen: Screen) -> None:
        async def work() -> None:
            self.table.unwatch(screen)

        self.run(work())

    def is_over(self) -> bool:
        return not game.to_act(self.state)

    def answer(self, seat: int, message: Act | Undo) -> Done | str:
        """The `Done`, or the refusal's code."""
        guest_id = GUESTS[seat].id
        try:
            if isinstance(message, Act):
                return self.run(self.table.actions.submit(guest_id, message))
            return self.run(self.table.actions.undo(guest_id, message))
        except Refusal as refusal:
            return refusal.code

    @precondition(lambda self: not self.is_over())
    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=4))
    def act(self, picks: list[int]) -> None:
        """Submit up to four actions for the seat to act."""
        seat = game.to_act(self.state)[0]
        before, states, actions = self.state, [self.state], list[int]()
        for pick in picks:
            legal = game.legal(states[-1], seat)
            if legal:
                actions.append(legal[pick % len(legal)])
                states.append(game.apply(states[-1], seat, actions[-1])[0])
        message = Act(message_id(), self.decision(seat), actions)
        self.version += 1
        assert self.answer(seat, message) == Done(message.id, self.version)
        self.sent.append((seat, message, self.version))
        taught = any(game.learned(a, b) for a, b in pairwise(states))
        self.submissions.append((seat, before, taught))
        self.state = states[-1]

    def decision(self, seat: int) -> int:
        return next(decision.id for decision in game.decisions(self.state) if decision.seat == seat)

    @rule(seat=st.integers(0, PLAYERS - 1))
    def undo(self, seat: int) -> None:
        message = Undo(message_id(), self.version)
        answer = self.answer(seat, message)
        if self.can_undo(seat):
            self.version += 1
            assert answer == Done(message.id, self.version)
            self.sent.append((seat, message, self.version))
            _, self.state, _ = self.submissions.pop()
        else:
            assert answer == ("over" if self.is_over() else "nothing-to-undo")

    def can_undo(self, seat: int) -> bool:
        return bool(self.submissions) and seat in game.to_act(self.state) and self.submissions[-1][::2] == (seat, False)

    @precondition(lambda self: self.sent)
    @rule(pick=st.integers(0, 10**6))
    def repeat(self, pick: int) -> None:
        """Repeat an old message, perhaps after a restart: it gets the same answer and changes nothing."""
        seat, message, version = self.sent[pick % len(self.sent)]
        assert self.answer(seat, message) == Done(message.id, version)

    @precondition(lambda self: self.version > 0 and not self.is_over())
    @rule(back=st.integers(1, 5))
    def be_late(self, back: int) -> None:
        seat = game.to_act(self.state)[0]
        message = Act(message_id(), self.decision(seat) ^ back, [game.legal(self.state, seat)[0]])
        assert self.answer(seat, message) == "stale"

    @precondition(lambda self: not self.is_over())
    @rule(other=st.integers(1, PLAYERS - 1), action=st.integers(0, game.action_count + 5))
    def be_out_of_turn(self, other: int, action: int) -> None:
        seat = (game.to_act(self.state)[0] + other) % PLAYERS
        assert self.answer(seat, Act(message_id(), 0, [action])) == "not-your-turn"

    @rule(pick=st.integers(0, PLAYERS), forget=st.booleans())
    def reconnect(self, pick: int, forget: bool) -> None:
        screen = self.screens[pick]
        self.unwatch(screen)
        self.watch(screen, None if forget else screen.version)

    @rule(pick=st.integers(0, PLAYERS))
    def go_away(self, pick: int) -> None:
        self.unwatch(self.screens[pick])

    @rule()
    def restart(self) -> None:
        self.run(self.service.close())
        self.run(self.open())
        self.table = self.run(self.service.get(self.table.id))
        for screen in self.screens:
            self.watch(screen, screen.version)

    @invariant()
    def everything_is_as_a_straight_replay_gives_it(self) -> None:
        if not hasattr(self, "table"):
            return
        assert self.table.version == self.version
        assert game.digest(self.table.playing().state) == game.digest(self.state)
        for screen in self.table.state.viewers:
            assert isinstance(screen, Screen)
            seat = SPECTATOR if screen.seat is None else screen.seat
            assert screen.version == self.version
            assert screen.view == game.view(game.hide(self.state, seat), seat)
            assert screen.can_undo == (screen.seat is not None and self.can_undo(screen.seat))

    def teardown(self) -> None:
        if hasattr(self, "service"):
            self.run(self.service.close())
        self.runner.close()
        self.folder.cleanup()


TestTableLife = TableLife.TestCase
TestTableLife.settings = settings(max_examples=12, stateful_step_count=40, deadline=None)
