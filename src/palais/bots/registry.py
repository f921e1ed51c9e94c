"""The bots of each game by their codes: `random`, `level:3`, `search:ms=200`, `my_bot.py:MyBot`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from palais.bots.parameters import needs_parameters, read_parameters
from palais.bots.process.error_lines import error_line
from palais.bots.process.loader import is_outside, load, split_outside, takes_three
from palais.bots.process.outside_bot import OutsideBot
from palais.bots.process.safe_bot import GRACE_SECONDS, SafeBot
from palais.bots.process.sandbox.output_guard import OutputGuard
from palais.core.bot import Bot, Factory, RandomBot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.kit import kit

OF_EVERY_GAME: Final[dict[str, Factory]] = {"random": RandomBot}


def factories(game_id: str) -> dict[str, Factory]:
    """The bot factories of a game, by the first word of the code."""
    return {**OF_EVERY_GAME, **kit(game_id).bots()}


def codes(game_id: str) -> list[str]:
    """The bots that tables can choose from: the levels, then every bot that needs no parameters."""
    alone = [name for name, factory in factories(game_id).items() if not needs_parameters(factory)]
    return list(dict.fromkeys([*kit(game_id).levels.codes, *alone]))


def bargains(game_id: str, code: str) -> bool:
    """Whether a bot with this code makes and answers offers: its factory has an attribute `bargains`."""
    return not is_outside(code) and getattr(factories(game_id).get(code.split(":")[0]), "bargains", False)


def make(code: str, game: Game, seed: int | str) -> Bot:
    """The bot of this code, in this process and with its own random stream. Raises BotError for an invalid code."""
    factory, texts = _find(code, game.id)
    parameters = read_parameters(code, factory, texts)
    try:
        with OutputGuard():
            bot = factory(game, seed, **parameters)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"the bot {code} cannot be made: {error_line(error)}") from error
    if not takes_three(bot):
        raise BotError(f"the bot {code} cannot be asked: expected a method act(self, hidden, legal, clock)")
    return bot


def check(code: str, game: Game) -> None:
    """Raise BotError if the code is invalid. An outside bot is made in its own process."""
    _seated(code, game, 0)


def make_safe(
    code: str,
    game: Game,
    seed: int | str,
    name: str = "",
    clock: float | None = None,
    grace: float = GRACE_SECONDS,
    room: str = "",
) -> SafeBot:
    """The bot of this code in a wrapper that never raises, not even if the bot cannot be made.

    The process of an outside bot is reused for games in the same `room`. Games with the same cards need different rooms.
    """
    bot: Bot | OutsideBot
    try:
        bot = _seated(code, game, seed, room)
    except BotError as error:
        bot = MissingBot(error)
    return SafeBot(bot, name or code, game, clock, grace)


def _seated(code: str, game: Game, seed: int | str, room: str = "") -> Bot | OutsideBot:
    """Built-in bots run in this process, outside bots in their own: they could read memory or hang."""
    if not is_outside(code):
        return make(code, game, seed)
    bot = OutsideBot(code, game, seed, room=room)
    bot.sit()
    return bot


class MissingBot:
    """Stands in for a bot that could not be made: every choice is a fault."""

    def __init__(self, error: BotError) -> None:
        self.error = error

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        raise self.error


def fill_seats(codes: Sequence[str], players: int) -> list[str]:
    """A code for every seat: the last one named fills the rest."""
    if not codes or len(codes) > players:
        raise BotError(f"expected 1 to {players} bots for {players} players, found {len(codes)}")
    return [*codes, *[codes[-1]] * (players - len(codes))]


def names(codes: Sequence[str]) -> list[str]:
    """A name for each bot: its code, and a number if the code is named again, as in greedy, greedy#2."""
    seen: Counter[str] = Counter()
    found = []
    for code in codes:
        seen[code] += 1
        found.append(code if seen[code] == 1 else f"{code}#{seen[code]}")
    return found


def _find(code: str, game_id: str) -> tuple[Factory, list[str]]:
    """The bot's factory and its parameters as text."""
    if is_outside(code):
        file, name, rest = split_outside(code)
        return load(file, name), rest.split(":") if rest else []
    known = factories(game_id)
    head, *texts = code.split(":")
    if head not in known:
        raise BotError(f"there is no bot {code!r}; the bots are {', '.join(known)} and file.py:Class")
    return known[head], texts
