"""The state: a plain dataclass that turns into JSON. Nothing in it needs NumPy."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final, Self

import msgspec

from palais.core.contract import EVERYONE
from palais.core.records import Record

MIN_PLAYERS, MAX_PLAYERS = 2, 6
DICE: Final = 3
MOST_ACTS: Final = 6  # of a seat in one audience; then it can only be ready, so that every audience ends
MOST_COINS: Final = 12  # that a seat is thought to have
GOALS: Final = ("purse", "beggar", "sixes")
NOBODY: Final = -1  # the player in an audience


@dataclass
class Court(Record):
    """Public unless it says otherwise. Lists are by seat."""

    players: int
    rounds: int
    seconds: int  # of an audience; 0: no limit
    ready: list[bool]
    muted: list[bool]  # in the next audience, or in this one
    acts: list[int]  # actions since the audience or the turn began
    coins: list[int | None]  # known to the seat itself
    goals: list[str | None]  # known to the seat itself
    pips: list[int]  # of the dice kept so far
    sixes: list[int]
    fines: list[int]
    key: str  # of chance; known to nobody
    drawn: int = 0  # numbers drawn from chance; known to nobody
    round: int = 1
    player: int = NOBODY  # whose turn with the dice it is
    dice: list[int] = field(default_factory=list)  # on the table in this turn
    aside: list[int] = field(default_factory=list)  # dice chosen to be thrown again
    again: bool = False  # thrown again already
    over: bool = False
    viewer: int = EVERYONE

    def copy(self) -> Self:
        return self.from_bytes(self.to_bytes())

    def to_bytes(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_bytes(cls, content: bytes) -> Self:
        try:
            return msgspec.json.decode(content, type=cls)
        except msgspec.DecodeError as error:
            raise ValueError(f"expected a record of toy-court: {error}") from None

    def draw(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        word = hashlib.blake2b(str(self.drawn).encode(), key=self.key.encode(), digest_size=8).digest()
        self.drawn += 1
        return int.from_bytes(word) % bound

    def purse(self, seat: int) -> int:
        """The coins of a seat; zero if the viewer may not know them."""
        return self.coins[seat] or 0


def court(s: Record) -> Court:
    """The contract's state as this game's own type."""
    assert isinstance(s, Court), f"expected a record of toy-court, found {type(s).__name__}"
    return s
