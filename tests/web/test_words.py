"""The server's refusals in all four languages, and the choice of language."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from palais.core.words import LANGUAGES
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.web.refusals import ALL_CODES, STATUS_BY_CODE
from palais.web.words import RefusalWords, reader_language

SAID = RefusalWords(["palais-royal"])
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def placeholders(language: str) -> dict[str, set[str]]:
    text = (resources.files("palais.web") / "i18n" / f"{language}.ftl").read_text("utf-8")
    entries = [entry for entry in FluentResource(text).body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in entries}) == len(entries)
    return {entry.id.name: set(re.findall(r"\$([a-z]+)", FluentSerializer().serialize_entry(entry))) for entry in entries}


@EACH_LANGUAGE
def test_every_language_has_the_same_texts_with_the_same_placeholders(language: str) -> None:
    assert placeholders(language) == placeholders("en")
    assert set(placeholders(language)) == {"guest-name", *(f"refusal-{code}" for code in ALL_CODES)}


@EACH_LANGUAGE
def test_every_refusal_says_what_is_wrong_and_what_to_do(language: str) -> None:
    sentences = [SAID.refusal(language, code, number=7, shortest=3, longest=40) for code in (*ALL_CODES, *REFUSALS)]
    for sentence in sentences:
        assert re.fullmatch(r"[^;{}]+; [^;{}]+\.", sentence), sentence
    assert len(set(sentences)) == len(sentences)


def test_server_codes_differ_from_game_codes_and_have_a_status() -> None:
    assert not set(ALL_CODES) & set(REFUSALS)
    assert set(STATUS_BY_CODE) <= set(ALL_CODES)


def test_an_unknown_code_is_reported_as_our_mistake() -> None:
    assert SAID.refusal("en", "no-such-code") == SAID.refusal("en", "fault")


@pytest.mark.parametrize(
    ("cookies", "accepted", "language"),
    [
        (["nl"], "de", "nl"),
        (["de_DE", "nl", "fr"], "de", "nl"),
        ([], "de", "de"),
        ([], "fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ([], "es, de;q=0.5, nl;q=0.7", "nl"),
        ([], "es", "en"),
        ([], "", "en"),
        (["xx"], "de;q=0", "en"),
        ([], "de;q=9.9.9, ,;;=, nl", "nl"),
        ([], "x" * 100_000, "en"),
    ],
)
def test_the_reader_chooses_the_language(cookies: list[str], accepted: str, language: str) -> None:
    assert reader_language(cookies, accepted) == language
