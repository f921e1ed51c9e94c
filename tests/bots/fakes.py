"""Bot hosts without processes: each question goes to a function of the test, and its result is the answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from palais.bots.process.framing import Unpacker, pack
from palais.bots.process.messages import ForgetBot, FromHost, Question, read_question

Answers = Callable[[Question], Sequence[FromHost] | None]  # None: the host dies on this question


class FakePipe:
    """The far end of a pipe: reads the questions and writes the answers it is given."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.asked: list[Question] = []
        self.forgotten: list[str] = []
        self._unpacker = Unpacker()

    def read(self, data: bytes) -> list[bytes]:
        """What the host writes in answer to these bytes; an empty piece is the end."""
        written = []
        for body in self._unpacker.feed(data):
            number, question = read_question(body)
            if isinstance(question, ForgetBot):
                self.forgotten.append(question.key)
                continue
            self.asked.append(question)
            found = self.answers(question)
            written += [b""] if found is None else [pack((number, answer)) for answer in found]
        return written


class FakeHost(FakePipe):
    """For the blocking client. A question without an answer times out."""

    def __init__(self, answers: Answers = lambda _: [], status: int | None = None, first: bytes = b"") -> None:
        super().__init__(answers)
        self.is_alive, self._status = True, status
        self.written: deque[bytes] = deque([first] if first else [])

    def send(self, data: bytes) -> None:
        self.written += self.read(data)

    def receive(self, seconds: float | None) -> bytes:
        if not self.written:
            raise TimeoutError
        return self.written.popleft()

    def status(self) -> int | None:
        return self._status

    def close(self) -> None:
        self.is_alive = False


class AsyncFakeHost(FakePipe):
    """For the asyncio client. It can answer later, with `say`, what it did not answer at once."""

    def __init__(self, answers: Answers = lambda _: []) -> None:
        super().__init__(answers)
        self.is_alive = True
        self._written: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        for piece in self.read(data):
            self._written.put_nowait(piece)

    def say(self, number: int, answer: FromHost) -> None:
        """Answer the question with this number; the first is 1."""
        self._written.put_nowait(pack((number, answer)))

    async def receive(self) -> bytes:
        return await self._written.get()

    def kill(self) -> None:
        self.is_alive = False
        self._written.put_nowait(b"")

    async def close(self) -> None:
        self.is_alive = False
