"""An outside bot lives in a process of its own, where it can neither look at what its seat may not know nor stop the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from weakref import finalize

from palais.bots.process.answers import NOTHING, Reply
from palais.bots.process.loader import split_outside
from palais.bots.process.outside_client import Gone, OwnProcess
from palais.bots.process.outside_messages import Choose, Chosen, Failed, MakeBot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError

STARTING: Final = 120.0  # seconds to be made: its file may compile something

MOST_FREE: Final = 12  # processes that wait for another game, of 40 MB and more

Place = tuple[str, str | None, str]  # the code of a bot, the folder of the game's box, and the room it plays in

# Where a bot played whose game is over, and its process: to start one takes most of a second.
_free: list[tuple[Place, OwnProcess]] = []


class OutsideBot:
    """A bot from a file, asked from here. Each seat of a game has a process for itself; the next game uses it again.

    But only a game of the same room: what a process has seen of a deal must not help it when the same cards come again.
    """

    def __init__(self, code: str, game: Game, seed: int | str, starting: float = STARTING, room: str = "") -> None:
        data = str(game.data) if game.data else None
        self.code, self.place = code, (code, data, room)
        self.order = MakeBot(game.id, data, code, seed, starting)
        self.held: list[OwnProcess] = []  # the process it lives in; none after it was lost
        finalize(self, _leave, self.place, self.held)

    def sit(self) -> None:
        """Make the bot, if it is not there or was lost. A BotError says why it cannot be made."""
        if self.held:
            return
        try:
            process = _find(self.place)
            answer = process.ask(self.order)
        except Gone as gone:
            raise BotError(f"the bot {self.code} cannot be made: it {gone}") from None
        self.held.append(process)
        if isinstance(answer, Failed):
            _leave(self.place, self.held)
            raise BotError(answer.what)

    def ask(self, hidden: Hidden, legal: Sequence[int], clock: float | None, seconds: float | None) -> Reply:
        """Its answer, or what went wrong. Gone if its process is lost, which it is after so many seconds without an answer."""
        self.sit()
        try:
            answer = self.held[0].ask(Choose(hidden.array.tobytes(), list(legal), clock, seconds))
        except Gone:
            self.held.clear()
            raise
        if isinstance(answer, Chosen):
            return Reply(answer.action)
        assert isinstance(answer, Failed)
        return Reply(NOTHING, answer.what)


def protections() -> list[str]:
    """What is known to hold for the bots that have been made here, and now wait for another game (`confine.PROTECTIONS`)."""
    return _free[-1][1].protections if _free else []


def _find(place: Place) -> OwnProcess:
    """A process that has loaded the file before, or a new one."""
    for free in [free for free in _free if free[0] == place]:
        _free.remove(free)
        if free[1].is_alive:
            return free[1]
    code, data, _ = place
    return OwnProcess([Path(folder).resolve() for folder in (Path(split_outside(code)[0]).parent, data) if folder])


def _leave(place: Place, held: list[OwnProcess]) -> None:
    """The process is free for the next game; those that have waited longest end if there are too many."""
    _free.extend((place, process) for process in held)
    held.clear()
    while len(_free) > MOST_FREE:
        _free.pop(0)[1].end()
