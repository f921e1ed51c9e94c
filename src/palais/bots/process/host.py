"""A bot host: makes bots and answers questions to them, one at a time. It runs in its own process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from palais.bots.hints import advise
from palais.bots.process.answers import ask, ask_for_deeds, guarded, not_an_action
from palais.bots.process.messages import (
    Advise,
    Advised,
    Answer,
    Bargain,
    Bargained,
    BotFailed,
    BotMade,
    BotSpec,
    Decide,
    Decided,
    Fault,
    MakeBot,
    Question,
    WarmedUp,
    WarmUp,
)
from palais.bots.registry import make
from palais.core.bargain.contract import BargainingBot
from palais.core.bot import Bot
from palais.core.contract import Game, Hidden
from palais.core.errors import PalaisError
from palais.core.kit import game as find_game
from palais.core.play import play

MAX_BOTS: Final = 512  # kept in memory; a dropped one restarts from its seed
MAX_NUMBER: Final = 2**63  # numbers up to here fit into a message
WARM_UP_DECISIONS: Final = 60
WARM_UP_CLOCK_SECONDS: Final = 0.005


class BotHost:
    """Bots of any installed game, least recently used first."""

    def __init__(self, max_bots: int = MAX_BOTS) -> None:
        self.max_bots = max_bots
        self._games: dict[tuple[str, str | None], Game] = {}
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Answer a question. Any error in a bot's code becomes a fault of that bot."""
        try:
            if isinstance(question, MakeBot):
                self._bot(question.bot)
                return BotMade()
            if isinstance(question, Decide):
                return self._decide(question)
            if isinstance(question, Bargain):
                return self._bargain(question)
            if isinstance(question, Advise):
                return self._advise(question)
            return self._warm_up(question)
        except PalaisError as error:
            return BotFailed(Fault(str(error)))

    def forget(self, key: str) -> None:
        for bot in [bot for bot in self._bots if bot[0] == key]:
            del self._bots[bot]

    def warm_up(self, game_id: str, code: str) -> None:
        """Play a few turns and ask for a hint, so that everything is compiled. The other seats play the fallback."""
        game = self._game(game_id)
        s, bot = game.new(game.min_players, 0), make(code, game, 0)
        own = game.to_act(s)[0]
        if isinstance(bot, BargainingBot):
            bot.bargain(game.hide(s, own), ())

        def choose(seat: int, hidden: Hidden, legal: Sequence[int]) -> int:
            return bot.act(hidden, legal, WARM_UP_CLOCK_SECONDS) if seat == own else game.fallback(hidden, seat)

        for number, step in enumerate(play(game, s, choose)):
            if number >= WARM_UP_DECISIONS and own in game.to_act(step.state):
                advise(game, bot, game.hide(step.state, own), own, 0, WARM_UP_CLOCK_SECONDS)
                break

    def _decide(self, question: Decide) -> Answer:
        bot = self._bot(question.bot)
        if question.known and isinstance(bot, BargainingBot):
            fault = guarded(bot.hear, question.known)
            if fault is not None:
                return BotFailed(fault)
        answer = ask(bot, self._hidden(question), question.legal, question.clock)
        if isinstance(answer, int) and not -MAX_NUMBER <= answer < MAX_NUMBER:
            answer = not_an_action(answer)
        return BotFailed(answer) if isinstance(answer, Fault) else Decided(answer)

    def _bargain(self, question: Bargain) -> Answer:
        bot = self._bot(question.bot)
        if not isinstance(bot, BargainingBot):
            return Bargained([])
        deeds = ask_for_deeds(bot, self._hidden(question), question.known)
        return BotFailed(deeds) if isinstance(deeds, Fault) else Bargained(deeds)

    def _advise(self, question: Advise) -> Answer:
        bot, hidden, game = self._bot(question.bot), self._hidden(question), self._game(question.bot.game, question.bot.data)
        advice = guarded(lambda: advise(game, bot, hidden, question.seat, 0, question.clock))
        return BotFailed(advice) if isinstance(advice, Fault) else Advised(*advice)

    def _warm_up(self, question: WarmUp) -> Answer:
        fault = guarded(lambda: self.warm_up(question.game, question.code))
        return WarmedUp() if fault is None else BotFailed(fault)

    def _game(self, id: str, data: str | None = None) -> Game:
        if (id, data) not in self._games:
            self._games[id, data] = find_game(id, data)
        return self._games[id, data]

    def _bot(self, spec: BotSpec) -> Bot:
        """The bot of this key and code, made from its seed if it is not in memory."""
        name = (spec.key, spec.code)
        bot = self._bots.pop(name, None)
        if bot is None:
            bot = make(spec.code, self._game(spec.game, spec.data), spec.seed)
        self._bots[name] = bot
        if len(self._bots) > self.max_bots:
            self._bots.popitem(last=False)
        return bot

    def _hidden(self, question: Decide | Bargain | Advise) -> Hidden:
        """The record of these bytes, as the game's own type."""
        game = self._game(question.bot.game, question.bot.data)
        return Hidden(game.record_type.from_bytes(question.hidden))
