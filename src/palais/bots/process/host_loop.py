"""The process of a bot host: questions come in on its standard input, answers go out on its standard output.

When its input ends, because whoever asks is gone, it ends too, in the middle of a thought if need be.
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

OVERDUE_SECONDS: Final = 2.0  # after the limit of a question; whoever asks should have ended this process long before
CHUNK_BYTES: Final = 1 << 16


def serve(host: BotHost, protections: list[str]) -> None:
    """Say what holds, then answer one question after the other, for ever."""
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
    """Reads the standard input in a thread of its own, and ends the process with it."""
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
    """The standard output for answers alone: what a bot prints goes to the error stream."""
    sys.stdout.flush()
    private = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(private, "wb")


def _end_after(limit: float | None) -> None:
    """Have the system end this process soon after its answer is too late, even if nobody is left to do so.

    Its input ends with the program that asks, but a bot in compiled code may keep the interpreter from noticing.
    """
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, 0.0 if limit is None else limit + OVERDUE_SECONDS)
