"""kill -9 at random moments of fifty games: nothing acknowledged is lost, and every game is finished."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import palais
from palais.core.archive import GameRecord, replay
from tests.web.server import Server

GAMES = 50
KILLS = 8
LOST = (WebSocketException, OSError, TimeoutError)


class View(msgspec.Struct):
    over: bool


class Option(msgspec.Struct):
    action: int


class Choice(msgspec.Struct):
    options: list[Option]


class Decision(msgspec.Struct):
    id: int | None = None


class Message(msgspec.Struct):
    """The fields of a message that this test needs."""

    type: str
    version: int = -1
    log: list[msgspec.Raw] = []
    view: View | None = None
    choices: list[Choice] = []
    decisions: list[Decision] = []
    code: str = ""


class Seat:
    """One player, with everything acknowledged and received. After a crash it reconnects and compares."""

    def __init__(self, cookies: str, table: str, seed: int) -> None:
        self.cookies, self.table = cookies, table
        self.rng = random.Random(seed)
        self.acknowledged, self.version, self.log = -1, -1, list[bytes]()
        self.latest = Message("table")
        self.pending: dict[str, Any] | None = None  # sent but not yet answered
        self.sent, self.repeated = 0, 0

    async def play(self, urls: list[str]) -> None:
        while True:
            try:
                async with connect(
                    urls[-1].replace("http", "ws") + f"/ws/tables/{self.table}",
                    additional_headers={"cookie": self.cookies},
                    compression=None,
                    open_timeout=5,
                ) as line:
                    if self.pending is not None:
                        self.repeated += 1
                        await line.send(json.dumps(self.pending))
                    async for raw in line:
                        if (answer := self.take(msgspec.json.decode(raw, type=Message))) is not None:
                            await line.send(json.dumps(answer))
                        if self.is_over:
                            return
            except LOST:
                await asyncio.sleep(0.05)

    @property
    def is_over(self) -> bool:
        return self.pending is None and self.latest.view is not None and self.latest.view.over

    def take(self, message: Message) -> dict[str, Any] | None:
        log = [bytes(line) for line in message.log]
        if message.type == "table":
            assert message.version >= max(self.acknowledged, self.version), "the server has forgotten something"
            assert log[: len(self.log)] == self.log, "the past has changed"
            self.log = log
        elif message.type == "update":
            assert message.version == self.version + 1
            self.log += log
        elif message.type == "done":
            assert self.version >= message.version, "acknowledged before it was shown"
            self.acknowledged, self.pending = message.version, None
            return self.answer()
        else:
            assert message.type != "refused", message.code
            return None
        self.version, self.latest = message.version, message
        return self.answer()

    def answer(self) -> dict[str, Any] | None:
        """The next action, if it is this seat's turn and no answer is outstanding."""
        if self.pending is not None:
            return None
        actions = [option.action for choice in self.latest.choices for option in choice.options]
        if not actions:
            return None
        self.sent += 1
        decision = next(found.id for found in self.latest.decisions if found.id is not None)
        self.pending = {"type": "act", "id": f"m{self.sent}", "decision": decision, "actions": [self.rng.choice(actions)]}
        return self.pending


async def guest(client: httpx.AsyncClient) -> dict[str, str]:
    client.cookies.clear()
    site = (await client.get("/api/site")).raise_for_status().json()
    return {"x-csrftoken": site["csrf"]}


def cookies(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def sit_down(url: str, n: int) -> list[Seat]:
    """A table of two with both seats taken."""
    seats = [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "yellow"}]
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        headers = await guest(client)
        made = (await client.post("/api/tables", json={"seats": seats, "options": {"max_rounds": 2}}, headers=headers)).json()
        first = cookies(client)
        headers = await guest(client)
        token = made["invites"]["1"].partition("#")[2]
        (await client.post("/api/join", json={"token": token}, headers=headers)).raise_for_status()
        return [Seat(first, made["table"]["id"], 2 * n), Seat(cookies(client), made["table"]["id"], 2 * n + 1)]


async def kill_now_and_then(servers: list[Server], urls: list[str], database: Path, rng: random.Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.2, 1.2))
        await asyncio.to_thread(servers[-1].end, signal.SIGKILL)
        servers.append(await asyncio.to_thread(Server, database, "--limits", "0"))
        urls.append(servers[-1].url)


@pytest.mark.xdist_group("server")
async def test_fifty_games_survive_a_server_that_is_killed_repeatedly(tmp_path: Path) -> None:
    database = tmp_path / "palais.db"
    servers = [await asyncio.to_thread(Server, database, "--limits", "0")]
    urls = [servers[0].url]
    try:
        seats = [seat for pair in [await sit_down(urls[0], n) for n in range(GAMES)] for seat in pair]
        players = [asyncio.create_task(seat.play(urls)) for seat in seats]
        await kill_now_and_then(servers, urls, database, random.Random(5))
        await asyncio.wait_for(asyncio.gather(*players), 240)
        assert sum(seat.repeated for seat in seats) > 0, "no message was ever on its way when the server died"
        async with httpx.AsyncClient(base_url=urls[-1], timeout=30) as client:
            for seat in seats[::2]:
                record = msgspec.json.decode((await client.get(f"/api/tables/{seat.table}/record")).content, type=GameRecord)
                steps = list(replay(palais.game(), record))
                told = sum(len(step.events) for step in steps)
                assert len(seat.log) in (told, told + 1), "the log tells every event once"
    finally:
        servers[-1].end()
