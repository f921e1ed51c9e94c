"""The bots by their short codes: `greedy`, `search:ms=200`, `level:3`, `my_bot.py:MyBot`."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from palais.bots.process.loader import in_a_line, is_outside, load, split_outside, takes_three
from palais.bots.process.output_guard import as_guest
from palais.bots.process.outside_bot import OutsideBot
from palais.bots.process.safe_bot import GRACE, SafeBot
from palais.core.bot import Bot, Factory, RandomBot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.games.palais_royal.bots import levels as palais_royal
from palais.games.palais_royal.bots.beginner import BeginnerBot
from palais.games.palais_royal.bots.greedy import GreedyBot

FACTORIES: dict[str, Factory] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    **palais_royal.FACTORIES,
}

# Codes that stand alone and decide by the seed only, never by the clock.
BOTS = ("random", "beginner", "greedy", "planner")


def make(code: str, game: Game, seed: int | str) -> Bot:
    """The bot of this code, thinking here and with a chance stream of its own. A BotError says what is wrong with a code."""
    factory, texts = _find(code)
    parameters = _parameters(code, factory, texts)
    try:
        with as_guest():
            bot = factory(game, seed, **parameters)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"the bot {code} cannot be made: {in_a_line(error)}") from error
    if not takes_three(bot):
        raise BotError(f"the bot {code} cannot be asked: expected a method act(self, hidden, legal, clock)")
    return bot


def check(code: str, game: Game) -> None:
    """A BotError if no bot can be made of this code. An outside bot is made in a process of its own."""
    _seated(code, game, 0)


def make_safe(
    code: str, game: Game, seed: int | str, name: str = "", clock: float | None = None, grace: float = GRACE, room: str = ""
) -> SafeBot:
    """The bot of this code as a table wants it: it never raises, not even if it cannot be made at all.

    The process of an outside bot plays further games of the same `room`. Two games with the same cards are two rooms.
    """
    bot: Bot | OutsideBot
    try:
        bot = _seated(code, game, seed, room)
    except BotError as error:
        bot = Missing(error)
    return SafeBot(bot, name or code, game, clock, grace)


def _seated(code: str, game: Game, seed: int | str, room: str = "") -> Bot | OutsideBot:
    """Our own bots think here, outside ones elsewhere: they might look around, or never come back."""
    if not is_outside(code):
        return make(code, game, seed)
    bot = OutsideBot(code, game, seed, room=room)
    bot.sit()
    return bot


class Missing:
    """Stands in for a bot that could not be made this time: each of its choices is a fault."""

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


def _find(code: str) -> tuple[Factory, list[str]]:
    """What makes the bot, and the texts of its parameters."""
    if is_outside(code):
        file, name, rest = split_outside(code)
        return load(file, name), rest.split(":") if rest else []
    head, *texts = code.split(":")
    if head not in FACTORIES:
        raise BotError(f"there is no bot {code!r}; the bots are {', '.join(FACTORIES)} and file.py:Class")
    return FACTORIES[head], texts


def _parameters(code: str, factory: Factory, texts: Sequence[str]) -> dict[str, Any]:
    """The parameters by name. A value without a name, as in level:3, is for the first one that has no default."""
    known = list(inspect.signature(factory, eval_str=True).parameters.values())[2:]
    needed = [parameter.name for parameter in known if parameter.default is parameter.empty]
    types = {parameter.name: parameter.annotation for parameter in known}
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=") if "=" in text or not needed else (needed[0], "=", text)
        if name not in types or not equals:
            takes = f"its parameters are {', '.join(f'{n}=…' for n in types)}" if types else "it takes no parameters"
            raise BotError(f"{code}: {text!r} does not fit; {takes}")
        if name in given:
            raise BotError(f"{code}: {name} is given twice")
        given[name] = _value(code, name, value, types[name])
    if missing := [name for name in needed if name not in given]:
        raise BotError(f"{code}: {missing[0]} is missing, as in {code.split(':')[0]}:1")
    return given


def _value(code: str, name: str, text: str, kind: Any) -> Any:
    """The text of a value as what the bot asks for."""
    if kind is inspect.Parameter.empty:
        return text
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        expected = getattr(kind, "__name__", str(kind))
        raise BotError(f"{code}: {name}: expected {expected}, found {text!r}") from None
