"""Limits open connections, in total and per address, so that one address cannot starve the others."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

log = logging.getLogger("palais.web")

MAX_CONNECTIONS_PER_ADDRESS: Final = 256  # more than the sockets its guests may open, see rate_limits.py
RESERVED_FILES: Final = 128  # for the database, the bots and whatever else opens files
WANTED_FILE_LIMIT: Final = 65_536
LOW_FILE_LIMIT: Final = 1_024
WARN_EVERY_SECONDS: Final = 60.0
IPV6_PREFIX_BITS: Final = 64  # providers give each customer a /64 network


def address_group(host: str) -> str:
    """The key for per-address limits: the address itself, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host[:64]  # whatever a proxy passed on
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - IPV6_PREFIX_BITS) << (128 - IPV6_PREFIX_BITS))}/{IPV6_PREFIX_BITS}"


class ConnectionLimit:
    """Counts open connections. At most `most` per address (0: no limit) and `total` overall."""

    def __init__(
        self,
        most: float = MAX_CONNECTIONS_PER_ADDRESS,
        total: int = WANTED_FILE_LIMIT,
        proxies: tuple[str, ...] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most, self.total, self.proxies, self._now = most, total, proxies, now
        self._open: dict[Any, str] = {}
        self._by_group: Counter[str] = Counter()
        self._warned: float | None = None
        self.refused = 0

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Any, host: str) -> bool:
        """Admit a connection if there is room. An admitted one counts until `leave`."""
        group = address_group(host)
        if self.most and group not in self.proxies and self._by_group[group] >= self.most:
            return self._refuse("%s has %d connections open, the maximum per address", group, self._by_group[group])
        if len(self) >= self.total:
            return self._refuse("%d connections are open, as many as the file descriptor limit allows", len(self))
        self._open[connection] = group
        self._by_group[group] += 1
        return True

    def leave(self, connection: Any) -> None:
        group = self._open.pop(connection, None)
        if group is None:
            return
        self._by_group[group] -= 1
        if not self._by_group[group]:
            del self._by_group[group]

    def _refuse(self, why: str, *facts: object) -> bool:
        """Log a warning, but at most one a minute: a flood of connections must not flood the log."""
        self.refused += 1
        now = self._now()
        if self._warned is None or now - self._warned >= WARN_EVERY_SECONDS:
            self._warned = now
            log.warning(f"{why}; refusing new ones (%d so far)", *facts, self.refused)
        return False


def raise_file_limit() -> int:
    """Raise the soft limit of open files as far as the system allows. Returns the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return WANTED_FILE_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILE_LIMIT if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILE_LIMIT)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return WANTED_FILE_LIMIT if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        most = soft
    if most <= LOW_FILE_LIMIT:
        log.warning("the limit of open files is %d, enough for %d visitors; raise it (ulimit -n)", most, most - RESERVED_FILES)
    return most
