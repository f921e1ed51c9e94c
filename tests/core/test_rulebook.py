"""A rulebook folder: pages, numbered rules, and what may be missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais import OptionError
from palais.core.rulebook import Rulebook, plain

NUMBERED = """# Rules

Only for reading.

## The turn

- TC-1 Everybody talks
  and pays.
- TC-2 Then the dice are rolled.
- nothing numbered
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "numbered.md").write_text(NUMBERED, "utf-8")
    (tmp_path / "en.md").write_text("[//]: # (a comment)\n\n## Your turn {#turn}\n\n::figure dice\n\nRoll.\n", "utf-8")
    return Rulebook(tmp_path, "TC", ("dice",))


def test_numbered_rules_are_read_with_their_section_and_all_their_lines(book: Rulebook) -> None:
    assert [(rule.number, rule.section, rule.text) for rule in book.rules()] == [
        ("TC-1", "The turn", "Everybody talks and pays."),
        ("TC-2", "The turn", "Then the dice are rolled."),
    ]


@pytest.mark.parametrize("asked", ["2", "TC-2", "tc2", " tc 2 "])
def test_a_rule_is_found_however_its_number_is_written(book: Rulebook, asked: str) -> None:
    found = book.rule(asked)
    assert found is not None
    assert found.number == "TC-2"


def test_text_that_is_not_a_rule_number_finds_no_rule(book: Rulebook) -> None:
    assert [book.rule(asked) for asked in ("", "3", "PR-2", "talk")] == [None] * 4


def test_pages_have_no_comments_and_plain_pages_no_figures_or_ids(book: Rulebook) -> None:
    page = book.page("rules", "en")
    assert page == "## Your turn {#turn}\n\n::figure dice\n\nRoll.\n"
    assert plain(page) == "## Your turn\n\nRoll.\n"


def test_the_error_names_a_missing_page_or_language(book: Rulebook) -> None:
    with pytest.raises(OptionError, match="page: expected one of rules, found 'short'"):
        book.page("short", "en")
    with pytest.raises(OptionError, match="language: expected one of en, de, fr, nl, found 'tlh'"):
        book.page("rules", "tlh")


def test_a_book_without_numbers_has_no_rules(tmp_path: Path) -> None:
    assert Rulebook(tmp_path).rules() == []
