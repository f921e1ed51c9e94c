"""Nothing leaks from a table: in two worlds that two seats together cannot tell apart, they and a spectator are sent the same.

Two services play the same from two positions. What they send is compared byte for byte; where the rules show something, the
worlds may part, and it goes on from there with a new pair of them.
"""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from palais import State
from palais.core.contract import REFEREE
from palais.tables.messages import Act, Say
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.games import steps
from tests.conformance.tables.court import GUESTS, SPECTATOR, Watch, decision, game, open_court
from tests.conformance.worlds import worlds_of
from tests.store.rows import seats as seat_rows
from tests.store.rows import table as table_row
from tests.tables.company import Screen

PLAYERS, PAIR = 4, (0, 2)
COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')  # to all that is hidden: this one does differ


def fined(action: int) -> int:
    """The seat of a fine."""
    return int(game.action_text(action).split()[1])


class World:
    """A table that begins in this position; everybody looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screens = [Screen(guest) for guest in (*GUESTS[:PLAYERS], SPECTATOR)]
        for screen in self.screens:
            table.watch(screen)

    @property
    def state(self) -> State:
        return self.table.playing().state

    def heard(self) -> list[list[bytes]]:
        """What each screen was sent since this was last asked."""
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
        """Somebody whispers to the one who is not of the pair, everyone hears something, and some reload their page."""
        if game.may_say(self.state, 1, (3,)) is None:
            await self.table.talk.say(GUESTS[1], Say(f"{id}-secret", "psst", [3]))
        await self.table.talk.say(SPECTATOR, Say(f"{id}-aloud", "hm"))
        for screen in self.screens:
            self.table.resend(screen)


async def begin(service: TableService, id: str, state: State) -> World:
    facts = {"game": game.id, "options": game.options(PLAYERS), "data_digest": game.data_digest}
    row = table_row(id, position=game.position_text(state), to_act=1, **facts)
    await service.registry.store.add_table(row, seat_rows(id, *[guest.id for guest in GUESTS[:PLAYERS]]))
    return World(await service.get(id))


@pytest.mark.parametrize("seed", ["a", "b"])
async def test_two_seats_and_a_spectator_are_sent_the_same_in_two_worlds(tmp_path: Path, seed: str) -> None:
    compared = differed = 0
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    watch = Watch()
    async with open_court(tmp_path / "one", watch) as one, open_court(tmp_path / "two", watch) as two:
        pair: tuple[World, World] | None = None
        for n, (before, actor, action, after, _) in enumerate(steps(game.id, PLAYERS, seed)):
            if pair is None or game.check(pair[1].state, actor, action) is not None:
                other = next(islice(worlds_of(game, before, PAIR), 1), None)
                if other is None or game.check(other, actor, action) is not None:
                    pair = None
                    continue
                pair = (await begin(one, f"t{n}", before), await begin(two, f"t{n}", other))
            if actor == REFEREE and game.may_say(before, fined(action), None) is not None:
                pair = None  # who is muted says nothing that could be fined
                continue
            learned = {*game.learned(before, after)}
            for world in pair:
                await world.do(actor, action, f"m{n}")
                await world.talk(f"m{n}")
            first, second = pair[0].heard(), pair[1].heard()
            if len(learned) == PLAYERS:
                pair = None  # dice, or the end: this shows which world it is
                continue
            blind = [seat for seat in (*PAIR, PLAYERS) if seat not in learned]
            assert [first[seat] for seat in blind] == [second[seat] for seat in blind]
            lengths = [[len(message) for message in heard] for heard in (*first, *second)]
            assert lengths[: PLAYERS + 1] == lengths[PLAYERS + 1 :], "what the network sees"
            compared, differed = compared + len(blind), differed + (first[1] != second[1] or first[3] != second[3])
            if learned & {*PAIR}:
                pair = None
    assert compared > 60
    assert differed > 10, "the others know what is theirs"
