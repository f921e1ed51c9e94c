"""The learning curve as a picture. Matplotlib comes with the extra `train` and is asked for only here."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from palais.bots.arena.plot import check_picture
from palais.bots.charts import save, sheet
from palais.core.errors import OptionError
from palais.games.palais_royal.bots.training.train import CurvePoint

PICTURES = (".svg", ".png")


def check_curve(file: Path) -> None:
    """Fail before hours of training, not after them."""
    check_picture(file, PICTURES)
    if find_spec("matplotlib") is None:
        raise OptionError("--plot needs the package matplotlib; install it with: pip install 'palais[train]'")


def draw(curves: Sequence[tuple[int, Sequence[CurvePoint]]], file: Path) -> None:
    """Win share against the hand-written planner, and the winners' points in self-play, by games played."""
    figure, (shares, points) = sheet(1, 2, 10, 4)
    for players, curve in curves:
        games = [mark.games for mark in curve]
        (line,) = shares.plot(games, [100 * mark.win_share for mark in curve], marker="o", label=f"{players} players")
        shares.axhline(100 / players, color=line.get_color(), linestyle=":", linewidth=1)
        points.plot(games, [mark.winner_points for mark in curve], marker="o")
    shares.set_title("Wins against hand-written planners, in %")
    shares.set(ylim=(0, 102))
    points.set_title("Winner's points in self-play")
    for axis in (shares, points):
        axis.set(xlabel="games of self-play; dotted: chance" if axis is shares else "games of self-play")
        axis.xaxis.set_major_formatter("{x:,.0f}")
        axis.grid(axis="y")
    shares.legend(loc="lower right")
    save(figure, file)
