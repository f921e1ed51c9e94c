"""Bots think in processes of their own, so that the server never waits and a bot that crashes takes nobody with it.

Bots are compiled once for each machine, by a process that then ends and takes the compiler's memory with it (`compiling`); the
workers load what it has kept on disk.
Beside them runs a stand-by with interpreted rules, which is there at once: it plays the levels that need no look ahead exactly
as a worker would, and the others as well as it can, until the workers are warm and whenever one has to be replaced. A hard turn
may take fifteen seconds interpreted, so it has a clock: when that is up, it plays the best plan so far.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Final

from palais.bots.compiling import done_file
from palais.bots.pipes import pack
from palais.bots.questions import Advice, Advise, Answer, Decide, Decision, Fault, Forget
from palais.bots.worker import Late, Lost, Worker, run_beside
from palais.core.errors import BotError
from palais.core.game import Hidden
from palais.core.ladder import ADVISER, LEVELS, STAND_INS
from palais.core.phrase import Phrase

log = logging.getLogger("palais.bots")

SIMPLE: Final = ("random", "greedy")  # for bot authors and tests; not offered on the home page
WAKING: Final = 2.0  # seconds from the start that a table waits for a bot with a stand-in, if it only has to be loaded
STANDBY_CLOCK: Final = 1.0  # seconds the stand-by may think for a turn
LIMIT: Final = 10.0  # seconds for a decision, then the stand-by decides; the strongest level takes one
LATEST: Final = 60.0  # more seconds, then the worker is given up
STANDBY_LIMIT: Final = 30.0
PATIENCE: Final = 3.0  # seconds shared by all who wait for one worker: where many wait, bots think shorter
LEAST: Final = 0.05
TRIES: Final = 2
ADVICE: Final = (
    "the stand-by plays on; if this happens often the machine has too much to do: "
    "start the server with fewer --bots-workers, or give it more cores"
)


class Workers:
    """The `Thinker` of a house: some worker processes and one stand-by."""

    def __init__(self, number: int, game_id: str = "palais-royal") -> None:
        self.game_id = game_id
        self.codes, self.offered = [*LEVELS, *SIMPLE], LEVELS
        self.standby = Worker(game_id, [], compiled=False)
        self.workers = [Worker(game_id, [*LEVELS, *SIMPLE], compiled=True) for _ in range(number)]
        self.ready = not number  # stays true while a worker is replaced: that is a matter of seconds
        self.decisions: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.limit, self.patience, self.standby_limit = LIMIT, LATEST, STANDBY_LIMIT
        self.waking, self.standby_clock = WAKING, STANDBY_CLOCK
        self._numbers = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._callbacks: list[Callable[[], None]] = []
        self._patient_until = 0.0

    def is_ready(self, code: str) -> bool:
        return self._warm(code) or (code not in STAND_INS or not self.workers)

    def on_ready(self, callback: Callable[[], None]) -> None:
        if self.ready:
            callback()
        else:
            self._callbacks.append(callback)

    async def open(self) -> None:
        if self._is_compiled():
            self._patient_until = asyncio.get_running_loop().time() + self.waking
        self._tasks = [asyncio.create_task(self.standby.keep_running()), asyncio.create_task(self._start_workers())]

    async def close(self) -> None:
        """End every process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _start_workers(self) -> None:
        """They find compiled code on the disk. If that could not be made, the first one makes it for the others."""
        if not self.workers:
            return
        await self._compile()
        first, *others = self.workers
        async with asyncio.TaskGroup() as group:
            group.create_task(first.keep_running())
            await first.wait_until_warm()
            log.info("the bots are ready")
            self.ready = True
            for callback in self._callbacks:
                callback()
            self._callbacks.clear()
            for worker in others:
                group.create_task(worker.keep_running())

    def _is_compiled(self) -> bool:
        return done_file(self.game_id, self.codes).exists()

    async def _compile(self) -> None:
        """Have the bots compiled, if this is the first start on this machine."""
        if self._is_compiled():
            return
        log.info("the bots are being compiled, once for this machine")
        with contextlib.suppress(OSError):
            await run_beside("palais.bots.compiling", self.game_id, *self.codes)

    # ---- what a table asks ----

    async def decide(
        self, key: str, game_id: str, code: str, hidden: Hidden, seat: int, legal: Sequence[int], clock: float | None
    ) -> int:
        """The bot's choice; where it fails, the first of the legal actions."""

        def question(code: str, worker: Worker) -> Decide:
            content = hidden.array.tobytes()
            return Decide(next(self._numbers), key, game_id, code, content, seat, list(legal), self._clock(clock, worker))

        self.decisions[code] += 1
        answer = await self._ask(key, code, question)
        if isinstance(answer, Decision) and answer.action in legal:
            return answer.action
        if isinstance(answer, Decision):
            self._blame("illegal", f"{code} answered an illegal action")
        return min(legal)

    async def hint(self, key: str, game_id: str, hidden: Hidden, seat: int) -> tuple[list[int], Phrase]:
        """The strongest bot's plan for the rest of the turn."""

        def question(code: str, worker: Worker) -> Advise:
            return Advise(next(self._numbers), key, game_id, code, hidden.array.tobytes(), seat, self._clock(None, worker))

        answer = await self._ask(key, ADVISER, question)
        if not isinstance(answer, Advice):
            raise BotError("the bots have no advice to give")
        return answer.actions, answer.why

    def forget(self, key: str) -> None:
        for worker in (self.standby, *self.workers):
            worker.tell(pack(Forget(key)))

    # ---- who is asked ----

    async def _ask(self, key: str, code: str, question: Callable[[str, Worker], Decide | Advise]) -> Answer | None:
        """Ask a warm worker, or the stand-by; if it is lost over the question or late with the answer, ask the stand-by."""
        worker = await self._find(key, code)
        for _ in range(TRIES):
            asked = code if worker is not self.standby else STAND_INS.get(code, code)
            limits = (self.limit, self.patience) if worker is not self.standby else (self.standby_limit, 0.0)
            try:
                answer = await worker.ask(partial(question, asked, worker), *limits)
            except Lost as lost:
                self._blame("late" if isinstance(lost, Late) else "lost", f"{asked}: {lost}; {ADVICE}")
                worker = self.standby
                continue
            if isinstance(answer, Fault):
                self._blame("raised", answer.what)
            return answer
        return None

    async def _find(self, key: str, code: str) -> Worker:
        """The worker of this key. A bot with a stand-in is worth a little waiting while the workers load it."""
        if self.workers and code in STAND_INS and not self._warm(code):
            wait = self._patient_until - asyncio.get_running_loop().time()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.workers[0].wait_until_warm(), max(0.0, wait))
        warm = [worker for worker in self.workers if code in worker.warm and not worker.late]
        return warm[zlib.crc32(key.encode()) % len(warm)] if warm else self.standby

    def _warm(self, code: str) -> bool:
        return any(code in worker.warm for worker in self.workers)

    def _clock(self, clock: float | None, worker: Worker) -> float | None:
        """How long the bot may think for this turn: what its clock says, and its share where others wait."""
        limits = [] if clock is None else [clock]
        if worker is self.standby:
            limits.append(self.standby_clock)
        if worker.waiting:
            limits.append(max(LEAST, PATIENCE / (1 + worker.waiting)))
        return min(limits, default=None)

    def _blame(self, kind: str, what: str) -> None:
        self.faults[kind] += 1
        log.warning("a bot failed (%s): %s", kind, what)
