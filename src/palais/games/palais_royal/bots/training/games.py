"""Games for training: self-play of the learner, and matches against the hand-written planner; on threads or on Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from palais.bots.ray_cluster import cluster
from palais.games.palais_royal.bots.planner.planner_state import PlannerState, new_planner
from palais.games.palais_royal.bots.training.careful_play import careful_planner
from palais.games.palais_royal.bots.training.fit import stored
from palais.games.palais_royal.bots.training.samples import Samples
from palais.games.palais_royal.bots.training.self_play import PLANNER, SelfPlayTable
from palais.games.palais_royal.bots.value.value import hand_written
from palais.games.palais_royal.engine.playout import FIRST_SEAT
from palais.games.palais_royal.game import PalaisRoyal

SAMPLES_PER_GAME = 150  # at most; there are about 60
WeightsArray = npt.NDArray[Any]


class Lot(msgspec.Struct, frozen=True):
    """Games that one worker plays in one go."""

    players: int
    seeds: list[str]
    noise: float
    trust: float
    ahead: int = 0  # plans played on for a round before one is chosen
    variations: int = 0  # of plans before that


def self_play(lot: Lot, weights: WeightsArray) -> tuple[Samples, float]:
    """Samples from games of the learner with itself, and the winners' mean points."""
    table = SelfPlayTable(PalaisRoyal(), lot.players, len(lot.seeds) * SAMPLES_PER_GAME, lot.trust)
    n = lot.players
    results = table.play(lot.seeds, [PLANNER] * n, [stored(weights)] * n, [learner(lot)] * n)
    return table.samples[: table.trajectory.written].copy(), float(results[:, FIRST_SEAT : FIRST_SEAT + n].max(1).mean())


def learner(lot: Lot) -> PlannerState:
    """Misjudges plans now and then, for exploration; may also vary plans and play the best ones on first."""
    return careful_planner(lot.ahead, lot.noise, lot.variations) if lot.ahead else new_planner(noise=lot.noise)


def exam(lot: Lot, weights: WeightsArray) -> float:
    """The learner's share of wins against hand-written planners in all other seats, in each seat in turn."""
    n = lot.players
    table, share = SelfPlayTable(PalaisRoyal(), n), 0.0
    for seat in range(n):
        by_seat = [stored(weights) if other == seat else hand_written(n) for other in range(n)]
        wins = table.play(lot.seeds, [PLANNER] * n, by_seat, [new_planner()] * n)[:, FIRST_SEAT + n :]
        share += float((wins[:, seat] / wins.sum(1)).mean()) / n
    return share


class Threads:
    """Compiled games release the GIL: threads are enough on one machine."""

    def __init__(self, jobs: int) -> None:
        self.pool = ThreadPoolExecutor(jobs)

    def map(self, work: Callable[[Lot, WeightsArray], Any], lots: Iterable[Lot], weights: WeightsArray) -> Iterator[Any]:
        return self.pool.map(lambda lot: work(lot, weights), lots)


class Cluster:
    """The same on Ray, over as many machines as it has."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def map(self, work: Callable[[Lot, WeightsArray], Any], lots: Iterable[Lot], weights: WeightsArray) -> Iterator[Any]:
        remote, shared = self.ray.remote(work), self.ray.put(weights)
        for future in [remote.remote(lot, shared) for lot in lots]:
            yield self.ray.get(future)


@contextmanager
def players(jobs: int, ray: bool) -> Iterator[Threads | Cluster]:
    """What plays the lots: this many threads, or a Ray cluster."""
    if ray:
        with cluster() as found:
            yield Cluster(found)
    else:
        yield Threads(jobs)


def lots(players: int, seeds: list[str], size: int, noise: float, trust: float, ahead: int = 0, variations: int = 0) -> list[Lot]:
    """The games cut into lots."""
    return [Lot(players, seeds[n : n + size], noise, trust, ahead, variations) for n in range(0, len(seeds), size)]


def join(samples: list[Samples]) -> Samples:
    return np.concatenate(samples)
