"""The toy game on real tables: six guests, what they do and say, and a clock that moves only when told to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from palais import State
from palais.store.store import Store
from palais.tables.messages import Act, ChatLine, ChatSaid, Done, Say, Snapshot, Undo
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest, NewSeat, NewTable
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.conformance.games import GAMES, TOY
from tests.store.rows import seats as seat_rows
from tests.store.rows import table as table_row
from tests.tables.seated_tables import LocalBots, Screen, message_id, settle

game = GAMES[TOY.id]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fritz")
GUESTS = tuple(Guest(f"guest-{name}", name, colour) for name, colour in zip(NAMES, TOY.colours, strict=True))
SPECTATOR = Guest("guest-Zoe", "Zoe", "red")


class Watch:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds


@asynccontextmanager
async def open_court(
    where: Path | str, now: Callable[[], float] | None = None, bots: LocalBots | None = None
) -> AsyncIterator[TableService]:
    """A service on the database in a folder or at an address; reopening finds everything again."""
    url = where if isinstance(where, str) else f"sqlite:///{where / 'palais.db'}"
    service = TableService(Store(url), {game.id: game}, bots or LocalBots(), now or Watch())
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def order(kinds: str, **more: Any) -> NewTable:
    """Seats as letters: m me, o open, r a random bot, g a greedy one."""
    names, bots = {"m": "me", "o": "open"}, {"r": "random", "g": "greedy"}
    seats = [NewSeat(names.get(k, "bot"), colour, bots.get(k)) for k, colour in zip(kinds, TOY.colours, strict=False)]  # type: ignore[arg-type]
    facts: dict[str, Any] = {"game": TOY.id, "listed": True} | more
    return NewTable(seats, **facts)


async def begin(service: TableService, kinds: str = "mooooo", **more: Any) -> Table:
    """A table with all seats taken: seat i is GUESTS[i] unless it is a bot's."""
    table = await service.make_table(GUESTS[0], order(kinds, **more))
    for seat in table.seating.open_seats:
        await table.seats.sit(GUESTS[seat], seat)
    return table


async def set_up(service: TableService, state: State, id: str = "table") -> Table:
    """A table whose game begins in this position."""
    players = len(game.score(state).points)
    facts = {"game": game.id, "options": game.options(players), "data_digest": game.data_digest}
    row = table_row(id, position=game.position_text(state), to_act=1, **facts)
    await service.registry.store.add_table(row, seat_rows(id, *[guest.id for guest in GUESTS[:players]]))
    return await service.get(id)


def decision(table: Table, seat: int) -> int:
    found = table.playing().decision_of(seat)
    return 0 if found is None else found.id


def message(table: Table, seat: int, *actions: str) -> Act:
    return Act(message_id(), decision(table, seat), [game.parse_action(action) for action in actions])


async def act(table: Table, seat: int, *actions: str) -> Done:
    return await table.actions.submit(GUESTS[seat].id, message(table, seat, *actions))


async def undo(table: Table, seat: int) -> Done:
    return await table.actions.undo(GUESTS[seat].id, Undo(message_id(), table.version))


async def say(table: Table, seat: int, text: str, *to: int) -> Done:
    return await table.talk.say(GUESTS[seat], Say(message_id(), text, list(to) or None))


async def ready(table: Table, *seats: int) -> None:
    for seat in seats:
        await act(table, seat, "ready")


async def play_turn(table: Table, seat: int) -> None:
    await act(table, seat, "roll")
    await act(table, seat, "keep")


async def finish(table: Table) -> None:
    """Everybody plays the game's fallback until the game is over."""
    await settle(table)
    while acting := game.to_act(table.playing().state):
        seat = next(seat for seat in acting if table.seating.is_person(seat))
        await act(table, seat, game.action_text(game.fallback(table.playing().state, seat)))
        await settle(table)


def look(table: Table, guest: Guest = GUESTS[0]) -> Snapshot:
    """The messages a guest gets on connecting now."""
    screen = Screen(guest)
    table.watch(screen)
    table.unwatch(screen)
    return screen.of(Snapshot)[-1]


def screens(table: Table) -> list[Screen]:
    """A screen for every seat in order, then one for a spectator."""
    found = [Screen(guest) for guest in (*GUESTS[: len(table.seating)], SPECTATOR)]
    for screen in found:
        table.watch(screen)
    return found


def lines(screen: Screen) -> list[ChatLine]:
    """The chat lines this screen has received."""
    return [said.line for said in screen.of(ChatSaid)]


@asynccontextmanager
async def refused(code: str) -> AsyncIterator[None]:
    with pytest.raises(Refusal) as found:
        yield
    assert found.value.code == code
