"""The table of an observation's parts for the documents.

`python -m palais.envs.observation_table docs/environments.md` writes it anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from palais.core.contract import Game
from palais.core.observation import Part, width
from palais.envs.game_parts import as_game

BEGIN, END = "<!-- observation: made by palais.envs.observation_table -->\n", "<!-- end of observation -->\n"


def table(game: Game) -> str:
    """The parts as a Markdown table."""
    lines = ["| part | from | shape | divided by | meaning |", "|---|---|---|---|---|"]
    lines += [_line(part) for part in game.observation_layout]
    return "\n".join([*lines, "", f"{width(game.observation_layout)} numbers in all.", ""])


def _line(part: Part) -> str:
    shape = " × ".join(str(length) for length in part.shape)
    return f"| `{part.name}` | {part.offset} | {shape} | {part.scale if part.scale > 1 else ''} | {part.meaning} |"


def renewed(page: str, game: Game) -> str:
    """The page with the table as it is now between the two marks."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + "\n" + table(game) + "\n" + END + rest.partition(END)[2]


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text("utf-8"), as_game(None)), "utf-8")
