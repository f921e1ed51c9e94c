"""Nothing leaks over the wire: what the real server sends does not depend on what is hidden from the receiver.

A database is prepared with pairs of tables in positions that seat 0 cannot tell apart: the opponent's hand and the order of
everything still to come differ. The same people do the same at both tables; everything sent to seat 0 and a spectator is
compared byte for byte, until the rules themselves reveal a difference.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import palais
from palais import State
from palais.store.store import Store
from tests.store.rows import seats, table
from tests.web.card_collector import choose_card
from tests.web.server import Browser, Server, TableSocket, serving

GAME = palais.game()
SEAT = 0
FIRST_ROUND = 3  # there is little to hide before
ROUNDS = 9
APART = 10  # actions between two pairs
LONGEST = 12  # actions at a pair
SHOWN = ("discarded", "reshuffled")  # events that reveal hidden cards to everybody, by the rules
# What differs between any two tables: the id, the commitment to all that is hidden, the time.
OWN = re.compile(r'pair-\d+-[ab]|"commitment":"[0-9a-f]{64}"|"at":[0-9.e+]+')

Step = tuple[int, int]  # who, what


class Pair(NamedTuple):
    ids: tuple[str, str]
    states: tuple[State, State]
    steps: list[Step]


def walk() -> Iterator[tuple[State, Step]]:
    """A game of two players who collect cards."""
    state, rng = GAME.new(2, "two worlds", max_rounds=ROUNDS), random.Random(5)
    while acting := GAME.to_act(state):
        step = acting[0], choose_card(GAME.legal(state, acting[0]), rng)
        yield state, step
        state, _ = GAME.apply(state, *step)


def pairs() -> Iterator[Pair]:
    played = list(walk())
    for n in range(0, len(played), APART):
        before = played[n][0]
        if GAME.moment(before).round >= FIRST_ROUND:
            other = GAME.determinize(GAME.hide(before, SEAT), SEAT, n)
            yield Pair((f"pair-{n}-a", f"pair-{n}-b"), (before, other), [step for _, step in played[n : n + LONGEST]])


async def store(database: Path, prepared: list[Pair]) -> None:
    kept = Store(f"sqlite:///{database}")
    await kept.open()
    facts: dict[str, Any] = {"status": "open", "rules_version": GAME.rules_version, "data_digest": GAME.data_digest}
    for pair in prepared:
        for id, state in zip(pair.ids, pair.states, strict=True):
            row = table(id, position=GAME.position_text(state), options=GAME.options(2, max_rounds=ROUNDS), **facts)
            await kept.add_table(row, seats(id, None, None))
    await kept.close()


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[Pair]]]:
    database, found = tmp_path_factory.mktemp("worlds") / "palais.db", list(pairs())
    asyncio.run(store(database, found))
    with serving(database, "--limits", "0") as server:
        yield server, found


class World:
    """One table of a pair: the sockets of both seats and of a spectator, and the full position."""

    def __init__(self, id: str, state: State, sockets: list[TableSocket]) -> None:
        self.id, self.state, self.sockets, self.lines = id, state, sockets, 0
        for socket in sockets:
            socket.hear()

    def look_ahead(self, step: Step) -> tuple[bool, bool]:
        """Whether the action reveals something to everybody, and whether only to seat 0."""
        after, events = GAME.apply(self.state, *step)
        shown = any(event.kind in SHOWN for event in events) or not GAME.to_act(after)
        return shown, step[0] == SEAT and SEAT in GAME.learned(self.state, after)

    def act(self, step: Step) -> None:
        """Act, then send a chat line from everyone: once it arrives, everything before it has arrived."""
        done = self.sockets[step[0]].act(step[1], id=f"step-{self.lines}")
        assert done["type"] == "done"
        self.state, _ = GAME.apply(self.state, *step)
        for socket in self.sockets:
            socket.hear_of(done["version"])
        self.lines += 1
        self.sockets[-1].say("say", text="hm", id=f"hm-{self.lines}")
        for socket in self.sockets:
            while sum(message["type"] == "chat" for message in socket.heard) < self.lines:
                socket.hear()

    def told(self) -> list[list[str]]:
        """What each socket received since the last call, without the table's own ids and times."""
        found = [[OWN.sub("", message) for message in socket.raw] for socket in self.sockets]
        for socket in self.sockets:
            socket.raw = []
        return found


def play(one: World, two: World, steps: list[Step]) -> tuple[int, int]:
    """Play while the worlds look alike. Returns the number of actions, and how often the other seat's messages differed."""
    differed = 0
    for n, step in enumerate(steps):
        if any(GAME.check(world.state, *step) is not None for world in (one, two)):
            return n, differed  # plays a card that differs: this action reveals the world
        ahead = [world.look_ahead(step) for world in (one, two)]
        if any(shown for shown, _ in ahead):
            return n, differed
        one.act(step)
        two.act(step)
        (mine, other, public), (mine_too, other_too, public_too) = one.told(), two.told()
        differed += other != other_too
        assert [len(message) for message in other] == [len(message) for message in other_too], "what the network sees"
        assert public == public_too
        if any(learned for _, learned in ahead):
            return n, differed
        assert mine == mine_too
    return len(steps), differed


def assert_alike(browser: Browser, ids: tuple[str, str], *paths: str) -> None:
    for path in paths:
        one, two = [browser.http.get(f"/api/tables/{id}{path}") for id in ids]
        assert one.status_code == 200
        assert OWN.sub("", one.text) == OWN.sub("", two.text)


def test_a_seat_and_a_spectator_are_sent_the_same_in_two_worlds(prepared: tuple[Server, list[Pair]]) -> None:
    server, found = prepared
    compared = differed = 0
    with Browser(server) as anna, Browser(server) as ben, Browser(server) as carla:
        for pair in found:
            for id in pair.ids:
                for seat, browser in enumerate((anna, ben)):
                    browser.post(f"/api/tables/{id}/sit", {"seat": seat})
            with ExitStack() as stack:
                one, two = [
                    World(id, state, [stack.enter_context(browser.socket(id)) for browser in (anna, ben, carla)])
                    for id, state in zip(pair.ids, pair.states, strict=True)
                ]
                assert_alike(anna, pair.ids, "", "/replay?seat=0", "/frames/0", "/frames/0?seat=0")
                same, other = play(one, two, pair.steps)
                assert_alike(carla, pair.ids, "", "/replay", f"/frames?from=0&to={same}")
                compared, differed = compared + same, differed + other
    assert len(found) > 10
    assert compared > 100
    assert differed > 80, "the other seat knows its own hand"
