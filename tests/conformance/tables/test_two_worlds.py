"""Nothing leaks from a table: in two worlds that two seats together cannot tell apart, they and a spectator are sent the same.

Two services play the same actions from two positions, and what they send is compared byte for byte. When the rules reveal
something, the worlds may diverge; the test then goes on with a new pair.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from palais import State
from palais.core.contract import REFEREE
from palais.tables.messages import Act, Say
from palais.tables.table.table import Table
from tests.conformance.games import steps
from tests.conformance.possible_worlds import worlds_of
from tests.conformance.tables.toy_tables import GUESTS, SPECTATOR, Watch, decision, game, open_court, set_up
from tests.tables.seated_tables import Screen
from tests.walks import Step

PLAYERS, PAIR = 4, (0, 2)
COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')  # the commitment to all that is hidden, which does differ


def fined(action: int) -> int:
    """The seat that an action fines."""
    return int(game.action_text(action).split()[1])


class World:
    """A table that begins in this position, with a screen for everybody."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screens = [Screen(guest) for guest in (*GUESTS[:PLAYERS], SPECTATOR)]
        for screen in self.screens:
            table.watch(screen)

    @property
    def state(self) -> State:
        return self.table.playing().state

    def heard(self) -> list[list[bytes]]:
        """What each screen was sent since the last call."""
        found = [[COMMITMENT.sub(b"", message) for message in screen.raw] for screen in self.screens]
        for screen in self.screens:
            screen.raw = []
        return found

    async def do(self, seat: int, action: int, id: str) -> None:
        if seat == REFEREE:
            await self.table.talk.say(GUESTS[fined(action)], Say(id, "parbleu"))
        else:
            await self.table.actions.submit(GUESTS[seat].id, Act(id, decision(self.table, seat), [action]))

    async def talk(self, id: str) -> None:
        """Somebody whispers to the seat outside the pair, the spectator talks to everyone, and everybody reloads."""
        if game.may_say(self.state, 1, (3,)) is None:
            await self.table.talk.say(GUESTS[1], Say(f"{id}-secret", "psst", [3]))
        await self.table.talk.say(SPECTATOR, Say(f"{id}-aloud", "hm"))
        for screen in self.screens:
            self.table.resend(screen)


async def step(pair: tuple[World, World], n: int, played: Step) -> tuple[list[list[bytes]], list[list[bytes]]]:
    """Act in both worlds. Returns what everybody was sent in each."""
    _, actor, action, _, _ = played
    for world in pair:
        await world.do(actor, action, f"m{n}")
        await world.talk(f"m{n}")
    return pair[0].heard(), pair[1].heard()


def can_follow(s: State, played: Step) -> bool:
    """Whether this is possible here too: a muted seat cannot say anything that could be fined."""
    _, actor, action, _, _ = played
    is_muted = actor == REFEREE and game.may_say(s, fined(action), None) is not None
    return game.check(s, actor, action) is None and not is_muted


def two_worlds(played: Step) -> tuple[State, State] | None:
    """The true world and another one in which the same is possible, if there is one."""
    before, *_ = played
    other = next(iter(worlds_of(game, before, PAIR)), None)
    return (before, other) if other is not None and can_follow(other, played) else None


@pytest.mark.parametrize("seed", ["a", "b"])
async def test_two_seats_and_a_spectator_are_sent_the_same_in_two_worlds(tmp_path: Path, seed: str) -> None:
    watch, compared, differed = Watch(), 0, 0
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    async with open_court(tmp_path / "one", watch) as one, open_court(tmp_path / "two", watch) as two:
        pair: tuple[World, World] | None = None
        for n, played in enumerate(steps(game.id, PLAYERS, seed)):
            if pair is None or not can_follow(pair[1].state, played):
                if (states := two_worlds(played)) is None:
                    pair = None
                    continue
                pair = (World(await set_up(one, states[0], f"t{n}")), World(await set_up(two, states[1], f"t{n}")))
            first, second = await step(pair, n, played)
            learned = {*game.learned(played[0], played[3])}
            if len(learned) < PLAYERS:  # not dice or the end: these reveal the world to everyone
                compare(first, second, [seat for seat in (*PAIR, PLAYERS) if seat not in learned])
                compared, differed = compared + 1, differed + (first[1] != second[1] or first[3] != second[3])
            if learned & {*PAIR}:
                pair = None
    assert compared > 40
    assert differed > 10, "the others know what is theirs"


def compare(first: list[list[bytes]], second: list[list[bytes]], blind: list[int]) -> None:
    assert [first[seat] for seat in blind] == [second[seat] for seat in blind]
    lengths = [[[len(message) for message in heard] for heard in world] for world in (first, second)]
    assert lengths[0] == lengths[1], "what the network sees"
