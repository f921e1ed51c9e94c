"""Which host names this server answers to, and which pages may ask it to change something.

A page of an attacker whose name suddenly leads to this machine (DNS rebinding) still sends its own name as the host. So only
names that cannot be an attacker's are served: localhost, plain addresses, and the names the operator has given.
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
    """Where a page comes from."""

    scheme: str
    host: str
    port: int


class Host(NamedTuple):
    """A `Host` header taken apart; `port` is None where it is left out."""

    name: str
    port: int | None


def read_host(text: str) -> Host | None:
    """None if no browser would write it like this."""
    found = HOST_HEADER_PATTERN.fullmatch(text)
    if found is None:
        return None
    return Host(_plain(found[1]), None if found[2] is None else int(found[2]))


def read_origin(text: str) -> Origin | None:
    """None for `null`, for other schemes, and for what is no origin at all."""
    scheme, _, rest = text.partition("://")
    host = read_host(rest)
    if scheme.lower() not in DEFAULT_PORTS or host is None:
        return None
    return Origin(scheme.lower(), host.name, DEFAULT_PORTS[scheme.lower()] if host.port is None else host.port)


def is_address(name: str) -> bool:
    """A plain IPv4 or IPv6 address; no name server decides where that leads."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class ServerAddresses:
    """The names of a server. `https`: visitors come over https, through a proxy."""

    names: frozenset[str] = frozenset()
    public: Origin | None = None
    public_url: str = ""
    https: bool = False

    def serves(self, host: str) -> bool:
        """Whether a request with this `Host` header is meant for this server."""
        found = read_host(host)
        return found is not None and (is_address(found.name) or found.name == LOCALHOST or found.name in self.names)

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one of ours: it came from the host that is asked now, or from the public address."""
        page, asked = read_origin(origin), read_host(host)
        if page is None or asked is None:
            return False
        if page == self.public:
            return True
        if self.https and page.scheme != "https" and not is_address(page.host) and page.host != LOCALHOST:
            return False
        return (page.host, page.port) == (asked.name, DEFAULT_PORTS[page.scheme] if asked.port is None else asked.port)


def read_addresses(names: str = "", public_url: str = "", https: bool = False, listening: str = "") -> ServerAddresses:
    """From the options of `palais serve`. The name it listens at is one of its own."""
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
            f"{text.strip()!r} is no host name; write names only, such as --host-names palais.example,my-laptop.local"
        )
    return name


def _read_public(url: str) -> Origin:
    problem = f"{url!r} is no public address; write it as visitors see it, such as --public-url https://palais.example"
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
    """As a browser sends it: names in other letters are encoded."""
    try:
        return name if name.isascii() else name.encode("idna").decode()
    except UnicodeError:
        return ""


def header_values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All values of a header, as they came."""
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]
