"""VE-912: A restart of the server forgives no breach and fines none twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from palais.core.etiquette import JUDGE_SECONDS
from palais.tables.etiquette_messages import GiveFine
from palais.tables.table.table import Table
from tests.games.versailles_1682.positions import Court
from tests.tables.etiquette_tables import Watch, act, breaches, court_table, fortunes, refusal, reopened, say
from tests.tables.seated_tables import ADA, BEN, CLEO, Screen, message_id

FINE = 1_000
RUDE = "Aubry, a word"


def looks(table: Table, guest: object = ADA) -> Screen:
    screen = Screen(guest)  # type: ignore[arg-type]
    table.watch(screen)
    return screen


async def settled(table: Table) -> None:
    while table.fines.is_fining:
        await asyncio.sleep(0.001)


async def test_a_breach_in_a_line_waits_for_the_steward_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court(etiquette="fine"), watch, etiquette="fine") as table:
        before = fortunes(table)
        await say(table, 1, RUDE, addressee=2)
        (seen,) = breaches(looks(table))
    async with reopened(tmp_path, watch) as table:
        assert breaches(looks(table)) == [seen], "with its number, its line and whom it was said to"
        await table.fines.give(ADA.id, GiveFine(message_id(), seen.n))
        assert fortunes(table)[1] == before[1] - FINE
    async with reopened(tmp_path, watch) as table:
        assert [found.state for found in breaches(looks(table))] == ["fined"]
        assert await refusal(table.fines.give(ADA.id, GiveFine(message_id(), seen.n))) == "no-breach"
        watch.wait(2 * JUDGE_SECONDS)
        table.resume()
        await settled(table)
        assert fortunes(table)[1] == before[1] - FINE


async def test_what_was_due_while_the_server_was_down_is_fined_when_it_is_back(tmp_path: Path) -> None:
    watch = Watch()
    court = Court(etiquette="fine").hand(1, "slander").turn(1)
    async with court_table(tmp_path, court, watch, etiquette="fine") as table:
        before = fortunes(table)
        await act(table, 1, "play", "card slander", "seat 2", address="Aubry")
        assert fortunes(table) == before
    watch.wait(JUDGE_SECONDS)
    async with reopened(tmp_path, watch) as table:
        await settled(table)
        assert fortunes(table)[1] == before[1] - FINE
        (seen,) = breaches(looks(table))
        assert (seen.state, seen.addressee, seen.line) == ("fined", 2, None)


async def test_a_private_slip_stays_private_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court(etiquette="remind").round_begins(), watch, etiquette="remind") as table:
        await say(table, 1, RUDE, 2)
    async with reopened(tmp_path, watch) as table:
        assert breaches(looks(table)) == []
        for guest in (BEN, CLEO):
            assert [(found.state, found.line) for found in breaches(looks(table, guest))] == [("reminder", 1)]
