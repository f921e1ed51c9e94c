"""Uvicorn set up for this application: a start callback, clean shutdown, our own protocols."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from palais.core.errors import PalaisError
from palais.web.connection_limit import ConnectionLimit, address_group
from palais.web.http_protocol import TimeoutHttpProtocol
from palais.web.socket_protocol import TableSocketProtocol

MAX_MESSAGE_BYTES: Final = 8 * 1024  # from a client; checked before anything is decoded
SHUTDOWN_SECONDS: Final = 5  # for requests in progress


class ListenError(PalaisError):
    """The server cannot listen on the address."""


def listen(host: str, port: int) -> socket.socket:
    """Open the listening socket. Raises ListenError with the reason."""
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        found = socket.socket(family, kind, proto)
    except (OSError, OverflowError, UnicodeError) as error:
        raise ListenError(f"{host} is not an address of this machine ({error})") from None
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(where)
        found.listen(2048)
    except OSError as error:
        found.close()
        raise ListenError(f"cannot listen at {host} port {port}: {error.strerror}; choose another one with --port") from None
    return found


class Server(uvicorn.Server):
    """`on_start` is called once the server accepts connections; `interrupted` is true if Ctrl-C stopped it."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start
        self.interrupted = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_start()

    async def serve_until(self, sockets: list[socket.socket], event: asyncio.Event) -> None:
        """Serve until a signal arrives or the event is set."""

        async def stop() -> None:
            await event.wait()
            self.should_exit = True

        stopping = asyncio.create_task(stop())
        try:
            await self.serve(sockets)
        finally:
            stopping.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down cleanly on the first signal, at once on the second; unlike uvicorn, do not raise it again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = sig == signal.SIGINT
        self.force_exit = self.should_exit
        self.should_exit = True


class Config(uvicorn.Config):
    """Uvicorn's configuration, with the connection limit that our protocols share."""

    connections: ConnectionLimit


def configure(app: ASGIApp, behind_proxy: bool, ping: float, connections: ConnectionLimit) -> Config:
    """The configuration. There is no access log: beyond the metrics it would only add people's addresses.

    `ping` is the number of seconds between pings, and the timeout for the pong.
    """
    config = Config(
        app,
        http=TimeoutHttpProtocol,
        ws=TableSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        ws_per_message_deflate=False,
        interface="asgi3",
        lifespan="off",
        access_log=False,
        log_config=None,
        log_level="error",
        server_header=False,
        proxy_headers=behind_proxy,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    config.connections = connections
    if behind_proxy:  # all connections come from the proxy, which limits its visitors itself
        allowed = config.forwarded_allow_ips
        names = allowed.split(",") if isinstance(allowed, str) else allowed
        connections.proxies = tuple(address_group(name.strip()) for name in names)
    return config
