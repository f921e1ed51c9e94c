"""`search`: the planner's plans, each played on many times in worlds the seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

import numpy as np

from palais.bots.stopwatch import Watch
from palais.core.contract import Game
from palais.core.jit import ENABLED
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.decisions import NEEDS_A_PLAN
from palais.games.palais_royal.bots.planner.openings import by_results, is_opening
from palais.games.palais_royal.bots.planner.plan import POOL, read_values, write_actions
from palais.games.palais_royal.bots.planner.planner_bot import PlannerBot, expect
from palais.games.palais_royal.bots.planner.planner_state import PlannerState, new_planner, thorough_planner
from palais.games.palais_royal.bots.planner.variations import vary_plans
from palais.games.palais_royal.bots.planner.workspace import new_scratch
from palais.games.palais_royal.bots.search.last_turn import LastTurn, SolverLimits, is_last
from palais.games.palais_royal.bots.search.lookahead import Totals, look_ahead
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.constants import SETUP
from palais.games.palais_royal.engine.entry_points import Numbers
from palais.games.palais_royal.engine.state import State, fields

DEFAULT_MS: Final = 200
TIME_SHARE: Final = 0.95  # of its time that it plans to use
FULL_SEARCH_MS: Final = 50  # below this it looks for fewer plans
VARYING_SHARE: Final = 0.25  # of its time, spent on looking for plans
VARIATIONS: Final = 250 if ENABLED else 4  # of plans for each look, when looks are counted
VARIATIONS_PER_CHECK: Final = 50  # variations between two checks of the time
CANDIDATES: Final = 8  # plans compared, by default
TURNS_AHEAD: Final = 2 if ENABLED else 1  # own turns that a plan is played on; interpreted, more would take minutes
TURNS_AHEAD_FROM_SET_UP: Final = 3 if ENABLED else 1
PLAYOUT_NOISE: Final = 0.5  # points by which players misjudge plans in playouts: otherwise every playout would be the same
PLAYOUT_WIDTH: Final = 8 if ENABLED else 1  # plans built on and improved by players in playouts
PLAYOUT_SLOWDOWN: Final = 3  # how much longer a later look takes than the first, until it has been measured
MIN_SECONDS: Final = 0.0001  # when the clock has run out
MAX_MS: Final = 600_000
MAX_VISITS: Final = 1_000_000
SETS_PER_SECOND: Final = 4000 if ENABLED else 400  # sets of nobles in a last turn
SOLVED_PLAN: Final = POOL - 1  # where the solver's plan is stored, in place of the worst one


class SearchBot(PlannerBot):
    """The planner's best plans, each played on many times; the one with the best results is chosen.

    The first look at a plan is quick and ends with the own next turn. Later ones think harder about everybody's turns and go
    further. `ms` is its time for a turn; with `n` it plays every plan on that many times instead, however long it takes, so that
    the same seed gives the same decision. `plans` is how many plans it starts with, `noise` by how many points it misjudges
    plans before it looks.
    """

    def __init__(
        self, game: Game, seed: int | str, ms: int = DEFAULT_MS, n: int = 0, plans: int = CANDIDATES, noise: float = 0.0
    ) -> None:
        expect("search", ms=(ms, 1, MAX_MS), n=(n, 0, MAX_VISITS), plans=(plans, 2, POOL))
        self.ms, self.n, self.candidates = ms, n, plans
        self.visits = self.means = np.zeros(0)  # of each plan this turn: visits, the first evaluation being one; mean results
        super().__init__(game, seed, noise=noise)

    def new_planner(self, width: int, refined: int, noise: float) -> PlannerState:
        """Looks for plans that differ from each other; with little time, for fewer of them."""
        if self.n or self.ms >= FULL_SEARCH_MS:
            planner = thorough_planner(width=8, refined=16, by_room=3, kept=POOL)
        else:
            planner = thorough_planner(width=8, refined=8, by_room=0, kept=POOL)
        planner.noise[0] = noise
        return planner

    def load_weights(self, players: int) -> None:
        """Playouts use the same value function: quick in the first look, thinking harder in later ones."""
        super().load_weights(players)
        self.quick = self.handles._replace(planners=new_planner().handle(), scratch=new_scratch())
        self.hard = self.quick._replace(
            planners=new_planner(width=PLAYOUT_WIDTH, refined=PLAYOUT_WIDTH, noise=PLAYOUT_NOISE).handle()
        )

    def warm_up(self, game: Game) -> None:
        super().warm_up(game)
        s, rng = game.new(2, 0), self.rng.copy()
        self.load_weights(2)
        h = fields(game.hide(s, fields(s).player))
        self.vary(h, 0)
        self.look_ahead(h, np.arange(0), np.zeros(1), 0)
        self.has_weights, self.rng = False, rng

    def decide(self, h: State, clock: float | None) -> int:
        """The planner fills the pool; the search chooses from it."""
        watch = Watch(TIME_SHARE * max(MIN_SECONDS, self.ms / 1000 if clock is None else min(self.ms / 1000, clock)))
        answer = super().decide(h, clock)
        if answer > NEEDS_A_PLAN:
            return answer
        watch.end()
        if h.phase != SETUP:
            self.vary_plans(h, watch)
        if is_last(h) and self.planner.noise[0] == 0:
            return NEEDS_A_PLAN - self.last_plan(h, watch)
        return NEEDS_A_PLAN - self.best_plan(h, min(self.planner.pool, self.candidates), watch)

    def vary_plans(self, h: State, watch: Watch) -> None:
        """More and better plans by random variation: for a share of its time, or a number that goes with its looks."""
        if self.n:
            self.vary(h, self.n * VARIATIONS)
        while not self.n and watch.gone() < VARYING_SHARE:
            self.vary(h, VARIATIONS_PER_CHECK)

    def last_plan(self, h: State, watch: Watch) -> int:
        """Nobody plays after this turn: there is nothing to play on, and a turn that is small enough is solved.

        With `n` the effort is counted, otherwise it is timed.
        """
        self.visits = np.ones(1)
        limits = SolverLimits() if self.n else SolverLimits(int(SETS_PER_SECOND * watch.left()), in_time=lambda: watch.left() > 0)
        solver = LastTurn(h, self.box, load_weights(h.players).blend.tolist(), limits)
        better = solver.solve(float(read_values(self.plans, 1)[0]))
        if better is None:
            return 0
        write_actions(self.plans, SOLVED_PLAN, better)
        return SOLVED_PLAN

    def vary(self, h: State, times: int) -> None:
        vary_plans(h.handle(), self.handles, self.rng, times)

    def best_plan(self, h: State, candidates: int, watch: Watch) -> int:
        """Plays on the remaining plans, fewer and fewer of them, until the time or the number of looks is used up."""
        totals = read_values(self.plans, candidates) + self.misjudgement(candidates)
        alive, self.visits = np.arange(candidates), np.ones(candidates)
        watch.expect(1)  # a quick look takes no longer than finding the plans did
        alive = best_first(alive[: self.look(h, alive, totals, 0, watch)], totals)
        watch.expect(PLAYOUT_SLOWDOWN * turns_ahead(h))
        for times in range(1, self.n or MAX_VISITS):
            share, most = (times / self.n, candidates) if self.n else (watch.gone(), watch.fits())
            contest = alive[: min(survivors(candidates, share), most)]
            if len(contest) < 2 or self.look(h, contest, totals, times, watch) < len(contest):
                break
            alive = best_first(contest, totals)
        self.means = totals / self.visits
        return int(alive[0]) if len(alive) else 0

    def opening(self, h: State, best: int) -> int:
        """By the results of the plans that were played on, if any was."""
        seen = np.flatnonzero(self.visits > 1)
        if not is_opening(h) or self.planner.noise[0] > 0 or len(seen) < 2:
            return best
        values = read_values(self.plans, len(self.visits))[seen]
        return int(seen[by_results(h, values, self.means[seen], self.chance)])

    def look(self, h: State, alive: Numbers, totals: Totals, times: int, watch: Watch) -> int:
        """Play on each plan once more, all in the same world and with the same random numbers. Returns how many it got to.

        A look that is cut short counts only if it was the first: otherwise some plans would have been seen more often.
        """
        worth, rng, seen = np.zeros(len(totals)), self.rng.copy(), 0
        while seen < len(alive) and (self.n or watch.fits()):
            self.rng[:] = rng
            watch.begin()
            self.look_ahead(h, alive[seen : seen + 1], worth, times)
            watch.end()
            seen += 1
        if seen == len(alive) or times == 0:
            totals += worth
            self.visits[alive[:seen]] += 1
        return seen

    def misjudgement(self, count: int) -> Totals:
        """With noise, each plan is misjudged by a few points, as the planner does."""
        chance = np.array([(1 + quick(self.rng, 1 << 30)) / (1 + (1 << 30)) for _ in range(count)])
        return np.asarray(-self.planner.noise[0] * np.log(-np.log(chance)), np.float64)

    def look_ahead(self, h: State, alive: Numbers, totals: Totals, times: int) -> None:
        """Play on each plan once more."""
        later, turns = (self.hard, turns_ahead(h)) if times else (self.quick, 1)
        look_ahead(h.handle(), self.handles, later, self.rng, alive, totals, turns)


def best_first(alive: Numbers, totals: Totals) -> Numbers:
    return alive[np.argsort(-totals[alive], kind="stable")]


def turns_ahead(h: State) -> int:
    """For how many own turns a plan is played on after the first look."""
    return TURNS_AHEAD_FROM_SET_UP if h.phase == SETUP else TURNS_AHEAD


def survivors(candidates: int, share: float) -> int:
    """How many plans are left when this share of the time is used: the worse half is dropped again and again."""
    halvings = max(1, candidates.bit_length() - 1)
    return max(2, candidates >> int(share * halvings))
