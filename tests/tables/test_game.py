"""An action is checked, stored, then sent to everyone as far as they may know it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palais.core.contract import SPECTATOR
from palais.store.errors import StoreError
from palais.tables.messages import Act, Snapshot, Update
from palais.tables.refusals import Refusal
from tests.tables.seated_tables import (
    ADA,
    BEN,
    CLEO,
    GUESTS,
    Screen,
    act,
    decision,
    full_table,
    game,
    in_turn,
    open_service,
    order,
)
from tests.walks import busy_walk

FIVE = ("put stairs", "put mint", "put king", "put madame", "put office")


async def test_everyone_sees_what_they_may_know_of_an_action(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3)
        screens = [Screen(guest) for guest in GUESTS]  # Dan has no seat
        for screen in screens:
            table.watch(screen)
        assert [screen.seat for screen in screens] == [0, 1, 2, None]
        await act(table, *FIVE[:2])
        await act(table, *FIVE[2:])
        state = table.playing().state
        for screen in screens:
            seat = SPECTATOR if screen.seat is None else screen.seat
            assert [type(m).__name__ for m in screen.messages if isinstance(m, Snapshot | Update)] == [
                "Snapshot",
                "Update",
                "Update",
            ]
            assert screen.version == table.version == 2
            assert screen.view == game.view(game.hide(state, seat), seat)
            acting = in_turn(table) == seat
            assert [c.kind for c in screen.choices] == (["put"] if acting else [])
            assert [line.kind for line in screen.log] == ["put"] * 5
            assert [line.action for line in screen.log] == [1, 2, 3, 4, 5]


async def test_a_list_of_actions_is_applied_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        before = game.digest(table.playing().state)
        with pytest.raises(Refusal) as refused:
            await act(table, "put stairs", "put mint", "draw")
        assert refused.value.code == "not-now"
        assert (table.version, game.digest(table.playing().state)) == (0, before)
        await act(table, *FIVE)
        assert table.version == 1
        assert len(table.playing().actions) == 5


async def test_only_the_owner_of_the_seat_to_act_can_act(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        other = GUESTS[1 - in_turn(table)]
        for guest, code in [(other, "not-your-turn"), (CLEO, "not-your-seat")]:
            with pytest.raises(Refusal) as refused:
                await table.actions.submit(guest.id, Act("m", 0, [game.parse_action("put stairs")]))
            assert refused.value.code == code
        assert table.version == 0


async def test_an_answer_to_an_earlier_decision_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat, earlier = in_turn(table), decision(table)
        await act(table, "put stairs")
        for named in (earlier, 7):
            with pytest.raises(Refusal) as refused:
                await table.actions.submit(GUESTS[seat].id, Act("late", named, [game.parse_action("put stairs")]))
            assert refused.value.code == "stale"
        screen = Screen(GUESTS[seat])
        table.watch(screen)
        table.resend(screen)
        assert [snapshot.version for snapshot in screen.of(Snapshot)] == [1, 1]


async def test_a_repeated_message_changes_nothing_even_after_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        message = Act("the-same", decision(table), [game.parse_action("put stairs")])
        guest = GUESTS[in_turn(table)]
        done = await asyncio.gather(*[table.actions.submit(guest.id, message) for _ in range(5)])
        assert {answer.version for answer in done} == {1}
        await act(table, "put mint")
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        digest = game.digest(table.playing().state)
        assert (await table.actions.submit(guest.id, message)).version == 1
        again = await table.actions.submit(guest.id, Act("the-same", decision(table), message.actions))  # its id is known
        assert (again.version, table.version) == (1, 2)
        assert game.digest(table.playing().state) == digest


async def test_a_table_is_unchanged_after_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3, options={"max_rounds": 2})
        screen = Screen(ADA)
        table.watch(screen)
        for step in busy_walk(game, 3, table.row.seed, max_rounds=2):
            await act(table, step[2])
        assert table.row.status == "over"
    async with open_service(tmp_path) as service:
        again = await service.get(table.id)
        fresh = Screen(ADA)
        again.watch(fresh)
        assert (fresh.view, fresh.log, fresh.version) == (screen.view, screen.log, screen.version)
        assert fresh.view["over"]
        with pytest.raises(Refusal, match="over"):
            await again.actions.submit(ADA.id, Act("late", 0, [0]))


async def test_two_servers_on_one_database_do_not_diverge(tmp_path: Path) -> None:
    """Two writers at the same version: one wins, the other reloads and refuses."""
    async with open_service(tmp_path) as first, open_service(tmp_path) as second:
        table = await full_table(first, 2)
        twin = await second.get(table.id)
        screen = Screen(ADA)
        twin.watch(screen)
        await act(table, "put stairs")
        with pytest.raises(Refusal) as refused:
            await act(twin, "put mint")
        assert refused.value.code == "stale"
        assert game.digest(twin.playing().state) == game.digest(table.playing().state)
        assert screen.version == 1
        await act(twin, "put mint")
        assert (await first.get(table.id)).version == 1
        with pytest.raises(Refusal):
            await act(table, "put king")
        assert game.digest(twin.playing().state) == game.digest(table.playing().state)


async def test_an_action_that_cannot_be_stored_is_not_shown(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        screen = Screen(BEN)
        table.watch(screen)
        heard = len(screen.raw)
        writer, service.registry.store._writer = service.registry.store._writer, None
        with pytest.raises(StoreError):
            await act(table, "put stairs")
        service.registry.store._writer = writer
        assert (table.version, len(screen.raw)) == (0, heard)
        await act(table, "put stairs")
        assert screen.version == 1


async def test_disconnecting_during_a_write_does_not_break_the_table(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        screen = Screen(BEN)
        table.watch(screen)
        sending = asyncio.create_task(act(table, "put stairs"))
        await asyncio.sleep(0)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        await act(table, "put mint") if table.version else None
        async with table._writer._lock:
            pass
        assert screen.version == table.version >= 1
        await act(table, "put king")


async def test_a_table_with_open_seats_shows_no_game(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("mo"))
        screen = Screen(ADA)
        table.watch(screen)
        assert (screen.view, screen.version, screen.choices) == (None, 0, [])
        with pytest.raises(Refusal) as refused:
            await table.actions.submit(ADA.id, Act("m", 0, [0]))
        assert refused.value.code == "not-started"
        await table.seats.sit(BEN, 1)
        assert screen.view is not None
        assert screen.of(Snapshot)[-1].table.status == "playing"


async def test_a_broken_connection_affects_nobody_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Screen):
        def send(self, message: bytes) -> None:
            if self.raw:
                raise ConnectionResetError("gone")
            super().send(message)

    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        table.watch(Broken(ADA))
        table.watch(screen := Screen(ADA))
        table.watch(other := Screen(BEN))
        await act(table, "put stairs")
        assert (screen.version, other.version) == (1, 1)
        table.unwatch(screen)
        assert not table.info().seats[0].connected
    assert "dropped a viewer" in caplog.text
