"""A bot that cannot stop its table: whatever goes wrong inside it costs it that one choice, and is counted."""

from __future__ import annotations

import operator
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from palais.bots.alarm import Alarm, Overrun
from palais.bots.contract import Bot
from palais.bots.guest import as_guest
from palais.bots.outside import in_a_line
from palais.core.game import Game, Hidden

GRACE: Final = 0.05  # seconds over the clock that are nobody's fault: a busy machine, memory being tidied up
GRACE_SHARE: Final = 0.1  # and a tenth of the clock
LEAST: Final = 0.001  # what a bot is told that has used up its time but not the grace: answer at once
PATIENCE: Final = 1.0  # seconds after which a bot that is already too late is broken off
KEPT_MESSAGES: Final = 3
LONGEST: Final = 40  # digits of a number that are told
NOTHING: Final = -1


class SafeBot:
    """Asks a bot, measures it, and plays a safe action where the bot fails. `clock` is in seconds for each turn."""

    def __init__(self, bot: Bot, name: str, game: Game, clock: float | None = None, grace: float = GRACE) -> None:
        self.bot, self.name, self.game, self.clock = bot, name, game, clock
        self.limit = None if clock is None else time_limit(clock, grace)
        self.faults, self.messages = 0, list[str]()
        self.turns, self.seconds, self.spent = 0, 0.0, 0.0

    def begin_turn(self) -> None:
        """The clock starts anew."""
        self.turns, self.spent = self.turns + 1, 0.0

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """The bot's choice if it makes a legal one in time. Once its time is up, it is not asked again in this turn."""
        if self.limit is not None and self.spent > self.limit:
            return safe_action(self.game, hidden, legal)
        own, listed = hidden.copy(), list(legal)  # the bot may do with these what it likes
        start = time.perf_counter()
        answer, wrong = self._ask(own, listed, self._time_left(clock))
        elapsed = time.perf_counter() - start
        self.seconds += elapsed
        self.spent += elapsed
        if self.clock is not None and self.limit is not None and self.spent > self.limit:
            self.limit = time_limit(self.clock)  # a longer grace is given once
            wrong = f"took {self.spent:.2f} of {self.clock:g} seconds for a turn"
        if wrong is None and answer not in legal:
            wrong = self._refusal(hidden, answer)
        if wrong is None:
            return answer
        self._blame(wrong)
        return safe_action(self.game, hidden, legal)

    def _time_left(self, clock: float | None) -> float | None:
        if self.clock is None:
            return clock
        left = max(LEAST, self.clock - self.spent)
        return left if clock is None else min(clock, left)

    def _ask(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> tuple[int, str | None]:
        """The bot's answer as a number, or what went wrong."""
        try:
            with as_guest(), Alarm(None if self.limit is None else self.limit - self.spent + PATIENCE):
                return _number(self.bot.act(hidden, legal, clock)), None
        except Overrun:
            return NOTHING, "did not answer"
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return NOTHING, _told(error)

    def _refusal(self, hidden: Hidden, action: int) -> str | None:
        """Why an answer that is not in the list is refused; a game may allow what cannot be listed."""
        if not 0 <= action < self.game.action_count:
            return f"answered {_short(action)}, not an action"
        code = self.game.check(hidden, hidden.viewer, action)
        return None if code is None else f"answered the illegal action {self.game.action_text(action)!r} ({code})"

    def _blame(self, wrong: str) -> None:
        self.faults += 1
        if len(self.messages) < KEPT_MESSAGES:
            self.messages.append(f"{self.name} {wrong}; a safe action was played instead")


def time_limit(clock: float, grace: float = GRACE) -> float:
    """Seconds after which a turn is over its clock."""
    return clock * (1 + GRACE_SHARE) + grace


class NotAnAction(TypeError):  # noqa: N818 (an answer, not an error of ours)
    """The answer is not a whole number."""


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


def _short(number: int) -> str:
    return str(number) if abs(number) < 10**LONGEST else f"a number of {number.bit_length()} bits"


def safe_action(game: Game, hidden: Hidden, legal: Sequence[int]) -> int:
    """The first of the legal actions in ascending order: `done` is number 0, so that is what it is wherever one may stop."""
    return min(legal or game.legal(hidden, hidden.viewer))
