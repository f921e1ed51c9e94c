"""A pool worker with fake hosts: late answers, lost hosts, their successors, and warming up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from palais.bots.process import worker as module
from palais.bots.process.async_client import AsyncHostClient
from palais.bots.process.conversation import HostLate, HostLost
from palais.bots.process.messages import BotFailed, BotSpec, Decide, Decided, Fault, FromHost, Question, WarmedUp, WarmUp
from palais.bots.process.worker import Worker
from tests.bots.fakes import Answers, AsyncFakeHost

SOON, LONG = 0.01, 60.0


def question(action: int) -> Decide:
    return Decide(BotSpec("seat", "a-game", "a-bot", 0), b"", [action], None, LONG)


def answer(asked: Question) -> list[FromHost]:
    return [Decided(asked.legal[0])] if isinstance(asked, Decide) else [WarmedUp()]


@asynccontextmanager
async def listening(answers: Answers) -> AsyncIterator[tuple[AsyncHostClient, AsyncFakeHost]]:
    host = AsyncFakeHost(answers)
    client = AsyncHostClient(host)
    listener = asyncio.create_task(client.listen())
    yield client, host
    host.kill()
    await listener


async def test_a_late_answer_is_not_mistaken_for_the_next_one() -> None:
    async with listening(lambda asked: [] if asked == question(1) else answer(asked)) as (client, host):
        with pytest.raises(HostLate):
            await client.ask(question(1), SOON, LONG)
        assert client.late
        with pytest.raises(HostLate, match="question before"):
            await client.ask(question(2), LONG, LONG)
        assert host.asked == [question(1)], "it is not asked while it thinks"
        host.say(1, Decided(1))
        await client.wait_until_on_time()
        assert await client.ask(question(2), LONG, LONG) == Decided(2)
        assert host.is_alive


async def test_the_answer_to_an_abandoned_question_is_dropped() -> None:
    """A closed table does not wait for its bot."""
    async with listening(lambda asked: [] if asked == question(1) else answer(asked)) as (client, host):
        asked = asyncio.create_task(client.ask(question(1), LONG))
        await asyncio.sleep(0)
        asked.cancel()
        host.say(1, Decided(1))
        assert await client.ask(question(2), LONG) == Decided(2)
        assert not client.late


@pytest.mark.parametrize("patience", [0.0, SOON])
async def test_a_host_that_never_answers_is_ended_at_once_or_after_a_while(patience: float) -> None:
    host = AsyncFakeHost()
    client = AsyncHostClient(host)
    listener = asyncio.create_task(client.listen())
    with pytest.raises(HostLate if patience else HostLost, match="answer"):
        await client.ask(question(1), SOON, patience)
    await listener
    assert not host.is_alive
    assert not client.late


async def test_waiting_for_a_host_that_dies_raises() -> None:
    async with listening(lambda _: None) as (client, _):
        with pytest.raises(HostLost, match="ended its process"):
            await client.ask(question(1), LONG)


class Hosts:
    """Starts fake hosts, one after the other."""

    def __init__(self, *answers: Answers) -> None:
        self.answers = list(answers)
        self.started: list[AsyncFakeHost] = []

    async def start(self) -> AsyncFakeHost:
        if not self.answers:
            raise OSError("no more processes")
        self.started.append(AsyncFakeHost(self.answers.pop(0)))
        return self.started[-1]


@asynccontextmanager
async def running(worker: Worker) -> AsyncIterator[None]:
    task = asyncio.create_task(worker.keep_running())
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_PAUSE_SECONDS", 0.0)


async def test_after_a_loss_the_next_question_goes_to_a_new_host() -> None:
    hosts = Hosts(lambda _: None, answer)
    worker = Worker(hosts.start)
    async with running(worker):
        with pytest.raises(HostLost):
            await worker.ask(lambda: question(1), LONG)
        assert await worker.ask(lambda: question(2), LONG) == Decided(2)
    assert [host.asked for host in hosts.started] == [[question(1)], [question(2)]]
    assert not any(host.is_alive for host in hosts.started)


async def test_a_host_that_does_not_answer_is_replaced() -> None:
    hosts = Hosts(lambda _: [], answer)
    worker = Worker(hosts.start)
    async with running(worker):
        with pytest.raises(HostLost):
            await worker.ask(lambda: question(1), SOON)
        assert await worker.ask(lambda: question(2), LONG) == Decided(2)
    assert len(hosts.started) == 2


async def test_if_no_host_can_be_started_nobody_waits_forever() -> None:
    worker = Worker(Hosts().start)
    async with running(worker):
        with pytest.raises(HostLost, match="was not started"):
            await worker.ask(lambda: question(1), SOON)


async def test_a_new_host_is_warmed_up_again_and_new_games_are_added() -> None:
    hosts = Hosts(lambda asked: None if isinstance(asked, Decide) else answer(asked), answer)
    worker = Worker(hosts.start, [("a-game", "a-bot")])
    async with running(worker):
        await worker.wait_until_warm()
        assert worker.warm == {("a-game", "a-bot")}
        with pytest.raises(HostLost):
            await worker.ask(lambda: question(1), LONG)
        await worker.add([("other-game", "other-bot")])
        await worker.wait_until_warm(("other-game", "other-bot"))
        assert worker.warm == {("a-game", "a-bot"), ("other-game", "other-bot")}
    assert hosts.started[1].asked == [WarmUp("a-game", "a-bot"), WarmUp("other-game", "other-bot")]


async def test_a_bot_that_cannot_be_warmed_up_is_reported_and_the_others_are_warm(caplog: pytest.LogCaptureFixture) -> None:
    hosts = Hosts(lambda asked: [BotFailed(Fault("raised ValueError"))] if asked == WarmUp("a-game", "bad") else [WarmedUp()])
    worker = Worker(hosts.start, [("a-game", "bad"), ("a-game", "good")])
    async with running(worker):
        await worker.wait_until_warm()
        assert worker.warm == {("a-game", "good")}
    assert "bad of a-game cannot be warmed up: raised ValueError" in caplog.text


async def test_while_a_bot_is_compiled_questions_are_answered_elsewhere_in_time() -> None:
    hosts = Hosts(lambda _: [])
    worker = Worker(hosts.start, [("a-game", "slow")])
    async with running(worker):
        while not hosts.started or not hosts.started[0].asked:
            await asyncio.sleep(0)
        with pytest.raises(HostLate, match="warming up"):
            await worker.ask(lambda: question(1), SOON)


async def test_questions_are_asked_one_at_a_time_and_each_knows_how_many_wait() -> None:
    hosts = Hosts(answer)
    worker = Worker(hosts.start)
    waiting: list[int] = []

    def counted(action: int) -> Decide:
        waiting.append(worker.waiting)
        return question(action)

    async with running(worker):
        asked = [worker.ask(lambda n=n: counted(n), LONG) for n in range(4)]  # type: ignore[misc]
        assert await asyncio.gather(*asked) == [Decided(n) for n in range(4)]
    assert waiting == [0, 2, 1, 0]
