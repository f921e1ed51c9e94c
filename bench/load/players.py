"""Socket clients at every seat of every table."""

from __future__ import annotations

import asyncio
import random
import time

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from load.measure import Watch
from load.server import Server

COLOURS = ("red", "yellow", "green", "black", "blue", "white")
AT_ONCE = 16  # requests in flight while the tables are filled
ARRIVAL = 0.01  # seconds between two clients that open their connections
LAST_MOVES = 1.0  # seconds to arrive
DONE = 0


class Option(msgspec.Struct):
    action: int


class Choice(msgspec.Struct):
    options: list[Option]


class Line(msgspec.Struct):
    n: int


class Decision(msgspec.Struct):
    id: int | None = None


class Message(msgspec.Struct):
    """As much of a server message as a player without eyes needs."""

    type: str
    version: int = -1
    log: list[Line] = []
    gone: int = 0
    choices: list[Choice] = []
    decisions: list[Decision] = []
    code: str = ""
    id: str | None = None

    @property
    def decision(self) -> int:
        """The question that is put to this player, if there is one."""
        return next((found.id for found in self.decisions if found.id is not None), -1)


decoder = msgspec.json.Decoder(Message)


class Table:
    """A table as its clients see it together: when each version was submitted, and how many have seen it."""

    def __init__(self, id: str, players: list[Player]) -> None:
        self.id, self.players = id, players
        self.submitted: dict[int, float] = {}
        self.seen: dict[int, int] = {}
        self.complete: dict[int, float] = {}  # when the last viewer had it

    def arrived(self, version: int, watch: Watch) -> None:
        """One more has seen it; of the last one, when."""
        self.seen[version] = self.seen.get(version, 0) + 1
        if self.seen[version] == len(self.players):
            self.complete[version] = time.perf_counter()
            self._settle(version, watch)

    def submit(self, version: int, at: float, watch: Watch) -> None:
        """The sender was told that this version is its own; others may have acted at the same moment."""
        self.submitted[version] = at
        self._settle(version, watch)

    def _settle(self, version: int, watch: Watch) -> None:
        if version in self.submitted and version in self.complete:
            watch.ways.append(self.complete.pop(version) - self.submitted.pop(version))
            del self.seen[version]


class Player:
    """One seat: a cookie, a connection, and what it has been told so far."""

    def __init__(self, server: Server, seat: int, cookies: dict[str, str]) -> None:
        self.server, self.seat, self.cookies = server, seat, cookies
        self.version, self.events, self.sent, self.pondered = -1, 0, 0, -1
        self.latest: Message
        self.table: Table

    async def play(self, watch: Watch, pace: float, chance: random.Random, closing: asyncio.Event) -> None:
        """Until the time of the watch is up; then look on until everybody leaves."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = self.server.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/ws/tables/{self.table.id}",
            additional_headers={"Cookie": cookie, "Origin": self.server.address},
            compression=None,
            max_size=None,
        ) as socket:
            await asyncio.gather(self.listen(socket, watch, pace, chance), self.leave(socket, closing))

    async def leave(self, socket: ClientConnection, closing: asyncio.Event) -> None:
        await closing.wait()
        await socket.close()

    async def listen(self, socket: ClientConnection, watch: Watch, pace: float, chance: random.Random) -> None:
        try:
            async for raw in socket:
                watch.received += 1
                watch.bytes_received += len(raw)
                message = decoder.decode(raw)
                if message.type in ("table", "update"):
                    self.take(message, watch)
                    self.latest = message
                    if message.choices and not watch.is_over and message.decision != self.pondered:
                        self.pondered = message.decision  # others may act meanwhile, the question stays the same
                        task = asyncio.create_task(self.act(socket, message.decision, watch, pace, chance))
                        self.thinking = task  # a reference, or the task may be collected
                elif message.type == "done":
                    watch.acknowledged.append(time.perf_counter() - self.submitted_at)
                    self.table.submit(message.version, self.submitted_at, watch)
                elif message.type == "refused":
                    watch.faults.append(f"refused: {message.code}")
        except websockets.ConnectionClosedError as error:
            if not watch.is_over:
                watch.faults.append(f"connection lost: {error}")

    def take(self, message: Message, watch: Watch) -> None:
        """Every version and every event once and in order."""
        if message.type == "table":
            self.version, self.events = message.version, message.log[-1].n if message.log else 0
            return
        if message.version != self.version + 1:
            watch.faults.append(f"version {message.version} after {self.version}")
        numbers = [line.n for line in message.log]
        if numbers != list(range(self.events + 1, self.events + 1 + len(numbers))):
            watch.faults.append(f"events {numbers} after {self.events}")
        self.version, self.events = message.version, self.events + len(numbers)
        self.table.arrived(message.version, watch)

    async def act(self, socket: ClientConnection, decision: int, watch: Watch, pace: float, chance: random.Random) -> None:
        await asyncio.sleep(chance.expovariate(1 / pace) if pace else 0)
        message = self.latest
        if watch.is_over or message.decision != decision:
            return
        actions = [option.action for choice in message.choices for option in choice.options]
        busy = [action for action in actions if action != DONE]
        action = chance.choice(busy) if busy and chance.random() < 0.75 else chance.choice(actions)
        self.sent += 1
        self.submitted_at = time.perf_counter()
        await socket.send(
            msgspec.json.encode({"type": "act", "id": f"m{self.sent}", "decision": decision, "actions": [action]}).decode()
        )


async def seat_players(server: Server, tables: int, players: int, game: str) -> list[Table]:
    """New tables with a guest at every seat: the first makes the table, the others come by its links."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Table:
        async with gate:
            return await _fill_table(server, players, game)

    return list(await asyncio.gather(*(one() for _ in range(tables))))


async def _fill_table(server: Server, players: int, game: str) -> Table:
    seats = [{"kind": "me" if seat == 0 else "open", "colour": COLOURS[seat]} for seat in range(players)]
    maker = await _Guest.arrive(server)
    made = await maker.post("/api/tables", {"seats": seats, "listed": False, "game": game})
    sitting = [Player(server, 0, dict(maker.client.cookies))]
    for seat, link in made["invites"].items():
        guest = await _Guest.arrive(server)
        await guest.post("/api/join", {"token": link.partition("#")[2]})
        sitting.append(Player(server, int(seat), dict(guest.client.cookies)))
        await guest.client.aclose()
    await maker.client.aclose()
    table = Table(made["table"]["id"], sitting)
    for player in sitting:
        player.table = table
    return table


class _Guest:
    """A browser's cookies, without the browser."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    @classmethod
    async def arrive(cls, server: Server) -> _Guest:
        client = httpx.AsyncClient(base_url=server.address, timeout=30)
        site = (await client.get("/api/site")).raise_for_status().json()
        client.headers["x-csrftoken"] = site["csrf"]
        return cls(client)

    async def post(self, path: str, body: object) -> dict[str, dict[str, str]]:
        answer = await self.client.post(path, json=body)
        answer.raise_for_status()
        found: dict[str, dict[str, str]] = answer.json()
        return found


async def play_tables(tables: list[Table], watch: Watch, pace: float, closing: asyncio.Event) -> list[asyncio.Task[None]]:
    """All clients until the time is up. They come in over some seconds, as people would, before it begins to run; they stay, and
    their tasks end, when it is closing time."""
    players = [player for table in tables for player in table.players]
    chance = random.Random(1)
    watch.started = time.perf_counter() + ARRIVAL * len(players)

    async def come(n: int, player: Player) -> None:
        await asyncio.sleep(n * ARRIVAL)
        await player.play(watch, pace, random.Random(chance.random()), closing)

    tasks = [asyncio.create_task(come(n, player)) for n, player in enumerate(players)]
    await asyncio.sleep(watch.seconds - watch.elapsed + LAST_MOVES)
    return tasks
