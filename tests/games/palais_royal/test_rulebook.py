"""The pages for players: the same rules, figures and numbers in four languages, and true to the box."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest

from palais.core.errors import OptionError
from palais.core.rulebook import ANCHOR, FIGURE, PAGES, plain
from palais.core.words import LANGUAGES
from palais.games.palais_royal import rulebook
from palais.games.palais_royal.box.box import load_box
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.people.sentences import load_words
from palais.games.palais_royal.rulebook.pages import BOOK, FIGURES, NOBLES
from tests.cli.palais import palais

BOX = load_box()
page = BOOK.page
EACH_PAGE = pytest.mark.parametrize("name", PAGES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def sections(name: str, language: str) -> dict[str, str]:
    """The text under each heading, including the heading itself, by the heading's id."""
    parts = re.split(r"^(?=## )", page(name, language), flags=re.MULTILINE)[1:]
    found = {match["id"]: part for part in parts if (match := ANCHOR.search(part))}
    assert len(found) == len(parts), f"{name}.{language}: a heading without an id of its own"
    return found


def figures(text: str) -> list[str]:
    return [match["name"] for match in FIGURE.finditer(text)]


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", plain(text)))


def words_in(text: str) -> int:
    return len(re.findall(r"[^\W\d][\w'-]*", plain(text)))


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without headers and separators."""
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return lines[2:]


@EACH_PAGE
@EACH_LANGUAGE
def test_the_sections_are_the_same_in_every_language(name: str, language: str) -> None:
    assert list(sections(name, language)) == list(sections(name, "en"))


@EACH_PAGE
@EACH_LANGUAGE
def test_every_section_has_the_same_figures_and_numbers_in_every_language(name: str, language: str) -> None:
    for anchor, english in sections(name, "en").items():
        text = sections(name, language)[anchor]
        assert figures(text) == figures(english), anchor
        assert numbers(text) == numbers(english), anchor


@EACH_PAGE
@EACH_LANGUAGE
def test_every_figure_is_alone_on_its_line_and_known_to_the_site(name: str, language: str) -> None:
    text = page(name, language)
    assert set(figures(text)) <= set(FIGURES)
    assert len(figures(text)) == text.count("::") > 0
    assert len(re.findall(r"(?<=\n\n)::figure .+\n\n", text)) == text.count("::")


@EACH_PAGE
@EACH_LANGUAGE
def test_pages_are_markdown_without_html_comments_and_rule_numbers(name: str, language: str) -> None:
    source = (resources.files(rulebook) / f"{PAGES[name]}{language}.md").read_text("utf-8")
    assert source.startswith("[//]: # (")
    assert "[//]" not in page(name, language)
    assert not re.search(r"<|&[a-z]+;|PR-\d", source)


def test_there_is_a_page_for_every_file_and_a_figure_for_every_noble() -> None:
    files = {file.name for file in resources.files(rulebook).iterdir() if file.name.endswith(".md")}
    assert files == {"numbered.md"} | {f"{prefix}{language}.md" for prefix in PAGES.values() for language in LANGUAGES}
    assert set(NOBLES) == {tile.kind for tile in BOX.tiles}


@EACH_LANGUAGE
def test_pr_304_the_cards_have_the_names_and_prices_of_the_box(language: str) -> None:
    words = load_words(language)
    told = [(row[0], row[1]) for row in rows(sections("rules", language)["cards"])]
    assert told == [(words.say(f"card-{card}"), str(BOX.cards[card].price)) for card in CARDS]


@EACH_LANGUAGE
def test_pr_102_the_rooms_have_the_names_of_the_catalogue(language: str) -> None:
    words = load_words(language)
    told = [row[0] for row in rows(sections("rules", language)["pieces"])]
    assert told == [words.say(f"room-{room}") for room in ROOMS]


@EACH_LANGUAGE
def test_pr_101_the_nobles_are_those_of_the_box(language: str) -> None:
    text = sections("rules", language)["nobles"]
    couples = [tile for tile in BOX.tiles if tile.kind.startswith("couple")]
    kinds = Counter(tile.kind for tile in BOX.tiles if tile not in couples)
    assert [int(row[0]) for row in rows(text)] == sorted(kinds.values(), reverse=True)
    totals = [len(couples), *sorted({tile.points for tile in couples}), len(BOX.tiles) - len(couples)]
    assert [int(number) for number in re.findall(r"\d+", plain(text))][: len(totals)] == totals


@EACH_LANGUAGE
def test_pr_204_the_numbers_are_those_of_the_box(language: str) -> None:
    servants, scoring, told = BOX.game.servants, BOX.game.scoring, sections("rules", language)
    set_up = servants.setup.values()
    wanted = {
        "pieces": [len(BOX.fields), len(ROOMS), servants.supply, servants.reserve],
        "setup": [*set_up, servants.free, servants.supply - sum(set_up) - servants.free, *BOX.game.gold.start, len(BOX.tiles)],
        "end": [BOX.game.end.nobles_left],
        "rows": [scoring.row_first, scoring.row_second],
        "scoring": [scoring.hand_max],
    }
    for anchor, values in wanted.items():
        assert Counter(str(value) for value in values) <= numbers(told[anchor]), anchor


@EACH_LANGUAGE
def test_pr_202_the_first_palace_is_laid_out_as_in_the_data(language: str) -> None:
    words, text = load_words(language), " ".join(sections("rules", language)["setup"].split())
    laying = text[text.index(" 2. ") : text.index(" 3. ")]
    names = {room: words.say(f"room-{room}") for room in ROOMS}
    assert tuple(sorted(ROOMS, key=lambda room: laying.index(names[room]))) == BOX.layouts["first"]


@EACH_LANGUAGE
def test_the_short_rules_fit_a_screen_and_the_steps_are_short(language: str) -> None:
    assert 140 <= words_in(page("short", language)) <= 230
    steps = sections("learn", language)
    assert 6 <= len(steps) <= 8
    for anchor, text in steps.items():
        assert len(figures(text)) == 1, anchor
        assert words_in(text.partition("\n")[2]) <= 45, anchor


@pytest.mark.parametrize(("name", "language"), [("long", "en"), ("rules", "tlh"), ("rules", "")])
def test_a_page_that_does_not_exist_is_refused(name: str, language: str) -> None:
    with pytest.raises(OptionError, match="expected one of"):
        page(name, language)


@EACH_LANGUAGE
def test_the_terminal_prints_the_page_without_directives(language: str) -> None:
    done = palais("rules", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert load_words(language).say("room-stairs") in done.stdout
    assert not re.search(r"::|\{#|\[//\]|\*\*|PR-\d", done.stdout)


def test_a_number_has_no_translation() -> None:
    refused = palais("rules", "PR-342", "--lang", "de")
    assert refused.returncode == 2
    assert "in English only" in refused.stderr


@EACH_LANGUAGE
def test_the_page_says_what_is_reconstructed_how_doubts_are_read_and_what_is_no_rule(language: str) -> None:
    """The doubtful couple with both readings, five readings of the texts, and the option of an even start."""
    text, words = sections("rules", language)["edition"], load_words(language)
    couple = BOX.tile("couple-b-5")
    assert couple is not None
    assert [int(n) for n in re.findall(r"\d+", plain(text))][:5] == [
        couple.gold,
        couple.king,
        couple.madame,
        couple.madame,
        couple.king,
    ]
    assert len(re.findall(r"^- ", text, re.MULTILINE)) == 10
    assert all(words.say(f"card-{card}") in text for card in ("march", "muster", "majority"))
    assert text.count("**") == 4
