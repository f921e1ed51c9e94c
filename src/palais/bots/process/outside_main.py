"""The process in which an outside bot lives, from the moment it has given up what it does not need (`confined`).

All it ever gets of a game are the records as the bot's seat may know them. So whatever the bot reads in its process, it finds no
secret, and whatever it breaks there is its own.
"""

from __future__ import annotations

import signal
from typing import Any, Final

import numpy as np

from palais.bots.process.answers import ask, not_an_action
from palais.bots.process.framing import answers_only, pack, questions
from palais.bots.process.outside_messages import Answered, BotMade, Choose, Chosen, Confined, Failed, MakeBot, read_told
from palais.bots.registry import make
from palais.core.bot import Bot
from palais.core.contract import Hidden
from palais.core.errors import PalaisError
from palais.core.kit import game as find_game

LATER: Final = 2.0  # seconds after which whoever asks would have ended this process long ago
MOST: Final = 2**63  # numbers up to here fit into a message


class Seat:
    """One bot, and the game that it plays."""

    def __init__(self, order: MakeBot) -> None:
        game = find_game(order.game, order.data)
        self.kind: type[Any] = type(game.new(game.min_players, 0))
        self.bot: Bot = make(order.code, game, order.seed)

    def choose(self, asked: Choose) -> Answered:
        hidden = Hidden(self.kind(np.frombuffer(bytearray(asked.hidden), self.kind.dtype)))
        action, wrong = ask(self.bot, hidden, asked.legal, asked.clock)
        if wrong is None and not -MOST <= action < MOST:
            wrong = not_an_action(action)
        return Chosen(action) if wrong is None else Failed(wrong)


def end_by_itself(seconds: float | None) -> None:
    """The system ends this process a little after its answer is too late, even if nobody is left to do so.

    Its input ends with the program that asks, but a bot in compiled code may keep the interpreter from hearing that.
    """
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, 0.0 if seconds is None else seconds + LATER)


def main(held: list[str]) -> None:
    """Say what holds, then answer one message after the other, for ever."""
    out, told = answers_only(), questions(read_told)
    out.write(pack(Confined(held)))
    out.flush()
    seat: Seat | None = None
    answer: Answered
    while True:
        message = told.get()
        end_by_itself(message.seconds)
        if isinstance(message, MakeBot):
            try:
                seat, answer = Seat(message), BotMade()
            except PalaisError as error:
                answer = Failed(str(error))
        else:
            assert seat is not None
            answer = seat.choose(message)
        end_by_itself(None)
        out.write(pack(answer))
        out.flush()
