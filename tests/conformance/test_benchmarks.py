"""What `palais bench` measures of a game that is plain Python; never how fast."""

from __future__ import annotations

import multiprocessing
from typing import Final

from palais.cli.benchmarks import Benchmarks
from tests.conformance.games import TOY

JOBS: Final = 2


def processes_so_far() -> int:
    """Every process of this one has a number in its name, and so has the one made here to ask."""
    return int(multiprocessing.Process().name.rpartition("-")[2])


def test_the_processes_that_play_are_started_once_and_not_for_every_run() -> None:
    before = processes_so_far()
    assert Benchmarks(TOY, 0.1).random_rate(JOBS) > 0
    assert processes_so_far() - before - 1 == JOBS
