"""`palais play`: the game in a terminal, against bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from palais.cli.terminal import Data, Players, StartGold, start_gold_option, tell_protections, warn_of_seed
from palais.games.palais_royal import STRONGEST


def play(
    players: Players = 2,
    level: Annotated[
        int,
        typer.Option(
            "--level",
            "-l",
            min=1,
            max=STRONGEST,
            help=f"How strong the bots are: 1 is the mildest, {STRONGEST} looks ahead for a second a turn.",
        ),
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
    layout: Annotated[str, typer.Option("--layout", help="The palace: first, or shuffled.")] = "first",
    seed: Annotated[
        str, typer.Option("--seed", "-s", help="Deal a certain game; drawn by chance if left out.", show_default=False)
    ] = "",
    save: Annotated[
        Path | None, typer.Option("--save", help="Where to write the record of the finished game.", show_default=False)
    ] = None,
    start_gold: StartGold = "",
    data: Data = None,
) -> None:
    """Play Palais Royal in the terminal against bots: numbered choices, undo, help."""
    os.environ.setdefault("PALAIS_JIT", "0")  # a person needs no compiled rules, and nobody waits for a compiler
    from palais.bots.registry import check
    from palais.cli.session import Session
    from palais.core.words import system_language
    from palais.games.palais_royal.game import PalaisRoyal

    game, opponent = PalaisRoyal(data), bot or f"level:{level}"
    check(opponent, game)  # a clear error now, not a fault in every turn
    tell_protections([opponent])
    if seed:
        warn_of_seed(seed, [opponent])
    options = {"layout": layout, **start_gold_option(game, players, start_gold)}
    session = Session(game, players, opponent, lang or system_language(), options, seed, save)
    session.run()
