"""A bot that cannot stop its table: whatever goes wrong inside it costs it that one choice, and is counted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from palais.bots.process.answers import NOTHING, Reply, ask, not_an_action
from palais.bots.process.loader import in_a_line
from palais.bots.process.outside_bot import OutsideBot
from palais.bots.process.outside_client import Ended, Gone
from palais.core.bot import Bot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError

GRACE: Final = 0.05  # seconds over the clock that are nobody's fault: a busy machine, memory being tidied up
GRACE_SHARE: Final = 0.1  # and a tenth of the clock
LEAST: Final = 0.001  # what a bot is told that has used up its time but not the grace: answer at once
PATIENCE: Final = 1.0  # seconds after which an outside bot that is already too late is broken off
KEPT_MESSAGES: Final = 3


class SafeBot:
    """Asks a bot, measures it, and plays a safe action where the bot fails. `clock` is in seconds for each turn."""

    def __init__(self, bot: Bot | OutsideBot, name: str, game: Game, clock: float | None = None, grace: float = GRACE) -> None:
        self.bot, self.name, self.game, self.clock = bot, name, game, clock
        self.limit = None if clock is None else time_limit(clock, grace)
        self.faults, self.messages = 0, list[str]()
        self.turns, self.seconds, self.spent = 0, 0.0, 0.0
        self.is_out = False  # until the next turn

    def begin_turn(self) -> None:
        """The clock starts anew; a bot whose process was lost gets another one, outside the measured time."""
        self.turns, self.spent, self.is_out = self.turns + 1, 0.0, False
        if isinstance(self.bot, OutsideBot):
            with suppress(BotError):  # told when it is asked
                self.bot.sit()

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """The bot's choice if it makes a legal one in time. Once its time is up, it is not asked again in this turn."""
        if self.is_out:
            return self.game.fallback(hidden, hidden.viewer)
        start = time.perf_counter()
        ended = None
        try:
            answer, wrong = self._ask(hidden, legal, self._time_left(clock))
        except Ended as error:  # said as it was, however long it took to be sure of it
            self.is_out, ended = True, str(error)
            answer, wrong = Reply(NOTHING, ended)
        elapsed = time.perf_counter() - start
        self.seconds += elapsed
        self.spent += elapsed
        if self.clock is not None and self.limit is not None and self.spent > self.limit:
            self.limit = time_limit(self.clock)  # a longer grace is given once
            self.is_out, wrong = True, ended or f"took {self.spent:.2f} of {self.clock:g} seconds for a turn"
        if wrong is None and answer not in legal:
            wrong = self._refusal(hidden, answer)
        if wrong is None:
            return answer
        self._blame(wrong)
        return self.game.fallback(hidden, hidden.viewer)

    def _time_left(self, clock: float | None) -> float | None:
        if self.clock is None:
            return clock
        left = max(LEAST, self.clock - self.spent)
        return left if clock is None else min(clock, left)

    def _ask(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> Reply:
        """The bot's answer as a number, or what went wrong. Where it has lost its process, its turn is over."""
        if not isinstance(self.bot, OutsideBot):
            return ask(self.bot, hidden.copy(), list(legal), clock)
        try:
            return self.bot.ask(hidden, legal, clock, None if self.limit is None else self.limit - self.spent + PATIENCE)
        except Ended:
            raise
        except (Gone, BotError) as error:
            self.is_out = True
            return Reply(NOTHING, str(error) if isinstance(error, Gone) else f"raised {in_a_line(error)}")

    def _refusal(self, hidden: Hidden, action: int) -> str | None:
        """Why an answer that is not in the list is refused; a game may allow what cannot be listed."""
        if not 0 <= action < self.game.action_count:
            return not_an_action(action)
        code = self.game.check(hidden, hidden.viewer, action)
        return None if code is None else f"answered the illegal action {self.game.action_text(action)!r} ({code})"

    def _blame(self, wrong: str) -> None:
        self.faults += 1
        if len(self.messages) < KEPT_MESSAGES:
            self.messages.append(f"{self.name} {wrong}; a safe action was played instead")


def time_limit(clock: float, grace: float = GRACE) -> float:
    """Seconds after which a turn is over its clock."""
    return clock * (1 + GRACE_SHARE) + grace
