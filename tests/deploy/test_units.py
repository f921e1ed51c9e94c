"""The systemd units of deploy/: systemd finds no fault in them, and the options they use exist."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from palais.cli.main import make_app

UNITS = sorted(Path("deploy/systemd").glob("*.service"))


def exec_start(unit: Path) -> list[str]:
    [line] = [line for line in unit.read_text().splitlines() if line.startswith("ExecStart=")]
    return shlex.split(line.removeprefix("ExecStart="))


def known_options(command: str) -> set[str]:
    commands = typer.main.get_command(make_app([command])).commands  # type: ignore[attr-defined]
    return {name for parameter in commands[command].params for name in parameter.opts}


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_unit(unit: Path, tmp_path: Path) -> None:
    program = exec_start(unit)[0]
    name = unit.name.replace("@.", "@8081.")
    (tmp_path / name).write_text(unit.read_text().replace(program, sys.executable))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_unit_calls_a_command_with_options_that_exist(unit: Path) -> None:
    program, command, *arguments = exec_start(unit)
    assert program.endswith("/bin/palais")
    used = {argument for argument in arguments if argument.startswith("--")}
    assert used, "a unit sets something"
    assert used <= known_options(command)
