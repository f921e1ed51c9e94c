"""The host names this server answers to, and the origins whose pages may change something.

With DNS rebinding an attacker's name resolves to this machine, but the browser still sends that name as `Host`. So we serve
only names an attacker cannot own: localhost, plain IP addresses, and the names the operator configured.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from palais.core.errors import OptionError

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
LOCALHOST: Final = "localhost"
HOST_NAME_PATTERN: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
HOST_HEADER_PATTERN: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/@?#\\\s]+)(?::([0-9]{1,5}))?", re.IGNORECASE)


class Origin(NamedTuple):
    """The origin of a page."""

    scheme: str
    host: str
    port: int


class Host(NamedTuple):
    """A parsed `Host` header; `port` is None if it has none."""

    name: str
    port: int | None


def read_host(text: str) -> Host | None:
    """Parse a `Host` header; None if it is malformed."""
    found = HOST_HEADER_PATTERN.fullmatch(text)
    if found is None:
        return None
    return Host(_plain(found[1]), None if found[2] is None else int(found[2]))


def read_origin(text: str) -> Origin | None:
    """Parse an `Origin` header; None for `null`, other schemes and malformed values."""
    scheme, _, rest = text.partition("://")
    host = read_host(rest)
    if scheme.lower() not in DEFAULT_PORTS or host is None:
        return None
    return Origin(scheme.lower(), host.name, DEFAULT_PORTS[scheme.lower()] if host.port is None else host.port)


def is_address(name: str) -> bool:
    """Whether this is a plain IPv4 or IPv6 address, which no name server can redirect."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class ServerAddresses:
    """The names and the public address of a server. `https`: visitors come over https, through a proxy."""

    names: frozenset[str] = frozenset()
    public: Origin | None = None
    public_url: str = ""
    https: bool = False

    def serves(self, host: str) -> bool:
        """Whether to serve a request with this `Host` header."""
        found = read_host(host)
        return found is not None and (is_address(found.name) or found.name == LOCALHOST or found.name in self.names)

    def is_own(self, origin: str, host: str) -> bool:
        """Whether this origin is ours: the host of the request itself, or the public address."""
        page, asked = read_origin(origin), read_host(host)
        if page is None or asked is None:
            return False
        if page == self.public:
            return True
        if self.https and page.scheme != "https" and not is_address(page.host) and page.host != LOCALHOST:
            return False
        return (page.host, page.port) == (asked.name, DEFAULT_PORTS[page.scheme] if asked.port is None else asked.port)


def read_addresses(names: str = "", public_url: str = "", https: bool = False, listening: str = "") -> ServerAddresses:
    """The addresses from the options of `palais serve`. The name it listens on counts as its own."""
    public = _read_public(public_url) if public_url else None
    found = {_read_name(name) for name in names.split(",") if name.strip()}
    if public is not None:
        found.add(public.host)
    if listening and not is_address(listening):
        found.add(_plain(listening))
    is_https = https or (public is not None and public.scheme == "https")
    return ServerAddresses(frozenset(found), public, public_url.rstrip("/"), is_https)


def _read_name(text: str) -> str:
    name = _ascii(text.strip().lower().rstrip("."))
    if HOST_NAME_PATTERN.fullmatch(name) is None:
        raise OptionError(
            f"{text.strip()!r} is not a host name; write names only, such as --host-names palais.example,my-laptop.local"
        )
    return name


def _read_public(url: str) -> Origin:
    problem = f"{url!r} is not a public address; write it as visitors see it, such as --public-url https://palais.example"
    try:
        parts = urlsplit(url)
        found = read_origin(f"{parts.scheme}://{_ascii(parts.netloc)}")
    except ValueError:
        raise OptionError(problem) from None
    if found is None or parts.path.strip("/") or parts.query or parts.fragment:
        raise OptionError(problem)
    return found


def _plain(name: str) -> str:
    return name.strip("[]").lower().removesuffix(".")


def _ascii(name: str) -> str:
    """The name as a browser sends it: IDNA-encoded if it is not ASCII."""
    try:
        return name if name.isascii() else name.encode("idna").decode()
    except UnicodeError:
        return ""


def header_values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All values of a header, in order."""
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]
