"""Work spread over processes, threads or a cluster. Results come back in order, whatever the number of jobs."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, TypeVar

from palais.bots.ray_cluster import cluster
from palais.core.errors import BotError

Piece = TypeVar("Piece")
Work = Callable[[int, int], Piece]  # does the items from the first number up to the second; must be picklable

CHUNKS_PER_JOB: Final = 16  # for the progress bar and an even load
MAX_CHUNK: Final = 500
POLL_SECONDS: Final = 0.2  # waits are interrupted this often, so that Ctrl-C gets through


def cut(total: int, jobs: int) -> list[tuple[int, int]]:
    """Split the numbers from 0 up to `total` into ranges, each as first and end."""
    size = min(MAX_CHUNK, max(1, -(-total // (jobs * CHUNKS_PER_JOB))))
    return [(first, min(first + size, total)) for first in range(0, total, size)]


def spread(work: Work[Piece], total: int, jobs: int, threads: bool = False) -> Generator[Piece, None, None]:
    """Do the work on `jobs` cores. Compiled work releases the GIL and needs only threads; Python needs processes."""
    pieces = cut(total, jobs)
    if jobs == 1:
        yield from (work(*piece) for piece in pieces)
        return
    before = set(multiprocessing.active_children())
    workers: Executor = ThreadPoolExecutor(jobs) if threads else ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    with workers:
        try:
            with _ctrl_c_deferred():
                futures = [workers.submit(work, *piece) for piece in pieces]
            yield from map(_wait, futures)
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
                worker.join()
            raise


@contextmanager
def _ctrl_c_deferred() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C; this one handles it afterwards and terminates them.

    Blocking the signal in this thread is not enough: another one, such as the progress bar's, would receive it instead.
    """
    received: list[int] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, lambda number, _: received.append(number)) if _is_main() else None
    try:
        yield
    finally:
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if received:
            signal.raise_signal(signal.SIGINT)


def _is_main() -> bool:
    """Only the main thread may set signal handlers."""
    return threading.current_thread() is threading.main_thread()


def _wait(future: Future[Piece]) -> Piece:
    while True:
        try:
            return future.result(timeout=POLL_SECONDS)
        except NotYet:
            continue
        except BrokenProcessPool:
            raise BotError("a worker process ended in the middle of a game: is there enough memory for so many --jobs?") from None


def spread_on_cluster(work: Work[Piece], total: int, jobs: int) -> Generator[Piece, None, None]:
    """The same on a Ray cluster."""
    with cluster() as ray:
        task = ray.remote(_do)
        pieces = [task.remote(work, *piece) for piece in cut(total, max(jobs, int(ray.cluster_resources().get("CPU", 1))))]
        for piece in pieces:
            while not ray.wait([piece], timeout=POLL_SECONDS)[0]:
                continue
            yield ray.get(piece)


def _do(work: Work[Piece], first: int, end: int) -> Piece:
    """Ray takes functions only, not partial objects."""
    return work(first, end)
