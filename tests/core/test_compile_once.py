"""Rules are compiled only as part of their doors; other code compiled by Numba is unaffected."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import numba
from palais.core.jit import door, rule

@rule
def double(x):
    return 2 * x

@rule
def fourfold(x):
    return double(double(x))

@door
def answer(x):
    return fourfold(x) + 2

@numba.njit
def outsider(x):
    return x + 1

def entries(dispatcher):
    return [overload.entry_point.__name__ for overload in dispatcher.overloads.values()]

print(answer(10), outsider(1))
print(entries(double.compiled), entries(fourfold.compiled), entries(answer), entries(outsider))
"""


def run(program: str, folder: Path) -> list[str]:
    """Compiled from a file, because doors are cached by file."""
    file = folder / "program.py"
    file.write_text(program)
    environment = {**os.environ, "PALAIS_JIT": "1", "NUMBA_CACHE_DIR": str(folder)}
    answer = subprocess.run([sys.executable, file], env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines()


def test_only_doors_and_foreign_functions_get_their_own_entry(tmp_path: Path) -> None:
    results, entries = run(PROGRAM, tmp_path)
    assert results == "42 2"
    assert entries == "['append'] ['append'] ['answer'] ['outsider']"


def test_a_door_loaded_from_disk_behaves_the_same(tmp_path: Path) -> None:
    run(PROGRAM, tmp_path)
    results, entries = run(PROGRAM, tmp_path)
    assert results == "42 2"
    assert entries.startswith("[] []"), "nothing was compiled again"


def test_nothing_is_patched_if_numba_looks_different(tmp_path: Path) -> None:
    """If Numba's internals look different, everything compiles as without the patch."""
    other = (
        "from numba.core.codegen import CPUCodeLibrary\n"
        "method = CPUCodeLibrary._optimize_final_module\n"
        "del CPUCodeLibrary._optimize_final_module\n"
        "import palais.core.compile_once\n"
        "CPUCodeLibrary._optimize_final_module = method\n"
    )
    results, entries = run(other + PROGRAM, tmp_path)
    assert results == "42 2"
    assert "append" not in entries
