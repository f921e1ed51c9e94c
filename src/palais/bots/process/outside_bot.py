"""An outside bot runs in its own host process, where it can neither see hidden information nor stop the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final
from weakref import finalize

from palais.bots.process.client import HostClient
from palais.bots.process.conversation import HostLost
from palais.bots.process.loader import split_outside
from palais.bots.process.messages import Answer, Bargain, Bargained, BotFailed, BotSpec, Decide, Decided, Fault, MakeBot
from palais.bots.process.subprocesses import HostProcess
from palais.core.bargain.offer import Dealing, Deed
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError

MAKE_SECONDS: Final = 120.0  # its file may compile something
MAX_FREE_HOSTS: Final = 12  # idle hosts kept for the next game, 40 MB or more each

Place = tuple[str, str | None, str]  # a bot's code, the folder of the game's data, and the room it plays in

# Idle hosts and their places, for reuse: starting one takes most of a second.
_free: list[tuple[Place, HostClient]] = []
_keys = count()


class OutsideBot:
    """The proxy of a bot from a file. Each seat has its own host, which the next game reuses.

    Only a game in the same room, though: a process must not meet a deal that it has already seen.
    """

    def __init__(self, code: str, game: Game, seed: int | str, make_seconds: float = MAKE_SECONDS, room: str = "") -> None:
        data = str(game.data) if game.data else None
        self.code, self.place, self.make_seconds = code, (code, data, room), make_seconds
        self.spec = BotSpec(f"outside-{next(_keys)}", game.id, code, seed, data)
        self.known: list[Dealing] = []  # the offers it is told of before it decides
        self.held: list[HostClient] = []  # its host; empty after it was lost
        finalize(self, _release, self.place, self.held)

    def sit(self) -> None:
        """Make the bot if it has no host. Raises BotError if it cannot be made."""
        if self.held:
            return
        try:
            host = _find(self.place)
            answer = host.ask(MakeBot(self.spec, self.make_seconds))
        except HostLost as lost:
            raise BotError(f"the bot {self.code} cannot be made: it {lost}") from None
        self.held.append(host)
        if isinstance(answer, BotFailed):
            _release(self.place, self.held)
            raise BotError(str(answer.fault))

    def ask(self, hidden: Hidden, legal: Sequence[int], clock: float | None, limit: float | None) -> int | Fault:
        """Its answer, or a fault. Raises HostLost if its host dies or does not answer within `limit` seconds."""
        answer = self._ask(Decide(self.spec, hidden.to_bytes(), list(legal), clock, limit, self.known))
        if isinstance(answer, Decided):
            return answer.action
        return answer.fault if isinstance(answer, BotFailed) else Fault("answered another question")

    def bargain(self, hidden: Hidden, known: Sequence[Dealing], limit: float | None) -> list[Deed] | Fault:
        """Its deeds, none if it does not bargain, or a fault. Raises HostLost as `ask` does."""
        answer = self._ask(Bargain(self.spec, hidden.to_bytes(), list(known), limit))
        if isinstance(answer, Bargained):
            return answer.deeds
        return answer.fault if isinstance(answer, BotFailed) else Fault("answered another question")

    def _ask(self, question: Decide | Bargain) -> Answer:
        self.sit()
        try:
            return self.held[0].ask(question)
        except HostLost:
            self.held.clear()
            raise


def protections() -> list[str]:
    """The protections in force in the idle hosts (`confine.PROTECTIONS`)."""
    return _free[-1][1].protections if _free else []


def _find(place: Place) -> HostClient:
    """An idle host that has already loaded the file, or a new one."""
    for free in [free for free in _free if free[0] == place]:
        _free.remove(free)
        if free[1].is_alive:
            return free[1]
    code, data, _ = place
    folders = (Path(split_outside(code)[0]).parent, data)
    return HostClient(HostProcess([Path(folder).resolve() for folder in folders if folder]))


def _release(place: Place, held: list[HostClient]) -> None:
    """Keep the host for the next game; close the longest idle ones if there are too many."""
    _free.extend((place, host) for host in held)
    held.clear()
    while len(_free) > MAX_FREE_HOSTS:
        _free.pop(0)[1].close()
