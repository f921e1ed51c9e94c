"""Offers in the terminal: bots and a person make and answer them, and the record contains them all."""

from __future__ import annotations

from pathlib import Path

import pytest

import palais
from palais.cli.terminal_game import PERSON, TerminalGame
from palais.core.archive import read_record, replay
from palais.core.bargain.offer import Proposal, Term

PLAYERS = 4


@pytest.fixture
def table(tmp_path: Path) -> TerminalGame:
    """The first negotiation of a short game."""
    game = palais.game("versailles-1682")
    table = TerminalGame(game, PLAYERS, "level:2", "en", {"max_rounds": 1}, "5", tmp_path / "game.json")
    while game.moment(table.s).phase != "negotiation":
        (seat,) = game.to_act(table.s)
        table.submit_text("man") if seat == PERSON else table.let_bot_act(seat)
    table.begin_phase()
    return table


def test_a_person_offers_and_a_bot_answers_at_once(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    before = table.game.score(table.s).points
    assert table.deal("offer 1 secret: 0 pay @1 =500 now"), "money has moved"
    assert "Yellow, in secret: accepted" in capsys.readouterr().out
    points = table.game.score(table.s).points
    assert (points[0], points[1]) == (before[0] - 500, before[1] + 500)
    assert not table.take_back()


def test_a_refusal_gives_the_reason_and_changes_nothing(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    before = table.game.digest(table.s)
    for line, sentence in (
        ("offer 1 open: 0 dance round", "cannot be promised now"),
        ("offer 1 what", "“offer 1 what” is not an offer"),
        ("accept 99", "type ? for help"),
    ):
        assert not table.deal(line)
        assert sentence in capsys.readouterr().out.replace("\n", " ")
    assert table.game.digest(table.s) == before


def test_terms_are_told_in_words_with_who_is_who(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    """Amounts of one kind share a line, so that the list can be read."""
    assert not table.deal("terms 1")
    told = " ".join(capsys.readouterr().out.split())
    assert "0 Red, 1 Yellow, 2 Green, 3 Black" in told
    assert "0 pay @1 =500 done … =10000: Red pays Yellow 500 livres when it is done." in told
    assert "1 no_attack @0 round: Yellow does nothing against Red, this round." in told
    assert told.count(" pay @") == 4, "each way, now and when it is done"


def test_an_offer_to_the_person_says_how_to_answer(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert table.bargain is not None
    pact = (Term(1, "no_attack", "round", seat=PERSON), Term(PERSON, "no_attack", "round", seat=1))
    assert table.bargain.market.do(table.s, 1, Proposal((PERSON,), pact, secret=True)).refusal is None
    number = len(table.bargain.known)
    table.deal("offers")
    assert f"“accept {number}” or “decline {number}”" in capsys.readouterr().out
    table.deal(f"accept {number}")
    table.deal("offers")
    assert f"“accept {number}”" not in capsys.readouterr().out


def test_the_record_contains_the_offers(table: TerminalGame, tmp_path: Path) -> None:
    table.deal("offer 2 open: 0 pay @2 =500 now; 2 no_attack @0 round")
    game = table.game
    while acting := game.to_act(table.s):
        table.begin_phase()
        seat = acting[0]
        table.submit([game.fallback(table.s, seat)]) if seat == PERSON else table.let_bot_act(seat)
    table.finish()
    record = read_record(tmp_path / "game.json")
    assert any("offer" in line and "no_attack" in line for line in record.deeds)
    assert len(list(replay(game, record))) == len(record.actions)
