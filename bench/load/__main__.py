"""How many live tables a server carries: `PYTHONPATH=bench python -m load --tables 200 --players 4 --seconds 60 --pace 4`.

Beside them tables of another game: `--tables 100 --beside versailles-1682 --beside-tables 50 --beside-players 6`.

Starts a real server with an empty database, seats a socket client at every seat of every table, and lets them play: whoever is
in turn thinks for a while, `pace` seconds on average, and submits a random legal action. Every viewer checks that
each version and each event comes once and in order. Then more tables are played as long, while the first ones only look
on: what the server grows by is what one more table costs, without what it needs for any load at all.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from load.measure import Watch, memory
from load.players import play_tables, seat_players
from load.report import Memory, report
from load.server import Server


async def run(arguments: argparse.Namespace, folder: Path) -> int:
    with Server(folder) as server:
        await server.until_up()
        empty = memory(server.pid)
        print(f"seating {arguments.tables * arguments.players} players at {arguments.tables} tables", flush=True)
        watch, beside, closing = Watch(arguments.seconds), Watch(arguments.seconds), asyncio.Event()
        tables = await seat_players(server, arguments.tables, arguments.players, arguments.game)
        others = await seat_players(server, arguments.beside_tables, arguments.beside_players, arguments.beside)
        playing, more_playing = await asyncio.gather(
            play_tables(tables, watch, arguments.pace, closing), play_tables(others, beside, arguments.pace, closing)
        )
        playing += more_playing
        full, metrics = memory(server.pid), await server.metrics()
        more = await seat_players(server, arguments.more, arguments.players, arguments.game)
        second = Watch(arguments.seconds)
        playing += await play_tables(more, second, arguments.pace, closing)
        seated = max(1, arguments.tables + arguments.beside_tables)
        memories = Memory(empty, (full - empty) / seated, (memory(server.pid) - full) / max(1, arguments.more))
        closing.set()
        await asyncio.gather(*playing)
        watch.faults += second.faults + beside.faults
        print(report(arguments, watch, beside, memories, metrics))
        return 1 if watch.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--more", type=int, default=50, help="tables added afterwards, to see what one more costs")
    parser.add_argument("--game", default="palais-royal")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--beside", default="versailles-1682", metavar="GAME", help="another game, played at the same time")
    parser.add_argument("--beside-tables", type=int, default=0)
    parser.add_argument("--beside-players", type=int, default=6, choices=range(2, 7))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a player thinks before an action, on average")
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    raise SystemExit(main())
