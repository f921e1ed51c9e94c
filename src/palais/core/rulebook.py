"""A game's rulebook: pages in four languages, and numbered rules. All are Markdown files in one folder.

Pages have no HTML and two extensions: headings have an explicit id, `## Your turn {#turn}`, the same in every language, so
that links to a section survive a change of language; and a line `::figure room-mint` marks the place of a drawing, with what it
shows in quotation marks behind its name unless it is decoration. Lines that begin with `[//]:` are comments. In `numbered.md`
a rule is a list item that begins with its number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final

from palais.core.errors import OptionError
from palais.core.words import LANGUAGES

PAGES: Final = {"rules": "", "short": "short.", "learn": "learn."}  # with the prefix of their file names
NUMBERED: Final = "numbered.md"

COMMENT: Final = re.compile(r"^\[//\]:.*\n+", re.MULTILINE)
FIGURE: Final = re.compile(r"^::figure (?P<name>.+)\n+", re.MULTILINE)
ANCHOR: Final = re.compile(r" \{#(?P<id>[a-z-]+)\}$", re.MULTILINE)
HEADING: Final = re.compile(r"#+ (?P<section>.+)")
ITEM: Final = re.compile(r"- (?P<number>[A-Z]+-?\d+) (?P<text>.+)")


@dataclass(frozen=True)
class Rule:
    """A numbered rule and the heading it belongs to."""

    number: str
    section: str
    text: str


@dataclass(frozen=True)
class SourcedValue:
    """A value of the game's data that a rule speaks of, and where it comes from."""

    key: str
    value: str
    provenance: str
    source: str


ValuesOfRule = Callable[[str], Sequence[SourcedValue]]  # by the rule's number


class Rulebook:
    """The rulebook in a folder; numbered rules and the shorter pages may be missing. `prefix` is that of rules asked for by
    their digits alone, `figures` are the drawings of the pages, `values` those that a numbered rule takes from the data.
    """

    def __init__(
        self, folder: Traversable, prefix: str = "", figures: Sequence[str] = (), values: ValuesOfRule = lambda number: ()
    ) -> None:
        self.figures, self.values = figures, values
        self._folder, self._prefix = folder, prefix

    def page(self, name: str, language: str) -> str:
        """A page as Markdown with ids and figures. Raises OptionError for a page or a language that does not exist."""
        for what, given, known in (("page", name, self.pages), ("language", language, LANGUAGES)):
            if given not in known:
                raise OptionError(f"{what}: expected one of {', '.join(known)}, found {given!r}")
        return COMMENT.sub("", (self._folder / f"{PAGES[name]}{language}.md").read_text("utf-8"))

    @cached_property
    def pages(self) -> list[str]:
        """The names of the pages there are."""
        return [name for name, start in PAGES.items() if (self._folder / f"{start}{LANGUAGES[0]}.md").is_file()]

    def rule(self, number: str) -> Rule | None:
        """The rule with this number, written as "PR-342", "pr342" or "342"; None if there is none."""
        key = _key(number)
        return self._by_key.get(self._prefix + key if key.isdigit() else key)

    def rules(self) -> list[Rule]:
        """All numbered rules in the order of the book."""
        return list(self._by_key.values())

    @cached_property
    def _by_key(self) -> dict[str, Rule]:
        file = self._folder / NUMBERED
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        return {_key(rule.number): rule for rule in _read(lines)}


def plain(markdown: str) -> str:
    """The page as plain Markdown, without ids and figures."""
    return ANCHOR.sub("", FIGURE.sub("", markdown))


def _key(number: str) -> str:
    return re.sub(r"[-\s]", "", number).upper()


def _read(lines: list[str]) -> list[Rule]:
    """The list items with their indented lines; other text is skipped."""
    found: list[Rule] = []
    section = ""
    for line in lines:
        if heading := HEADING.fullmatch(line):
            section = heading["section"]
        elif item := ITEM.fullmatch(line):
            found.append(Rule(item["number"], section, item["text"]))
        elif line.startswith("  ") and found:
            last = found.pop()
            found.append(Rule(last.number, last.section, f"{last.text} {line.strip()}"))
    return found
