"""What `palais bench` measures of a plain Python game; never how fast it is."""

from __future__ import annotations

import multiprocessing
from typing import Final

from palais.cli.benchmarks import Benchmarks
from tests.conformance.games import TOY

JOBS: Final = 2


def processes_so_far() -> int:
    """Child processes are numbered in their names, including the one created here to find out."""
    return int(multiprocessing.Process().name.rpartition("-")[2])


def test_the_processes_are_started_once_and_not_for_every_run() -> None:
    before = processes_so_far()
    assert Benchmarks(TOY, 0.1).random_rate(JOBS) > 0
    assert processes_so_far() - before - 1 == JOBS
