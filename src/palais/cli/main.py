"""`palais`: the commands, their exit codes, and Ctrl-C."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

import typer
from rich.text import Text

from palais.cli.arena import arena
from palais.cli.arguments import selected_game
from palais.cli.audit import audit
from palais.cli.backup import backup, migrate, restore
from palais.cli.bench import bench
from palais.cli.console import err
from palais.cli.game_flags import with_flags
from palais.cli.play import play
from palais.cli.replay import replay
from palais.cli.rules import rules
from palais.cli.serve import serve
from palais.cli.sim import sim
from palais.cli.train import train
from palais.cli.warm import warm
from palais.core.errors import PalaisError
from palais.core.kit import kit


def make_app(arguments: Sequence[str]) -> typer.Typer:
    """The commands, with the flags of the game that these arguments name."""
    game = kit(selected_game(arguments))
    app = typer.Typer(
        name="palais",
        help="Board games of the French court: play them, watch bots play them, measure them.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback(invoke_without_command=True)(_version)
    training_flags = game.trainer.flags if game.trainer else ()
    for command in (serve, play, sim, arena, train, replay, rules, bench, warm, migrate, backup, restore, audit):
        app.command()(with_flags(command, training_flags if command is train else game.flags))
    return app


def _version(
    version: bool = typer.Option(False, "--version", help="Print the version and stop."),
) -> None:
    if version:
        from palais import __version__

        typer.echo(f"palais {__version__}")
        raise typer.Exit


def run() -> None:
    """Run the program. Exit codes: 0 success, 1 a check failed, 2 bad input, 130 stopped by Ctrl-C."""
    pressed = _watch_interrupts()
    try:
        make_app(sys.argv[1:])(prog_name="palais")
    except PalaisError as error:
        err.print(Text("palais: ", "bold red").append(str(error), "not bold default"), soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        _stop()
    except Exception:
        if not pressed:
            raise
        _stop()


def _stop() -> NoReturn:
    err.print("stopped", highlight=False)
    sys.exit(130)


def _watch_interrupts() -> list[int]:
    """A list that gets an entry when Ctrl-C is pressed: the compiler swallows the signal and raises another error later."""
    pressed: list[int] = []

    def handle(number: int, frame: FrameType | None) -> None:
        pressed.append(number)
        signal.default_int_handler(number, frame)

    def unraisable(error: sys.UnraisableHookArgs) -> None:
        if not pressed:
            sys.__unraisablehook__(error)

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, handle)
        sys.unraisablehook = unraisable
    return pressed
