"""`palais train`: the value function learns by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from palais.cli.terminal import Players, out, progress_bar

if TYPE_CHECKING:
    from palais.games.palais_royal.bots.training.train import Mark, Training


def train(
    players: Players = 4,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=0, help="How many rounds of self-play and fitting.")] = 20,
    games: Annotated[int, typer.Option("--games", "-g", min=50, help="Games of self-play in a round.")] = 2000,
    ahead_rounds: Annotated[
        int, typer.Option("--ahead-rounds", min=0, help="Further rounds, in which plans are played on before one is chosen.")
    ] = 0,
    ahead_games: Annotated[int, typer.Option("--ahead-games", min=50, help="Games of self-play in such a round.")] = 1000,
    variations: Annotated[
        int, typer.Option("--variations", min=0, help="How often plans are changed by chance before they are played on.")
    ] = 0,
    exam_games: Annotated[
        int, typer.Option("--exam-games", min=4, help="Deals of the match against the hand-written planner after each round.")
    ] = 100,
    shipped: Annotated[
        bool, typer.Option("--shipped", help="Begin with the weights that come with the package, not with the hand-written ones.")
    ] = False,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed learns the same weights again.")] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many games at once; 0 means one for each core.")] = 0,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where weights and curve are kept.")] = Path("training"),
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw the learning curve, as in curve.svg or curve.png.", show_default=False)
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Spread self-play over Ray.")] = False,
) -> None:
    """Learn the value function of the planner by self-play. Stopped, the same command goes on after the last round."""
    from palais.bots.arena.match import cores
    from palais.core.errors import OptionError
    from palais.games.palais_royal.bots.training.curve import check_curve
    from palais.games.palais_royal.bots.training.games import players as who_plays
    from palais.games.palais_royal.bots.training.train import Course, Training

    if rounds + ahead_rounds == 0:
        raise OptionError("--rounds: expected 1 or more, or --ahead-rounds")
    if plot is not None:
        check_curve(plot)
    course = Course(
        players=players,
        rounds=rounds,
        games=games,
        exam_games=exam_games,
        seed=seed,
        ahead_rounds=ahead_rounds,
        ahead_games=ahead_games,
        variations=variations,
        shipped=shipped,
    )
    training = Training(course, folder)
    if training.curve:
        out.print(_taken_up(len(training.curve), rounds + ahead_rounds), highlight=False)
    with who_plays(jobs or cores(), ray) as workers, progress_bar() as bar:
        task = bar.add_task("self-play", total=rounds * games + ahead_rounds * ahead_games, completed=training.games)
        try:
            training.run(workers, lambda n: bar.update(task, advance=n), _tell)
        except KeyboardInterrupt:
            out.print("stopped; the same command goes on after the last round that was finished", highlight=False)
            raise typer.Exit(130) from None
    _finish(training, plot)


def _taken_up(done: int, rounds: int) -> str:
    if done >= rounds:
        return f"all {rounds} rounds are done already; a greater --rounds goes on"
    return f"going on after round {done}; the rounds it still has to remember are played again first"


def _tell(mark: Mark) -> None:
    out.print(
        f"round {mark.round:3} · {mark.games:,} games · error {mark.margin_error:.1f} points · "
        f"winner {mark.winner_points:.1f} points · wins {mark.win_share:.1%} against the hand-written planner",
        highlight=False,
    )


def _finish(training: Training, plot: Path | None) -> None:
    from palais.games.palais_royal.bots.training.curve import draw

    if plot is not None:
        draw([(training.course.players, training.curve)], plot)
    out.print(f"the weights are in {training.folder / f'{training.course.players}.npy'}", highlight=False)
