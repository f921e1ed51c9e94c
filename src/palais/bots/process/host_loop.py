"""The main loop of a bot host: reads questions from standard input, writes answers to standard output.

It exits when its input closes, because the client is gone, even while a bot is thinking.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import BinaryIO, Final

from palais.bots.process.framing import Unpacker, pack
from palais.bots.process.host import BotHost
from palais.bots.process.messages import NOBODY_WAITS, ForgetBot, FromHost, HostStarted, ToHost, read_question

OVERDUE_SECONDS: Final = 2.0  # after a question's limit; the client should have killed this process long before
CHUNK_BYTES: Final = 1 << 16


def serve(host: BotHost, protections: list[str]) -> None:
    """Send the protections in force, then answer questions until the process ends."""
    out, asked = _claim_output(), _listen()

    def say(number: int, message: FromHost) -> None:
        out.write(pack((number, message)))
        out.flush()

    say(NOBODY_WAITS, HostStarted(protections))
    while True:
        number, question = asked.get()
        if isinstance(question, ForgetBot):
            host.forget(question.key)
            continue
        _end_after(question.limit)
        answer = host.answer(question)
        _end_after(None)
        say(number, answer)


def _listen() -> SimpleQueue[tuple[int, ToHost]]:
    """Read standard input in a separate thread; exit the process when it closes."""
    asked: SimpleQueue[tuple[int, ToHost]] = SimpleQueue()

    def read() -> None:
        unpacker = Unpacker()
        for data in _chunks():
            for body in unpacker.feed(data):
                asked.put(read_question(body))
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return asked


def _chunks() -> Iterator[bytes]:
    while data := os.read(0, CHUNK_BYTES):
        yield data


def _claim_output() -> BinaryIO:
    """Reserve standard output for answers; what a bot prints goes to standard error."""
    sys.stdout.flush()
    private = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(private, "wb")


def _end_after(limit: float | None) -> None:
    """Set a system alarm that ends this process soon after the limit, even if no client is left to kill it.

    A closed input would end it too, but a bot in compiled code can keep the interpreter from noticing.
    """
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, 0.0 if limit is None else limit + OVERDUE_SECONDS)
