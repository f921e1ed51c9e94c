"""`palais arena`: bots ranked over many games, every bot on the same deals from every seat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from palais.cli.arguments import Data, GameId, Jobs, Json, Options, Seed, Settings, game_options, players_option, seat_count
from palais.cli.console import err, out, print_json, print_protections, progress_bar, warn_of_seed
from palais.core.kit import DEFAULT_GAME, kit

if TYPE_CHECKING:
    from palais.bots.arena.standings import Standings
    from palais.bots.arena.tournament import Deals

USUAL_PLAYERS = 4


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT", help="Codes such as greedy, planner, search:ms=200, level:3 or my_bot.py:MyBot.", show_default=False
        ),
    ],
    game: GameId = DEFAULT_GAME,
    players: Annotated[int | None, players_option(USUAL_PLAYERS)] = None,
    games: Annotated[
        int, typer.Option("--games", "-g", min=1, help="How many games in all; best a multiple of the seatings of a deal.")
    ] = 200,
    seed: Seed = None,
    jobs: Jobs = 0,
    clock: Annotated[float, typer.Option("--clock", min=0.001, max=86400, help="Seconds each bot has for a turn.")] = 10.0,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Where to draw the ratings, as in ratings.svg.", show_default=False)
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Spread the games over a Ray cluster (RAY_ADDRESS, or one here).")] = False,
    bargain: Annotated[bool, typer.Option("--bargain", help="Bots that can make offers do, where the game has them.")] = False,
    option: Options = None,
    data: Data = None,
    json: Json = False,
    *,
    settings: Settings,
) -> None:
    """Rank bots: the same deals for all, seats rotated; ratings, win shares, points, time and faults.

    With more seats than bots the last one named fills the rest; with more bots than seats all sets of bots meet.
    """
    from palais.bots.arena.match import cores
    from palais.bots.arena.plot import check_picture
    from palais.bots.arena.standings import standings
    from palais.bots.arena.tournament import Tournament, check, play_tournament
    from palais.bots.seeds import run_seed

    if plot is not None:
        check_picture(plot)
    chosen = kit(game)
    rules = chosen.make(data)
    count = seat_count(rules, players, USUAL_PLAYERS)
    options = game_options(rules, count, chosen.flags, settings, option)
    tournament = Tournament(game, str(data) if data else None, count, run_seed(seed, bots), bots, clock, options, bargain)
    check(tournament)
    warn_of_seed(tournament.seed, bots)
    print_protections(bots)
    with progress_bar() as bar:
        task = bar.add_task("getting ready (a first time compiles for a minute)", total=games)
        played = play_tournament(
            tournament, games, min(jobs or cores(), games), lambda n: bar.update(task, description="playing", advance=n), ray
        )
        bar.update(task, description="rating")
        found = standings(tournament, played)
    if plot is not None:
        _draw(found, plot)
    print_json(found) if json else _print(found)
    for message in found.fault_messages:
        err.print(message, style="yellow", highlight=False, markup=False, soft_wrap=True)


def _draw(found: Standings, plot: Path) -> None:
    from palais.bots.arena.plot import svg

    plot.write_text(svg(found), "utf-8")


def _print(found: Standings) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(
        box=SIMPLE_HEAD, title=f"{found.players} players · games: {found.games} · deals: {found.deals} · seed {found.seed}"
    )
    table.add_column("bot", overflow="fold", min_width=8)
    for heading in ("rating", "win share", "points", "ms/turn", "faults"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in sorted(found.bots, key=lambda bot: -bot.rating):
        table.add_row(
            bot.bot,
            f"{bot.rating:.0f} ({bot.rating_low:.0f}–{bot.rating_high:.0f})",
            _share(bot.win_share, bot.win_share_low, bot.win_share_high),
            f"{bot.score_mean:.1f}",
            f"{bot.ms_per_turn:.2f}",
            str(bot.faults),
            style="yellow" if bot.faults else "",
        )
    out.print(table)
    seats = zip(found.win_share_by_seat, found.win_share_by_seat_low, found.win_share_by_seat_high, strict=True)
    by_seat = " · ".join(_share(*seat) for seat in seats)
    out.print(f"win share by seat, start player first: {by_seat}", highlight=False)
    for bot in found.bots:
        if isinstance(bot.deals, msgspec.Struct):
            out.print(_dealings(bot.bot, bot.deals, found.games), highlight=False)
    for name, value in found.options.items():
        out.print(_option(name.replace("_", " "), value, found.players), highlight=False)
    out.print(
        f"winner {found.winner_score_mean:.1f} points · {found.rounds_mean:.1f} rounds · in brackets 95 % intervals",
        highlight=False,
    )


def _dealings(bot: str, deals: Deals, games: int) -> str:
    """How a bot's offers and promises turned out, over all its seats."""
    offers = f"{deals.offered / games:.1f} offers a game, {deals.accepted / games:.1f} of them accepted"
    return f"{bot}: {offers}; promises kept {deals.kept}, broken {deals.broken}"


def _option(name: str, value: Any, players: int) -> str:
    """An option of all games; a list with an entry for each player goes by seat."""
    if not isinstance(value, list):
        return f"{name}: {value}"
    return f"{name}{' by seat' if len(value) == players else ''}: {', '.join(map(str, value))}"


def _share(value: float, low: float, high: float) -> str:
    return f"{value:.1%} ({100 * low:.1f}–{100 * high:.1f})"
