"""Plays the games of a training in threads or on a Ray cluster: takes batches of games, returns what was learned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol

from palais.bots.ray_cluster import cluster


class Workers(Protocol):
    """Does `work(lot, weights)` for each lot; the answers come in the lots' order."""

    def map(self, work: Callable[[Any, Any], Any], lots: Iterable[Any], weights: Any) -> Iterator[Any]: ...


class Threads:
    """Compiled games release the GIL: threads are enough on one machine."""

    def __init__(self, jobs: int) -> None:
        self.pool = ThreadPoolExecutor(jobs)

    def map(self, work: Callable[[Any, Any], Any], lots: Iterable[Any], weights: Any) -> Iterator[Any]:
        return self.pool.map(lambda lot: work(lot, weights), lots)


class RayWorkers:
    """The same on Ray, over as many machines as it has."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def map(self, work: Callable[[Any, Any], Any], lots: Iterable[Any], weights: Any) -> Iterator[Any]:
        remote, shared = self.ray.remote(work), self.ray.put(weights)
        for future in [remote.remote(lot, shared) for lot in lots]:
            yield self.ray.get(future)


@contextmanager
def workers(jobs: int, ray: bool) -> Iterator[Workers]:
    """This many threads, or a Ray cluster."""
    if ray:
        with cluster() as found:
            yield RayWorkers(found)
    else:
        yield Threads(jobs)
