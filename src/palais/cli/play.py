"""`palais play`: a game in a terminal, against bots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from palais.cli.arguments import Data, GameId, Options, Settings, game_options, players_option, seat_count
from palais.cli.console import print_protections, warn_of_seed
from palais.core.errors import OptionError
from palais.core.kit import DEFAULT_GAME, kit

USUAL_PLAYERS = 2


def play(
    game: GameId = DEFAULT_GAME,
    players: Annotated[int | None, players_option(USUAL_PLAYERS)] = None,
    level: Annotated[
        int, typer.Option("--level", "-l", min=1, help="How strong the bots are: 1 is the mildest, the last one the strongest.")
    ] = 1,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", help="A bot by its code instead of a level, such as greedy or my_bot.py:MyBot.", show_default=False
        ),
    ] = "",
    lang: Annotated[
        str, typer.Option("--lang", help="en, de, fr or nl; the system's language if left out.", show_default=False)
    ] = "",
    seed: Annotated[
        str, typer.Option("--seed", "-s", help="Deal a certain game; drawn by chance if left out.", show_default=False)
    ] = "",
    save: Annotated[
        Path | None, typer.Option("--save", help="Where to write the record of the finished game.", show_default=False)
    ] = None,
    option: Options = None,
    data: Data = None,
    *,
    settings: Settings,
) -> None:
    """Play in the terminal against bots: numbered choices, undo, hints, help."""
    os.environ.setdefault("PALAIS_JIT", "0")  # interpreted rules are fast enough for a person and start at once
    from palais.bots.registry import check
    from palais.cli.terminal_game import TerminalGame
    from palais.core.words import system_language

    chosen = kit(game)
    rules, opponent = chosen.make(data), bot or _level_code(chosen.levels.codes, level)
    count = seat_count(rules, players, USUAL_PLAYERS)
    check(opponent, rules)  # raise a clear error now, not a fault in every turn
    print_protections([opponent])
    if seed:
        warn_of_seed(seed, [opponent])
    options = game_options(rules, count, chosen.flags, settings, option)
    TerminalGame(rules, count, opponent, lang or system_language(), options, seed, save).run()


def _level_code(codes: Sequence[str], level: int) -> str:
    """The bot of a level."""
    if not level <= len(codes):
        raise OptionError(f"--level: expected 1 to {len(codes)}, found {level}")
    return codes[level - 1]
