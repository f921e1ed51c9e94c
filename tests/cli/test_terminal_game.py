"""A game in the terminal, without a process: undo, hints, reasons and input."""

from __future__ import annotations

import random

import pytest

import palais
from palais.cli.prompt import Typed, read_prompt
from palais.cli.terminal_game import PERSON, TerminalGame
from palais.tables.history.history import History

CARD_PLAYED = (
    "players: 2\nturn: red recruit\nred: gold 9\nred rooms: office 2, king 2\nred hand: seals 1\npark: e9 one-1, b8 gold-2\n"
)


@pytest.fixture
def table() -> TerminalGame:
    return TerminalGame(palais.game(), 2, "level:1", "en", {"start": 0}, "terminal", None)


def play_turn(table: TerminalGame, history: History, rng: random.Random) -> int:
    """Play the same random turn in the terminal and at a table. Returns how often undo was possible."""
    undone = 0
    while table.game.to_act(table.s) == (PERSON,):
        action = rng.choice(table.game.legal(table.s, PERSON))
        assert table.submit([action])
        steps = history.try_out(PERSON, [action])
        history.act(steps, by_bot=False)
        history.set_undo_border(steps)
        if table.game.to_act(table.s) != (PERSON,):
            break
        assert bool(table.undoable) == history.can_undo(PERSON), table.game.action_text(action)
        if table.undoable and rng.random() < 0.3:
            assert table.take_back()
            history.undo()
            undone += 1
        assert table.game.digest(table.s) == table.game.digest(history.state)
    return undone


def test_undo_is_possible_exactly_when_it_is_at_a_table(table: TerminalGame) -> None:
    history, rng, undone = History(table.game, table.s, 2), random.Random(5), 0
    for _ in range(12):
        undone += play_turn(table, history, rng)
        while table.game.to_act(table.s) not in ((PERSON,), ()):
            (seat,) = table.game.to_act(table.s)
            table.let_bot_act(seat)
            history.act(history.try_out(seat, [table.game.parse_action(table.recorder.actions[-1].partition(" ")[2])]), True)
    assert undone > 20


def test_a_played_card_cannot_be_undone(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    """The others have seen it, as they would at a table."""
    table.s = table.game.parse_position(CARD_PLAYED)
    assert table.submit_text("play seals")
    assert not table.take_back()
    assert "Something hidden has come to light" in capsys.readouterr().out


def test_several_numbers_are_applied_in_order_or_not_at_all(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    mint, draw = (table.game.parse_action(text) for text in ("put mint", "draw"))
    before = table.game.digest(table.s)
    assert not table.submit([mint, draw])
    assert table.game.digest(table.s) == before
    assert table.submit([mint, mint])
    assert len(table.recorder.actions) == 2
    assert table.take_back()
    assert table.game.digest(table.s) == before
    assert table.recorder.actions == []


def test_a_hint_is_a_strong_bots_plan_and_can_be_carried_out(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    table.hint(table.game.hide(table.s, PERSON))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "A strong bot would do this:"
    assert len(lines) > 2
    for line in lines[1:-1]:
        assert table.submit_text(line.strip().partition(":")[0]), line
    assert lines[-1].endswith(".")


def test_the_terminal_explains_why_something_cannot_be_chosen(table: TerminalGame, capsys: pytest.CaptureFixture[str]) -> None:
    hidden = table.game.hide(table.s, PERSON)
    for text in ("field e9", "room nowhere", "", "x" * 40):
        table.explain(text, hidden)
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("First everyone places the free servants; nobles are recruited in the rounds")
    assert said.count("There is nothing called") == 3


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("7", Typed("numbers", (7,))),
        (" 3, 5  7 ", Typed("numbers", (3, 5, 7))),
        ("10", Typed("action", text="10")),
        ("0", Typed("action", text="0")),
        ("move gate-stairs", Typed("action", text="move gate-stairs")),
        ("U", Typed("undo")),
        ("board", Typed("table")),
        ("?", Typed("help")),
        ("r 342", Typed("rule", text="342")),
        ("why room mint", Typed("why", text="room mint")),
        ("hint", Typed("hint")),
        ("quit", Typed("quit")),
        ("٣", Typed("action", text="٣")),
        ("", Typed("action")),
    ],
)
def test_typed_input_is_understood(line: str, typed: Typed) -> None:
    assert read_prompt(line, 9) == typed
