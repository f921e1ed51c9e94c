"""The server behind `palais serve`: opens the database, the bots and the ports, serves, and closes them in reverse order."""

from __future__ import annotations

import secrets
import socket
from contextlib import AsyncExitStack
from dataclasses import dataclass

import typer

from palais.bots.process.pool import WorkerPool
from palais.bots.ray_cluster import cluster
from palais.core.kit import game, game_ids, older_games
from palais.store.errors import StoreError
from palais.store.store import Store
from palais.tables.service import TableService
from palais.web.admin import ADMIN_HOST, serving_admin
from palais.web.app import make_app
from palais.web.connection_limit import MAX_CONNECTIONS_PER_ADDRESS, RESERVED_FILES, ConnectionLimit, raise_file_limit
from palais.web.context import SiteContext
from palais.web.rate_limits import RateLimits
from palais.web.server import Server, configure, listen
from palais.web.server_addresses import ServerAddresses
from palais.web.words import RefusalWords


@dataclass(frozen=True)
class ServerOptions:
    """The options of `palais serve`, checked."""

    host: str
    port: int
    database: str
    bots_workers: int  # with a cluster: -1 for as many as it has processors
    addresses: ServerAddresses
    limits: float
    ping: float
    admin_port: int  # -1: none
    bots_cluster: str | None
    shared: bool  # one of several servers on a PostgreSQL database


async def run_server(options: ServerOptions) -> bool:
    """Serve until a signal. Returns True if it was Ctrl-C."""
    async with AsyncExitStack() as stack:
        listening = listen(options.host, options.port)
        stack.callback(listening.close)
        admin = listen(ADMIN_HOST, options.admin_port) if options.admin_port >= 0 else None
        bots = _bots(options, stack)
        stack.push_async_callback(bots.close)
        store = Store(options.database, options.shared)
        stack.push_async_callback(store.close)
        await store.claim()
        tables = _tables(options, store, bots)
        await tables.open()
        stack.push_async_callback(tables.close)
        await bots.open()
        site = _site(options, tables, bots, admin is not None)
        if admin is not None:
            await stack.enter_async_context(serving_admin(site, admin))
        config = configure(make_app(site), options.addresses.https, options.ping, site.connections)
        server = Server(config, lambda: _announce(options.host, listening, admin))
        await server.serve_until([listening], store.claim_lost)
        if store.claim_lost.is_set():
            raise StoreError("another server has taken the database; this one has stopped so that no table is played twice")
        return server.interrupted


def _tables(options: ServerOptions, store: Store, bots: WorkerPool) -> TableService:
    games, older = {id: game(id) for id in game_ids()}, older_games(game_ids())
    if not options.shared:
        return TableService(store, games, bots, older=older)
    from palais.store.line import Line  # needs asyncpg
    from palais.tables.shared_servers import SharedServers

    others = SharedServers(Line(store.url, secrets.token_hex(4)))
    return TableService(store, games, bots, others.now, others, older)


def _bots(options: ServerOptions, stack: AsyncExitStack) -> WorkerPool:
    """Workers on this machine, or actors on a Ray cluster."""
    if options.bots_cluster is None:
        return WorkerPool(options.bots_workers, game_ids())
    ray = stack.enter_context(cluster(options.bots_cluster, "--bots-cluster"))
    from palais.bots.process.ray_hosts import hosts_on_cluster

    workers = options.bots_workers if options.bots_workers >= 0 else int(ray.cluster_resources().get("CPU", 1))
    return WorkerPool(workers, game_ids(), hosts_on_cluster(ray), compiles_here=False)


def _site(options: ServerOptions, tables: TableService, bots: WorkerPool, has_admin_port: bool) -> SiteContext:
    per_address = MAX_CONNECTIONS_PER_ADDRESS * max(1.0, options.limits) if options.limits else 0
    connections = ConnectionLimit(per_address, raise_file_limit() - RESERVED_FILES)
    words, limits = RefusalWords(game_ids()), RateLimits(options.limits)
    return SiteContext(tables, bots, words, limits, options.addresses, connections, has_admin_port=has_admin_port)


def _announce(host: str, listening: socket.socket, admin: socket.socket | None) -> None:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    typer.echo(f"Palais is at http://{shown}:{listening.getsockname()[1]}/  (Ctrl-C stops)")
    if admin is not None:
        typer.echo(f"/metrics and /healthz are at http://{ADMIN_HOST}:{admin.getsockname()[1]}/")
