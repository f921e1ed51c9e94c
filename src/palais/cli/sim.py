"""`palais sim`: bots play many games; prints the results."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from palais.cli.arguments import Data, GameId, Jobs, Json, Options, Seed, Settings, game_options, players_option, seat_count
from palais.cli.console import err, out, print_json, print_protections, progress_bar, warn_of_seed
from palais.core.kit import DEFAULT_GAME, kit
from palais.core.measurements import DECISIONS, FIRST_SEAT, ROUNDS

if TYPE_CHECKING:
    from palais.bots.arena.match import GameRows, Match
    from palais.bots.process.safe_bot import SafeBot
    from palais.core.contract import Game

USUAL_PLAYERS = 4


class SimSummary(msgspec.Struct, frozen=True):
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
    game: GameId = DEFAULT_GAME,
    players: Annotated[int | None, players_option(USUAL_PLAYERS)] = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Codes by seat, as in greedy,random; the last one fills the rest.")
    ] = "random",
    jobs: Jobs = 0,
    clock: Annotated[float, typer.Option("--clock", min=0.001, max=86400, help="Seconds each bot has for a turn.")] = 60.0,
    dataset: Annotated[
        Path | None,
        typer.Option("--dataset", help="Write every decision to Parquet files in this folder.", show_default=False),
    ] = None,
    option: Options = None,
    data: Data = None,
    json: Json = False,
    *,
    settings: Settings,
) -> None:
    """Let bots play games and print scores, rounds, decisions a game and decisions a second."""
    from palais.bots.arena.match import Match, cores
    from palais.bots.registry import check, fill_seats
    from palais.bots.seeds import run_seed

    chosen = kit(game)
    rules = chosen.make(data)
    count = seat_count(rules, players, USUAL_PLAYERS)
    seats = fill_seats([code.strip() for code in bots.split(",") if code.strip()], count)
    options = game_options(rules, count, chosen.flags, settings, option)
    for code in seats:
        check(code, rules)
    match = Match(game, str(data) if data else None, count, run_seed(seed, seats), seats, clock, options)
    warn_of_seed(match.seed, seats)
    print_protections(seats)
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)

        def progress(games: int) -> None:
            bar.update(task, advance=games)

        if dataset is not None:
            results, seconds = _write(rules, dataset, games, match, progress)
        else:
            results, seconds = _play(match, games, min(jobs or cores(), games), progress)
    summary = _summary(match, results, seconds)
    print_json(summary) if json else _print(summary)


def _play(match: Match, games: int, jobs: int, progress: Callable[[int], None]) -> tuple[GameRows, float]:
    """The results of all games, and the seconds they took."""
    from palais.bots.arena.match import play_games, play_match

    # Compile outside the measured time, with another seed: no bot may see the cards of a game before it is played.
    play_games(msgspec.structs.replace(match, seed="warm-up"), 0, 1)
    start = time.perf_counter()
    return play_match(match, games, jobs, progress), time.perf_counter() - start


def _write(game: Game, folder: Path, games: int, match: Match, progress: Callable[[int], None]) -> tuple[GameRows, float]:
    """The same, writing every decision to a dataset, one game at a time."""
    import numpy as np

    from palais.bots.registry import make_safe
    from palais.envs.dataset import write_dataset
    from palais.envs.dataset_rows import Rows

    seated: list[SafeBot] = []
    results: list[list[int]] = []

    def seat_bot(code: str, game: Game, seed: str) -> SafeBot:
        seated.append(make_safe(code, game, seed, clock=match.clock, room="dataset"))
        return seated[-1]

    def take_result(rows: Rows) -> None:
        results.append(rows.result())
        _print_faults(seated, shown)
        seated.clear()
        progress(1)

    shown: set[str] = set()
    makers = [partial(seat_bot, code) for code in match.bots]
    start = time.perf_counter()
    write_dataset(game, folder, match.players, games, match.seed, makers, take_result, **match.options)
    return np.array(results), time.perf_counter() - start


def _print_faults(bots: Sequence[SafeBot], shown: set[str]) -> None:
    """Print the first fault of each bot, once for all games."""
    for bot in bots:
        if bot.faults and bot.messages[0] not in shown:
            shown.add(bot.messages[0])
            err.print(bot.messages[0], style="yellow", highlight=False, markup=False, soft_wrap=True)


def _summary(match: Match, results: GameRows, seconds: float) -> SimSummary:
    n = match.players
    points, wins = results[:, FIRST_SEAT : FIRST_SEAT + n], results[:, FIRST_SEAT + n :]
    decisions = int(results[:, DECISIONS].sum())
    return SimSummary(
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


def _print(summary: SimSummary) -> None:
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
