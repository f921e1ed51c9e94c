"""How the program ends."""

from __future__ import annotations

import subprocess
import sys

SWALLOWED = """
import os, signal, time
import palais.cli.main as main

def app(prog_name):
    try:
        {pressed}
        raise ValueError
    except (KeyboardInterrupt, ValueError):
        raise RuntimeError("no compiled object yet") from None

signal.signal(signal.SIGINT, signal.default_int_handler)
main.make_app = lambda arguments: app
main.run()
"""


def run(pressed: str) -> subprocess.CompletedProcess[str]:
    text = SWALLOWED.format(pressed=pressed)
    return subprocess.run([sys.executable, "-c", text], check=False, capture_output=True, text=True)


def test_ctrl_c_swallowed_by_the_compiler_still_ends_the_program_without_a_traceback() -> None:
    done = run("os.kill(os.getpid(), signal.SIGINT); time.sleep(60)")
    assert (done.returncode, done.stderr) == (130, "stopped\n")


def test_an_internal_error_is_not_hidden() -> None:
    done = run("pass")
    assert done.returncode == 1
    assert "RuntimeError: no compiled object yet" in done.stderr


def test_no_engine_is_imported_before_the_command_decides_whether_to_compile() -> None:
    program = "import sys, palais.cli.main as main; main.make_app(['play']); print('palais.core.jit' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"
