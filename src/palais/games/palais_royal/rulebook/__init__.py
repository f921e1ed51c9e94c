"""The numbered rules, read from numbered.md: a rule is a list item that begins with its number.

Rules are PR-101 to PR-404, readings of doubtful places R-1 to R-14, worked examples E1 to E16. They are for reference, and in
English; the pages for players (pages.py) tell the same rules without numbers in four languages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

HEADING = re.compile(r"#+ (?P<section>.+)")
ITEM = re.compile(r"- (?P<number>PR-\d+|R-\d+|E\d+) (?P<text>.+)")
ASKED = re.compile(r"(?P<letters>PR|R|E|)[-\s]*(?P<digits>\d+)", re.IGNORECASE)
PREFIX = {"": "PR-", "PR": "PR-", "R": "R-", "E": "E"}


@dataclass(frozen=True)
class Rule:
    """One numbered rule, and the heading it stands under."""

    number: str
    section: str
    text: str


def rule(number: str) -> Rule | None:
    """The rule with this number, written as "PR-342", "pr342" or "342", "R-3" or "E7"; None if there is none."""
    asked = ASKED.fullmatch(number.strip())
    if asked is None:
        return None
    return _by_number().get(PREFIX[asked["letters"].upper()] + asked["digits"])


def rules() -> list[Rule]:
    """All rules, examples and readings in the order of the book."""
    return list(_by_number().values())


@cache
def _by_number() -> dict[str, Rule]:
    text = (resources.files(__package__) / "numbered.md").read_text("utf-8")
    return {found.number: found for found in _read(text.splitlines())}


def _read(lines: list[str]) -> list[Rule]:
    """Items with their indented lines; everything else between the headings is for reading only."""
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
