"""A Versailles 1682 table with etiquette on: three families, their chat and their breaches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from palais.core.contract import State
from palais.store.store import Store
from palais.tables.etiquette_messages import Breached
from palais.tables.messages import Act, Done, Say
from palais.tables.refusals import Refusal
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.games.versailles_1682.positions import GAME, Court
from tests.store.rows import seats as seat_rows
from tests.store.rows import table as table_row
from tests.tables.seated_tables import ADA, BEN, CLEO, LocalBots, Screen, message_id

FAMILIES = ("de Bellefontaine", "de Montravel", "d’Aubry")
PLAYERS = (ADA, BEN, CLEO)


class Watch:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds


@asynccontextmanager
async def reopened(folder: Path, watch: Watch) -> AsyncIterator[Table]:
    """The same table after a restart of the server."""
    service = TableService(Store(f"sqlite:///{folder / 'palais.db'}"), {GAME.id: GAME}, LocalBots(), watch)
    await service.open()
    try:
        yield await service.get("court")
    finally:
        await service.close()


@asynccontextmanager
async def court_table(
    folder: Path, court: Court, watch: Watch, clock: dict[str, Any] | None = None, **options: Any
) -> AsyncIterator[Table]:
    """A table with the game in this position and Ada as Steward."""
    service = TableService(Store(f"sqlite:///{folder / 'palais.db'}"), {GAME.id: GAME}, LocalBots(), watch)
    await service.open()
    state = State(court.s)
    facts = {
        "game": GAME.id,
        "options": GAME.options(3, **options),
        "data_digest": GAME.data_digest,
        "clock": clock or {"kind": "none"},
    }
    row = table_row("court", position=GAME.position_text(state), to_act=1, rules_version=GAME.rules_version, **facts)
    rows = seat_rows("court", *[guest.id for guest in PLAYERS])
    named = [msgspec.structs.replace(seat, family=name) for seat, name in zip(rows, FAMILIES, strict=True)]
    await service.registry.store.add_table(row, named)
    try:
        yield await service.get("court")
    finally:
        await service.close()


async def say(table: Table, seat: int, text: str, *to: int, addressee: int | None = None) -> Done:
    return await table.talk.say(PLAYERS[seat], Say(message_id(), text, list(to) or None, addressee))


async def act(table: Table, seat: int, *actions: str, address: str | None = None) -> Done:
    decision = table.playing().decision_of(seat)
    numbers = [GAME.parse_action(action) for action in actions]
    return await table.actions.submit(
        PLAYERS[seat].id, Act(message_id(), 0 if decision is None else decision.id, numbers, address)
    )


def breaches(screen: Screen) -> list[Breached]:
    return screen.of(Breached)


def fortunes(table: Table) -> list[int]:
    return GAME.score(table.playing().state).points


async def refusal(work: Any) -> str:
    with pytest.raises(Refusal) as found:
        await work
    return found.value.code
