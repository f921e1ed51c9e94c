"""The terminal's texts, shared by all games, are complete in four languages."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from palais import cli
from palais.cli.terminal_screen import command_line_words
from palais.core.words import LANGUAGES

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def blanks(language: str) -> dict[str, set[str]]:
    """The texts of a catalogue, each with its placeholders."""
    text = (resources.files(cli) / "i18n" / f"{language}.ftl").read_text("utf-8")
    messages = [entry for entry in FluentResource(text).body if isinstance(entry, Message)]
    return {m.id.name: set(re.findall(r"\$([a-z]+)", FluentSerializer().serialize_entry(m))) for m in messages}


@EACH_LANGUAGE
def test_every_language_has_the_same_texts_with_the_same_placeholders(language: str) -> None:
    assert blanks(language) == blanks("en")


@EACH_LANGUAGE
def test_every_text_can_be_formatted(language: str) -> None:
    words = command_line_words(language)
    for key, arguments in blanks(language).items():
        for number in (0, 1, 2):
            text = words.say(key, **dict.fromkeys(arguments, number))
            assert text == text.strip()
            assert not re.search(r"[{}]|  ", text)


def test_every_text_is_used_somewhere() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in resources.files(cli).iterdir() if file.name.endswith(".py"))
    for key in blanks("en"):
        said = f'"{key.removeprefix("help-")}"' if key.startswith("help-") and key != "help-title" else f'"{key}"'
        assert said in sources, key
