"""No rule without a test: every number, example and reading of the rules is the name of one in this folder."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
NAMES = {name for file in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)}

GROUPS = {10: 5, 20: 7, 31: 3, 32: 4, 33: 5, 34: 6, 35: 4, 40: 4}  # PR-101 to PR-105, PR-201 to PR-207, and so on
RULES = [f"pr_{group}{n}" for group, last in GROUPS.items() for n in range(1, last + 1)]
TURN = [f"pr_30{n}" for n in range(1, 5)]
EXAMPLES = [f"e{n}" for n in range(1, 17)]
READINGS = [f"reading_{n}" for n in range(1, 15)]


def test_every_rule_example_and_reading_has_a_test() -> None:
    wanted = [*RULES, *TURN, *EXAMPLES, *READINGS]
    assert len(wanted) == 42 + 16 + 14
    assert [number for number in wanted if not any(name.startswith(f"test_{number}_") for name in NAMES)] == []
