"""`palais bench`: what the engine costs on this machine."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
import typer

from palais.cli.arguments import GameId, Json
from palais.cli.console import out, print_json, progress_bar
from palais.core.kit import DEFAULT_GAME, GameKit, kit

# From a new process to the first decision: import, load the data, deal, list the legal actions, perform one.
FIRST_DECISION = """
import sys, palais
game = palais.game(sys.argv[1])
s = game.new(players=int(sys.argv[2]), seed=1)
seat = game.to_act(s)[0]
game.apply(s, seat, game.legal(game.hide(s, seat), seat)[0])
"""
WARM_STARTS = 5  # at most; the best one counts


class Costs(msgspec.Struct, frozen=True):
    """The keys of `--json`."""

    random_decisions_per_second_1core: float
    random_decisions_per_second_all: float
    cores: int
    copy_ns: float
    hide_us: float
    view_us: float
    legal_us: float
    apply_us: float
    cold_start_s: float
    warm_start_s: float


def bench(
    game: GameId = DEFAULT_GAME,
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure each thing, roughly.")] = 2.0,
) -> None:
    """Measure random play on one core and on all, the cost of copy, hide, view and legal lists, cold and warm start."""
    chosen = kit(game)
    steps: dict[str, Callable[[], float]] = _steps(chosen, seconds)
    costs: dict[str, float] = {}
    with progress_bar() as bar:
        task = bar.add_task("measuring", total=len(steps))
        for name, step in steps.items():
            bar.update(task, description=name.replace("_", " "))
            costs[name] = step()
            bar.update(task, advance=1)
    result = msgspec.convert(costs, Costs)
    print_json(result) if json else _print(chosen.name, result)


def _steps(chosen: GameKit, seconds: float) -> dict[str, Callable[[], float]]:
    from palais.bots.arena.match import cores
    from palais.cli.benchmarks import Benchmarks

    folder, benchmarks = tempfile.TemporaryDirectory(), Benchmarks(chosen, seconds)

    def start() -> float:
        return _start(folder.name, chosen.id, benchmarks.players)

    return {
        "cold_start_s": start,
        "cores": cores,
        "random_decisions_per_second_1core": lambda: benchmarks.random_rate(1),
        "random_decisions_per_second_all": lambda: benchmarks.random_rate(cores()),
        "copy_ns": benchmarks.copy_ns,
        "hide_us": benchmarks.hide_us,
        "legal_us": benchmarks.legal_us,
        "apply_us": benchmarks.apply_us,
        "view_us": benchmarks.view_us,
        "warm_start_s": lambda: _best_start(start, seconds),
    }


def _start(cache: str, game_id: str, players: int) -> float:
    """Seconds that a new process takes to make one decision, with its compile cache in `cache`."""
    import os

    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", FIRST_DECISION, game_id, str(players)],
        check=True,
        env={**os.environ, "NUMBA_CACHE_DIR": cache, "PALAIS_JIT": "1"},
    )
    return round(time.perf_counter() - start, 3)


def _best_start(start: Callable[[], float], seconds: float) -> float:
    """The best of at least one start, and more until the time is up."""
    starts = [start()]
    while len(starts) < WARM_STARTS and sum(starts) < seconds:
        starts.append(start())
    return min(starts)


def _print(name: str, costs: Costs) -> None:
    from rich.table import Table

    one, every = costs.random_decisions_per_second_1core, costs.random_decisions_per_second_all
    table = Table("what", "cost", title=f"{name} on this machine")
    table.add_row("random decisions a second, one core", f"{one:,.0f}")
    table.add_row(f"random decisions a second, {costs.cores} cores", f"{every:,.0f} ({every / one:.2f} times)")
    table.add_row("copy of a game", f"{costs.copy_ns:.0f} ns")
    table.add_row("hide, from Python", f"{costs.hide_us:.1f} µs")
    table.add_row("list of legal actions, from Python", f"{costs.legal_us:.1f} µs")
    table.add_row("apply with events, from Python", f"{costs.apply_us:.1f} µs")
    table.add_row("view, as JSON values", f"{costs.view_us:.0f} µs")
    table.add_row("cold start to the first decision", f"{costs.cold_start_s:.1f} s")
    table.add_row("warm start to the first decision", f"{costs.warm_start_s:.2f} s")
    out.print(table)
