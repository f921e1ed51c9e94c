"""The report: a table in the terminal, docs/peers.md and the picture docs/pictures/peers.svg."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"

Line = dict[str, Any]


def by_way(found: dict[str, Any]) -> Iterator[tuple[str, list[Line]]]:
    """The contenders of each way to play, ours first; each line of a peer gets its ratio to ours."""
    for way in dict.fromkeys(line["way"] for line in found["contenders"]):
        lines = [line for line in found["contenders"] if line["way"] == way]
        ours = lines[0]["decisions_per_second"]
        yield way, [{**line, "ratio": ratio(ours, line)} for line in lines]


def ratio(ours: float | None, line: Line) -> str:
    """How many times as fast ours is."""
    theirs = line["decisions_per_second"]
    if line["package"] == "palais" or not ours or not theirs:
        return ""
    times = ours / theirs
    return f"{times:,.0f}" if times >= 10 else f"{times:.2g}"


def speed(line: Line) -> str:
    per_second = line["decisions_per_second"]
    return "missing" if per_second is None else f"{per_second:,.0f}"


def print_table(found: dict[str, Any]) -> None:
    for way, lines in by_way(found):
        table = Table("", "decisions a second", "ours is × as fast", "version", title=way)
        for line in lines:
            table.add_row(line["name"], speed(line), line["ratio"], line["version"] or line["missing"] or "")
        Console().print(table)


def markdown(found: dict[str, Any]) -> str:
    machine = found["machine"]
    text = [
        "# Palais and its peers",
        "",
        "Decisions of random play a second of processor time, one process on one core. All numbers are from one run on one",
        f"machine ({machine['processor']}, {machine['cores']} cores, Python {machine['python']}), the contenders in turn: "
        f"{found['turns']} turns of {found['seconds']:g} s each, the middle one counts.",
        "Games differ in what a decision is and costs, so read the ratios as orders of magnitude. Made by",
        "`python bench/peers/run.py`.",
        "",
        "![Decisions a second, on a logarithmic scale](pictures/peers.svg)",
    ]
    for way, lines in by_way(found):
        text += [
            "",
            f"## {way[0].upper()}{way[1:]}",
            "",
            "| | decisions a second | ours is × as fast | version |",
            "|---|--:|--:|---|",
        ]
        text += [
            f"| {line['name']} | {speed(line)} | {line['ratio']} | {line['package']} {line['version'] or ''} |" for line in lines
        ]
    text += [
        "",
        "Only decisions of players count, not outcomes of chance. OpenSpiel's rollouts run inside its MCTS, which does not count",
        "decisions: the number of rollouts is taken times the mean length of 50 games. A game is not observed, except in",
        "PettingZoo, where every step has an observation and a mask.",
        "",
    ]
    return "\n".join(text)


BAR, GAP, LEFT, WIDTH = 16, 6, 330, 860
OURS, THEIRS, INK = "#0f7b8a", "#b9a7c9", "#333"


def picture(found: dict[str, Any]) -> str:
    """Bars on a logarithmic scale, ours in another colour."""
    lines = [line for line in found["contenders"] if line["decisions_per_second"]]
    lines.sort(key=lambda line: -line["decisions_per_second"])
    most = math.ceil(math.log10(lines[0]["decisions_per_second"]))
    least = math.floor(math.log10(lines[-1]["decisions_per_second"]))
    step = (WIDTH - LEFT - 90) / (most - least)
    height = len(lines) * (BAR + GAP) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        "<title>Decisions of random play a second</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for power in range(least, most + 1):
        x = LEFT + (power - least) * step
        parts.append(f'<path d="M{x:.0f} 8V{height - 24}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{height - 8}" text-anchor="middle">{10**power:,}</text>')
    for nth, line in enumerate(lines):
        y, length = 12 + nth * (BAR + GAP), (math.log10(line["decisions_per_second"]) - least) * step
        colour = OURS if line["package"] == "palais" else THEIRS
        parts.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(line["name"])}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + length + 5:.0f}" y="{y + 12}">{speed(line)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def write_report(found: dict[str, Any]) -> None:
    print_table(found)
    (DOCS / "pictures").mkdir(exist_ok=True)
    (DOCS / "pictures" / "peers.svg").write_text(picture(found), "utf-8")
    (DOCS / "peers.md").write_text(markdown(found), "utf-8")
