"""Output of commands: the two consoles, a progress bar, JSON, and warnings about bots from files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

out = Console()
err = Console(stderr=True)


def progress_bar() -> Progress:
    """A bar on the error stream, so that the output can be piped."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err, transient=True
    )


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def warn_of_seed(seed: str, codes: Sequence[str]) -> None:
    """Warn if one of the bots could guess the seed that was given."""
    from palais.bots.seeds import warning

    if text := warning(seed, codes):
        err.print(f"palais: {text}", style="yellow", highlight=False, markup=False, soft_wrap=True)


def print_protections(codes: Sequence[str]) -> None:
    """Print how this system confines bots from files, and which protections are missing. Call it after making the bots."""
    from palais.bots.process.loader import is_outside
    from palais.bots.process.outside_bot import protections
    from palais.bots.process.sandbox.confine import PROTECTIONS

    if any(map(is_outside, codes)):
        held = protections()
        missing = [protection for protection in PROTECTIONS if protection not in held]
        text = f"bots from files are confined: {', '.join(held) or 'not at all'}"
        text += f"; not here: {', '.join(missing)} (docs/writing-a-bot.md)" if missing else ""
        err.print(text, style="yellow" if missing else "dim", highlight=False, markup=False, soft_wrap=True)
