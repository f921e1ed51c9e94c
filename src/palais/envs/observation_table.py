"""Generates the tables of observation parts in the docs, one for each game that has markers in the page.

`python -m palais.envs.observation_table docs/environments.md` updates the page.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from palais.core.contract import Game
from palais.core.observation import Part, width
from palais.envs.game_parts import as_game

BEGIN = re.compile(r"<!-- observation of (?P<game>[a-z0-9-]+): made by palais.envs.observation_table -->\n")
END = "<!-- end of observation -->\n"


def table(game: Game) -> str:
    """The parts as a Markdown table."""
    lines = ["| part | from | shape | divided by | meaning |", "|---|---|---|---|---|"]
    lines += [_line(part) for part in game.observation_layout]
    return "\n".join([*lines, "", f"{width(game.observation_layout)} numbers in all.", ""])


def _line(part: Part) -> str:
    shape = " × ".join(str(length) for length in part.shape)
    return f"| `{part.name}` | {part.offset} | {shape} | {part.scale if part.scale > 1 else ''} | {part.meaning} |"


def renewed(page: str) -> str:
    """The page with the current table between each pair of markers."""
    done, rest = "", page
    while mark := BEGIN.search(rest):
        done += f"{rest[: mark.end()]}\n{table(as_game(mark['game']))}\n{END}"
        rest = rest[mark.end() :].partition(END)[2]
    return done + rest


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")
