"""The shared context of the web server: tables, bots, limits, guests, metrics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from litestar.connection import ASGIConnection

from palais.tables.bot_pool import BotPool
from palais.tables.lobby.lookalikes import is_readable, tidy
from palais.tables.requests import Guest
from palais.tables.service import TableService
from palais.web import words as languages
from palais.web.address_queues import AddressQueues
from palais.web.connection_limit import ConnectionLimit, address_group
from palais.web.csrf import CsrfTokens
from palais.web.guests import GuestBook, new_guest, read_cookies
from palais.web.health import Health
from palais.web.metrics import Metrics
from palais.web.rate_limits import RateLimits
from palais.web.server_addresses import ServerAddresses, header_values
from palais.web.static_files import StaticFiles
from palais.web.words import RefusalWords

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class ServerBots(BotPool, Protocol):
    """A bot pool with the counters that the server exports."""

    @property
    def decisions(self) -> Mapping[str, int]:
        """Decisions made, by bot code."""

    @property
    def faults(self) -> Mapping[str, int]:
        """Failures, by kind."""

    def is_ready(self, game_id: str, code: str) -> bool:
        """Whether this bot plays at full strength now."""


@dataclass
class SiteContext:
    """Everything that routes and sockets need; one per server."""

    tables: TableService
    bots: ServerBots
    words: RefusalWords
    limits: RateLimits
    addresses: ServerAddresses = field(default_factory=ServerAddresses)
    connections: ConnectionLimit = field(default_factory=ConnectionLimit)
    metrics: Metrics = field(default_factory=Metrics)
    static: StaticFiles = field(default_factory=StaticFiles)
    has_admin_port: bool = False  # then /metrics is served there only

    def __post_init__(self) -> None:
        self.book = GuestBook(self.tables.secret("guest cookie"), self.addresses.https)
        self.queues = AddressQueues() if self.limits.factor else AddressQueues(0)
        self.health = Health(self.tables.probe)
        self.csrf = CsrfTokens(self.tables.secret("csrf"))
        self.metrics.watch_tables(
            lambda: len(self.tables.registry), lambda: self.bots.ready, self.tables.registry.timings.seconds
        )
        self.metrics.watch_connections(lambda: len(self.connections), lambda: self.connections.refused)
        self.metrics.watch_bots(self.bots.decisions, self.bots.faults)

    def guest(self, connection: AnyConnection) -> Guest | None:
        """The guest behind a connection. Replaces names from older versions that are not readable."""
        guest = self.book.find(_cookies(connection))
        if guest is None or is_readable(guest.name):
            return guest
        name = tidy(guest.name)
        return Guest(guest.id, name if is_readable(name) else new_guest(self.language(connection)).name, guest.colour)

    def language(self, connection: AnyConnection) -> str:
        chosen = [value for name, value in _cookies(connection) if name == languages.LANGUAGE_COOKIE]
        return languages.reader_language(chosen, connection.headers.get("accept-language", ""))


def _cookies(connection: AnyConnection) -> list[tuple[str, str]]:
    return read_cookies(header_values(connection.scope["headers"], b"cookie"))


def address(connection: AnyConnection) -> str:
    """The client's address as a key for limits."""
    return address_group(connection.client.host) if connection.client is not None else "unknown"
