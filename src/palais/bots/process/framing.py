"""How a bot's process talks: messages in on its standard input, out on its standard output, each behind its length."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from struct import Struct
from typing import IO, Any, BinaryIO, Final, TypeVar

import msgspec

Message = TypeVar("Message")

LENGTH: Final = Struct(">I")


def pack(message: Any) -> bytes:
    """MessagePack, behind its length."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def unpack(stream: IO[bytes], read: Callable[[bytes], Message]) -> Iterator[Message]:
    """The messages of a stream, until it ends."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        size = LENGTH.unpack(head)[0]
        if len(body := stream.read(size)) == size:
            yield read(body)


def questions(read: Callable[[bytes], Message]) -> SimpleQueue[Message]:
    """What comes in on the standard input. When that ends, because whoever asks is gone, so does the process."""
    asked: SimpleQueue[Message] = SimpleQueue()

    def listen() -> None:
        for question in unpack(sys.stdin.buffer, read):
            asked.put(question)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    return asked


def answers_only() -> BinaryIO:
    """The standard output for answers alone: what a bot prints goes to the error stream."""
    sys.stdout.flush()
    private = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(private, "wb")
