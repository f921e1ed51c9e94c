"""`palais train`: a game's bots learn by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from palais.cli.arguments import GameId, Jobs, Settings, players_option, seat_count
from palais.cli.console import out, progress_bar
from palais.core.errors import OptionError
from palais.core.kit import DEFAULT_GAME, kit

USUAL_PLAYERS = 4


def train(
    game: GameId = DEFAULT_GAME,
    players: Annotated[int | None, players_option(USUAL_PLAYERS)] = None,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=0, help="How many rounds of self-play and fitting.")] = 20,
    games: Annotated[int, typer.Option("--games", "-g", min=50, help="Games of self-play in a round.")] = 2000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed learns the same weights again.")] = "1",
    jobs: Jobs = 0,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where weights and curve are kept.")] = Path("training"),
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw the learning curve, as in curve.svg or curve.png.", show_default=False)
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Spread self-play over Ray.")] = False,
    *,
    settings: Settings,
) -> None:
    """Teach a game's bots by self-play. Stopped, the same command goes on after the last round."""
    from palais.bots.arena.match import cores

    chosen = kit(game)
    if chosen.trainer is None:
        raise OptionError(f"{chosen.name} has no bot that learns")
    count = seat_count(chosen.make(None), players, USUAL_PLAYERS)
    training = chosen.trainer.begin()(count, rounds, games, seed, folder, plot, **settings)
    if training.rounds_done:
        out.print(_resumed(training.rounds_done, training.rounds), highlight=False)
    with progress_bar() as bar:
        task = bar.add_task("self-play", total=training.games, completed=training.games_done)
        try:
            training.run(
                jobs or cores(), ray, lambda n: bar.update(task, advance=n), lambda line: out.print(line, highlight=False)
            )
        except KeyboardInterrupt:
            out.print("stopped; the same command goes on after the last round that was finished", highlight=False)
            raise typer.Exit(130) from None
    if plot is not None:
        training.plot(plot)
    out.print(f"the weights are in {training.weights}", highlight=False)


def _resumed(done: int, rounds: int) -> str:
    if done >= rounds:
        return f"all {rounds} rounds are done already; a greater --rounds goes on"
    return f"going on after round {done}; the rounds it still has to remember are played again first"
