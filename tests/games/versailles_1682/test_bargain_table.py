"""Offers of the game at real tables: with bots that bargain, and with the options that turn them off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from palais.core.bargain.notation import parse_proposal
from palais.store.store import Store
from palais.tables.bargain_messages import AnswerOffer, AskTerms, BargainInfo, MakeOffer
from palais.tables.messages import Act, Snapshot
from palais.tables.refusals import Refusal
from palais.tables.requests import NewSeat, NewTable
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.tables.seated_tables import ADA, LocalBots, Screen, message_id, settle

from .positions import GAME

COLOURS = ("red", "yellow", "green", "black")


class Levels(LocalBots):
    """The levels as they are, in this process."""

    def _mind(self, key: str, game_id: str, code: str) -> Any:
        from palais.bots.registry import make

        return self.minds.setdefault(key, make(code, GAME, key))


@asynccontextmanager
async def table_with(folder: Path, **options: object) -> AsyncIterator[Table]:
    """One person and three bots of the second level, in their first negotiation if there is one."""
    service = TableService(Store(f"sqlite:///{folder / 'palais.db'}"), {GAME.id: GAME}, Levels())
    await service.open()
    try:
        seats = [NewSeat("bot" if n else "me", colour, "level:2" if n else None) for n, colour in enumerate(COLOURS)]  # type: ignore[arg-type]
        table = await service.make_table(ADA, NewTable(seats, GAME.id, dict(options)))
        await settle(table)
        while table.playing().moment.phase == "setup":
            await act(table, "man")
        yield table
    finally:
        await service.close()


async def act(table: Table, text: str) -> None:
    decision = table.playing().decision_of(0)
    assert decision is not None
    await table.actions.submit(ADA.id, Act(message_id(), decision.id, [GAME.parse_action(text)]))
    await settle(table)


async def offer(table: Table, text: str) -> None:
    proposal = parse_proposal(text)
    await table.bargain.offer(ADA.id, MakeOffer(message_id(), list(proposal.to), list(proposal.terms), proposal.secret))
    await settle(table)


def bargain(table: Table) -> BargainInfo:
    screen = Screen(ADA)
    table.watch(screen)
    table.unwatch(screen)
    found = screen.of(Snapshot)[-1].bargain
    assert isinstance(found, BargainInfo)
    return found


async def test_a_bot_takes_a_gift_and_the_negotiation_waits_for_the_person(tmp_path: Path) -> None:
    async with table_with(tmp_path) as table:
        before = GAME.score(table.playing().state).points
        await offer(table, "1 secret: 0 pay @1 =500 now")
        mine = [one for one in bargain(table).offers if one.seat == 0]
        assert [(one.status, one.terms[0].status) for one in mine] == [("accepted", "kept")]
        assert GAME.score(table.playing().state).points[0] == before[0] - 500
        assert table.playing().moment.phase == "negotiation"
        await act(table, "no")
        assert table.playing().moment.phase != "negotiation"


async def test_a_person_answers_what_bots_offer(tmp_path: Path) -> None:
    async with table_with(tmp_path) as table:
        for one in bargain(table).offers:
            if one.to == [0] and one.status == "open":
                await table.bargain.answer(ADA.id, AnswerOffer(message_id(), one.id, False))
        assert all(one.status != "open" for one in bargain(table).offers if one.to == [0])
        found = table.bargain.terms(ADA.id, AskTerms("ask", [1]))
        assert {"pay", "no_attack", "speak_for"} <= {one.form for one in found.terms}


@pytest.mark.parametrize(
    ("options", "code"), [({"bargain": False}, "no-offers-here"), ({"negotiation": False}, "not-in-negotiation")]
)
async def test_an_option_turns_offers_off(tmp_path: Path, options: dict[str, bool], code: str) -> None:
    async with table_with(tmp_path, **options) as table:
        assert bargain(table).on == options.get("bargain", True)
        assert bargain(table).offers == [], "bots make none either"
        with pytest.raises(Refusal) as refused:
            await offer(table, "1 open: 0 no_attack @1 round")
        assert refused.value.code == code
