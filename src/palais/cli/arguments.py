"""Arguments shared by several commands, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palais.core.kit import DEFAULT_GAME

if TYPE_CHECKING:
    from palais.core.contract import Game
    from palais.core.flags import Flag

GAME_FLAG = "--game"

GameId = Annotated[str, typer.Option(GAME_FLAG, help="Which game, by its id.")]
Data = Annotated[
    Path | None,
    typer.Option("--data", help="A folder with data files of your own box (TOML); what it lacks is taken from ours."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of a new game, as in max_rounds=20; may be given several times.",
        show_default=False,
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many games at once; 0 means one for each core.")]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        "-s",
        help="The same seed plays the same games again. If left out it is 1, or drawn by chance if a bot is from a file.",
        show_default=False,
    ),
]
Settings = Mapping[str, Any]  # values of a game's flags


def players_option(usual: int) -> Any:
    """`--players`, with the default of a command."""
    return typer.Option("--players", "-n", help="How many seats.", show_default=str(usual))


def selected_game(arguments: Sequence[str]) -> str:
    """The game named on the command line. It is needed first, because every game has its own flags."""
    for at, argument in enumerate(arguments):
        if argument == GAME_FLAG and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith(f"{GAME_FLAG}="):
            return argument.removeprefix(f"{GAME_FLAG}=")
    return DEFAULT_GAME


def seat_count(game: Game, given: int | None, usual: int) -> int:
    """The requested number of seats, or the usual one if this game allows it."""
    players = min(max(usual, game.min_players), game.max_players) if given is None else given
    game.options(players)  # raises if the game does not allow this number
    return players


def game_options(
    game: Game, players: int, flags: Sequence[Flag], settings: Settings, typed: Sequence[str] | None
) -> dict[str, Any]:
    """The options of a new game, from its flags and from `--option`."""
    from palais.core.errors import OptionError

    given = {flag.name: value for flag in flags if (value := _flag_value(flag, settings)) is not None}
    for text in typed or ():
        name, value = _named_value(text)
        if name in given:
            raise OptionError(f"{name} is given twice")
        given[name] = value
    agreed = game.options(players, **given)
    return {name: agreed[name] for name in given if name in agreed}


def _flag_value(flag: Flag, settings: Settings) -> Any:
    value = settings.get(flag.name)
    return flag.read(value) if flag.read is not None and value is not None else value


def _named_value(text: str) -> tuple[str, Any]:
    """`max_rounds=20` is a number, `open_scores=false` a truth value, `start_gold=[0, 3]` a list, everything else a text."""
    import msgspec

    from palais.core.errors import OptionError

    name, equals, value = text.partition("=")
    if not name.isidentifier() or not equals:
        raise OptionError(f"--option: expected name=value, found {text!r}")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value
