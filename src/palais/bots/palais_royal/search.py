"""`search`: the planner's plans played on again and again, in worlds the seat cannot tell from the true one."""

from __future__ import annotations

import time
from typing import Final

import numpy as np

from palais.bots.palais_royal.lookahead import Totals, look_ahead
from palais.bots.palais_royal.plan import POOL, Mind, new_mind, new_plans, read_values, thorough_mind
from palais.bots.palais_royal.planner_bot import PlannerBot, expect
from palais.bots.palais_royal.turn import NEEDS_A_PLAN
from palais.bots.palais_royal.value import load_weights
from palais.bots.palais_royal.vary import vary_plans
from palais.core.game import Game, Hidden
from palais.core.jit import ENABLED
from palais.core.rng import quick
from palais.games.palais_royal.engine import Numbers
from palais.games.palais_royal.names import SETUP

DEFAULT_MS: Final = 200
MARGIN: Final = 0.95  # the share of its time that it plans to use
VARYING: Final = 0.25  # the share of its time in which it looks for plans
VARIATIONS: Final = 250 if ENABLED else 4  # of plans, for each look, where looks are counted
AT_ONCE: Final = 50  # variations between two looks at the watch
CANDIDATES: Final = 8  # plans looked at, unless it is told otherwise
FAR: Final = 2 if ENABLED else 1  # own turns that a plan is played on for; interpreted, more would take minutes
FAR_FROM_SET_UP: Final = 3 if ENABLED else 1
DIVERSITY: Final = 0.5  # points by which those who play on misjudge plans: otherwise every game would be the same one
HARD: Final = 8 if ENABLED else 1  # plans built on and improved by those who play on
HARDER: Final = 4  # how many times as long they think as in the first look, at most
LEAST: Final = 0.0001  # seconds, when the clock has none left
MOST_MS: Final = 600_000
MOST_VISITS: Final = 1_000_000


class SearchBot(PlannerBot):
    """The planner's best plans, each played on again and again; the one that leads to most is chosen.

    The first look is a quick one, up to the end of the own next turn. The later ones think harder about everybody's turns and go
    further. `ms` is its time for a turn; with `n` it plays all plans on so many times instead, however long that takes, so that
    the same seed gives the same decision. `plans` is how many plans it begins with, `noise` by how many points it misjudges
    plans before it looks.
    """

    def __init__(
        self, game: Game, seed: int | str, ms: int = DEFAULT_MS, n: int = 0, plans: int = CANDIDATES, noise: float = 0.0
    ) -> None:
        expect("search", ms=(ms, 1, MOST_MS), n=(n, 0, MOST_VISITS), plans=(plans, 2, POOL))
        self.ms, self.n, self.candidates = ms, n, plans
        self.quick, self.hard = new_mind().handle(), new_mind(width=HARD, refined=HARD, noise=DIVERSITY).handle()
        self.later_plans = new_plans()
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
        self.vary(game.hide(s, s.player), 0)
        self.look_ahead(game.hide(s, s.player), np.arange(0), np.zeros(1), 0)
        self.weights, self.rng = None, rng

    def decide(self, hidden: Hidden, clock: float | None) -> int:
        """The planner fills the pool; the search chooses from it."""
        start = time.perf_counter()
        answer = super().decide(hidden, clock)
        if answer > NEEDS_A_PLAN:
            return answer
        limit = MARGIN * max(LEAST, self.ms / 1000 if clock is None else min(self.ms / 1000, clock))
        if hidden.phase != SETUP:
            self.vary_plans(hidden, start + VARYING * limit)
        candidates = min(self.mind.pool, self.candidates)
        return NEEDS_A_PLAN - (self.best_plan(hidden, candidates, start, limit) if candidates > 1 else 0)

    def vary_plans(self, hidden: Hidden, until: float) -> None:
        """More and better plans, by chance, until that time or so many as go with its looks."""
        if self.n:
            self.vary(hidden, self.n * VARIATIONS)
        while not self.n and time.perf_counter() < until:
            self.vary(hidden, AT_ONCE)

    def vary(self, hidden: Hidden, times: int) -> None:
        vary_plans(
            hidden.handle(),
            self.tables,
            self.weights,
            self.mind.handle(),
            self.glance,
            self.plans,
            self.desk,
            self.log,
            self.rng,
            times,
        )

    def best_plan(self, hidden: Hidden, candidates: int, start: float, limit: float) -> int:
        """Plays on all plans alive, fewer and fewer of them, until the time or the number of times is used up."""
        alive = np.arange(candidates)
        totals = read_values(self.plans, candidates) + self.misjudgement(candidates)
        times, longest = 0, 0.0
        while True:
            before = time.perf_counter()
            self.look_ahead(hidden, alive, totals, times)
            times += 1
            now = time.perf_counter()
            longest = max(longest, (now - before) / len(alive) * (1 if times > 1 else HARDER * far(hidden)))
            left = limit - (now - start)
            share = times / self.n if self.n else 1 - left / limit
            fit = candidates if self.n else int(left / longest)
            alive = alive[np.argsort(-totals[alive], kind="stable")][: min(survivors(candidates, share), fit)]
            if share >= 1.0 or len(alive) < 2:
                return int(alive[0]) if len(alive) else int(np.argmax(totals))

    def misjudgement(self, count: int) -> Totals:
        """A noisy mind misjudges each plan by a few points, as the planner does."""
        chance = np.array([(1 + quick(self.rng, 1 << 30)) / (1 + (1 << 30)) for _ in range(count)])
        return np.asarray(-self.mind.noise[0] * np.log(-np.log(chance)), np.float64)

    def look_ahead(self, hidden: Hidden, alive: Numbers, totals: Totals, times: int) -> None:
        """Play on each plan once more."""
        look_ahead(
            hidden.handle(),
            self.tables,
            self.weights,
            self.hard if times else self.quick,
            self.glance,
            self.plans,
            self.later_plans,
            self.desk,
            self.log,
            self.rng,
            alive,
            totals,
            far(hidden) if times else 1,
        )


def far(hidden: Hidden) -> int:
    """For how many own turns a plan is played on, after the first look."""
    return FAR_FROM_SET_UP if hidden.phase == SETUP else FAR


def survivors(candidates: int, share: float) -> int:
    """How many plans are still looked at when this share of the time is used: the worse half is dropped again and again."""
    halvings = max(1, candidates.bit_length() - 1)
    return max(2, candidates >> int(share * halvings))
