"""Installs the toy game as pip would: its package and the metadata that names its entry point, in folders on the path."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent / "toy-court"


def write_metadata(folder: Path) -> Path:
    """`folder` with a dist-info made from the project's own pyproject.toml."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    groups = project["entry-points"].items()
    sections = [f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items()) for group, points in groups]
    (info / "entry_points.txt").write_text("\n".join(sections), "utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that should find the game: our path, and the metadata in this folder."""
    return {"PYTHONPATH": os.pathsep.join([str(write_metadata(folder)), str(PROJECT), *filter(None, sys.path)])}
