"""A wrapper that contains a bot's failures: each one is counted and replaced by the game's fallback."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Final

from palais.bots.process.answers import ask, ask_for_deeds, not_an_action
from palais.bots.process.conversation import HostEnded, HostLost
from palais.bots.process.error_lines import error_text
from palais.bots.process.messages import Fault
from palais.bots.process.outside_bot import OutsideBot
from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.offer import Dealing, Deed
from palais.core.bot import Bot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError

GRACE_SECONDS: Final = 0.05  # tolerated over the clock, for a busy machine or garbage collection
GRACE_SHARE: Final = 0.1  # and a tenth of the clock
MIN_SECONDS: Final = 0.001  # the clock of a bot that has used up its time but not the grace: answer at once
BREAK_OFF_SECONDS: Final = 1.0  # after the limit, before an outside bot is interrupted
KEPT_MESSAGES: Final = 3


class SafeBot:
    """Asks a bot, times it, and plays the game's fallback if it fails. `clock` is in seconds per turn."""

    def __init__(
        self, bot: Bot | OutsideBot, name: str, game: Game, clock: float | None = None, grace: float = GRACE_SECONDS
    ) -> None:
        self.bot, self.name, self.game, self.clock = bot, name, game, clock
        self.limit = inf if clock is None else time_limit(clock, grace)
        self.faults, self.messages = 0, list[str]()
        self.turns, self.seconds, self.spent = 0, 0.0, 0.0
        self.is_out = False  # until the next turn

    def begin_turn(self) -> None:
        """Restart the clock. A bot whose host was lost gets a new one first, outside the measured time."""
        self.turns, self.spent, self.is_out = self.turns + 1, 0.0, False
        if isinstance(self.bot, OutsideBot):
            with suppress(BotError):  # reported when it is asked
                self.bot.sit()

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """The bot's choice, if it is legal and in time. Once its time is up, it is not asked again in this turn."""
        if self.is_out:
            return self.game.fallback(hidden, hidden.viewer)
        start = time.perf_counter()
        answer = self._ask(hidden, legal, self._time_left(clock))
        elapsed = time.perf_counter() - start
        self.seconds += elapsed
        self.spent += elapsed
        if self.spent <= self.limit and isinstance(answer, int) and answer in legal:
            return answer
        fault = self._judge(hidden, answer)
        if isinstance(fault, int):
            return fault
        self._count_fault(fault)
        return self.game.fallback(hidden, hidden.viewer)

    def bargain(self, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        """What the bot offers or answers; nothing if it does not bargain, or fails."""
        try:
            deeds = self._ask_for_deeds(hidden, known)
        except HostLost as lost:
            deeds = Fault(str(lost))
        except BotError as error:
            deeds = Fault("raised BotError", error_text(error))
        if isinstance(deeds, Fault):
            self._count_fault(deeds, "it said nothing")
            return []
        return deeds

    def _ask_for_deeds(self, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed] | Fault:
        """A bot from a file has the clock of a whole turn each time. Raises HostLost, BotError."""
        if isinstance(self.bot, OutsideBot):
            return self.bot.bargain(hidden, known, None if self.clock is None else self.limit + BREAK_OFF_SECONDS)
        return ask_for_deeds(self.bot, hidden.copy(), known) if isinstance(self.bot, BargainingBot) else []

    def hear(self, known: Sequence[Dealing]) -> None:
        """What its seat knows of offers before it acts."""
        if isinstance(self.bot, OutsideBot):
            self.bot.known = list(known)
        elif isinstance(self.bot, BargainingBot):
            self.bot.hear(known)

    def _ask(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int | Fault | HostEnded:
        """The bot's answer, or a fault. If its host was lost, it is out for this turn."""
        if not isinstance(self.bot, OutsideBot):
            return ask(self.bot, hidden.copy(), list(legal), clock)
        limit = None if self.clock is None else self.limit - self.spent + BREAK_OFF_SECONDS
        try:
            return self.bot.ask(hidden, legal, clock, limit)
        except HostEnded as ended:
            self.is_out = True
            return ended
        except HostLost as lost:
            self.is_out = True
            return Fault(str(lost))
        except BotError as error:
            self.is_out = True
            return Fault("raised BotError", error_text(error))

    def _judge(self, hidden: Hidden, answer: int | Fault | HostEnded) -> int | Fault:
        """The fault in an answer; or the answer, if the game allows it although it is not in the list.

        A host that ended by itself is reported as such, even if the time is up as well.
        """
        if self.clock is not None and self.spent > self.limit:
            self.is_out, self.limit = True, time_limit(self.clock)  # a longer grace applies only once
            if not isinstance(answer, HostEnded):
                return Fault(f"took {self.spent:.2f} of {self.clock:g} seconds for a turn")
        if isinstance(answer, int):
            return self._refusal(hidden, answer) or answer
        return Fault(str(answer)) if isinstance(answer, HostEnded) else answer

    def _time_left(self, clock: float | None) -> float | None:
        if self.clock is None:
            return clock
        left = max(MIN_SECONDS, self.clock - self.spent)
        return left if clock is None else min(clock, left)

    def _refusal(self, hidden: Hidden, action: int) -> Fault | None:
        """The fault of an answer that is not in the list, unless the game allows it."""
        if not 0 <= action < self.game.action_count:
            return not_an_action(action)
        code = self.game.check(hidden, hidden.viewer, action)
        return None if code is None else Fault(f"answered the illegal action {self.game.action_text(action)!r} ({code})")

    def _count_fault(self, fault: Fault, instead: str = "a safe action was played instead") -> None:
        self.faults += 1
        if len(self.messages) < KEPT_MESSAGES:
            self.messages.append(f"{self.name} {fault}; {instead}")


def time_limit(clock: float, grace: float = GRACE_SECONDS) -> float:
    """Seconds after which a turn is over its clock."""
    return clock * (1 + GRACE_SHARE) + grace
