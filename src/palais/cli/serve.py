"""`palais serve`: tables in the browser, with people and bots."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from palais.cli.database import database_url


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
    bots_cluster: Annotated[
        str,
        typer.Option(
            "--bots-cluster",
            metavar="ADDRESS",
            help="Let bots think on a Ray cluster: host:port of its head, auto, or local to start one here.",
            show_default=False,
        ),
    ] = "",
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
    workers = bots_workers if bots_workers >= 0 or bots_cluster else max(1, (os.cpu_count() or 1) - 1)
    import asyncio

    from palais.cli.run_server import ServerOptions, run_server
    from palais.web.logs import set_up_logs
    from palais.web.server_addresses import read_addresses

    addresses = read_addresses(host_names, public_url, behind_https, host)
    set_up_logs(log_json)
    if addresses.https and not addresses.names:
        logging.getLogger("palais.web").warning(
            "no host name is given: visitors can come by a plain address only; add --public-url https://your.name"
        )
    options = ServerOptions(
        host, port, database_url(db, db_file), workers, addresses, limits, ping, admin_port, bots_cluster or None, shared
    )
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        interrupted = runner.run(run_server(options))
    if interrupted:
        raise KeyboardInterrupt


def _loop_factory() -> Callable[[], Any] | None:
    """uvloop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], Any] = uvloop.new_event_loop
    return factory
