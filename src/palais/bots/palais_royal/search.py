"""`search`: Monte Carlo over whole-turn plans, in worlds the seat cannot tell from the true one."""

from __future__ import annotations

import time
from typing import Final

import numpy as np

from palais.bots.palais_royal.lookahead import WORLDS, Totals, look_ahead
from palais.bots.palais_royal.plan import POOL, new_desk, new_mind, new_plans, read_values
from palais.bots.palais_royal.planner_bot import PlannerBot
from palais.bots.palais_royal.turn import NEEDS_A_PLAN
from palais.bots.palais_royal.value import load_weights
from palais.core.errors import BotError
from palais.core.game import Game, Hidden
from palais.core.rng import quick
from palais.games.palais_royal.engine import Numbers

DEFAULT_MS: Final = 200
MARGIN: Final = 0.95  # the share of its time that it plans to use
PRIOR: Final = 3.0  # the planner's own judgement counts as so many worlds
CANDIDATES: Final = 8  # plans looked at first, unless it is told otherwise; the worse half is dropped twice


class SearchBot(PlannerBot):
    """The planner's best plans, each played on in imagined worlds; the one that leads to most is chosen.

    `ms` is its time for a turn; with `n` it looks at so many worlds instead, however long that takes, so that the same seed
    gives the same decision. `plans` is how many plans it begins with, `turns` how many own
    turns it looks ahead, `noise` by how many points it misjudges plans before it looks.
    """

    def __init__(
        self,
        game: Game,
        seed: int | str,
        ms: int = DEFAULT_MS,
        n: int = 0,
        plans: int = CANDIDATES,
        turns: int = 1,
        noise: float = 0.0,
    ) -> None:
        if ms < 1 or n < 0 or not 2 <= plans <= POOL:
            expected = f"ms of 1 or more, n of 0 or more and 2 to {POOL} plans"
            raise BotError(f"search: expected {expected}, found ms={ms}, n={n} and plans={plans}")
        self.ms, self.n, self.candidates, self.turns = ms, n, plans, turns
        self.later_mind, self.later_plans = new_mind(width=3, refined=1).handle(), new_plans()
        self.worlds = new_desk(WORLDS)
        super().__init__(game, seed, width=6, refined=4, noise=noise)

    def warm_up(self, game: Game) -> None:
        super().warm_up(game)
        s, rng = game.new(2, 0), self.rng.copy()
        self.weights = load_weights(2).handle()
        self.look_ahead(game.hide(s, s.player), np.arange(0), np.zeros(1))
        self.weights, self.rng = None, rng

    def decide(self, hidden: Hidden, clock: float | None) -> int:
        """The planner fills the pool; the search chooses from it."""
        start = time.perf_counter()
        answer = super().decide(hidden, clock)
        candidates = min(self.mind.pool, self.candidates)
        if answer > NEEDS_A_PLAN or candidates < 2:
            return answer
        limit = self.ms / 1000 if clock is None else min(self.ms / 1000, clock)
        return NEEDS_A_PLAN - self.best_plan(hidden, candidates, start, limit * MARGIN)

    def best_plan(self, hidden: Hidden, candidates: int, start: float, limit: float) -> int:
        """Worlds shared by all plans alive, fewer and fewer plans, until the time or the number of worlds is used up."""
        alive = np.arange(candidates)
        totals = PRIOR * (read_values(self.plans, candidates) + self.misjudgement(candidates))
        worlds, share, slowest = 0, 0.0, 0.0
        while share < 1.0 and len(alive) > 1:
            before = time.perf_counter()
            self.look_ahead(hidden, alive, totals)
            worlds += 1
            now = time.perf_counter()
            slowest = max(slowest * 0.9, now - before)
            share = worlds / self.n if self.n else (now - start + slowest) / limit
            keep = candidates if share < 1 / 3 else candidates // 2 if share < 2 / 3 else max(2, candidates // 4)
            alive = alive[np.argsort(-totals[alive], kind="stable")][:keep]
        return int(alive[np.argmax(totals[alive])])

    def misjudgement(self, count: int) -> Totals:
        """A noisy mind misjudges each plan by a few points, as the planner does."""
        chance = np.array([(1 + quick(self.rng, 1 << 30)) / (1 + (1 << 30)) for _ in range(count)])
        return np.asarray(-self.mind.noise[0] * np.log(-np.log(chance)), np.float64)

    def look_ahead(self, hidden: Hidden, alive: Numbers, totals: Totals) -> None:
        """One more world."""
        look_ahead(
            hidden.handle(),
            self.tables,
            self.weights,
            self.later_mind,
            self.glance,
            self.plans,
            self.later_plans,
            self.desk,
            self.worlds,
            self.log,
            self.rng,
            alive,
            totals,
            self.turns,
        )
