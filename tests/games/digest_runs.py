"""A game's digests of many positions, printed by a process with or without the compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def digests(module: str, jit: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", module],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PALAIS_JIT": jit},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()
