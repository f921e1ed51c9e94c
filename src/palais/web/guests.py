"""Guests, identified by a signed cookie only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, get_args

import msgspec

from palais.tables.requests import Colour, Guest
from palais.web.words import server_words

COOKIE_NAME: Final = "palais_guest"
SECURE_PREFIX: Final = "__Host-"  # browsers let neither other hosts nor plain http set such a cookie
OLD_COOKIE_NAME: Final = "guest"  # read but no longer written, so that nobody loses a seat
MAX_COOKIES_READ: Final = 8  # of one name
COOKIE_SECONDS: Final = 365 * 24 * 3600
MAX_COOKIE_LENGTH: Final = 600

_decoder = msgspec.json.Decoder(tuple[str, str, str])


class GuestBook:
    """Signs guest cookies and verifies them. A cookie we did not sign is ignored."""

    def __init__(self, key: bytes, https: bool = False) -> None:
        self._key = key
        # Cookies ignore ports: another server on the same host must not overwrite ours.
        mine = f"{COOKIE_NAME}_{hmac.digest(key, b'name of the cookie', hashlib.sha256)[:4].hex()}"
        self.name = SECURE_PREFIX + mine if https else mine
        self._names = list(dict.fromkeys([self.name, mine, OLD_COOKIE_NAME]))

    def find(self, cookies: Sequence[tuple[str, str]]) -> Guest | None:
        """The guest of the first cookie with a valid signature; other sites on this host may set cookies of the same name."""
        for name in self._names:
            values = [value for key, value in cookies if key == name]
            for value in values[:MAX_COOKIES_READ]:
                if (guest := self.read(value)) is not None:
                    return guest
        return None

    def sign(self, guest: Guest) -> str:
        content = _text(msgspec.json.encode((guest.id, guest.name, guest.colour)))
        return f"{content}.{_text(self._signature(content))}"

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, or None if its signature is wrong."""
        if not cookie or len(cookie) > MAX_COOKIE_LENGTH:
            return None
        content, _, signature = cookie.partition(".")
        if not hmac.compare_digest(_text(self._signature(content)).encode(), signature.encode()):
            return None
        return Guest(*_decoder.decode(_bytes(content)))

    def _signature(self, content: str) -> bytes:
        return hmac.digest(self._key, content.encode(), hashlib.sha256)


def read_cookies(headers: Iterable[str]) -> list[tuple[str, str]]:
    """All cookies of these `Cookie` headers, in order; a name may occur several times."""
    pairs = (part.strip().partition("=") for header in headers for part in header.split(";"))
    return [(name.strip(), value.strip().strip('"')) for name, _, value in pairs]


def new_guest(language: str) -> Guest:
    """A guest with a fresh id, a numbered name and a random colour."""
    name = server_words(language).say("guest-name", number=100 + secrets.randbelow(900))
    return Guest(secrets.token_urlsafe(18), name, secrets.choice(get_args(Colour)))


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
