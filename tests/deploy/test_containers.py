"""The container files, as far as they can be checked without running containers: by linters, and by the options they use."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.deploy.test_units import known_options

FOLDER = Path("deploy/containers")
PROGRAMS = Path(sys.executable).parent


def check(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_hadolint_finds_nothing_in_the_containerfile() -> None:
    check(PROGRAMS / "hadolint", FOLDER / "Containerfile")


def test_the_compose_file_meets_its_specification() -> None:
    check(PROGRAMS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", FOLDER / "compose.yaml")


def test_both_call_serve_with_options_that_exist() -> None:
    commands = re.findall(r"(?:CMD|command:) (\[\"serve.*\])", "".join(file.read_text() for file in FOLDER.iterdir()))
    assert len(commands) == 2
    for command, *arguments in map(json.loads, commands):
        assert {argument for argument in arguments if argument.startswith("--")} <= known_options(command)
