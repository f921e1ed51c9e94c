"""Nothing leaks: in two worlds that differ only in what a seat may not know, every message to that seat is the same.

Two services play the same actions from two positions that a seat cannot tell apart; what they send to the seat and to
spectators is compared byte for byte. When the rules reveal something, the worlds may diverge; they are then made alike again.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from palais import State
from palais.tables.messages import Act, AgreeHints, AskHint, Say
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.store.rows import seats as seat_rows
from tests.store.rows import table as table_row
from tests.tables.seated_tables import DAN, GUESTS, Screen, decision, game, in_turn, message_id, open_service
from tests.walks import busy_walk

SHOWN = ("discarded", "reshuffled")  # events that reveal hidden cards to everybody, by the rules
COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')  # the commitment to all that is hidden, which does differ


def noon() -> float:
    """The same time in every world."""
    return 43_200.0


class World:
    """A table in its own service, starting from this position, with the screens of one seat and a spectator."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.mine, self.public = table, Screen(GUESTS[seat]), Screen(DAN)
        table.watch(self.mine)
        table.watch(self.public)

    @property
    def state(self) -> State:
        return self.table.playing().state

    def heard(self, screen: Screen) -> list[bytes]:
        """What this screen was sent since the last call."""
        raw, screen.raw = screen.raw, []
        return [COMMITMENT.sub(b"", message) for message in raw]

    async def act(self, action: int, id: str) -> None:
        await self.table.actions.submit(GUESTS[in_turn(self.table)].id, Act(id, decision(self.table), [action]))


async def begin(service: TableService, id: str, state: State, seat: int, players: int) -> World:
    options = game.options(players, max_rounds=9)
    row = table_row(id, position=game.position_text(state), to_act=1 << game.to_act(state)[0], game=game.id, options=options)
    await service.registry.store.add_table(row, seat_rows(id, *[guest.id for guest in GUESTS[:players]]))
    return World(await service.get(id), seat)


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 2)])
async def test_a_seat_is_sent_the_same_in_every_world_it_cannot_tell_apart(tmp_path: Path, players: int, seat: int) -> None:
    """From the third round on: there is little to hide before."""
    compared = different = parted = 0
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    async with open_service(tmp_path / "one", noon) as one, open_service(tmp_path / "two", noon) as two:
        worlds: tuple[World, World] | None = None
        for n, (before, actor, action, _, events) in enumerate(busy_walk(game, players, "wire", max_rounds=8)):
            if game.moment(before).round < 3:
                continue
            if worlds is None or n % 20 == 0:
                other = game.determinize(game.hide(before, seat), seat, n)
                different += game.digest(other) != game.digest(before)
                worlds = (
                    await begin(one, f"t{n}", before, seat, players),
                    await begin(two, f"t{n}", other, seat, players),
                )
            if game.check(worlds[1].state, actor, action) is not None:
                worlds = None  # plays a card that differs: this action reveals the world
                continue
            drew = await step(worlds, action, actor == seat)
            shown = any(event.kind in SHOWN for event in events)
            mine, public = [[world.heard(getattr(world, screen)) for world in worlds] for screen in ("mine", "public")]
            if not shown:
                assert public[0] == public[1]
                assert drew or mine[0] == mine[1]
                compared += 1
            if shown or drew:
                worlds, parted = None, parted + 1
    assert compared > 100
    assert different > 4
    assert parted > 0


async def step(worlds: tuple[World, World], action: int, own: bool) -> bool:
    """Act in both worlds. Returns whether this seat saw a card it did not know: draws differ by the rules."""
    id, before = message_id(), [world.state for world in worlds]
    for world in worlds:
        await world.act(action, id)
        if world.table.version % 8 == 0:
            await world.table.talk.say(DAN, Say(id, "hm"))
            world.table.resend(world.mine)
            world.table.resend(world.public)
    learned = [game.learned(b, world.state) for b, world in zip(before, worlds, strict=True)]
    return own and any(worlds[0].mine.seat in seats for seats in learned)


async def test_replays_and_frames_of_a_running_game_hide_the_same(tmp_path: Path) -> None:
    steps = list(busy_walk(game, 3, "frames", max_rounds=9))
    state = next(before for before, actor, *_ in steps[150:] if actor == 1)
    told = []
    for n in range(2):
        (tmp_path / str(n)).mkdir()
        async with open_service(tmp_path / str(n), noon) as service:
            position = state if n == 0 else game.determinize(game.hide(state, 0), 0, 5)
            world = await begin(service, "same", position, 0, 3)
            assert game.digest(world.state) == game.digest(position)
            await world.act(min(game.legal(world.state, 1)), "m")
            replays = [await service.replays.replay(GUESTS[0].id, "same", seat) for seat in (0, None)]
            frames = [await service.replays.frames(GUESTS[0].id, "same", 0, 1, seat) for seat in (0, None)]
            told.append(COMMITMENT.sub(b"", msgspec.json.encode((replays, frames))))
    assert told[0] == told[1]


async def test_a_hint_depends_only_on_what_the_seat_knows(tmp_path: Path) -> None:
    steps = list(busy_walk(game, 2, "hint", max_rounds=9))
    hints = []
    for n in range(2):
        (tmp_path / str(n)).mkdir()
        async with open_service(tmp_path / str(n), noon) as service:
            state = next(before for before, actor, *_ in steps[120:] if actor == 0)
            position = state if n == 0 else game.determinize(game.hide(state, 0), 0, 5)
            world = await begin(service, "same", position, 0, 2)
            for row in world.table.seating.rows:
                await world.table.hints.agree(str(row.guest_id), AgreeHints("yes", True))
            hints.append(await world.table.hints.ask(GUESTS[0].id, AskHint("h", decision(world.table))))
    assert hints[0] == hints[1]
