"""The vector environment gives the same results compiled and threaded as interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def digests(jit: str, threads: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.envs.vector_digests", str(threads)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PALAIS_JIT": jit},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.xdist_group("compiled")
def test_with_and_without_the_compiler_and_threads_every_step_is_the_same() -> None:
    plain, compiled = digests("0", 1), digests("1", 3)
    assert len(set(plain)) == len(plain) == 1200
    assert compiled == plain
