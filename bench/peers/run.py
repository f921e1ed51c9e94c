"""Palais and its peers side by side: decisions of random play a second, all in one run on this machine.

    python bench/peers/run.py                    makes bench/peers/.venv, installs the peers there, measures, writes the report
    python bench/peers/run.py --seconds 0.5      shorter turns
    python bench/peers/run.py --no-install       with what is installed already

Needs only Python itself. A peer that cannot be installed or does not run is reported as missing.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ENVIRONMENT = HERE / ".venv"
PACKAGES = ("catanatron", "open_spiel", "pettingzoo[classic]", "rlcard")


def python() -> str:
    return str(ENVIRONMENT / ("Scripts" if sys.platform == "win32" else "bin") / "python")


def install() -> None:
    """Each package by its name, one by one: one that is missing does not keep the others away."""
    if not ENVIRONMENT.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    for what in (["-e", str(ROOT)], *([package] for package in PACKAGES)):
        print("installing", what[-1] if what[0] != "-e" else "palais", flush=True)
        done = subprocess.run([python(), "-m", "pip", "install", "--quiet", *what], capture_output=True, text=True, check=False)
        if done.returncode:
            print("  not installed:", (done.stderr.strip().splitlines() or ["no reason given"])[-1])


def main() -> int:
    parser = argparse.ArgumentParser(description="Palais and its peers: decisions a second")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each turn of each contender")
    parser.add_argument("--turns", type=int, default=3, help="turns of each; the middle one counts")
    parser.add_argument("--no-install", action="store_true")
    given = parser.parse_args()
    if not given.no_install:
        install()
    command = [python(), str(HERE / "measure.py"), "--seconds", str(given.seconds), "--turns", str(given.turns)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
