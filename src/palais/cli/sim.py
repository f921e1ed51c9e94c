"""`palais sim`: bots play many games, and what came of it."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from palais.cli.terminal import (
    Data,
    Json,
    Players,
    Seed,
    StartGold,
    out,
    print_json,
    progress_bar,
    start_gold_option,
    tell_protections,
    warn_of_seed,
)
from palais.core.contract import Game

if TYPE_CHECKING:
    from palais.bots.arena.match import Match


class Summary(msgspec.Struct, frozen=True):
    """The result of a match; the keys of `--json`."""

    games: int
    players: int
    seed: str
    bots: list[str]
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds_mean: float
    winner_score_mean: float
    score_mean: list[float]
    win_share: list[float]


def sim(
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Codes by seat, as in greedy,random; the last one fills the rest.")
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many games at once; 0 means one for each core.")] = 0,
    clock: Annotated[float, typer.Option("--clock", min=0.001, max=86400, help="Seconds each bot has for a turn.")] = 60.0,
    dataset: Annotated[
        Path | None,
        typer.Option("--dataset", help="Write every decision to Parquet files in this folder.", show_default=False),
    ] = None,
    start_gold: StartGold = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Let bots play games and print scores, rounds, decisions a game and decisions a second."""
    from palais.bots.arena.match import Match, cores, play_games, play_match
    from palais.bots.registry import check, fill_seats
    from palais.bots.seeds import run_seed
    from palais.core.kit import game as find_game

    seats = fill_seats([code.strip() for code in bots.split(",") if code.strip()], players)
    game = find_game("palais-royal", data)
    options = start_gold_option(game, players, start_gold)
    for code in seats:
        check(code, game)
    match = Match("palais-royal", str(data) if data else None, players, run_seed(seed, seats), seats, clock, options)
    warn_of_seed(match.seed, seats)
    tell_protections(seats)
    if dataset is not None:
        _write(game, dataset, games, match)
    jobs = min(jobs or cores(), games)
    # Compiles, if this is the first time, outside the measured time. No bot may see the cards of a game before it is played.
    play_games(msgspec.structs.replace(match, seed="warm-up"), 0, 1)
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)
        start = time.perf_counter()
        results = play_match(match, games, jobs, lambda n: bar.update(task, advance=n))
        seconds = time.perf_counter() - start
    summary = _summary(match, results, seconds)
    print_json(summary) if json else _print(summary)


def _write(game: Game, folder: Path, games: int, match: Match) -> None:
    """The games once more, decision by decision, as a dataset."""
    from palais.bots.registry import make_safe
    from palais.envs.dataset import write_dataset

    makers = [partial(make_safe, code, clock=match.clock, room="dataset") for code in match.bots]
    with progress_bar() as bar:
        task = bar.add_task("writing", total=games)
        write_dataset(
            game, folder, match.players, games, match.seed, makers, lambda n: bar.update(task, advance=n), **match.options
        )


def _summary(match: Any, results: Any, seconds: float) -> Summary:
    from palais.games.palais_royal.engine.playout import DECISIONS, FIRST_SEAT, ROUNDS

    n = match.players
    points, wins = results[:, FIRST_SEAT : FIRST_SEAT + n], results[:, FIRST_SEAT + n :]
    decisions = int(results[:, DECISIONS].sum())
    return Summary(
        games=len(results),
        players=n,
        seed=match.seed,
        bots=match.bots,
        decisions=decisions,
        seconds=round(seconds, 4),
        decisions_per_second=round(decisions / seconds, 1),
        rounds_mean=round(float(results[:, ROUNDS].mean()), 3),
        winner_score_mean=round(float(points.max(1).mean()), 3),
        score_mean=points.mean(0).round(3).tolist(),
        win_share=(wins / wins.sum(1, keepdims=True)).mean(0).round(4).tolist(),
    )


def _print(summary: Summary) -> None:
    from rich.table import Table

    table = Table("seat", "bot", "mean points", "win share", title=f"{summary.games} games, {summary.players} players")
    for seat, code in enumerate(summary.bots):
        table.add_row(str(seat), code, f"{summary.score_mean[seat]:.1f}", f"{summary.win_share[seat]:.1%}")
    out.print(table)
    out.print(
        f"winner {summary.winner_score_mean:.1f} points · {summary.rounds_mean:.1f} rounds · "
        f"{summary.decisions / summary.games:.0f} decisions a game · {summary.decisions_per_second:,.0f} decisions a second",
        highlight=False,
    )
