"""docs/environments.md and the docstrings are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import palais
import palais.envs
from palais.envs.observation_table import renewed

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_observation_table_is_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert renewed(page) == page, "run `python -m palais.envs.observation_table docs/environments.md`"


def test_the_page_names_every_part() -> None:
    page = PAGE.read_text("utf-8")
    for game in ("palais-royal", "versailles-1682"):
        assert all(f"| `{part.name}` | {part.offset} |" in page for part in palais.game(game).observation_layout)


def test_the_examples_on_the_page_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 12
    assert results.failed == 0


def test_the_environments_docstring_is_true() -> None:
    assert doctest.testmod(palais.envs).failed == 0
