"""Bots from the user's own files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palais
from palais import BotError
from palais.bots.arena.match import play_game
from palais.bots.process.loader import absolute, split_outside
from palais.bots.registry import make
from tests.bots.files import GOOD, bot_file, short_box
from tests.cli.palais import palais as run

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
game = palais.game("palais-royal")
SEED = ("--seed", "the same four games")


def test_the_example_is_short_and_beats_chance(tmp_path: Path) -> None:
    code = f"{EXAMPLE}:MyBot"
    box = str(short_box(tmp_path))
    done = run("arena", code, "random", "--players", "2", "--games", "4", "--jobs", "1", "--data", box, "--json", *SEED)
    assert done.returncode == 0, done.stderr
    example, chance = json.loads(done.stdout)["bots"]
    assert example["bot"] == code
    assert example["faults"] == 0
    assert example["score_mean"] > chance["score_mean"]
    assert sum(bool(line.strip()) for line in EXAMPLE.read_text("utf-8").splitlines()) <= 22


def test_a_class_with_one_method_is_a_bot(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, GOOD)}:Good"
    s, decisions = play_game(game, [code, "random"], "one method")
    assert game.to_act(s) == ()
    assert decisions > 20


def test_parameters_are_passed_to_the_class_by_name_and_type(tmp_path: Path) -> None:
    path = bot_file(
        tmp_path,
        """
        class Tuned:
            def __init__(self, game, seed, depth: int, speed: float = 1.0, mood="calm"):
                self.given = (depth, speed, mood)
            def act(self, hidden, legal, clock):
                return legal[0]
        """,
    )
    assert make(f"{path}:Tuned:3", game, 1).given == (3, 1.0, "calm")  # type: ignore[attr-defined]
    assert make(f"{path}:Tuned:speed=2:depth=4:mood=wild", game, 1).given == (4, 2.0, "wild")  # type: ignore[attr-defined]
    for parameters, sentence in (
        ("", "depth is missing"),
        (":depth=x", "depth: expected int, found 'x'"),
        (":3:depth=4", "depth is given twice"),
        (":3:width=4", "'width=4' does not fit; its parameters are depth=…, speed=…, mood=…"),
    ):
        with pytest.raises(BotError, match=sentence):
            make(f"{path}:Tuned{parameters}", game, 1)


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        (GOOD, "Bad", r"bots\.py has no class Bad$"),
        ("Good = 3", "Good", r"bots\.py has no class Good$"),
        ("class Good: pass", "Good", r"the class Good has no method act\(hidden, legal, clock\)$"),
        ("1 / 0", "Good", r"^bots\.py cannot be loaded: ZeroDivisionError: division by zero$"),
        ("raise SystemExit(3)", "Good", r"^bots\.py cannot be loaded: SystemExit: 3$"),
        ("class Good", "Good", r"^bots\.py cannot be loaded: SyntaxError: "),
        ("import palais_of_nobody", "Good", r"cannot be loaded: ModuleNotFoundError: No module named 'palais_of_nobody'$"),
        ("class Good:\n    def __init__(self): pass\n    def act(self): pass", "Good", r"cannot be made: TypeError: "),
        ("class Good:\n    def act(self, hidden): pass", "Good", r"expected a method act\(self, hidden, legal, clock\)$"),
        ("raise ValueError('one\\ntwo')", "Good", r"^bots\.py cannot be loaded: ValueError: one$"),
        ("import os\nos._exit(3)", "Good", r"^bots\.py cannot be loaded: SystemExit: 3$"),
        (GOOD, "", r"expected file\.py:Class"),
    ],
)
def test_an_invalid_file_gets_one_clear_sentence(tmp_path: Path, text: str, name: str, sentence: str) -> None:
    with pytest.raises(BotError, match=sentence) as caught:
        make(f"{bot_file(tmp_path, text)}:{name}", game, 1)
    assert "\n" not in str(caught.value)


def test_a_missing_file_and_a_missing_class_name_are_reported() -> None:
    with pytest.raises(BotError, match=r"^there is no file nowhere/my_bot\.py$"):
        make("nowhere/my_bot.py:MyBot", game, 1)
    with pytest.raises(BotError, match=r"expected file\.py:Class"):
        make("my_bot.py", game, 1)


def test_the_program_reports_an_invalid_bot_in_one_line_and_exits_with_2() -> None:
    done = run("arena", "nowhere.py:MyBot", "random", "--players", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "palais: there is no file nowhere.py\n"


def test_a_file_can_import_its_neighbours(tmp_path: Path) -> None:
    bot_file(tmp_path, "CHOICE = -1", "neighbour_of_a_bot.py")
    path = bot_file(
        tmp_path, GOOD.replace("-1", "neighbour_of_a_bot.CHOICE").replace("class", "import neighbour_of_a_bot\nclass")
    )
    s = game.new(2, "neighbours", start=0)
    legal = game.legal(s, 0)
    assert make(f"{path}:Good", game, 1).act(game.hide(s, 0), legal, None) == legal[-1]


def test_a_code_is_split_at_the_files_ending(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert split_outside("C:/my.py.files/b.py:Bot:n=3") == ("C:/my.py.files/b.py", "Bot", "n=3")
    assert absolute("b.py:Bot:n=3") == f"{tmp_path.resolve()}/b.py:Bot:n=3"
    assert absolute("search:ms=200") == "search:ms=200"
