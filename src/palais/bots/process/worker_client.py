"""One worker process as the server sees it: started, asked one question at a time, replaced when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

from palais.bots.process.framing import LENGTH, pack
from palais.bots.process.worker_messages import Advise, Answer, Decide, Warm, read_answer

log = logging.getLogger("palais.bots")

FIRST_PAUSE: Final = 0.2  # before a lost worker is replaced; longer each time it is lost soon again
LONGEST_PAUSE: Final = 30.0
STEADY: Final = 60.0  # seconds of life after which a loss counts as the first

# One process, one thread: NumPy's and Numba's own pools would only be in the way.
ALONE: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")


class Lost(Exception):  # noqa: N818 (what happened)
    """The process died or did not answer in time."""


class Late(Lost):
    """There is no answer yet, but the process is still at it: perhaps the machine is busy."""


class Worker:
    """`warm` are the bots that answer at once; while it is `late` with an answer it is better not asked."""

    def __init__(self, game_id: str, codes: list[str], compiled: bool) -> None:
        self.game_id, self.codes, self.compiled = game_id, codes, compiled
        self.warm: set[str] = set()
        self.waiting = 0
        self.late = False
        self._all_warm = asyncio.Event()
        self._started = asyncio.Event()
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._asked: int | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._end_of_patience: asyncio.TimerHandle | None = None

    @property
    def is_warm(self) -> bool:
        return self._all_warm.is_set()

    async def wait_until_warm(self) -> None:
        await self._all_warm.wait()

    # ---- its life ----

    async def keep_running(self) -> None:
        """Start the process again whenever it ends, until this is cancelled."""
        pause = FIRST_PAUSE
        while True:
            began = asyncio.get_running_loop().time()
            with contextlib.suppress(OSError):  # no room for one more process just now
                await self._live()
            if asyncio.get_running_loop().time() - began > STEADY:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _live(self) -> None:
        """One process from its start to its end."""
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "palais.bots.process.worker_main",
            self.game_id,
            *self.codes,
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | ALONE | {"PALAIS_JIT": str(int(self.compiled))},
            start_new_session=True,  # Ctrl-C in the terminal is for the server
        )
        self._started.set()
        try:
            await self._listen(process)
        finally:
            self._started.clear()
            self._process = None
            self._all_warm.clear()
            self.warm.clear()
            self._is_on_time()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(Lost("the worker died"))
            await _end(process)

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await process.stdout.readexactly(LENGTH.size)
                self._hear(read_answer(await process.stdout.readexactly(LENGTH.unpack(head)[0])))

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Warm):
            self.warm.add(answer.code)
            if self.warm >= set(self.codes):
                self._all_warm.set()
        elif self._answer is not None and answer.n == self._asked:
            self._is_on_time()
            if not self._answer.done():
                self._answer.set_result(answer)

    # ---- what it is asked ----

    async def ask(self, question: Callable[[], Decide | Advise], limit: float, patience: float = 0.0) -> Answer:
        """Wait for its turn, ask, and wait so many seconds for the answer. A process that takes longer is ended, at once or after
        `patience` more seconds, in which nobody waits for it."""
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        try:
            if self.late:
                raise Late("no answer yet to the question before")
            await asyncio.wait_for(self._started.wait(), limit)
            return await asyncio.wait_for(self._put(question()), limit)
        except TimeoutError:
            if patience:
                self._be_patient(patience)
            else:
                self._give_up()
            raise (Late if patience else Lost)(f"no answer in {limit:g} seconds") from None
        finally:
            self._turn.release()

    async def _put(self, question: Decide | Advise) -> Answer:
        self._asked, self._answer = question.n, asyncio.get_running_loop().create_future()
        self.tell(pack(question))
        return await self._answer

    def _be_patient(self, seconds: float) -> None:
        self.late = True
        self._end_of_patience = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _is_on_time(self) -> None:
        self.late = False
        if self._end_of_patience is not None:
            self._end_of_patience.cancel()

    def _give_up(self) -> None:
        """End a process that does not answer; whoever asks next waits for its successor."""
        self._started.clear()
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    def tell(self, message: bytes) -> None:
        """Write to the process if there is one."""
        if self._process is not None and self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.write(message)


async def run_beside(module: str, *arguments: str) -> None:
    """Run a module with compiled rules in a process of its own, to its end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        stdin=PIPE,
        env=os.environ | ALONE | {"PALAIS_JIT": "1"},
        start_new_session=True,
    )
    try:
        await process.wait()
    finally:
        await _end(process)


async def _end(process: Process) -> None:
    """Nothing of it is lost: what it has compiled is on the disk in whole files only."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    try:
        await process.wait()
    except asyncio.CancelledError:
        await process.wait()
        raise
