"""A learning curve as a picture. Matplotlib comes with the extra `train` and is imported only here."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from palais.bots.arena.plot import check_picture
from palais.bots.charts import save, sheet
from palais.core.errors import OptionError

PICTURES: Final = (".svg", ".png")


def check_curve(file: Path) -> None:
    """Fail before hours of training, not after."""
    check_picture(file, PICTURES)
    if find_spec("matplotlib") is None:
        raise OptionError("--plot needs the package matplotlib; install it with: pip install 'palais[train]'")


def draw_curve(
    file: Path, players: int, games: Sequence[int], shares: Sequence[float], title: str, values: Sequence[float]
) -> None:
    """Win share against the hand-written planner, and beside it another measure, by games played."""
    figure, (wins, other) = sheet(1, 2, 10, 4)
    (line,) = wins.plot(games, [100 * share for share in shares], marker="o", label=f"{players} players")
    wins.axhline(100 / players, color=line.get_color(), linestyle=":", linewidth=1)
    wins.set_title("Wins against hand-written planners, in %")
    wins.set(ylim=(0, 102), xlabel="games of self-play; dotted: chance")
    wins.legend(loc="lower right")
    other.plot(games, list(values), marker="o")
    other.set_title(title)
    other.set(xlabel="games of self-play")
    for axis in (wins, other):
        axis.xaxis.set_major_formatter("{x:,.0f}")
        axis.grid(axis="y")
    save(figure, file)
