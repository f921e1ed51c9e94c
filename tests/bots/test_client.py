"""The blocking client: what counts as an answer, and what happens to a host that gives none."""

from __future__ import annotations

import pytest

from palais.bots.process.client import HostClient
from palais.bots.process.conversation import Conversation, HostEnded, HostLost
from palais.bots.process.framing import LENGTH, MAX_BYTES, Garbled, Unpacker, pack
from palais.bots.process.messages import BotFailed, BotSpec, Decide, Decided, Fault, FromHost, HostStarted, Question
from tests.bots.fakes import FakeHost


def question(*legal: int) -> Decide:
    return Decide(BotSpec("seat", "a-game", "a-bot", 0), b"what the seat knows", list(legal), None, 1.0)


def last_legal(asked: Question) -> list[FromHost]:
    assert isinstance(asked, Decide)
    return [Decided(asked.legal[-1])]


def test_messages_are_parsed_however_the_bytes_are_split() -> None:
    messages = [b"x" * size for size in (0, 1, 5, 70_000)]
    stream = b"".join(LENGTH.pack(len(message)) + message for message in messages)
    for size in (1, 3, 1000, len(stream)):
        unpacker = Unpacker()
        found = [body for at in range(0, len(stream), size) for body in unpacker.feed(stream[at : at + size])]
        assert found == messages


def test_the_client_does_not_wait_for_an_oversized_message() -> None:
    with pytest.raises(Garbled):
        Unpacker().feed(LENGTH.pack(MAX_BYTES + 1))


def test_every_question_gets_its_own_answer() -> None:
    host = FakeHost(last_legal)
    client = HostClient(host)
    assert [client.ask(question(1, n)) for n in (5, 7)] == [Decided(5), Decided(7)]
    assert host.asked == [question(1, 5), question(1, 7)]
    assert client.is_alive


def test_only_the_answer_to_the_open_question_counts() -> None:
    """Not a late one, not a second one, and not one in advance."""
    talk = Conversation()
    talk.ask(question(1))
    talk.ask(question(2))
    assert talk.hear(pack((1, Decided(1)))) is None
    assert talk.hear(pack((3, Decided(3)))) is None
    assert talk.hear(pack((2, Decided(2)))) == Decided(2)
    assert talk.hear(pack((2, Decided(9)))) is None
    talk.ask(question(3))
    assert talk.hear(b"") is None


def test_only_the_hosts_first_report_of_its_protections_counts() -> None:
    client = HostClient(FakeHost(last_legal, first=pack((0, HostStarted(["files"]))) + pack((0, HostStarted(["all"])))))
    assert client.protections == []
    client.ask(question(1))
    assert client.protections == ["files"]


def test_a_host_that_does_not_answer_is_ended() -> None:
    host = FakeHost()
    with pytest.raises(HostLost, match="did not answer"):
        HostClient(host).ask(question(1))
    assert not host.is_alive


@pytest.mark.parametrize(
    ("status", "kind", "sentence"),
    [
        (3, HostEnded, "ended its process with status 3"),
        (-9, HostEnded, "ended its process by signal 9"),
        (None, HostLost, "closed its output"),
    ],
)
def test_the_error_says_how_a_host_was_lost(status: int | None, kind: type[HostLost], sentence: str) -> None:
    host = FakeHost(lambda _: None, status)
    with pytest.raises(HostLost) as caught:
        HostClient(host).ask(question(1))
    assert (type(caught.value), str(caught.value)) == (kind, sentence)
    assert not host.is_alive


@pytest.mark.parametrize("written", [pack((1, "hello")), pack((1, ["decided", "x"])), b"\xff" * 100])
def test_a_host_that_writes_nonsense_is_ended(written: bytes) -> None:
    host = FakeHost(first=written)
    with pytest.raises(HostLost, match="wrote something else"):
        HostClient(host).ask(question(1))
    assert not host.is_alive


def test_ctrl_c_while_waiting_ends_the_host() -> None:
    class Interrupted(FakeHost):
        def receive(self, seconds: float | None) -> bytes:
            raise KeyboardInterrupt

    host = Interrupted()
    with pytest.raises(KeyboardInterrupt):
        HostClient(host).ask(question(1))
    assert not host.is_alive


def test_a_logged_fault_leaves_out_the_bots_own_words() -> None:
    fault = Fault("raised ValueError", "the other hand is gold4", "my_bot.py, line 6")
    assert str(fault) == "raised ValueError: the other hand is gold4 (my_bot.py, line 6)"
    assert fault.for_log() == "raised ValueError (my_bot.py, line 6)"
    assert HostClient(FakeHost(lambda _: [BotFailed(fault)])).ask(question(1)) == BotFailed(fault)
