"""The catalogue loader: what it formats, and what it refuses."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from palais.core.errors import DataError, OptionError, PalaisError
from palais.core.words import LANGUAGES, Words, system_language

CATALOGUE = """\
hello = Hello, { $name }!
coins = { $count ->
    [0] no coins
    [one] one coin
   *[other] { $count } coins
}
lost = See { nowhere }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(CATALOGUE, "utf-8")
    return tmp_path


def test_say_fills_in_the_arguments_without_isolation_marks(folder: Path) -> None:
    assert Words(folder, "en").say("hello", name="Zoë") == "Hello, Zoë!"


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [("en", 1, "one coin"), ("en", 2, "2 coins"), ("en", 0, "no coins"), ("fr", 1, "one coin"), ("nl", 5, "5 coins")],
)
def test_plurals_follow_the_language(folder: Path, language: str, count: int, text: str) -> None:
    assert Words(folder, language).say("coins", count=count) == text


def test_refusing_an_unknown_language_names_the_four_known(folder: Path) -> None:
    with pytest.raises(OptionError, match="en, de, fr, nl, found 'it'"):
        Words(folder, "it")


def test_a_missing_key_raises_an_error_naming_file_and_key(folder: Path) -> None:
    with pytest.raises(DataError, match=r"de\.ftl: goodbye: expected a text"):
        Words(folder, "de").say("goodbye")


def test_a_missing_argument_raises(folder: Path) -> None:
    with pytest.raises(DataError, match=r"hello.*name"):
        Words(folder, "en").say("hello")


def test_a_dangling_reference_raises(folder: Path) -> None:
    with pytest.raises(DataError, match=r"lost.*nowhere"):
        Words(folder, "en").say("lost")


def test_a_line_that_fluent_would_skip_is_refused(folder: Path) -> None:
    (folder / "fr.ftl").write_text("hello = Bonjour\nthis is no message\n", "utf-8")
    with pytest.raises(DataError, match="'this is no message'"):
        Words(folder, "fr")


def test_a_missing_or_unreadable_catalogue_raises_one_clear_sentence(folder: Path) -> None:
    (folder / "nl.ftl").write_bytes(b"hello = \xff")
    (folder / "de.ftl").unlink()
    for language in ("nl", "de"):
        with pytest.raises(PalaisError, match="expected a readable text file"):
            Words(folder, language)


def test_a_catalogue_loads_from_a_zip_archive(tmp_path: Path) -> None:
    archive = tmp_path / "palais.whl"
    with zipfile.ZipFile(archive, "w") as wheel:
        wheel.writestr("i18n/en.ftl", CATALOGUE)
    with zipfile.ZipFile(archive) as wheel:
        assert Words(zipfile.Path(wheel, "i18n/"), "en").say("coins", count=3) == "3 coins"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "de_DE"}, "nl"),
        ({"LC_ALL": "fr_FR", "LC_MESSAGES": "nl_NL", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language
