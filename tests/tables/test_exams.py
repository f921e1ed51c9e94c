"""VE-913: The Master of Ceremonies asks another for the full form of a third, in place of the die."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palais.core.etiquette import EXAM_SECONDS
from palais.tables.etiquette_messages import AnswerExam, AskForm, ExamPut
from palais.tables.messages import Undo
from palais.tables.table.table import Table
from tests.games.versailles_1682.positions import GAME, Court
from tests.tables.etiquette_tables import Watch, act, court_table, fortunes, refusal, reopened
from tests.tables.seated_tables import ADA, BEN, CLEO, Screen, message_id, settle

FULL = "Monsieur d’Aubry"
PRICE = 1_000


def ceremonies(etiquette: str = "off") -> Court:
    """Ada is Master of Ceremonies; of three players she can ask Ben about Cleo only."""
    return Court(exam=True, etiquette=etiquette).lay(0, "ceremonies")


def come(table: Table) -> list[Screen]:
    screens = [Screen(guest) for guest in (ADA, BEN, CLEO)]
    for screen in screens:
        table.watch(screen)
    return screens


def told(screen: Screen) -> list[tuple[int, int, int, str]]:
    return [(found.seat, found.asked, found.about, found.state) for found in screen.of(ExamPut)]


async def answer(table: Table, text: str) -> None:
    await table.exams.answer(BEN.id, AnswerExam(message_id(), text))


@pytest.mark.parametrize(("text", "state", "pays"), [(FULL, "right", 0), ("Aubry", "wrong", PRICE), ("", "wrong", PRICE)])
async def test_the_answer_decides_in_place_of_the_die(tmp_path: Path, text: str, state: str, pays: int) -> None:
    async with court_table(tmp_path, ceremonies(), Watch()) as table:
        before, screens = fortunes(table), come(table)
        await act(table, 0, "power", "seat 1")
        assert fortunes(table) == before, "nothing happens before the answer"
        await answer(table, text)
        assert fortunes(table) == [before[0] + pays, before[1] - pays, before[2]]
        assert all(told(screen) == [(0, 1, 2, "open"), (0, 1, 2, state)] for screen in screens)
        assert await refusal(table.exams.answer(BEN.id, AnswerExam(message_id(), FULL))) == "not-examined"


async def test_no_answer_in_time_is_a_wrong_one(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, ceremonies(), watch) as table:
        before, (_, ben, _) = fortunes(table), come(table)
        await act(table, 0, "power", "seat 1")
        watch.wait(EXAM_SECONDS)
        table.resume()
        while table.exams.busy:
            await asyncio.sleep(0.001)
        assert told(ben)[-1] == (0, 1, 2, "wrong")
        assert fortunes(table)[1] == before[1] - PRICE


async def test_while_the_exam_is_open_the_asker_waits_and_only_the_one_asked_answers(tmp_path: Path) -> None:
    async with court_table(tmp_path, ceremonies(), Watch()) as table:
        come(table)
        await act(table, 0, "power", "seat 1")
        for guest in (ADA, CLEO):
            assert await refusal(table.exams.answer(guest.id, AnswerExam(message_id(), FULL))) == "not-examined"
        assert await refusal(act(table, 0, "seat 2")) == "exam-open"
        assert await refusal(table.actions.undo(ADA.id, Undo(message_id(), table.version))) == "exam-open"
        late = Screen(BEN)
        table.watch(late)
        assert told(late) == [(0, 1, 2, "open")], "whoever reloads is asked again"


@pytest.mark.parametrize("etiquette", ["off", "remind"])
async def test_what_is_asked_for_is_not_told_with_the_tiles(tmp_path: Path, etiquette: str) -> None:
    async with court_table(tmp_path, ceremonies(etiquette=etiquette), Watch(), etiquette=etiquette) as table:
        come(table)
        assert table.fines.form(BEN.id, AskForm(message_id(), 2), "en").form == FULL
        await act(table, 0, "power", "seat 1")
        assert table.fines.form(BEN.id, AskForm(message_id(), 2), "en").form is None


async def test_for_whoever_is_not_at_the_table_the_die_decides(tmp_path: Path) -> None:
    async with court_table(tmp_path, ceremonies().dice(1), Watch()) as table:
        before, ada = fortunes(table), Screen(ADA)
        table.watch(ada)
        await act(table, 0, "power", "seat 1")
        assert told(ada) == []
        assert fortunes(table)[1] == before[1] - PRICE


async def test_after_a_restart_the_master_asks_again_and_the_game_replays(tmp_path: Path) -> None:
    watch = Watch()
    async with court_table(tmp_path, ceremonies(), watch) as table:
        come(table)
        await act(table, 0, "power", "seat 1")
    async with reopened(tmp_path, watch) as table:
        before = fortunes(table)
        come(table)
        await act(table, 0, "seat 1")
        await answer(table, "Aubry")
        await settle(table)
        assert fortunes(table)[0] == before[0] + PRICE
        digest = GAME.digest(table.playing().state)
    async with reopened(tmp_path, watch) as table:
        assert GAME.digest(table.playing().state) == digest
