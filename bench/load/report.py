"""The report of a run, in words and numbers."""

from __future__ import annotations

import argparse
import re
from typing import NamedTuple

from load.measure import Watch, share

PART = re.compile(r'^palais_part_seconds_total\{part="([^"]+)"\} ([0-9.e+-]+)$', re.MULTILINE)


class Memory(NamedTuple):
    """Of the server, in kB: with nothing; its growth for each table; its growth with one table more."""

    empty: float
    growth: float
    one_more: float


def report(arguments: argparse.Namespace, watch: Watch, beside: Watch, memory: Memory, metrics: str) -> str:
    moves = len(watch.ways)
    lines = [
        f"{arguments.tables} tables of {arguments.players}, {watch.seconds:.0f} s, {arguments.pace:g} s of thought on average",
        f"moves           {moves} ({moves / watch.seconds:.0f} a second)",
        f"messages        {watch.received} ({watch.bytes_received / 1e6:.0f} MB)",
        *_ways("to last viewer", watch.ways),
        *_ways("to own answer", watch.acknowledged),
        *(_beside(arguments, beside) if beside.ways else []),
        f"memory          {memory.empty / 1024:.0f} MB empty; growth {memory.growth:.0f} kB a table with its "
        f"{arguments.players} connections, {memory.one_more:.0f} kB for each of {arguments.more} tables more",
        f"faults          {len(watch.faults)}{''.join(f'; {fault}' for fault in sorted(set(watch.faults))[:5])}",
        *_parts(metrics, watch.seconds),
    ]
    return "\n".join(lines)


def _beside(arguments: argparse.Namespace, watch: Watch) -> list[str]:
    """The tables of the other game."""
    return [
        f"beside them     {arguments.beside_tables} tables of {arguments.beside} with {arguments.beside_players} players",
        f"moves           {len(watch.ways)} ({len(watch.ways) / watch.seconds:.0f} a second)",
        f"messages        {watch.received} ({watch.bytes_received / 1e6:.0f} MB)",
        *_ways("to last viewer", watch.ways),
        *_ways("to own answer", watch.acknowledged),
    ]


def _ways(name: str, ways: list[float]) -> list[str]:
    if not ways:
        return [f"{name:15} none"]
    parts = [f"p{percent:g} {share(ways, percent) * 1000:.1f} ms" for percent in (50, 90, 99, 100)]
    return [f"{name:15} {', '.join(parts)}"]


def _parts(metrics: str, seconds: float) -> list[str]:
    """Where the server's time goes, by its own count."""
    found = sorted(((float(value), part) for part, value in PART.findall(metrics)), reverse=True)
    return [f"  {part:13} {value:.2f} s ({100 * value / seconds:.1f} % of a core)" for value, part in found]
