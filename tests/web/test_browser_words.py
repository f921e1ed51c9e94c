"""The browser's own words: complete in four languages, and its types as the server defines them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from palais.core.words import LANGUAGES
from tools.typescript import files

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web/src/words"
CATALOGUES = ("deal", "device", "site", "table")


class Variables(Visitor):
    """The variables a message uses, wherever they stand in it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.found.add(node.id.name)


def variables(node: BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


def messages(catalogue: str, language: str) -> dict[str, frozenset[str]]:
    resource = FluentParser().parse((WORDS / f"{catalogue}.{language}.ftl").read_text("utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    return {entry.id.name: variables(entry) for entry in resource.body if isinstance(entry, Message | Term)}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_text_is_there_in_every_language_with_the_same_blanks(catalogue: str, language: str) -> None:
    english, other = messages(catalogue, "en"), messages(catalogue, language)
    assert other.keys() == english.keys()
    assert {key: blanks for key, blanks in other.items() if blanks != english[key]} == {}


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_text_of_the_browser_begins_with_the_name_of_its_catalogue(catalogue: str) -> None:
    assert all(key.startswith(f"{catalogue}-") for key in messages(catalogue, "en"))
    assert messages(catalogue, "en")


def test_the_browsers_types_are_those_of_the_server() -> None:
    stored = {path: (ROOT / path).read_text("utf-8") for path in files()}
    assert stored == files(), "run `make types`"


def test_a_selector_counts_as_a_blank() -> None:
    """The test above would be blind if it overlooked what a text is chosen by."""
    resource = FluentParser().parse("a = { $count ->\n    [one] one\n   *[other] many\n }\n")
    (entry,) = resource.body
    assert isinstance(entry, Message)
    assert variables(entry) == {"count"}
