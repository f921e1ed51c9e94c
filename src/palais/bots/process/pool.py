"""The bot pool of a server: worker processes, so that the event loop never blocks and a crash takes down one bot only."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from palais.bots.process.conversation import HostLate, HostLost
from palais.bots.process.messages import (
    Advise,
    Advised,
    Answer,
    Bargain,
    Bargained,
    BotFailed,
    BotSpec,
    Decide,
    Decided,
    Question,
)
from palais.bots.process.subprocesses import start_host
from palais.bots.process.worker import Worker
from palais.bots.process.workforce import StartHost, Workforce
from palais.bots.registry import bargains, codes
from palais.core.bargain.offer import Dealing, Deed
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.kit import game, game_ids, kit
from palais.core.phrase import Phrase

log = logging.getLogger("palais.bots")

DECISION_SECONDS: Final = 10.0  # then the stand-by decides; the strongest level needs one second
LATE_SECONDS: Final = 60.0  # more, then the worker is killed
STANDBY_SECONDS: Final = 30.0  # for a decision of the stand-by
STANDBY_CLOCK_SECONDS: Final = 1.0  # for a turn: interpreted, a hard one could take fifteen
SHARED_SECONDS: Final = 3.0  # shared by all questions queued for one worker: the longer the queue, the shorter bots think
MIN_SECONDS: Final = 0.05
TRIES: Final = 2
OVERLOADED: Final = (
    "the stand-by decides instead; if this happens often the machine has too much to do: "
    "start the server with fewer --bots-workers, or give it more cores"
)

Ask = Callable[[str, Worker], Question]  # makes the question for this code and worker


class WorkerPool:
    """Decides for every bot of every table. `key` identifies one seat of one table and is also that bot's random seed."""

    def __init__(
        self, number: int, games: Sequence[str] | None = None, start: StartHost = start_host, compiles_here: bool = True
    ) -> None:
        self.staff = Workforce(number, game_ids() if games is None else games, start, compiles_here)
        self.ready = not number  # stays true while a worker is replaced, which takes seconds
        self.decisions: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.limit, self.patience = DECISION_SECONDS, LATE_SECONDS
        self.standby_limit, self.standby_clock = STANDBY_SECONDS, STANDBY_CLOCK_SECONDS
        self._games: dict[str, Game] = {}
        self._callbacks: list[Callable[[], None]] = []

    async def open(self) -> None:
        await self.staff.open(self._get_ready)

    async def close(self) -> None:
        """Stop all processes."""
        await self.staff.close()

    def _get_ready(self) -> None:
        log.info("the bots are ready")
        self.ready = True
        for callback in self._callbacks:
            callback()
        self._callbacks.clear()

    # ---- the available bots ----

    def codes(self, game_id: str) -> list[str]:
        """The bots that tables can choose from."""
        return codes(game_id)

    def stand_in(self, game_id: str) -> str:
        """The bot that plays for people who left or ran out of time."""
        return kit(game_id).levels.stand_in

    def is_ready(self, game_id: str, code: str) -> bool:
        """Whether this bot plays at full strength now."""
        return self.staff.is_warm((game_id, code)) or code not in kit(game_id).levels.interim or not self.staff.workers

    def on_ready(self, callback: Callable[[], None]) -> None:
        """Call back in the event loop once all bots play at full strength; at once if they already do."""
        if self.ready:
            callback()
        else:
            self._callbacks.append(callback)

    # ---- what a table asks ----

    def bargains(self, game_id: str, code: str) -> bool:
        return bargains(game_id, code)

    async def bargain(self, key: str, game_id: str, code: str, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        """What the bot offers or answers; nothing if it fails."""

        def question(code: str, worker: Worker) -> Bargain:
            return Bargain(BotSpec(key, game_id, code, key), hidden.to_bytes(), list(known), sum(self._limits(worker)))

        answer = await self._ask(key, game_id, code, question)
        return answer.deeds if isinstance(answer, Bargained) else []

    async def decide(
        self,
        key: str,
        game_id: str,
        code: str,
        hidden: Hidden,
        seat: int,
        legal: Sequence[int],
        clock: float | None,
        known: Sequence[Dealing] = (),
    ) -> int:
        """The bot's choice, or the game's fallback if it fails."""

        def question(code: str, worker: Worker) -> Decide:
            spec = BotSpec(key, game_id, code, key)
            limit = sum(self._limits(worker))
            return Decide(spec, hidden.to_bytes(), list(legal), self._clock(clock, worker), limit, list(known))

        self.decisions[code] += 1
        answer = await self._ask(key, game_id, code, question)
        if isinstance(answer, Decided) and answer.action in legal:
            return answer.action
        if isinstance(answer, Decided):
            self._count_fault("illegal", f"{code} answered an illegal action")
        return self._game(game_id).fallback(hidden, seat)

    async def hint(self, key: str, game_id: str, hidden: Hidden, seat: int) -> tuple[list[int], Phrase]:
        """The strongest bot's plan for the rest of the turn, and why."""

        def question(code: str, worker: Worker) -> Advise:
            spec = BotSpec(key, game_id, code, key)
            return Advise(spec, hidden.to_bytes(), seat, self._clock(None, worker), sum(self._limits(worker)))

        answer = await self._ask(key, game_id, kit(game_id).levels.adviser, question)
        if not isinstance(answer, Advised):
            raise BotError("the bots have no advice to give")
        return answer.actions, answer.why

    def forget(self, key: str) -> None:
        """Drop the bots of this key; they will not be asked again."""
        for worker in (self.staff.standby, *self.staff.workers):
            worker.forget(key)

    async def _ask(self, key: str, game_id: str, code: str, question: Ask) -> Answer | None:
        """Ask a warm worker, or the stand-by. If the worker is lost or late, ask the stand-by."""
        worker = await self.staff.find(key, (game_id, code))
        for _ in range(TRIES):
            asked = kit(game_id).levels.interim.get(code, code) if worker is self.staff.standby else code
            try:
                answer = await worker.ask(partial(question, asked, worker), *self._limits(worker))
            except HostLost as lost:
                self._count_fault("late" if isinstance(lost, HostLate) else "lost", f"{asked} {lost}; {OVERLOADED}")
                worker = self.staff.standby
                continue
            if isinstance(answer, BotFailed):
                self._count_fault("raised", f"{asked} {answer.fault.for_log()}")
                worker.forget(key)  # it restarts from its seed next time
            return answer
        return None

    def _limits(self, worker: Worker) -> tuple[float, float]:
        """The timeout of an answer in seconds, and how many more until the worker is killed."""
        return (self.standby_limit, 0.0) if worker is self.staff.standby else (self.limit, self.patience)

    def _clock(self, clock: float | None, worker: Worker) -> float | None:
        """The bot's thinking time for this turn: its clock, or its share if others wait."""
        limits = [] if clock is None else [clock]
        if worker is self.staff.standby:
            limits.append(self.standby_clock)
        if worker.waiting:
            limits.append(max(MIN_SECONDS, SHARED_SECONDS / (1 + worker.waiting)))
        return min(limits, default=None)

    def _game(self, id: str) -> Game:
        if id not in self._games:
            self._games[id] = game(id)
        return self._games[id]

    def _count_fault(self, kind: str, what: str) -> None:
        self.faults[kind] += 1
        log.warning("a bot failed (%s): %s", kind, what)
