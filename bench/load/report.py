"""The report of a run, in words and numbers."""

from __future__ import annotations

import argparse
import re

from load.measure import Watch, share

PART = re.compile(r'^palais_part_seconds_total\{part="([^"]+)"\} ([0-9.e+-]+)$', re.MULTILINE)


def report(arguments: argparse.Namespace, watch: Watch, table_kb: float, empty_kb: float, metrics: str) -> str:
    moves = len(watch.ways)
    lines = [
        f"{arguments.tables} tables of {arguments.players}, {watch.elapsed:.0f} s, {arguments.pace:g} s of thought on average",
        f"moves           {moves} ({moves / watch.seconds:.0f} a second)",
        f"messages        {watch.received} ({watch.bytes_received / 1e6:.0f} MB)",
        *_ways("to last viewer", watch.ways),
        *_ways("to own answer", watch.acknowledged),
        f"memory          {empty_kb / 1024:.0f} MB empty, {table_kb:.0f} kB a table with its {arguments.players} connections",
        f"faults          {len(watch.faults)}{''.join(f'; {fault}' for fault in sorted(set(watch.faults))[:5])}",
        *_parts(metrics, watch.seconds),
    ]
    return "\n".join(lines)


def _ways(name: str, ways: list[float]) -> list[str]:
    if not ways:
        return [f"{name:15} none"]
    parts = [f"p{percent:g} {share(ways, percent) * 1000:.1f} ms" for percent in (50, 90, 99, 100)]
    return [f"{name:15} {', '.join(parts)}"]


def _parts(metrics: str, seconds: float) -> list[str]:
    """Where the server's time goes, by its own count."""
    found = sorted(((float(value), part) for part, value in PART.findall(metrics)), reverse=True)
    return [f"  {part:13} {value:.2f} s ({100 * value / seconds:.1f} % of a core)" for value, part in found]
