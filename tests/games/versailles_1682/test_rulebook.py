"""The rules for people, true to the data and the same in four languages; and the numbers that tests refer to."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest

from palais.core.rulebook import ANCHOR, PAGES, plain
from palais.core.words import LANGUAGES
from palais.games.versailles_1682 import rulebook
from palais.games.versailles_1682.rulebook.pages import BOOK
from palais.games.versailles_1682.rulebook.tables import filled
from tests.cli.palais import palais

EACH_PAGE = pytest.mark.parametrize("name", PAGES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SECTIONS = (
    *("you", "courtier", "round", "turn", "requests", "example", "marriage", "falls", "war", "offices", "cards"),
    *("etiquette", "end", "advice", "sources"),
)

FIGURE = re.compile(r'^::figure ([a-z ]+) "([^"]+)"$', re.MULTILINE)
FROM_DATA = ("offices", "cards")  # their tables are made from the data in every language


def sections(name: str, language: str) -> dict[str, str]:
    """The text under each heading by the heading's id."""
    parts = re.split(r"^(?=## )", BOOK.page(name, language), flags=re.MULTILINE)[1:]
    return {match["id"]: part for part in parts if (match := ANCHOR.search(part))}


def numbers(text: str) -> Counter[str]:
    """The figures in a text, however thousands are written."""
    return Counter(re.sub(r"[.,\s]", "", number) for number in re.findall(r"\d+(?:[.,\u00a0\u202f ]\d{3})*", plain(text)))


def test_a_rule_is_printed_with_its_values_and_where_each_comes_from() -> None:
    printed = palais("rules", "--game", "versailles-1682", "VE-623").stdout
    french, _, ours = printed.partition("reconstructed:")
    assert "french edition:" in french
    assert "cards.governess.power.queen = -3" in french
    assert "cards.governess.power.own_queen = -1" in ours
    assert "royal.refusal = -1" in palais("rules", "--game", "versailles-1682", "504").stdout
    assert " = " not in palais("rules", "--game", "versailles-1682", "VE-103").stdout


def test_a_rule_of_any_game_is_found_without_naming_the_game() -> None:
    assert palais("rules", "VE-503").stdout.startswith("VE-503")
    assert palais("rules", "PR-342").stdout.startswith("PR-342")
    assert "`palais rules --game versailles-1682`" in palais("rules", "--game", "versailles-1682", "VE-999").stderr


def test_a_rule_is_found_by_its_number() -> None:
    rule = BOOK.rule("VE-503")
    assert rule is not None
    assert "crown" in rule.text
    assert BOOK.rule("503") == BOOK.rule("ve503") == rule
    assert BOOK.rule("VE-999") is None


def test_the_command_prints_a_rule_and_a_page() -> None:
    assert "crown" in palais("rules", "--game", "versailles-1682", "VE-503").stdout
    assert "Wer du bist" in palais("rules", "--game", "versailles-1682", "--lang", "de").stdout


@EACH_LANGUAGE
def test_the_page_says_who_one_is_and_where_the_rules_come_from(language: str) -> None:
    assert tuple(sections("rules", language)) == SECTIONS
    for mark in ("[S]", "[F]", "[R]"):
        assert mark in sections("rules", language)["sources"]


@EACH_PAGE
@EACH_LANGUAGE
def test_every_section_is_there_with_the_same_numbers_in_every_language(name: str, language: str) -> None:
    english, other = sections(name, "en"), sections(name, language)
    assert list(other) == list(english)
    for anchor, text in english.items():
        if anchor in FROM_DATA:
            continue
        assert numbers(other[anchor]) == numbers(text), anchor


@EACH_LANGUAGE
def test_the_tables_are_those_of_the_data(language: str) -> None:
    page = (resources.files(rulebook) / f"{language}.md").read_text("utf-8")
    assert filled(page, language) == page, "run `make docs`"


@EACH_PAGE
@EACH_LANGUAGE
def test_every_drawing_is_where_it_is_in_english_and_says_what_it_shows(name: str, language: str) -> None:
    page, english = BOOK.page(name, language), BOOK.page(name, "en")
    drawings = FIGURE.findall(page)
    assert [drawing for drawing, _ in drawings] == [drawing for drawing, _ in FIGURE.findall(english)]
    assert {drawing for drawing, _ in drawings} <= {*BOOK.figures}
    assert len(drawings) == page.count("::figure") > 0
    for (_, alt), (_, said) in zip(drawings, FIGURE.findall(english), strict=True):
        assert numbers(alt) == numbers(said)
        assert (alt == said) == (language == "en")


def test_every_drawing_of_the_list_is_on_the_page() -> None:
    assert {drawing for drawing, _ in FIGURE.findall(BOOK.page("rules", "en"))} == {*BOOK.figures}


@EACH_PAGE
@EACH_LANGUAGE
def test_pages_are_markdown_without_html(name: str, language: str) -> None:
    source = (resources.files(rulebook) / f"{PAGES[name]}{language}.md").read_text("utf-8")
    assert source.startswith("[//]: # (")
    assert "[//]" not in BOOK.page(name, language)
    assert not re.search(r"<|&[a-z]+;", source)
