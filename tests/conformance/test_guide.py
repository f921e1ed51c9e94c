"""docs/adding-a-game.md is true: everything it names exists, and it covers the whole contract."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from palais.core.contract import Game
from tests.conformance.installed import PROJECT

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
NAMES = re.findall(r"`([\w./-]+)`", GUIDE)
HOMES = {"toy_court": PROJECT, "palais": ROOT / "src", "tests": ROOT, "web": ROOT}
PLAIN = ("id", "rules_version", "min_players", "max_players", "data", "data_name", "data_digest", "record_type")  # facts


@pytest.mark.parametrize("path", sorted({name for name in NAMES if name.split("/")[0] in HOMES and "/" in name}))
def test_every_file_it_names_exists(path: str) -> None:
    assert (HOMES[path.split("/")[0]] / path).exists()


@pytest.mark.parametrize("path", [name for name in NAMES if re.fullmatch(r"test_\w+\.py", name)])
def test_every_suite_it_names_exists(path: str) -> None:
    assert (ROOT / "tests" / "conformance" / path).is_file()


def test_it_covers_the_whole_contract() -> None:
    parts = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")} - {*PLAIN}
    assert parts - set(NAMES) == set()


def test_the_project_it_shows_is_the_toys() -> None:
    shown = tomllib.loads(GUIDE.split("```toml\n")[1].split("```")[0])["project"]
    assert shown.items() <= tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"].items()
