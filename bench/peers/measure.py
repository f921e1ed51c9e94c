"""Measure all contenders by turns, and write the report. `run.py` starts this in the environment of the peers."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import time
import warnings
from importlib import metadata
from pathlib import Path
from typing import Any

from contenders import CONTENDERS, Contender, Play
from report import write_report

RESULTS = Path(__file__).parent / "results.json"


def make_all() -> tuple[dict[str, Play], dict[str, str]]:
    """Those who can play, warmed up, and why the others cannot."""
    plays: dict[str, Play] = {}
    missing: dict[str, str] = {}
    for contender in CONTENDERS:
        try:
            play = contender.make()
            play()
            plays[contender.name] = play
        except Exception as error:
            missing[contender.name] = f"{type(error).__name__}: {error}".splitlines()[0]
    return plays, missing


def rate(play: Play, seconds: float) -> float:
    """Decisions a second of processor time, over at least so many: what else the machine does counts less."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def version(contender: Contender) -> str | None:
    try:
        return metadata.version(contender.package)
    except metadata.PackageNotFoundError:
        return None


def results(seconds: float, turns: int) -> dict[str, Any]:
    plays, missing = make_all()
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(turns):  # by turns, so that a busy moment of the machine does not fall on one contender alone
        for name, play in plays.items():
            rates[name].append(rate(play, seconds))
    return {
        "machine": {"processor": processor(), "cores": os.cpu_count(), "python": platform.python_version()},
        "seconds": seconds,
        "turns": turns,
        "contenders": [
            {
                "name": contender.name,
                "way": contender.way,
                "package": contender.package,
                "version": version(contender),
                "decisions_per_second": round(statistics.median(rates[contender.name]), 1) if contender.name in rates else None,
                "missing": missing.get(contender.name),
            }
            for contender in CONTENDERS
        ],
    }


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    found = results(given.seconds, given.turns)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    write_report(found)


if __name__ == "__main__":
    main()
