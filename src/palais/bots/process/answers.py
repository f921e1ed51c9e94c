"""Asking a bot. Whatever it does becomes an answer: a number or deeds, or a fault."""

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

MAX_DIGITS: Final = 40  # of a number quoted in a message


class NotAnAction(TypeError):  # noqa: N818 (an answer, not an error of ours)
    """The answer is not a whole number."""


class NotDeeds(TypeError):  # noqa: N818 (an answer, not an error of ours)
    """The answer is not a list of deeds."""


def ask(bot: Bot, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int | Fault:
    """The bot's answer as a number, or a fault. The bot may change its arguments: pass copies."""
    answer = guarded(bot.act, hidden, legal, clock)
    return answer if type(answer) is int or type(answer) is Fault else guarded(_number, answer)


def ask_for_deeds(bot: BargainingBot, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed] | Fault:
    """What the bot offers, answers or takes back, or a fault."""
    answer = guarded(bot.bargain, hidden, known)
    return answer if type(answer) is Fault else guarded(_deeds, answer)


def guarded(call: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result | Fault:
    """Run a bot's code. Anything it raises becomes a fault."""
    try:
        with OutputGuard():
            return call(*args, **kwargs)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return _fault(error)


def not_an_action(number: int) -> Fault:
    """The fault of answering a number that is not an action of the game."""
    quoted = str(number) if abs(number) < 10**MAX_DIGITS else f"a number of {number.bit_length()} bits"
    return Fault(f"answered {quoted}, not an action")


def _number(answer: object) -> int:
    """The answer as a plain int. NumPy's integers are accepted; True and 1.0 are not."""
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
    """The fault for an error, with the line of the bot's file that raised it."""
    if isinstance(error, NotAnAction):
        return Fault("answered wrongly", str(error))
    if isinstance(error, NotDeeds):
        return Fault("bargained wrongly", str(error))
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Fault(f"raised {type(error).__name__}", error_text(error), f"{Path(last.filename).name}, line {last.lineno}")
