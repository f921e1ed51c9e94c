"""The ratings of an arena as a picture: a dot for each bot and a bar for its interval. Plain SVG, which every browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from pathlib import Path
from xml.sax.saxutils import escape

from palais.bots.arena.standings import Standing, Standings
from palais.core.errors import OptionError

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 860, 200, 180, 84, 44, 56
MAX_NAME_CHARACTERS = 21
TICKS = 7  # at most
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
STYLE = """
  text { font: 14px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #26221c }
  .title { font-size: 19px; font-weight: 600 } .soft { fill: #6b6459; font-size: 13px }
  .grid { stroke: #ddd6c8 } .range { stroke: #b08d3c; stroke-width: 8; stroke-linecap: round; opacity: .55 }
  .dot { fill: #7a1f2b } .end { text-anchor: end } .middle { text-anchor: middle }
"""


def check_picture(file: Path, endings: Sequence[str] = (".svg",)) -> None:
    """Raise a clear error before hours of play, not after, if the picture cannot be written."""
    if file.suffix not in endings:
        raise OptionError(f"--plot: expected a file ending in {' or '.join(endings)}, found {file}")
    if not file.parent.is_dir():
        raise OptionError(f"--plot: there is no folder {file.parent}")
    there = file.exists()
    try:
        file.open("ab").close()
    except OSError as error:
        raise OptionError(f"--plot: {file} cannot be written: {error.strerror}") from None
    if not there:
        file.unlink()


def svg(standings: Standings) -> str:
    """The picture, strongest bot on top."""
    bots = sorted(standings.bots, key=lambda bot: -bot.rating)
    axis = Axis(bots)
    height = TOP + ROW * len(bots) + BOTTOM
    counted = f"{standings.players} players · games: {standings.games} · deals: {standings.deals} · seed {standings.seed}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
        f"<title>Ratings of {escape(', '.join(bot.bot for bot in bots))}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f1"/>',
        _text(24, 34, "Ratings with 95 % intervals", "title"),
        _text(24, 58, counted, "soft"),
        *axis.draw(height - BOTTOM),
        *(line for n, bot in enumerate(bots) for line in _row(bot, TOP + ROW * n + ROW // 2, axis)),
        _text((LEFT + WIDTH - RIGHT) // 2, height - 14, "400 points are odds of ten to one; 1500 is the mean", "soft middle"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class Axis:
    """The scale of ratings from left to right, with round numbers."""

    def __init__(self, bots: Sequence[Standing]) -> None:
        low, high = min(bot.rating_low for bot in bots), max(bot.rating_high for bot in bots)
        self.step = next((step for step in STEPS if (high - low) / step <= TICKS - 2), STEPS[-1])
        self.low = self.step * floor((low - self.step / 10) / self.step)
        self.high = self.step * ceil((high + self.step / 10) / self.step)

    def x(self, rating: float) -> float:
        share = (rating - self.low) / (self.high - self.low)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def draw(self, foot: int) -> list[str]:
        lines = []
        for tick in range(self.low, self.high + 1, self.step):
            x = self.x(tick)
            lines.append(f'<line class="grid" x1="{x}" y1="{TOP - 4}" x2="{x}" y2="{foot}"/>')
            lines.append(_text(x, foot + 18, str(tick), "soft middle"))
        return lines


def _row(bot: Standing, y: int, axis: Axis) -> list[str]:
    name = bot.bot if len(bot.bot) <= MAX_NAME_CHARACTERS else "…" + bot.bot[1 - MAX_NAME_CHARACTERS :]
    return [
        _text(LEFT - 16, y + 5, name, "end"),
        f'<line class="range" x1="{axis.x(bot.rating_low)}" y1="{y}" x2="{axis.x(bot.rating_high)}" y2="{y}"/>',
        f'<circle class="dot" cx="{axis.x(bot.rating)}" cy="{y}" r="6"/>',
        _text(WIDTH - 24, y + 5, f"{bot.rating:.0f} · wins {bot.win_share:.1%}", "end"),
    ]


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(text)}</text>'
