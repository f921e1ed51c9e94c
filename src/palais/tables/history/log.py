"""The log of a game, ready to send: every event as a line of JSON per seat, compact in memory.

Events are encoded once, when they happen. Lines that can no longer be undone are compressed in blocks; a long game takes
some ten thousand bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence

import msgspec

from palais.core.contract import SPECTATOR, Game, State
from palais.core.events import Event
from palais.tables.messages import LogLine
from palais.tables.table.padding import LINE_STEP, padding

BLOCK_LINES = 16
MAX_BLOCK_LINES = 512  # blocks of equal size are merged up to this; larger blocks compress better

# The line for spectators, and the lines of seats that may know more.
EncodedLine = tuple[bytes, dict[int, bytes]]

NOTHING: dict[int, bytes] = {}

_pack = msgspec.msgpack.Encoder()
_unpack = msgspec.msgpack.Decoder(list[EncodedLine])
_json = msgspec.json.Encoder()


class GameLog:
    """Events are numbered from 1; an undo removes the last ones."""

    __slots__ = ("_blocks", "_game", "_tail", "players")

    def __init__(self, game: Game, players: int) -> None:
        self._game, self.players = game, players
        self._blocks: list[tuple[int, bytes]] = []  # number of lines, compressed lines
        self._tail: list[EncodedLine] = []

    def __len__(self) -> int:
        return self._settled + len(self._tail)

    @property
    def _settled(self) -> int:
        return sum(count for count, _ in self._blocks)

    def open(self, start: State) -> None:
        """How the game was set up, before its first action."""
        self.add(0, self._game.opening_events(start), start)

    def add(self, action: int, events: Sequence[Event], after: State) -> None:
        """Add the events of an action; `action` is its number in the game, from 1."""
        seen = {seat: self._game.hide_events(events, seat) for seat in range(self.players)}
        for i, event in enumerate(self._game.hide_events(events, SPECTATOR)):
            public = self._line(action, event, after)
            own = {seat: self._own_line(action, seen[seat][i], after, public) for seat in seen if seen[seat][i] != event}
            self._tail.append((public, own or NOTHING))

    def take_back(self, length: int) -> int:
        """Remove everything after the first `length` events. Returns how many were removed."""
        gone = len(self) - length
        del self._tail[len(self._tail) - gone :]
        return gone

    def settle(self) -> None:
        """Compress what is here: it can no longer be undone."""
        while len(self._tail) >= 2 * BLOCK_LINES:
            lines = self._tail[:BLOCK_LINES]
            del self._tail[:BLOCK_LINES]
            while self._blocks and self._blocks[-1][0] == len(lines) < MAX_BLOCK_LINES:
                lines = _read(self._blocks.pop()[1]) + lines
            self._blocks.append((len(lines), zlib.compress(_pack.encode(lines))))

    def lines(self, seat: int, after: int = 0) -> list[msgspec.Raw]:
        """The events after the first `after` as JSON, as this seat may know them."""
        return [msgspec.Raw(own.get(seat, public)) for public, own in self._since(after)]

    def _since(self, after: int) -> Iterator[EncodedLine]:
        for count, block in self._blocks:
            if after < count:
                yield from _read(block)[max(0, after) :]
            after -= count
        yield from self._tail[max(0, after) :]

    def _own_line(self, action: int, event: Event, after: State, public: bytes) -> bytes:
        """The line of a seat that knows more, padded so that its length does not reveal it."""
        line = self._line(action, event, after)
        return line + padding(len(line) - len(public), LINE_STEP)

    def _line(self, action: int, event: Event, after: State) -> bytes:
        phrase = self._game.event_phrase(event, after)
        return _json.encode(LogLine(len(self) + 1, event.seat, event.kind, phrase, event.details, action))


def _read(block: bytes) -> list[EncodedLine]:
    return _unpack.decode(zlib.decompress(block))
