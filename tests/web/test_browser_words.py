"""The browser's own texts are complete in four languages, and its types match the server's."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from palais.core.words import LANGUAGES
from tools.typescript import files

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
HOUSE = SOURCES / "words"
FOLDERS = [HOUSE, *sorted(SOURCES.glob("games/*/words"))]
CATALOGUES = [path.with_suffix("").with_suffix("") for folder in FOLDERS for path in sorted(folder.glob("*.en.ftl"))]
# Texts every game must have, and those of its own table.
OF_GAMES = ("table-", "option-", "level-", "levels-", "fact-", "game-")
EACH_CATALOGUE = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.relative_to(SOURCES).as_posix())


class Variables(Visitor):
    """The variables used anywhere in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's own name)
        self.found.add(node.id.name)


def variables(node: BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


def messages(catalogue: Path, language: str) -> dict[str, frozenset[str]]:
    resource = FluentParser().parse(catalogue.with_name(f"{catalogue.name}.{language}.ftl").read_text("utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    return {entry.id.name: variables(entry) for entry in resource.body if isinstance(entry, Message | Term)}


@EACH_CATALOGUE
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_text_exists_in_every_language_with_the_same_placeholders(catalogue: Path, language: str) -> None:
    english, other = messages(catalogue, "en"), messages(catalogue, language)
    assert other.keys() == english.keys()
    assert {key: blanks for key, blanks in other.items() if blanks != english[key]} == {}


@EACH_CATALOGUE
def test_every_key_begins_with_its_catalogues_name_or_a_prefix_games_may_use(catalogue: Path) -> None:
    known = (f"{catalogue.name}-",) if catalogue.parent == HOUSE else OF_GAMES
    assert [key for key in messages(catalogue, "en") if not key.startswith(known)] == []
    assert messages(catalogue, "en")


def test_the_browsers_types_match_the_server() -> None:
    stored = {path: (ROOT / path).read_text("utf-8") for path in files()}
    assert stored == files(), "run `make types`"


def test_a_selector_counts_as_a_placeholder() -> None:
    """Otherwise the test above would miss variables used only as selectors."""
    resource = FluentParser().parse("a = { $count ->\n    [one] one\n   *[other] many\n }\n")
    (entry,) = resource.body
    assert isinstance(entry, Message)
    assert variables(entry) == {"count"}
