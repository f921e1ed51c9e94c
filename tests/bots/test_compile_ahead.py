"""Compiling happens once, in a process of its own, and nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import palais
from palais.bots.process.compile_ahead import done_file
from palais.bots.process.pool import WorkerPool
from palais.bots.registry import codes
from palais.games.palais_royal import ADVISER
from tests.cli.palais import palais as run

GAME = palais.game()


def test_on_a_fresh_machine_the_strongest_bot_answers_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its stand-in answers, and the page is told so. A separate process compiles, not a worker, and it ends with the server.

    Nobody waits for the compiler, even if a table would wait that long for a worker that only loads compiled code.
    """
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)

    async def play() -> None:
        pool = WorkerPool(1)
        pool.staff.start_seconds = 3600.0
        await pool.open()
        try:
            s = GAME.new(4, 1)
            (seat,) = GAME.to_act(s)
            hidden = GAME.hide(s, seat)
            legal = GAME.legal(hidden, seat)
            assert await pool.decide("a", GAME.id, ADVISER, hidden, seat, legal, None) in legal
            assert not pool.is_ready(GAME.id, ADVISER)
            assert not pool.ready
            assert pool.staff.workers[0]._client is None
            assert not pool.faults
        finally:
            await pool.close()

    asyncio.run(play())
    assert not done_file(GAME.id, codes(GAME.id)).exists()


MISSES = """if True:
    import json
    from palais.bots.process.host import BotHost
    from palais.bots.registry import codes
    from palais.games.palais_royal.bots import greedy
    from palais.games.palais_royal.bots.search import lookahead
    from palais.games.palais_royal.bots.planner import planner_bot
    from palais.games.palais_royal.bots.planner import variations as vary
    from palais.games.palais_royal.engine import entry_points as engine
    host = BotHost()
    for code in codes("palais-royal"):
        host.warm_up("palais-royal", code)
    doors = [door for module in (greedy, lookahead, planner_bot, vary, engine) for door in vars(module).values()]
    doors = {id(door): door.stats for door in doors if hasattr(door, "stats")}.values()
    print(json.dumps([sum(sum(getattr(door, side).values()) for door in doors) for side in ("cache_hits", "cache_misses")]))
"""


@pytest.mark.xdist_group("compiled")
def test_code_compiled_once_is_only_loaded_by_other_processes() -> None:
    first, again = run("warm"), run("warm")
    assert (first.returncode, again.returncode) == (0, 0), first.stderr
    assert "compiled" in first.stderr
    assert again.stderr == "the bots were compiled before\n"
    assert done_file(GAME.id, codes(GAME.id)).exists()
    loaded = subprocess.run(
        [sys.executable, "-c", MISSES], env={**os.environ, "PALAIS_JIT": "1"}, capture_output=True, text=True, check=True
    )
    hits, misses = json.loads(loaded.stdout)
    assert hits > 5
    assert misses == 0
