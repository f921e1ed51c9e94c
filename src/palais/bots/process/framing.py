"""Framing: MessagePack messages, each prefixed with its length. No I/O; used at both ends of a pipe."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

import msgspec

LENGTH: Final = Struct(">I")
MAX_BYTES: Final = 1 << 24  # of one message


class Garbled(ValueError):  # noqa: N818 (what happened)
    """These bytes are not a message of the protocol."""


def pack(message: Any) -> bytes:
    """One message as a frame."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


class Unpacker:
    """Buffers incoming bytes and splits them into messages."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The messages completed by these bytes, still encoded. Raises Garbled if the next one is too long."""
        self._waiting += data
        found = []
        while (body := self._take()) is not None:
            found.append(body)
        return found

    def _take(self) -> bytes | None:
        if len(self._waiting) < LENGTH.size:
            return None
        end = LENGTH.size + LENGTH.unpack_from(self._waiting)[0]
        if end > LENGTH.size + MAX_BYTES:
            raise Garbled(f"a message of {end} bytes")
        if len(self._waiting) < end:
            return None
        body = bytes(self._waiting[LENGTH.size : end])
        del self._waiting[:end]
        return body
