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

from palais.cli.terminal import Json, out, print_json, progress_bar

# From an empty process to the first decision: import, box, deal, list of legal actions, one of them done.
FIRST_DECISION = """
import palais
game = palais.game("palais-royal")
s = game.new(players=4, seed=1)
seat = game.to_act(s)[0]
game.apply(s, seat, game.legal(game.hide(s, seat), seat)[0])
"""


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
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure each thing, roughly.")] = 2.0,
) -> None:
    """Measure random play on one core and on all, the cost of copy, hide, view and legal lists, cold and warm start."""
    steps: dict[str, Callable[[], float]] = _steps(seconds)
    costs: dict[str, float] = {}
    with progress_bar() as bar:
        task = bar.add_task("measuring", total=len(steps))
        for name, step in steps.items():
            bar.update(task, description=name.replace("_", " "))
            costs[name] = step()
            bar.update(task, advance=1)
    result = msgspec.convert(costs, Costs)
    print_json(result) if json else _print(result)


def _steps(seconds: float) -> dict[str, Callable[[], float]]:
    from palais.bots.arena.match import cores
    from palais.cli.costs import call_costs, copy_ns, random_rate

    folder = tempfile.TemporaryDirectory()
    calls = call_costs(seconds)
    return {
        "cold_start_s": lambda: _start(folder.name),
        "cores": lambda: cores(),
        "random_decisions_per_second_1core": lambda: random_rate(1, seconds),
        "random_decisions_per_second_all": lambda: random_rate(cores(), seconds),
        "copy_ns": lambda: copy_ns(seconds),
        **calls,
        "warm_start_s": lambda: min(_start(folder.name) for _ in range(5)),
    }


def _start(cache: str) -> float:
    """Seconds of a new process that makes one decision, with compiled code kept in `cache`."""
    import os

    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", FIRST_DECISION], check=True, env={**os.environ, "NUMBA_CACHE_DIR": cache, "PALAIS_JIT": "1"}
    )
    return round(time.perf_counter() - start, 3)


def _print(costs: Costs) -> None:
    from rich.table import Table

    one, every = costs.random_decisions_per_second_1core, costs.random_decisions_per_second_all
    table = Table("what", "cost", title="Palais Royal on this machine")
    table.add_row("random decisions a second, one core", f"{one:,.0f}")
    table.add_row(f"random decisions a second, {costs.cores} cores", f"{every:,.0f} ({every / one:.2f} times)")
    table.add_row("copy of a game, in compiled code", f"{costs.copy_ns:.0f} ns")
    table.add_row("hide, from Python", f"{costs.hide_us:.1f} µs")
    table.add_row("list of legal actions, from Python", f"{costs.legal_us:.1f} µs")
    table.add_row("apply with events, from Python", f"{costs.apply_us:.1f} µs")
    table.add_row("view, as JSON values", f"{costs.view_us:.0f} µs")
    table.add_row("cold start to the first decision", f"{costs.cold_start_s:.1f} s")
    table.add_row("warm start to the first decision", f"{costs.warm_start_s:.2f} s")
    out.print(table)
