"""Compiling: by a process that ends, once, and nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import palais
from palais.bots.compiling import done_file
from palais.bots.workers import Workers
from palais.core.ladder import ADVISER
from tests.cli.palais import palais as run

GAME = palais.game()


def test_on_a_fresh_machine_the_strongest_bot_answers_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its stand-in, and the page is told so. No worker compiles: another process does, and ends with the server.

    Nobody waits for the compiler, however long a table would wait for a worker that only loads what was compiled before.
    """
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)

    async def play() -> None:
        thinker = Workers(1)
        thinker.waking = 3600.0
        await thinker.open()
        try:
            s = GAME.new(4, 1)
            (seat,) = GAME.to_act(s)
            hidden = GAME.hide(s, seat)
            legal = GAME.legal(hidden, seat)
            assert await thinker.decide("a", GAME.id, ADVISER, hidden, seat, legal, None) in legal
            assert not thinker.is_ready(ADVISER)
            assert not thinker.ready
            assert thinker.workers[0]._process is None
            assert not thinker.faults
        finally:
            await thinker.close()

    asyncio.run(play())
    assert not done_file("palais-royal", Workers(0).codes).exists()


MISSES = """if True:
    import json
    from palais.bots import thinking
    from palais.bots.workers import Workers
    from palais.bots.palais_royal import greedy, lookahead, planner_bot, vary
    from palais.games.palais_royal import engine
    minds = thinking.Minds()
    for code in Workers(0).codes:
        minds.warm_up("palais-royal", code)
    doors = [door for module in (greedy, lookahead, planner_bot, vary, engine) for door in vars(module).values()]
    doors = {id(door): door.stats for door in doors if hasattr(door, "stats")}.values()
    print(json.dumps([sum(sum(getattr(door, side).values()) for door in doors) for side in ("cache_hits", "cache_misses")]))
"""


@pytest.mark.xdist_group("compiled")
def test_what_was_compiled_once_is_only_loaded_by_everybody_else() -> None:
    first, again = run("warm"), run("warm")
    assert (first.returncode, again.returncode) == (0, 0), first.stderr
    assert "compiled" in first.stderr
    assert again.stderr == "the bots were compiled before\n"
    assert done_file("palais-royal", Workers(0).codes).exists()
    loaded = subprocess.run(
        [sys.executable, "-c", MISSES], env={**os.environ, "PALAIS_JIT": "1"}, capture_output=True, text=True, check=True
    )
    hits, misses = json.loads(loaded.stdout)
    assert hits > 5
    assert misses == 0
