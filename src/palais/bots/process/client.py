"""A bot host asked from ordinary code, which waits for the answer."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

from palais.bots.process.conversation import Conversation, HostEnded, HostLost
from palais.bots.process.framing import Garbled
from palais.bots.process.messages import Answer, Question


class HostTransport(Protocol):
    """How bytes get to a host and back: over the pipes of a process (`subprocesses.HostProcess`), or in a test by a fake."""

    @property
    def is_alive(self) -> bool:
        """Whether the host still runs."""

    def send(self, data: bytes) -> None:
        """Write. What can no longer be written is lost without an error."""

    def receive(self, seconds: float | None) -> bytes:
        """The next bytes; none once the host has closed its output. Raises TimeoutError."""

    def status(self) -> int | None:
        """How the host ended by itself: its exit status, or minus the number of a signal. None if it runs on."""

    def close(self) -> None:
        """End the host, whatever it is doing, and what it has started."""


class HostClient:
    """Asks one question at a time. A host that does not answer in time is ended, and so is one that answers nonsense."""

    def __init__(self, transport: HostTransport) -> None:
        self.transport = transport
        self._talk = Conversation()

    @property
    def protections(self) -> list[str]:
        """What the host has given up; known as soon as it has answered once."""
        return self._talk.protections or []

    @property
    def is_alive(self) -> bool:
        return self.transport.is_alive

    def ask(self, question: Question) -> Answer:
        """Raises HostLost."""
        try:
            self.transport.send(self._talk.ask(question))
            return self._wait(question.limit)
        except TimeoutError:
            self.close()
            raise HostLost("did not answer") from None
        except Garbled:
            self.close()
            raise HostLost("wrote something else into its answers") from None
        except BaseException:  # lost, or Ctrl-C: nobody will wait for this answer
            self.close()
            raise

    def _wait(self, limit: float | None) -> Answer:
        end = None if limit is None else monotonic() + limit
        while data := self.transport.receive(None if end is None else max(0.0, end - monotonic())):
            if (answer := self._talk.hear(data)) is not None:
                return answer
        raise _how_it_ended(self.transport.status())

    def close(self) -> None:
        """Whatever it is doing."""
        self.transport.close()


def _how_it_ended(status: int | None) -> HostLost:
    if status is None:
        return HostLost("closed its output")
    return HostEnded(f"ended its process by signal {-status}" if status < 0 else f"ended its process with status {status}")
