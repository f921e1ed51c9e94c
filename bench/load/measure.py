"""What is measured: the way of a move from its submission to the last viewer, and whether every viewer got every event once."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path


def memory(pid: int) -> float:
    """The resident memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError(f"process {pid} has ended")


@dataclass
class Watch:
    """The measurements of a whole run."""

    seconds: float
    ways: list[float] = field(default_factory=list)  # seconds from submission to the last viewer
    acknowledged: list[float] = field(default_factory=list)  # seconds from submission to the sender's own acknowledgement
    faults: list[str] = field(default_factory=list)
    received: int = 0
    bytes_received: int = 0
    started: float = field(default_factory=time.perf_counter)

    @property
    def is_over(self) -> bool:
        return self.elapsed >= self.seconds

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self.started


def share(values: list[float], percent: float) -> float:
    """The value that `percent` of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
