"""`search`: a tree of turns over the planner's plans, in worlds the seat cannot tell from the true one."""

from __future__ import annotations

import time
from typing import Final

import numpy as np

from palais.bots.palais_royal.lookahead import Totals, look_ahead
from palais.bots.palais_royal.plan import POOL, Mind, new_desk, new_plans, read_values, thorough_mind
from palais.bots.palais_royal.planner_bot import PlannerBot, expect
from palais.bots.palais_royal.tree import BRANCHES, NOT_YET, new_nodes, new_tree
from palais.bots.palais_royal.turn import NEEDS_A_PLAN
from palais.bots.palais_royal.value import load_weights
from palais.core.game import Game, Hidden
from palais.core.jit import ENABLED
from palais.core.rng import quick
from palais.games.palais_royal.engine import Numbers
from palais.games.palais_royal.names import MAX_PLAYERS

DEFAULT_MS: Final = 200
MARGIN: Final = 0.95  # the share of its time that it plans to use
PRIOR: Final = 1.0  # the planner's own judgement counts as so many visits
CANDIDATES: Final = 8  # plans looked at, unless it is told otherwise; with more of them it played worse
VISITS_A_WORLD: Final = 24  # the next world is imagined after so many visits: most worlds are alike
LEAST: Final = 0.0001  # seconds, when the clock has none left
MOST_MS: Final = 600_000
MOST_VISITS: Final = 1_000_000
NODES: Final = 32768 if ENABLED else 512


class SearchBot(PlannerBot):
    """The planner's best plans, each played on in a tree of turns; the one that leads to most is chosen.

    `ms` is its time for a turn; with `n` it visits the plans so many times instead, however long that takes, so that the same
    seed gives the same decision. `plans` is how many plans it begins with, `noise` by how many points it misjudges plans
    before it looks.
    """

    def __init__(
        self, game: Game, seed: int | str, ms: int = DEFAULT_MS, n: int = 0, plans: int = CANDIDATES, noise: float = 0.0
    ) -> None:
        expect("search", ms=(ms, 1, MOST_MS), n=(n, 0, MOST_VISITS), plans=(plans, 2, POOL))
        self.ms, self.n, self.candidates = ms, n, plans
        self.later_mind, self.later_plans = thorough_mind(width=3, refined=4, fancied=0, kept=BRANCHES).handle(), new_plans()
        self.tree, self.nodes, self.at = new_tree(), new_nodes(NODES), new_desk(NODES)
        super().__init__(game, seed, noise=noise)

    def new_mind(self, width: int, refined: int, noise: float) -> Mind:
        """It looks for plans that differ, whatever the planner would do."""
        mind = thorough_mind(width=8, refined=16, fancied=3, kept=POOL)
        mind.noise[0] = noise
        return mind

    def warm_up(self, game: Game) -> None:
        super().warm_up(game)
        s, rng = game.new(2, 0), self.rng.copy()
        self.weights = load_weights(2).handle()
        self.look_ahead(game.hide(s, s.player), np.arange(0), np.zeros(1), NOT_YET)
        self.weights, self.rng = None, rng

    def decide(self, hidden: Hidden, clock: float | None) -> int:
        """The planner fills the pool; the search chooses from it."""
        start = time.perf_counter()
        answer = super().decide(hidden, clock)
        candidates = min(self.mind.pool, self.candidates)
        if answer > NEEDS_A_PLAN or candidates < 2:
            return answer
        limit = max(LEAST, self.ms / 1000 if clock is None else min(self.ms / 1000, clock))
        return NEEDS_A_PLAN - self.best_plan(hidden, candidates, start, limit * MARGIN)

    def best_plan(self, hidden: Hidden, candidates: int, start: float, limit: float) -> int:
        """Visits to all plans alive, fewer and fewer of them, until the time, the number of visits or the room is used up."""
        alive = np.arange(candidates)
        totals = PRIOR * (read_values(self.plans, candidates) + self.misjudgement(candidates))
        self.tree.used = 0
        worlds: list[int] = []
        visits, share, slowest = 0, 0.0, 0.0
        while share < 1.0 and self.has_room(candidates):
            before = time.perf_counter()
            if len(worlds) <= visits // VISITS_A_WORLD:
                worlds.append(self.look_ahead(hidden, alive, totals, NOT_YET))
            else:
                self.look_ahead(hidden, alive, totals, worlds[visits % len(worlds)])
            visits += 1
            now = time.perf_counter()
            slowest = max(slowest * 0.9, now - before)
            share = visits / self.n if self.n else (now - start + slowest) / limit
            alive = alive[np.argsort(-totals[alive], kind="stable")][: survivors(candidates, share)]
        return int(alive[0])

    def has_room(self, candidates: int) -> bool:
        """Is there room in the tree for one more visit to each plan?"""
        return self.tree.used + candidates * (1 + MAX_PLAYERS * BRANCHES) < NODES

    def misjudgement(self, count: int) -> Totals:
        """A noisy mind misjudges each plan by a few points, as the planner does."""
        chance = np.array([(1 + quick(self.rng, 1 << 30)) / (1 + (1 << 30)) for _ in range(count)])
        return np.asarray(-self.mind.noise[0] * np.log(-np.log(chance)), np.float64)

    def look_ahead(self, hidden: Hidden, alive: Numbers, totals: Totals, world: int) -> int:
        """One more visit to each plan."""
        return look_ahead(
            hidden.handle(),
            self.tables,
            self.weights,
            self.later_mind,
            self.glance,
            self.plans,
            self.later_plans,
            self.desk,
            self.tree.handle(),
            self.nodes,
            self.at,
            self.log,
            self.rng,
            alive,
            totals,
            world,
        )


def survivors(candidates: int, share: float) -> int:
    """How many plans are still looked at when this share of the time is used: the worse half is dropped again and again."""
    halvings = max(1, candidates.bit_length() - 1)
    return max(2, candidates >> int(share * halvings))
