"""Learning curves as a picture. Matplotlib comes with the extra `train` and is imported only here."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from palais.bots.arena.plot import check_picture
from palais.bots.charts import save, sheet
from palais.core.errors import OptionError

PICTURES: Final = (".svg", ".png")


class LearningCurve(msgspec.Struct, frozen=True):
    """By games played: the share of the wins against hand-written planners, and another measure."""

    players: int
    games: Sequence[int]
    shares: Sequence[float]
    values: Sequence[float]


def check_curve(file: Path) -> None:
    """Fail before hours of training, not after."""
    check_picture(file, PICTURES)
    if find_spec("matplotlib") is None:
        raise OptionError("--plot needs the package matplotlib; install it with: pip install 'palais[train]'")


def draw_curves(curves: Sequence[LearningCurve], title: str, file: Path) -> None:
    """Win shares on the left, and on the right what `title` says."""
    figure, (wins, other) = sheet(1, 2, 10, 4)
    for curve in curves:
        shares = [100 * share for share in curve.shares]
        (line,) = wins.plot(curve.games, shares, marker="o", label=f"{curve.players} players")
        wins.axhline(100 / curve.players, color=line.get_color(), linestyle=":", linewidth=1)
        other.plot(curve.games, list(curve.values), marker="o")
    wins.set_title("Wins against hand-written planners, in %")
    wins.set(ylim=(0, 102))
    wins.legend(loc="lower right")
    other.set_title(title)
    for axis in (wins, other):
        axis.set(xlabel="games of self-play; dotted: chance" if axis is wins else "games of self-play")
        axis.xaxis.set_major_formatter("{x:,.0f}")
        axis.grid(axis="y")
    save(figure, file)
