"""An outside bot lives in a host of its own, where it can neither look at what its seat may not know nor stop the game."""

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
MAX_FREE_HOSTS: Final = 12  # that wait for another game, of 40 MB and more

Place = tuple[str, str | None, str]  # the code of a bot, the folder of the game's box, and the room it plays in

# Hosts whose game is over, and where they played: to start one takes most of a second.
_free: list[tuple[Place, HostClient]] = []
_keys = count()


class OutsideBot:
    """A bot from a file, asked from here. Each seat of a game has a host for itself; the next game uses it again.

    But only a game of the same room: what a process has seen of a deal must not help it when the same cards come again.
    """

    def __init__(self, code: str, game: Game, seed: int | str, make_seconds: float = MAKE_SECONDS, room: str = "") -> None:
        data = str(game.data) if game.data else None
        self.code, self.place, self.make_seconds = code, (code, data, room), make_seconds
        self.spec = BotSpec(f"outside-{next(_keys)}", game.id, code, seed, data)
        self.known: list[Dealing] = []  # the offers it is told of before it decides
        self.held: list[HostClient] = []  # the host it lives in; none after it was lost
        finalize(self, _release, self.place, self.held)

    def sit(self) -> None:
        """Make the bot, if it is not there or was lost. A BotError says why it cannot be made."""
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
        """Its answer, or what went wrong. Raises HostLost if its host dies, or has not answered after `limit` seconds."""
        answer = self._ask(Decide(self.spec, hidden.to_bytes(), list(legal), clock, limit, self.known))
        if isinstance(answer, Decided):
            return answer.action
        return answer.fault if isinstance(answer, BotFailed) else Fault("answered another question")

    def bargain(self, hidden: Hidden, known: Sequence[Dealing], limit: float | None) -> list[Deed] | Fault:
        """Its deeds, none if it does not bargain, or what went wrong. Raises HostLost as `ask` does."""
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
    """What is known to hold for the bots that have been made here and now wait for another game (`confine.PROTECTIONS`)."""
    return _free[-1][1].protections if _free else []


def _find(place: Place) -> HostClient:
    """A host that has loaded the file before, or a new one."""
    for free in [free for free in _free if free[0] == place]:
        _free.remove(free)
        if free[1].is_alive:
            return free[1]
    code, data, _ = place
    folders = (Path(split_outside(code)[0]).parent, data)
    return HostClient(HostProcess([Path(folder).resolve() for folder in folders if folder]))


def _release(place: Place, held: list[HostClient]) -> None:
    """The host is free for the next game; those that have waited longest end if there are too many."""
    _free.extend((place, host) for host in held)
    held.clear()
    while len(_free) > MAX_FREE_HOSTS:
        _free.pop(0)[1].close()
