"""Write docs/rules-to-code.md: for every rule the functions and data that carry its number, and the tests that do.

Run by `make docs`; a test fails when the page is not fresh or a rule has no place in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from palais.games.palais_royal.rulebook.pages import BOOK

ROOT = Path(__file__).parents[1]
GAME = ROOT / "src" / "palais" / "games" / "palais_royal"
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "rules-to-code.md"
NUMBER = re.compile(r"PR-(\d{3})(?: to PR-(\d{3}))?|[Rr]eading (\d{1,2})(?!\d)|[Rr]eadings (\d), (\d) and (\d)|\b(E\d{1,2})\b")
TEST_NAME = re.compile(r"test_(?:pr_(?P<rules>\d{3}(?:_\d{3})*)|(?P<example>e\d{1,2})_|reading_(?P<reading>\d{1,2}))")


class Place(NamedTuple):
    """Where a rule is mentioned: a file and a function, or a line of a data file."""

    file: str
    name: str

    def link(self) -> str:
        label = f"`{Path(self.file).name}` {self.name}".strip()
        return f"[{label}](../{self.file})"


def mentioned(text: str, known: list[str]) -> set[str]:
    """The numbers of rules, readings and examples that a text names; ranges are filled in."""
    found: set[str] = set()
    for match in NUMBER.finditer(text):
        first, last, reading, *rest = match.groups()
        if first:
            span = range(int(first), int(last or first) + 1)
            found |= {f"PR-{n}" for n in span if f"PR-{n}" in known}
        if reading:
            found.add(f"R-{reading}")
        found |= {f"R-{n}" for n in rest[:3] if n}
        if rest[3]:
            found.add(rest[3])
    return found


def code_places(known: list[str]) -> Iterator[tuple[str, Place]]:
    for path in sorted(GAME.rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in sorted(mentioned(ast.get_docstring(node) or "", known)):
                    yield number, Place(file, f"`{node.name}`")
    for path in sorted((GAME / "data").glob("*.toml")):
        for number in sorted(mentioned(path.read_text("utf-8"), known)):
            yield number, Place(path.relative_to(ROOT).as_posix(), "")


def test_places(known: list[str]) -> Iterator[tuple[str, Place]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        file = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in sorted(mentioned(ast.get_docstring(node) or "", known) | named(node.name)):
                    yield number, Place(file, "")


def named(test: str) -> set[str]:
    """The numbers in the name of a test: test_pr_103_104_…, test_e7_…, test_reading_3_…"""
    match = TEST_NAME.match(test)
    if match is None:
        return set()
    if match["rules"]:
        return {f"PR-{n}" for n in match["rules"].split("_")}
    return {match["example"].upper()} if match["example"] else {f"R-{match['reading']}"}


def table() -> dict[str, tuple[list[Place], list[Place]]]:
    """For each number where it is in the code and where it is tested."""
    known = [rule.number for rule in BOOK.rules()]
    rows: dict[str, tuple[list[Place], list[Place]]] = {number: ([], []) for number in known}
    for column, places in enumerate((code_places(known), test_places(known))):
        for number, place in places:
            if number in rows and place not in rows[number][column]:
                rows[number][column].append(place)
    return rows


def is_example(number: str) -> bool:
    """Examples have no code of their own: they hold because the rules do."""
    return number.startswith("E")


def page() -> str:
    """The page as Markdown."""
    lines = [
        "# Rules to code",
        "",
        "Made by `make docs` from the numbers in docstrings, data files and tests. `palais rules`",
        "prints the rules themselves.",
        "",
    ]
    lines += ["| rule | says | code | tests |", "|---|---|---|---|"]
    texts = {rule.number: rule.text for rule in BOOK.rules()}
    for number, (code, tests) in table().items():
        says = re.split(r"(?<=[.:;]) ", texts[number])[0].rstrip(".:;").replace("|", "\\|")
        where = "the rule it shows" if is_example(number) else "<br>".join(p.link() for p in code)
        lines.append(f"| {number} | {says} | {where} | {'<br>'.join(p.link() for p in tests)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
