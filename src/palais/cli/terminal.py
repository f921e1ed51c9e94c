"""What all commands share: the two consoles, a progress bar, options that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from palais.core.contract import Game

out = Console()
err = Console(stderr=True)

Data = Annotated[
    Path | None,
    typer.Option("--data", help="A folder with data files of your own box (TOML); what it lacks is taken from ours."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
StartGold = Annotated[
    str,
    typer.Option(
        "--start-gold",
        help="Gold everyone begins with: even (less advantage for the start player), or amounts in turn order as in 0,3,6,10.",
        show_default="what the rules say",
    ),
]
Players = Annotated[int, typer.Option("--players", "-n", min=2, max=4, help="How many seats.")]

Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        "-s",
        help="The same seed plays the same games again. If left out it is 1, or drawn by chance if a bot is from a file.",
        show_default=False,
    ),
]


def progress_bar() -> Progress:
    """A bar on the error stream, so that the output can be piped."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err, transient=True
    )


def warn_of_seed(seed: str, codes: Sequence[str]) -> None:
    """A word on the error stream if one of the bots could guess the seed that was given."""
    from palais.bots.seeds import warning

    if told := warning(seed, codes):
        err.print(f"palais: {told}", style="yellow", highlight=False, markup=False, soft_wrap=True)


def start_gold_option(game: Game, players: int, typed: str) -> dict[str, Any]:
    """What `--start-gold` adds to the options of a game: nothing, or the amounts themselves."""
    from palais.games.palais_royal.options import typed_start_gold

    agreed = game.options(players, start_gold=typed_start_gold(typed))
    return {"start_gold": agreed["start_gold"]} if "start_gold" in agreed else {}


def tell_protections(codes: Sequence[str]) -> None:
    """What this system keeps bots from files from, once they have been made; and what it does not."""
    from palais.bots.process.loader import is_outside
    from palais.bots.process.outside_bot import protections
    from palais.bots.process.sandbox.confine import PROTECTIONS

    if any(map(is_outside, codes)):
        held = protections()
        missing = [protection for protection in PROTECTIONS if protection not in held]
        told = f"bots from files are confined: {', '.join(held) or 'not at all'}"
        told += f"; not here: {', '.join(missing)} (docs/writing-a-bot.md)" if missing else ""
        err.print(told, style="yellow" if missing else "dim", highlight=False, markup=False, soft_wrap=True)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
