"""`palais serve`: tables in the browser, with people and bots."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palais.cli.database import database_url

if TYPE_CHECKING:
    from palais.core.contract import Game
    from palais.store.store import Store
    from palais.tables.bot_pool import BotPool
    from palais.tables.service import TableService
    from palais.web.server_addresses import ServerAddresses


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for everyone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="0 takes a free one.")] = 8080,
    db: Annotated[
        str,
        typer.Option(
            "--db",
            envvar="PALAIS_DB",
            help="Where games are kept: sqlite:///file or postgresql://…; a file in your data folder if left out.",
            show_default=False,
        ),
    ] = "",
    db_file: Annotated[
        Path | None,
        typer.Option(
            "--db-file",
            envvar="PALAIS_DB_FILE",
            metavar="FILE",
            help="A file whose first line is the URL for --db, so that a password is in no list of processes.",
            show_default=False,
        ),
    ] = None,
    bots_workers: Annotated[
        int,
        typer.Option(
            "--bots-workers",
            min=-1,
            max=64,
            help="Processes in which bots think, one less than cores if left out. With 0 nobody looks ahead.",
            show_default=False,
        ),
    ] = -1,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one JSON object a line.")] = False,
    host_names: Annotated[
        str,
        typer.Option(
            "--host-names",
            metavar="NAME,NAME",
            help="Names by which visitors reach this server; localhost and plain addresses always work, others are refused.",
            show_default=False,
        ),
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="The address visitors see, such as https://palais.example; with https it implies --behind-https.",
            show_default=False,
        ),
    ] = "",
    behind_https: Annotated[
        bool,
        typer.Option("--behind-https", help="Visitors come over https through a proxy: secure cookies, forwarded addresses."),
    ] = False,
    shared: Annotated[
        bool,
        typer.Option("--shared", help="One of several servers on a PostgreSQL database, behind any balancer; start all with it."),
    ] = False,
    limits: Annotated[
        float, typer.Option("--limits", min=0.0, help="Multiplies all rate limits; 0 lifts them, for load tests.")
    ] = 1.0,
    ping: Annotated[
        float,
        typer.Option("--ping", min=0.1, max=600, help="Seconds between pings to a browser, and for its answer; then it is gone."),
    ] = 20.0,
    admin_port: Annotated[
        int,
        typer.Option(
            "--admin-port",
            min=-1,
            max=65535,
            help="Serve /metrics and /healthz at this port of 127.0.0.1, and /metrics nowhere else; 0 takes a free one.",
            show_default=False,
        ),
    ] = -1,
) -> None:
    """Serve tables in the browser: people, bots, spectators, replays."""
    os.environ["PALAIS_JIT"] = "0"  # the server itself does not compile; the bots do, in other processes
    workers = bots_workers if bots_workers >= 0 else max(1, (os.cpu_count() or 1) - 1)
    import asyncio

    from palais.web.logs import set_up_logs
    from palais.web.server_addresses import read_addresses

    addresses = read_addresses(host_names, public_url, behind_https, host)
    set_up_logs(log_json)
    if addresses.https and not addresses.names:
        logging.getLogger("palais.web").warning(
            "no host name is given: visitors can come by a plain address only; add --public-url https://your.name"
        )
    database = database_url(db, db_file)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        interrupted = runner.run(_serve(host, port, database, shared, workers, addresses, limits, ping, admin_port))
    if interrupted:
        raise KeyboardInterrupt


async def _serve(
    host: str,
    port: int,
    db: str,
    shared: bool,
    workers: int,
    addresses: ServerAddresses,
    limits: float,
    ping: float,
    admin_port: int,
) -> bool:
    """Open everything, serve, close in reverse order. Returns True if Ctrl-C ended it."""
    from palais.bots.process.pool import WorkerPool
    from palais.core.kit import game, game_ids
    from palais.store.errors import StoreError
    from palais.store.store import Store
    from palais.web.admin import ADMIN_HOST, serving_admin
    from palais.web.app import make_app
    from palais.web.connection_limit import MAX_CONNECTIONS_PER_ADDRESS, RESERVED_FILES, ConnectionLimit, raise_file_limit
    from palais.web.context import SiteContext
    from palais.web.rate_limits import RateLimits
    from palais.web.server import Server, configure, listen
    from palais.web.words import RefusalWords

    async with AsyncExitStack() as stack:
        listening = listen(host, port)
        stack.callback(listening.close)
        admin = listen(ADMIN_HOST, admin_port) if admin_port >= 0 else None
        games = game_ids()
        bots = WorkerPool(workers, games)
        stack.push_async_callback(bots.close)
        store = Store(db, shared)
        stack.push_async_callback(store.close)
        await store.claim()
        tables = _tables(store, {id: game(id) for id in games}, bots, shared)
        await tables.open()
        stack.push_async_callback(tables.close)
        await bots.open()
        most = ConnectionLimit(
            MAX_CONNECTIONS_PER_ADDRESS * max(1.0, limits) if limits else 0, raise_file_limit() - RESERVED_FILES
        )
        site = SiteContext(
            tables, bots, RefusalWords(games), RateLimits(limits), addresses, most, has_admin_port=admin is not None
        )
        if admin is not None:
            await stack.enter_async_context(serving_admin(site, admin))
        config = configure(make_app(site), addresses.https, ping, most)
        server = Server(config, lambda: _announce(host, listening, admin))
        await server.serve_until([listening], store.claim_lost)
        if store.claim_lost.is_set():
            raise StoreError("another server has taken the database; this one has stopped so that no table is played twice")
        return server.interrupted


def _tables(store: Store, games: Mapping[str, Game], bots: BotPool, shared: bool) -> TableService:
    from palais.core.kit import older_games
    from palais.tables.service import TableService

    older = older_games(list(games))
    if not shared:
        return TableService(store, games, bots, older=older)
    import secrets

    from palais.store.line import Line
    from palais.tables.shared_servers import SharedServers

    others = SharedServers(Line(store.url, secrets.token_hex(4)))
    return TableService(store, games, bots, others.now, others, older)


def _announce(host: str, listening: socket.socket, admin: socket.socket | None) -> None:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    typer.echo(f"Palais is at http://{shown}:{listening.getsockname()[1]}/  (Ctrl-C stops)")
    if admin is not None:
        typer.echo(f"/metrics and /healthz are at http://127.0.0.1:{admin.getsockname()[1]}/")


def _loop_factory() -> Callable[[], Any] | None:
    """uvloop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], Any] = uvloop.new_event_loop
    return factory
