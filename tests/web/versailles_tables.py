"""Several people at a table of Versailles 1682 on a real server, over WebSockets."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, Final

from tests.web.server import Browser, Server, TableSocket

GAME: Final = "versailles-1682"
COLOURS: Final = ("red", "yellow", "green", "black", "blue", "white")


def order(*kinds: str, **options: Any) -> dict[str, Any]:
    """The request for a new table: "me", "open" or a bot's code for each seat."""
    seats = [
        {"kind": kind, "colour": colour} if kind in ("me", "open") else {"kind": "bot", "bot": kind, "colour": colour}
        for kind, colour in zip(kinds, COLOURS, strict=False)
    ]
    return {"game": GAME, "seats": seats, "options": options}


class Courtiers:
    """A browser and a socket for each seat."""

    def __init__(self, server: Server, stack: ExitStack, players: int = 3) -> None:
        self.browsers = [stack.enter_context(Browser(server)) for _ in range(players)]
        made = self.browsers[0].post("/api/tables", order("me", *["open"] * (players - 1)))
        self.id: str = made["table"]["id"]
        for seat, link in made["invites"].items():
            self.browsers[int(seat)].post("/api/join", {"token": link.partition("#")[2]})
        self.sockets = self.connect(stack)

    def connect(self, stack: ExitStack) -> list[TableSocket]:
        self.sockets = [stack.enter_context(browser.socket(self.id)) for browser in self.browsers]
        for socket in self.sockets:
            socket.hear_until("table")
        return self.sockets

    def whose(self) -> TableSocket:
        """A socket of a seat the game waits for, once all have received the latest update."""
        newest = max(socket.version for socket in self.sockets)
        for socket in self.sockets:
            socket.hear_of(newest)
        return next(socket for socket in self.sockets if socket.seat in socket.view["to_act"])
