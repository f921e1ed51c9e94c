"""Runs the real program in its own process."""

from __future__ import annotations

import os
import subprocess
import sys


def palais(*arguments: str, typed: str = "", jit: str = "0", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `palais` with these arguments; `typed` is what the person types."""
    return subprocess.run(
        [sys.executable, "-m", "palais", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "PALAIS_JIT": jit, "COLUMNS": "120", "NO_COLOR": "1", **environment},
        check=False,
    )
