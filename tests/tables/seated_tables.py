"""Tables with seated guests, their connections and in-process bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import palais
from palais import Game, Hidden
from palais.bots.registry import bargains, codes, make
from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.offer import Dealing, Deed
from palais.core.bot import Bot
from palais.core.kit import kit
from palais.core.phrase import Phrase
from palais.store.store import Store
from palais.tables.messages import Act, Done, FromServer, Snapshot, Undo, Update
from palais.tables.requests import Guest, NewSeat, NewTable
from palais.tables.service import TableService
from palais.tables.table.table import Table

game: Game = palais.game("palais-royal")


@cache
def find_game(id: str) -> Game:
    return palais.game(id)


ADA, BEN, CLEO, DAN = (
    Guest(f"guest-{name}", name, colour)
    for name, colour in [("Ada", "red"), ("Ben", "green"), ("Cleo", "black"), ("Dan", "yellow")]
)
GUESTS = (ADA, BEN, CLEO, DAN)
COLOURS = ("red", "yellow", "green", "black")
_decoder = msgspec.json.Decoder(FromServer)
_ids = count(1)
T = TypeVar("T")


def message_id() -> str:
    return f"message-{next(_ids)}"


class LocalBots:
    """An in-process bot pool that decides at once. Levels play at random; `greedy` is the real bot."""

    def __init__(self, ready: bool = True) -> None:
        self.ready = ready
        self.minds: dict[str, Bot] = {}
        self.asked: list[tuple[str, int]] = []
        self._callbacks: list[Callable[[], None]] = []

    def codes(self, game_id: str) -> list[str]:
        return ["random", "greedy", *codes(game_id)]

    def stand_in(self, game_id: str) -> str:
        return kit(game_id).levels.stand_in

    def bargains(self, game_id: str, code: str) -> bool:
        return bargains(game_id, code)

    async def bargain(self, key: str, game_id: str, code: str, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        mind = self._mind(key, game_id, code)
        return mind.bargain(hidden, known) if isinstance(mind, BargainingBot) else []

    def _mind(self, key: str, game_id: str, code: str) -> Bot:
        return self.minds.setdefault(key, make("random" if code.startswith("level") else code, find_game(game_id), key))

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
        self.asked.append((code, seat))
        mind = self._mind(key, game_id, code)
        if isinstance(mind, BargainingBot):
            mind.hear(known)
        await asyncio.sleep(0)
        return mind.act(hidden, legal, clock)

    async def hint(self, key: str, game_id: str, hidden: Hidden, seat: int) -> tuple[list[int], Phrase]:
        asked = find_game(game_id)
        return [make("greedy", asked, key).act(hidden, asked.legal(hidden, seat), None)], Phrase("why")

    def forget(self, key: str) -> None:
        self.minds.pop(key, None)

    def on_ready(self, callback: Callable[[], None]) -> None:
        self._callbacks.append(callback)
        if self.ready:
            callback()

    def get_ready(self) -> None:
        self.ready = True
        for callback in self._callbacks:
            callback()


class Screen:
    """A connection that keeps everything it receives, and the state a page would show."""

    def __init__(self, guest: Guest) -> None:
        self.guest_id, self.seat = guest.id, None  # type: str, int | None
        self.raw: list[bytes] = []
        self.log: list[Any] = []
        self.version, self.view, self.can_undo = -1, None, False  # type: int, Any, bool
        self.choices: list[Any] = []
        self.hung_up = False

    def hang_up(self) -> None:
        self.hung_up = True

    @property
    def messages(self) -> list[FromServer]:
        return [_decoder.decode(raw) for raw in self.raw]

    def of(self, kind: type[T]) -> list[T]:
        return [message for message in self.messages if isinstance(message, kind)]

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        told = _decoder.decode(message)
        if isinstance(told, Snapshot):
            self.log = list(told.log)
        elif isinstance(told, Update):
            assert told.version > self.version or not told.log, "versions rise"
            self.log = [*self.log[: len(self.log) - told.gone], *told.log]
        else:
            return
        assert [line.n for line in self.log] == list(range(1, len(self.log) + 1)), "no event is lost or doubled"
        self.version, self.view, self.can_undo, self.choices = told.version, told.view, told.can_undo, told.choices


@asynccontextmanager
async def open_service(
    folder: Path, now: Callable[[], float] = time.time, bots: LocalBots | None = None
) -> AsyncIterator[TableService]:
    """A service on the database in this folder; reopening finds everything again."""
    service = TableService(Store(f"sqlite:///{folder / 'palais.db'}"), {game.id: game}, bots or LocalBots(), now)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def order(kinds: str, **more: Any) -> NewTable:
    """Seats as letters: m me, o open, r a random bot, g a greedy one. Listed unless stated otherwise."""
    bots = {"r": "random", "g": "greedy"}
    names = {"m": "me", "o": "open"}
    seats = [NewSeat(names.get(k, "bot"), colour, bots.get(k)) for k, colour in zip(kinds, COLOURS, strict=False)]  # type: ignore[arg-type]
    return NewTable(seats, **({"listed": True} | more))


async def full_table(service: TableService, players: int, **more: Any) -> Table:
    """A table made by Ada that the others joined by link. Seat i is GUESTS[i]."""
    table = await service.make_table(ADA, order("m" + "o" * (players - 1), **more))
    for seat, token in (await service.invites(ADA.id, table.id)).items():
        assert await service.join(GUESTS[seat], token) == (table.id, seat)
    return table


def in_turn(table: Table) -> int:
    return table.game.to_act(table.playing().state)[0]


def decision(table: Table, seat: int | None = None) -> int:
    """The id of the open decision of this seat, or of whoever is to act; 0 if there is none."""
    found = table.playing().decision_of(in_turn(table) if seat is None else seat) if table.playing().decisions else None
    return 0 if found is None else found.id


async def act(table: Table, *actions: int | str, id: str | None = None) -> Done:
    """Submit these actions for the seat that is to act."""
    numbers = [game.parse_action(action) if isinstance(action, str) else action for action in actions]
    return await table.actions.submit(GUESTS[in_turn(table)].id, Act(id or message_id(), decision(table), numbers))


async def undo(table: Table, seat: int, id: str | None = None) -> Done:
    return await table.actions.undo(GUESTS[seat].id, Undo(id or message_id(), table.version))


async def settle(table: Table) -> None:
    """Wait until no bot has to act or is bargaining."""
    while table.bots.busy or table.dealers.busy:
        await asyncio.sleep(0.001)


async def finish(table: Table, guest: Guest = ADA) -> None:
    """Play until the game is over; the guest does as little as possible."""
    await settle(table)
    while game.to_act(table.playing().state):
        state = table.playing().state
        await table.actions.submit(guest.id, Act(message_id(), decision(table), [min(game.legal(state, in_turn(table)))]))
        await settle(table)
