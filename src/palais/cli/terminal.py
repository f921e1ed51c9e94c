"""What all commands share: the two consoles, a progress bar, options that mean the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

out = Console()
err = Console(stderr=True)

Data = Annotated[
    Path | None,
    typer.Option("--data", help="A folder with data files of your own box (TOML); what it lacks is taken from ours."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
Players = Annotated[int, typer.Option("--players", "-n", min=2, max=4, help="How many seats.")]


def progress_bar() -> Progress:
    """A bar on the error stream, so that the output can be piped."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err, transient=True
    )


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
