"""The rules for people, and the numbers that tests refer to."""

from __future__ import annotations

import re

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
