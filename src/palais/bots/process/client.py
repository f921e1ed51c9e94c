"""The blocking client of a bot host."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

from palais.bots.process.conversation import Conversation, HostEnded, HostLost
from palais.bots.process.framing import Garbled
from palais.bots.process.messages import Answer, Question


class HostTransport(Protocol):
    """Bytes to and from a host: the pipes of a process (`subprocesses.HostProcess`), or a fake in tests."""

    @property
    def is_alive(self) -> bool:
        """Whether the host still runs."""

    def send(self, data: bytes) -> None:
        """Write. Ignores a closed pipe."""

    def receive(self, seconds: float | None) -> bytes:
        """The next bytes; empty once the host has closed its output. Raises TimeoutError."""

    def status(self) -> int | None:
        """The exit status if the host ended by itself, or minus the number of a signal; None while it runs."""

    def close(self) -> None:
        """Kill the host and its child processes."""


class HostClient:
    """Asks one question at a time. Kills a host that does not answer in time, or whose answer is not a message."""

    def __init__(self, transport: HostTransport) -> None:
        self.transport = transport
        self._talk = Conversation()

    @property
    def protections(self) -> list[str]:
        """The protections in force in the host; known once it has answered."""
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
        except BaseException:  # lost, or Ctrl-C: nobody waits for this answer
            self.close()
            raise

    def _wait(self, limit: float | None) -> Answer:
        end = None if limit is None else monotonic() + limit
        while data := self.transport.receive(None if end is None else max(0.0, end - monotonic())):
            if (answer := self._talk.hear(data)) is not None:
                return answer
        raise _how_it_ended(self.transport.status())

    def close(self) -> None:
        """Kill the host."""
        self.transport.close()


def _how_it_ended(status: int | None) -> HostLost:
    if status is None:
        return HostLost("closed its output")
    return HostEnded(f"ended its process by signal {-status}" if status < 0 else f"ended its process with status {status}")
