"""A bot is asked, and whatever it does is an answer: a number or deeds, or what went wrong."""

from __future__ import annotations

import operator
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import msgspec

from palais.bots.process.error_lines import error_text
from palais.bots.process.messages import Fault
from palais.bots.process.sandbox.output_guard import OutputGuard
from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.offer import Dealing, Deed
from palais.core.bot import Bot
from palais.core.contract import Hidden

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

MAX_DIGITS: Final = 40  # of a number that is quoted


class NotAnAction(TypeError):  # noqa: N818 (an answer, not an error of ours)
    """The answer is not a whole number."""


class NotDeeds(TypeError):  # noqa: N818 (an answer, not an error of ours)
    """The answer is not a list of deeds."""


def ask(bot: Bot, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int | Fault:
    """The bot's answer as a number, or what went wrong. The bot may do what it likes with what it is given."""
    answer = guarded(bot.act, hidden, legal, clock)
    return answer if type(answer) is int or type(answer) is Fault else guarded(_number, answer)


def ask_for_deeds(bot: BargainingBot, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed] | Fault:
    """What the bot offers, answers or takes back, or what went wrong."""
    answer = guarded(bot.bargain, hidden, known)
    return answer if type(answer) is Fault else guarded(_deeds, answer)


def guarded(call: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result | Fault:
    """Run a bot's code: all that it raises is a fault of the bot."""
    try:
        with OutputGuard():
            return call(*args, **kwargs)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return _fault(error)


def not_an_action(number: int) -> Fault:
    """What is said of a number that is no action of the game."""
    quoted = str(number) if abs(number) < 10**MAX_DIGITS else f"a number of {number.bit_length()} bits"
    return Fault(f"answered {quoted}, not an action")


def _number(answer: object) -> int:
    """An answer as a plain int: NumPy's integers are welcome, True and 1.0 are mistakes."""
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise NotAnAction(f"an action is an int, not a {type(answer).__name__}")
    return operator.index(answer)


def _deeds(answer: object) -> list[Deed]:
    """An answer as plain deeds: a bot can put anything into them."""
    if not isinstance(answer, list | tuple) or not all(isinstance(deed, Deed) for deed in answer):
        raise NotDeeds("deeds are a list of Proposal, OfferAnswer and Withdrawal")
    try:
        return msgspec.convert(msgspec.to_builtins(answer), list[Deed])
    except (msgspec.ValidationError, TypeError) as error:
        raise NotDeeds(str(error)) from None


def _fault(error: BaseException) -> Fault:
    """An error with the line of the bot's file it comes from."""
    if isinstance(error, NotAnAction):
        return Fault("answered wrongly", str(error))
    if isinstance(error, NotDeeds):
        return Fault("bargained wrongly", str(error))
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Fault(f"raised {type(error).__name__}", error_text(error), f"{Path(last.filename).name}, line {last.lineno}")
