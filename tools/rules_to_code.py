"""Write docs/rules-to-code.md: for every rule of every game the functions and data that carry its number, and the tests that do.

Run by `make docs`; a test fails when the page is not fresh or a rule has no place in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from palais.core.kit import GAMES_PACKAGE, game_ids, kit
from palais.core.rulebook import Rule

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / Path(*GAMES_PACKAGE.split("."))
TESTS = ROOT / "tests" / "games"
PAGE = ROOT / "docs" / "rules-to-code.md"
READING = re.compile(r"[Rr]eading (\d{1,2})(?!\d)|[Rr]eadings (\d), (\d) and (\d)")
BESIDE_THE_RULES = {"bots", "bargain"}  # folders of those who play by them
EXAMPLE = re.compile(r"\bE\d{1,2}\b")


class Place(NamedTuple):
    """Where a rule is mentioned: a file and a function, or a line of a data file."""

    file: str
    name: str

    def link(self) -> str:
        label = f"`{Path(self.file).name}` {self.name}".strip()
        return f"[{label}](../{self.file})"


@dataclass(frozen=True)
class NumberedGame:
    """A game with numbered rules, whose numbers all begin alike: PR-101, VE-101."""

    id: str
    name: str
    rules: dict[str, Rule]  # by number

    @property
    def folder(self) -> str:
        return self.id.replace("-", "_")

    @cached_property
    def prefix(self) -> str:
        return next(iter(self.rules)).partition("-")[0]

    def mentioned(self, text: str) -> set[str]:
        """The numbers of rules, readings and examples that a text names; ranges are filled in."""
        found = set(EXAMPLE.findall(text))
        for first, last in re.findall(rf"{self.prefix}-(\d{{3}})(?: to {self.prefix}-(\d{{3}}))?", text):
            found |= {f"{self.prefix}-{n}" for n in range(int(first), int(last or first) + 1)}
        for numbers in READING.findall(text):
            found |= {f"R-{n}" for n in numbers if n}
        return found & self.rules.keys()

    def named(self, test: str) -> set[str]:
        """The numbers in the name of a test: test_pr_103_104_…, test_ve_611_to_615_…, test_e7_…, test_reading_3_…"""
        begin = self.prefix.lower()
        if found := re.match(rf"test_{begin}_(\d{{3}})_to_(\d{{3}})_", test):
            return {f"{self.prefix}-{n}" for n in range(int(found[1]), int(found[2]) + 1)} & self.rules.keys()
        if found := re.match(rf"test_{begin}(?:_\d{{3}}(?:_{begin})?)*_\d{{3}}", test):
            return {f"{self.prefix}-{n}" for n in re.findall(r"\d{3}", found[0])}
        if found := re.match(r"test_(?:e|example_)(\d{1,2})_", test):
            return {f"E{found[1]}"}
        found = re.match(r"test_reading_(\d{1,2})", test)
        return {f"R-{found[1]}"} if found else set()

    def code_places(self) -> Iterator[tuple[str, Place]]:
        for path in sorted((GAMES / self.folder).rglob("*.py")):
            if {*path.parts} & BESIDE_THE_RULES:
                continue
            for name, text in _docstrings(path):
                yield from ((number, Place(_relative(path), name)) for number in sorted(self.mentioned(text)))
        for path in sorted((GAMES / self.folder / "data").glob("*.toml")):
            yield from ((number, Place(_relative(path), "")) for number in sorted(self.mentioned(path.read_text("utf-8"))))

    def test_places(self) -> Iterator[tuple[str, Place]]:
        for path in sorted((TESTS / self.folder).rglob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    numbers = self.mentioned(ast.get_docstring(node) or "") | self.named(node.name)
                    yield from ((number, Place(_relative(path), "")) for number in sorted(numbers))

    def table(self) -> dict[str, tuple[list[Place], list[Place]]]:
        """For each number where it is in the code and where it is tested."""
        rows: dict[str, tuple[list[Place], list[Place]]] = {number: ([], []) for number in self.rules}
        for column, places in enumerate((self.code_places(), self.test_places())):
            for number, place in places:
                if number in rows and place not in rows[number][column]:
                    rows[number][column].append(place)
        return rows

    def lines(self) -> Iterator[str]:
        yield from ("", f"## {self.name}", "", "| rule | says | code | tests |", "|---|---|---|---|")
        for number, (code, tests) in self.table().items():
            says = re.split(r"(?<=[.:;]) ", self.rules[number].text)[0].rstrip(".:;").replace("|", "\\|")
            where = "the rule it shows" if is_example(number) else "<br>".join(p.link() for p in code)
            yield f"| {number} | {says} | {where} | {'<br>'.join(p.link() for p in tests)} |"


def _relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Of functions, classes and the module itself, which has no name."""
    tree = ast.parse(path.read_text("utf-8"))
    yield "", ast.get_docstring(tree) or ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield f"`{node.name}`", ast.get_docstring(node) or ""


def is_example(number: str) -> bool:
    """Examples have no code of their own: they hold because the rules do."""
    return number.startswith("E")


def numbered_games() -> list[NumberedGame]:
    """Our games whose rulebooks have numbers."""
    kits = [kit(id) for id in game_ids() if (GAMES / id.replace("-", "_")).is_dir()]
    books = [(found, found.rulebook().rules()) for found in kits if found.rulebook is not None]
    return [NumberedGame(found.id, found.name, {rule.number: rule for rule in rules}) for found, rules in books if rules]


def page() -> str:
    """The page as Markdown."""
    lines = ["# Rules to code", "", "Made by `make docs` from the numbers in docstrings, data files and tests. `palais rules`"]
    lines.append("prints the rules themselves.")
    return "\n".join([*lines, *(line for game in numbered_games() for line in game.lines())]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
