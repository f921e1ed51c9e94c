"""VE-911, VE-912: Players are addressed in full; a breach gets a reminder, or a fine from the Steward or the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palais.core.etiquette import JUDGE_SECONDS
from palais.tables.etiquette_messages import AskForm, GiveFine
from palais.tables.table.table import Table
from tests.games.versailles_1682.positions import Court
from tests.tables.etiquette_tables import Watch, act, breaches, court_table, fortunes, refusal, say
from tests.tables.seated_tables import ADA, BEN, CLEO, Screen, message_id

FULL = "Monsieur d’Aubry"
FINE = 1_000


def fining() -> Court:
    return Court(etiquette="fine").hand(1, "slander")


def screens(table: Table) -> list[Screen]:
    found = [Screen(guest) for guest in (ADA, BEN, CLEO)]
    for screen in found:
        table.watch(screen)
    return found


async def settled(table: Table) -> None:
    """Wait until all due fines have been imposed."""
    while table.fines.is_fining:
        await asyncio.sleep(0.001)


async def test_the_steward_sees_a_breach_and_fines_it_with_one_click(tmp_path: Path) -> None:
    async with court_table(tmp_path, fining(), Watch(), etiquette="fine") as table:
        before, (ada, ben, cleo) = fortunes(table), screens(table)
        await say(table, 1, "Aubry, a word", addressee=2)
        (found,) = breaches(ada)
        assert (found.seat, found.judge, found.state, found.addressee, found.line) == (1, 0, "pending", 2, 1)
        assert breaches(ben) == breaches(cleo) == [found]
        assert fortunes(table) == before
        await table.fines.give(ADA.id, GiveFine(message_id(), found.n))
        assert fortunes(table) == [before[0], before[1] - FINE, before[2]]
        assert breaches(ben)[-1].state == "fined"
        assert await refusal(table.fines.give(ADA.id, GiveFine(message_id(), found.n))) == "no-breach", "one fine a message"


async def test_the_table_fines_by_itself_when_the_stewards_time_is_up(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, fining(), watch, etiquette="fine") as table:
        before = fortunes(table)
        await say(table, 1, "Aubry, a word", addressee=2)
        watch.wait(JUDGE_SECONDS - 1)
        table.resume()
        await settled(table)
        assert fortunes(table) == before
        watch.wait(1)
        table.resume()
        await settled(table)
        assert fortunes(table)[1] == before[1] - FINE


async def test_the_stewards_own_breach_is_fined_at_once(tmp_path: Path) -> None:
    async with court_table(tmp_path, fining(), Watch(), etiquette="fine") as table:
        before = fortunes(table)
        await say(table, 0, "Aubry, a word", addressee=2)
        await settled(table)
        assert fortunes(table) == [before[0] - FINE, *before[1:]]


@pytest.mark.parametrize("text", [f"{FULL}, a word", "a word, monsieur d'aubry", "MONSIEUR D’AUBRY."])
async def test_the_full_form_is_no_breach(tmp_path: Path, text: str) -> None:
    async with court_table(tmp_path, fining(), Watch(), etiquette="fine") as table:
        (ada, *_) = screens(table)
        await say(table, 1, text, addressee=2)
        await say(table, 1, "Who hunts with me?")
        assert breaches(ada) == []


async def test_a_reminder_costs_nothing_and_with_etiquette_off_nothing_happens(tmp_path: Path) -> None:
    for etiquette, states in (("remind", ["reminder"]), ("off", [])):
        folder = tmp_path / etiquette
        folder.mkdir()
        async with court_table(folder, Court(etiquette=etiquette), Watch(), etiquette=etiquette) as table:
            before, (_, ben, _) = fortunes(table), screens(table)
            await say(table, 1, "Aubry, a word", addressee=2)
            await settled(table)
            assert [found.state for found in breaches(ben)] == states
            assert fortunes(table) == before


async def test_an_action_aimed_at_somebody_needs_the_address_too(tmp_path: Path) -> None:
    async with court_table(tmp_path, Court(etiquette="fine").hand(0, "slander", "slander"), Watch(), etiquette="fine") as table:
        before, (_, ben, _) = fortunes(table), screens(table)
        await act(table, 0, "play", "card slander", "seat 2", address=FULL)
        await settled(table)
        assert (breaches(ben), fortunes(table)) == ([], before)
        await act(table, 0, "play", "card slander", "seat 1", address=FULL)
        await settled(table)
        assert [(found.seat, found.addressee, found.line) for found in breaches(ben)] == [(0, 1, None)] * 2
        assert fortunes(table)[0] == before[0] - FINE, "the Steward's own, hence at once"


async def test_an_action_from_a_page_without_addresses_is_not_judged(tmp_path: Path) -> None:
    async with court_table(tmp_path, Court(etiquette="fine").hand(0, "slander"), Watch(), etiquette="fine") as table:
        (ada, *_) = screens(table)
        await act(table, 0, "play", "card slander", "seat 2")
        assert breaches(ada) == []


async def test_a_steward_outside_the_circle_learns_of_the_breach_and_nothing_else(tmp_path: Path) -> None:
    court = Court(etiquette="fine")
    async with court_table(tmp_path, court.round_begins(), Watch(), etiquette="fine") as table:
        ada, _, cleo = screens(table)
        await say(table, 1, "Aubry, a word in secret", 2)
        (seen,), (heard,) = breaches(ada), breaches(cleo)
        assert (seen.seat, seen.addressee, seen.line) == (1, None, None)
        assert (heard.seat, heard.addressee, heard.line) == (1, 2, 1)
        assert not any(b"secret" in raw for raw in ada.raw)
        table.watch(again := Screen(ADA))
        assert breaches(again) == [seen], "whoever reloads is told again"


async def test_bad_fines_and_addressees_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with court_table(tmp_path, fining(), Watch(), etiquette="fine") as table:
        before, (ada, *_) = fortunes(table), screens(table)
        await say(table, 1, "Aubry, a word", addressee=2)
        (found,) = breaches(ada)
        assert await refusal(table.fines.give(BEN.id, GiveFine(message_id(), found.n))) == "not-the-judge"
        assert await refusal(table.fines.give(ADA.id, GiveFine(message_id(), 7))) == "no-breach"
        assert await refusal(table.fines.give("guest-Zoe", GiveFine(message_id(), found.n))) == "not-your-seat"
        assert await refusal(say(table, 1, "hello", addressee=5)) == "bad-seat"
        assert (fortunes(table), table.version) == (before, 0)


async def test_the_full_form_is_shown_unless_breaches_are_fined_and_tiles_always_contain_it(tmp_path: Path) -> None:
    for etiquette in ("off", "remind", "fine"):
        folder = tmp_path / etiquette
        folder.mkdir()
        async with court_table(folder, Court(etiquette=etiquette), Watch(), etiquette=etiquette) as table:
            offered = table.fines.form(BEN.id, AskForm(message_id(), 2), "en")
            assert offered.form == (None if etiquette == "fine" else FULL)
            assert (offered.kept, offered.joints["title"]) == (etiquette != "off", " le ")
            texts = [tile.text for tile in offered.tiles]
            assert {"Monsieur", "d’Aubry"} < {*texts}
            assert len(texts) > 5, "there are decoys"
