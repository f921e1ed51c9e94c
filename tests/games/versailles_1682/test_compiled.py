"""Compiled rules and plain Python are the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def digests(jit: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.versailles_1682.digests"],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "PALAIS_JIT": jit},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_with_and_without_the_compiler_every_position_is_the_same() -> None:
    plain, compiled = digests("0"), digests("1")
    assert len(plain) > 3000
    assert compiled == plain
