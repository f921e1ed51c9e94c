"""Clocks at the court of Versailles: for what is asked of one player by name, and over a restart in the negotiation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from palais.core.bargain.notation import parse_proposal
from palais.games.versailles_1682.engine.constants import DEAD
from palais.tables.bargain_messages import MakeOffer
from palais.tables.messages import Snapshot
from palais.tables.table.table import Table
from tests.games.versailles_1682.positions import GAME, Court
from tests.tables.etiquette_tables import Watch, act, court_table, reopened, say
from tests.tables.seated_tables import ADA, BEN, CLEO, Screen, message_id, settle
from tests.tables.test_negotiation_clocks import DAY, MINUTE, clock, pass_time, phase


def heir() -> Court:
    """Ben's courtier has died: he is asked for the party of the heir, in the round of Ada the Steward."""
    court = Court()
    court.s.status[1], court.s.k[1], court.s.q[1] = DEAD, 0, 0
    return court.round_begins()


def step(table: Table) -> tuple[str, tuple[int, ...]]:
    return phase(table), GAME.to_act(table.playing().state)


@pytest.mark.parametrize(
    ("options", "limit"), [({"kind": "live", "minutes": 1, "seconds": 0}, MINUTE), ({"kind": "days", "days": 2}, 2 * DAY)]
)
async def test_the_clock_runs_for_whoever_is_asked_and_a_bot_answers_when_it_is_out(
    tmp_path: Path, options: dict[str, Any], limit: int
) -> None:
    watch = Watch()
    async with court_table(tmp_path, heir(), watch, clock=clock(**options)) as table:
        assert step(table) == ("introduction", (1,)), "Ben alone is asked"
        told = snapshot(table)
        assert told.clock is not None
        assert told.clock.running == [1]
        await pass_time(table, watch, limit - 1)
        assert step(table) == ("introduction", (1,))
        await pass_time(table, watch, 1)
        assert step(table)[0] == "negotiation", "the heir has come to court"
        assert snapshot(table).table.seats[1].kind == "person", "and Ben is still in his seat"


async def test_a_restart_in_the_negotiation_loses_nothing(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court().round_begins(), watch, clock=clock()) as table:
        proposal = parse_proposal("1 secret: 0 no_attack @1 round; 1 no_attack @0 round")
        await table.bargain.offer(ADA.id, MakeOffer(message_id(), list(proposal.to), list(proposal.terms), proposal.secret))
        await say(table, 0, "between us three", 1, 2)
        await act(table, 2, "no")
        watch.wait(MINUTE)
        before = [snapshot(table, guest) for guest in (ADA, BEN, CLEO)]
    watch.wait(MINUTE)  # while the server is down
    async with reopened(tmp_path, watch) as table:
        after = [snapshot(table, guest) for guest in (ADA, BEN, CLEO)]
        for then, now in zip(before, after, strict=True):
            assert (now.bargain, now.chat, now.decisions, now.view) == (then.bargain, then.chat, then.decisions, then.view)
        view: Any = after[0].view
        assert [player["ready"] for player in view["players"]] == [False, False, True]
        assert after[0].clock is not None
        assert after[0].clock.phase == 1000 * MINUTE, "two of three minutes have passed"
        await pass_time(table, watch, MINUTE)
        assert phase(table) != "negotiation"


async def test_by_letter_nobody_need_be_there_for_the_negotiation_to_end(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, Court().round_begins(), watch, clock=clock(kind="days", days=1)) as table:
        await act(table, 2, "no")
    watch.wait(DAY)
    async with reopened(tmp_path, watch) as table:
        table.resume()
        await settle(table)
        assert phase(table) != "negotiation"
        assert not table.state.viewers, "nobody was online"


def snapshot(table: Table, guest: Any = ADA) -> Snapshot:
    screen = Screen(guest)
    table.watch(screen)
    table.unwatch(screen)
    return screen.of(Snapshot)[-1]
