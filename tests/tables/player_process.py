"""Plays at a table and prints what was acknowledged, until killed: `python -m tests.tables.player_process FOLDER`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from palais.core.rng import quick, streams
from tests.tables.seated_tables import ADA, Screen, act, full_table, game, in_turn, open_service


async def main(folder: Path) -> None:
    async with open_service(folder) as service:
        table = await full_table(service, 3)
        table.watch(screen := Screen(ADA))
        rng = streams(0, "player", 1)
        while game.to_act(state := table.playing().state):
            legal = game.legal(state, in_turn(table))
            done = await act(table, legal[quick(rng, len(legal))])
            assert screen.version == done.version
            sys.stdout.write(f"{table.id} {done.version} {game.digest(table.playing().state)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
