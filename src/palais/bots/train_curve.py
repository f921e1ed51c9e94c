"""The learning curve as a picture. Matplotlib comes with the extra `train` and is asked for only here."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from palais.bots.plot import check_picture
from palais.bots.train import Mark
from palais.core.errors import OptionError

PICTURES = (".svg", ".png")


def check_curve(file: Path) -> None:
    """Before hours of learning, not after."""
    check_picture(file, PICTURES)
    if find_spec("matplotlib") is None:
        raise OptionError("--plot needs the package matplotlib; install it with: pip install 'palais[train]'")


def draw(curves: Sequence[tuple[int, Sequence[Mark]]], file: Path) -> None:
    """Win share against the hand-written planner, and the winners' points in self-play, by games played."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "palais"  # the same curves are the same picture, byte for byte
    from matplotlib import pyplot as plt

    figure, (shares, points) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    for players, curve in curves:
        games = [mark.games for mark in curve]
        (line,) = shares.plot(games, [100 * mark.win_share for mark in curve], marker="o", label=f"{players} players")
        shares.axhline(100 / players, color=line.get_color(), linestyle=":", linewidth=1)
        points.plot(games, [mark.winner_points for mark in curve], marker="o", label=f"{players} players")
    shares.set(title="Wins against hand-written planners", xlabel="games of self-play", ylabel="%", ylim=(0, 100))
    points.set(title="Winner's points in self-play", xlabel="games of self-play")
    shares.legend()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)
