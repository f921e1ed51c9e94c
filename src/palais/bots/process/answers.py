"""A bot is asked, and whatever it does is an answer: a number, or a sentence about what went wrong."""

from __future__ import annotations

import operator
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from palais.bots.process.loader import in_a_line
from palais.bots.process.output_guard import as_guest
from palais.core.bot import Bot
from palais.core.contract import Hidden

LONGEST: Final = 40  # digits of a number that are told
NOTHING: Final = -1


class Reply(NamedTuple):
    """What a bot answered, and if it was nothing, why: what it did, as the rest of a sentence that begins with its name."""

    action: int
    wrong: str | None = None


class NotAnAction(TypeError):  # noqa: N818 (an answer, not an error of ours)
    """The answer is not a whole number."""


def ask(bot: Bot, hidden: Hidden, legal: Sequence[int], clock: float | None) -> Reply:
    """The bot's answer as a number, or what went wrong. The bot may do with what it is given what it likes."""
    try:
        with as_guest():
            return Reply(_number(bot.act(hidden, legal, clock)))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return Reply(NOTHING, _told(error))


def not_an_action(number: int) -> str:
    """What is said of a number that is on no list of actions."""
    told = str(number) if abs(number) < 10**LONGEST else f"a number of {number.bit_length()} bits"
    return f"answered {told}, not an action"


def _number(answer: object) -> int:
    """An answer as a plain int: NumPy's integers are welcome, True and 1.0 are slips."""
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise NotAnAction(f"an action is an int, not a {type(answer).__name__}")
    return operator.index(answer)


def _told(error: BaseException) -> str:
    """An error in one line, with the line of the bot's file it comes from."""
    if isinstance(error, NotAnAction):
        return f"answered wrongly: {error}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"raised {in_a_line(error)} ({Path(last.filename).name}, line {last.lineno})"
