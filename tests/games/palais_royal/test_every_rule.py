"""No rule without a test: every rule, example and reading of the rulebook is named by tests here that prove something."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from palais.games.palais_royal.rulebook.pages import BOOK

from .proofs import Source, all_tests

HERE = Path(__file__).parent
PACKAGE = __name__.rpartition(".")[0]
NUMBERS = re.compile(r"test_(?:pr(?P<rules>(?:_\d{3})+)|e(?P<example>\d+)|reading_(?P<reading>\d+))_")
TESTS = {(file, name): source for file, name, source in all_tests(HERE, PACKAGE)}


def numbers(name: str) -> set[str]:
    """What a test is about, in the rulebook's own numbers: `test_pr_103_104_...` is about PR-103 and PR-104."""
    found = NUMBERS.match(name)
    if found is None:
        return set()
    if found["rules"]:
        return {f"PR-{number}" for number in found["rules"].split("_") if number}
    return {f"E{found['example']}" if found["example"] else f"R-{found['reading']}"}


def test_every_rule_example_and_reading_has_a_test_that_proves_something() -> None:
    proved = {number for (_, name), source in TESTS.items() if source.proves(name) for number in numbers(name)}
    assert [rule.number for rule in BOOK.rules() if rule.number not in proved] == []


def test_no_test_claims_to_be_about_a_rule_without_proving_anything() -> None:
    assert [name for (_, name), source in TESTS.items() if numbers(name) and not source.proves(name)] == []


def test_no_test_is_about_a_rule_that_the_rulebook_does_not_have() -> None:
    known = {rule.number for rule in BOOK.rules()}
    assert {name for _, name in TESTS if not numbers(name) <= known} == set()


def test_every_test_about_a_rule_is_run() -> None:
    """As pytest itself collects them: an empty list of parameters leaves nothing to run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *map(str, HERE.glob("test_*.py"))]
    listed = subprocess.run(command, capture_output=True, text=True, cwd=HERE.parents[2], check=True).stdout.splitlines()
    collected = {line.split("[")[0].rpartition("/")[2] for line in listed if "::" in line and "NOTSET" not in line}
    assert [name for file, name in TESTS if numbers(name) and f"{file}::{name}" not in collected] == []


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
