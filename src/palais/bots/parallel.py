"""Work spread over processes, threads or a cluster. The pieces come back in order, so that nothing depends on how many worked."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from palais.bots.ray_cluster import cluster
from palais.core.errors import BotError

Piece = TypeVar("Piece")
Work = Callable[[int, int], Piece]  # what to do from one number up to another; must be something that can be pickled

CHUNKS_PER_JOB = 16  # how finely the work is cut, for the progress bar and for even loads
LARGEST_CHUNK = 500
SOON = 0.2  # seconds after which a wait looks up, so that Ctrl-C is heard


def cut(total: int, jobs: int) -> list[tuple[int, int]]:
    """The numbers from 0 up to `total` in pieces, each as first and end."""
    size = min(LARGEST_CHUNK, max(1, -(-total // (jobs * CHUNKS_PER_JOB))))
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
            with _deaf():
                futures = [workers.submit(work, *piece) for piece in pieces]
            yield from map(_wait, futures)
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
                worker.join()
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C; the one that starts them hears it afterwards, and ends them.

    To block the signal here is not enough: another thread, such as the progress bar's, would hear it for this one.
    """
    heard: list[int] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number)) if _is_main() else None
    try:
        yield
    finally:
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


def _is_main() -> bool:
    """Only the main thread may say what becomes of a signal."""
    return threading.current_thread() is threading.main_thread()


def _wait(future: Future[Piece]) -> Piece:
    while True:
        try:
            return future.result(timeout=SOON)
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
            while not ray.wait([piece], timeout=SOON)[0]:
                continue
            yield ray.get(piece)


def _do(work: Work[Piece], first: int, end: int) -> Piece:
    """Ray wants a function, not a partial one."""
    return work(first, end)
