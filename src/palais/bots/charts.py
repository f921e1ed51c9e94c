"""The style of our charts: fonts, colours, sizes. Matplotlib comes with the extra `train`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

PAPER, INK, SOFT, GRID = "#fbf8f1", "#26221c", "#6b6459", "#ddd6c8"
BURGUNDY: Final = "#7a1f2b"
COLOURS: Final = (BURGUNDY, "#2f6f73", "#c08a1e", "#4a4e8a", "#5f8a3a", "#b4553a", "#8a7f70", "#3b3b3b", "#a0629a")
LOOK: Final[dict[str, Any]] = {
    "figure.facecolor": PAPER,
    "figure.constrained_layout.w_pad": 0.12,
    "figure.constrained_layout.h_pad": 0.12,
    "axes.facecolor": PAPER,
    "axes.edgecolor": SOFT,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "grid.color": GRID,
    "legend.frameon": False,
    "lines.markersize": 4,
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "svg.hashsalt": "palais",  # the same numbers give the same file, byte for byte
}


def sheet(rows: int, columns: int, width: float, height: float) -> tuple[Any, Any]:
    """A figure and its axes; the size is in inches."""
    import matplotlib

    matplotlib.use("Agg")
    from cycler import cycler
    from matplotlib import pyplot as plt

    look: Any = {**LOOK, "axes.prop_cycle": cycler(color=COLOURS)}
    matplotlib.rcParams.update(look)
    return plt.subplots(rows, columns, figsize=(width, height), layout="constrained")


def bars(axis: Any, title: str, values: Mapping[str, float]) -> None:
    """A bar for each value, the first on top, each followed by its number."""
    drawn = axis.barh(list(values)[::-1], list(values.values())[::-1], color=BURGUNDY, height=0.7)
    axis.bar_label(drawn, fmt="{:g}", padding=4, color=SOFT, fontsize=9)
    axis.set_title(title)
    axis.margins(x=0.12)
    axis.tick_params(length=0)
    axis.set_xticks([])
    axis.spines["bottom"].set_visible(False)


def save(figure: Any, file: Path) -> None:
    """Write the picture, without a date, and free it."""
    from matplotlib import pyplot as plt

    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)
