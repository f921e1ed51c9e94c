"""The bots of the game as they come to tables: levels bargain; `silent` is a level that does not."""

from __future__ import annotations

from palais.core.bot import Bot, Factory
from palais.core.contract import Game
from palais.games.versailles_1682.bargain.bots.character import CHARACTERS
from palais.games.versailles_1682.bargain.bots.negotiator import Negotiator
from palais.games.versailles_1682.bots import levels


class BargainingLevel:
    """Makes levels for people, which make offers, answer them, and keep their word more or less."""

    bargains = True

    def __call__(self, game: Game, seed: int | str, number: int) -> Bot:
        bot = levels.level(game, seed, number)
        return Negotiator(game, bot, CHARACTERS[min(number, len(CHARACTERS))])


FACTORIES: dict[str, Factory] = {**levels.FACTORIES, "level": BargainingLevel(), "silent": levels.level}
