"""The rules for people, and the numbers that tests refer to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.rulebook.pages import BOOK

IDS = ("rules", "courtier", "round", "turn", "requests", "marriage", "falls", "war", "offices", "end")


def test_a_rule_is_found_by_its_number() -> None:
    rule = BOOK.rule("VE-503")
    assert rule is not None
    assert "crown" in rule.text
    assert BOOK.rule("503") == BOOK.rule("ve503") == rule
    assert BOOK.rule("VE-999") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_same_sections_in_every_language(language: str) -> None:
    assert tuple(re.findall(r"\{#([a-z-]+)\}", BOOK.page("rules", language))) == IDS


def test_every_numbered_rule_has_a_test_and_a_rule_of_the_engine_says_its_number() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tested = {int(number) for number in re.findall(r"ve_(\d{3})", tests)}
    numbered = {int(rule.number.removeprefix("VE-")) for rule in BOOK.rules()}
    assert numbered - tested == set()
    assert tested <= numbered
