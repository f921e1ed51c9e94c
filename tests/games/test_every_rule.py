"""No rule without a test: every rule, example and reading of a rulebook is named by tests of its game that prove something."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from tools.rules_to_code import NumberedGame, numbered_games

from .proofs import Source, all_tests

HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in numbered_games()])
Tests = dict[tuple[str, str], Source]  # by file and name


@cache
def sources_of(folder: str) -> Tests:
    return {(file, name): source for file, name, source in all_tests(HERE / folder, f"{__package__}.{folder}")}


def about_rules(game: NumberedGame) -> Tests:
    return {(file, name): source for (file, name), source in sources_of(game.folder).items() if game.named(name)}


@every_game
def test_every_rule_example_and_reading_has_a_test_that_proves_something(game: NumberedGame) -> None:
    proved = {number for (_, name), source in about_rules(game).items() if source.proves(name) for number in game.named(name)}
    assert [number for number in game.rules if number not in proved] == []


@every_game
def test_no_test_claims_to_be_about_a_rule_without_proving_anything(game: NumberedGame) -> None:
    assert [name for (_, name), source in about_rules(game).items() if not source.proves(name)] == []


@every_game
def test_no_test_is_about_a_rule_that_the_rulebook_does_not_have(game: NumberedGame) -> None:
    assert {name for _, name in about_rules(game) if not game.named(name) <= game.rules.keys()} == set()


@every_game
def test_every_test_about_a_rule_is_run(game: NumberedGame) -> None:
    """As pytest itself collects them: an empty list of parameters leaves nothing to run."""
    files = map(str, (HERE / game.folder).glob("test_*.py"))
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *files]
    listed = subprocess.run(command, capture_output=True, text=True, cwd=HERE.parents[1], check=True).stdout.splitlines()
    collected = {line.split("[")[0].rpartition("/")[2] for line in listed if "::" in line and "NOTSET" not in line}
    assert [name for file, name in about_rules(game) if f"{file}::{name}" not in collected] == []


# ---- what counts as a proof ----

TOP = "import pytest\nfrom palais import game\nGAME = game()\ndef new(): return GAME.new(2)\ndef check(s): assert s.players\n"


@pytest.mark.parametrize(
    "body",
    [
        "assert GAME.new(2)",
        "s = new()\nfor seat in range(2):\n    t = s\n    assert t",
        "assert [s for s in new()]",
        "with pytest.raises(ValueError):\n    GAME.new(9)",
        "check(new())",
        "seen = []\nseen.append(new())\nassert seen",
    ],
)
def test_a_claim_about_the_game_is_a_proof(body: str) -> None:
    assert is_proof(body)


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "new()",
        "check(1)",
        "s = new()\nassert True",
        "s = new()\nassert 1 + 1 == 2",
        "s, t = new(), [1]\nassert sum([1]) == 1",
        "with pytest.raises(ZeroDivisionError):\n    1 / 0",
    ],
)
def test_anything_else_is_no_proof(body: str) -> None:
    assert not is_proof(body)


@pytest.mark.parametrize("mark", ["skip", "skip('later')", "xfail", "skipif(True, reason='never')"])
def test_a_test_that_is_out_of_use_proves_nothing(mark: str) -> None:
    assert not is_proof("assert new()", f"@pytest.mark.{mark}\n")
    assert not Source(f"{TOP}pytestmark = pytest.mark.{mark}\ndef test_it():\n    assert new()\n").proves("test_it")


def is_proof(body: str, decorator: str = "") -> bool:
    indented = dedent(body).replace("\n", "\n    ")
    return Source(f"{TOP}{decorator}def test_it():\n    {indented}\n").proves("test_it")
