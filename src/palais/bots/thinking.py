"""A process that thinks for bots: questions come in on its standard input, answers go out on its standard output.

python -m palais.bots.thinking palais-royal level:1 level:2

It first makes each bot named once, so that everything is compiled, and says so; then it answers one question at a time. When its
input ends, because whoever asks is gone, it ends too, in the middle of a thought if need be.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

import numpy as np

from palais.bots.contract import Bot
from palais.bots.hint import advise
from palais.bots.pipes import answers_only, pack, questions
from palais.bots.questions import Advice, Advise, Answer, Decide, Decision, Fault, Forget, Warm, read_question
from palais.bots.registry import make
from palais.core.game import Game, Hidden
from palais.games.registry import game

MOST_MINDS: Final = 512  # bots kept in memory; one that was let go starts again from its seed
POLITENESS: Final = 5  # the server and the browser go first
WARM_UP: Final = 60  # decisions of a game played to have everything compiled
WARM_UP_CLOCK: Final = 0.005


class Minds:
    """The bots of many tables, the least recently asked first."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.kinds: dict[str, type[Any]] = {}
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def game(self, id: str) -> Game:
        if id not in self.games:
            self.games[id] = game(id)
            self.kinds[id] = type(self.games[id].new(self.games[id].min_players, 0))
        return self.games[id]

    def bot(self, key: str, id: str, code: str) -> Bot:
        """The bot with this mind; its key is the seed of its chance."""
        found = self.bots.pop((key, code), None)
        if found is None:
            found = make(code, self.game(id), key)
        self.bots[(key, code)] = found
        if len(self.bots) > MOST_MINDS:
            self.bots.popitem(last=False)
        return found

    def hidden(self, id: str, content: bytes) -> Hidden:
        """The record from its bytes."""
        self.game(id)
        kind = self.kinds[id]
        return Hidden(kind(np.frombuffer(bytearray(content), kind.dtype)))

    def forget(self, key: str) -> None:
        for mind in [mind for mind in self.bots if mind[0] == key]:
            del self.bots[mind]

    def warm_up(self, id: str, code: str) -> None:
        """Play a little, with a hint at the end: whatever is compiled is compiled now."""
        table = self.game(id)
        s, bot = table.new(table.min_players, 0), make(code, table, 0)
        for _ in range(WARM_UP):
            (seat,) = table.to_act(s)
            h = table.hide(s, seat)
            s, _events = table.apply(s, seat, bot.act(h, table.legal(h, seat), WARM_UP_CLOCK))
        (seat,) = table.to_act(s)
        advise(table, bot, table.hide(s, seat), seat, 0, WARM_UP_CLOCK)

    def answer(self, question: Decide | Advise) -> Answer:
        """Whatever goes wrong in a bot is a fault of that bot, and told."""
        try:
            hidden = self.hidden(question.game, question.hidden)
            bot = self.bot(question.key, question.game, question.code)
            if isinstance(question, Decide):
                return Decision(question.n, int(bot.act(hidden, question.legal, question.clock)))
            actions, why = advise(self.game(question.game), bot, hidden, question.seat, question.n, question.clock)
            return Advice(question.n, actions, why)
        except (Exception, SystemExit) as error:
            self.bots.pop((question.key, question.code), None)
            return Fault(question.n, f"{question.code}: {type(error).__name__}")


def main(id: str, codes: list[str]) -> None:
    """Warm up, then answer for ever."""
    out, minds, asked = answers_only(), Minds(), questions(read_question)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITENESS)

    def tell(answer: Answer) -> None:
        out.write(pack(answer))
        out.flush()

    for code in codes:
        minds.warm_up(id, code)
        tell(Warm(code))
    while True:
        question = asked.get()
        if isinstance(question, Forget):
            minds.forget(question.key)
        else:
            tell(minds.answer(question))


if __name__ == "__main__":
    sys.path[:] = [entry for entry in sys.path if entry != str(Path.cwd())]  # a stray file there is none of our modules
    main(sys.argv[1], sys.argv[2:])
