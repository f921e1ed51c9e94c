"""`search`: the planner's plans played on again and again, in worlds the seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

import numpy as np

from palais.bots.stopwatch import Watch
from palais.core.contract import Game
from palais.core.jit import ENABLED
from palais.core.rng import quick
from palais.games.palais_royal.bots.planner.decisions import NEEDS_A_PLAN
from palais.games.palais_royal.bots.planner.openings import by_playing_on, is_opening
from palais.games.palais_royal.bots.planner.plan import POOL, read_values, write_actions
from palais.games.palais_royal.bots.planner.planner_bot import PlannerBot, expect
from palais.games.palais_royal.bots.planner.planner_state import PlannerState, new_planner, thorough_planner
from palais.games.palais_royal.bots.planner.variations import vary_plans
from palais.games.palais_royal.bots.planner.workspace import new_scratch
from palais.games.palais_royal.bots.search.last_turn import LastTurn, Limits, is_last
from palais.games.palais_royal.bots.search.lookahead import Totals, look_ahead
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.constants import SETUP
from palais.games.palais_royal.engine.entry_points import Numbers
from palais.games.palais_royal.engine.state import State, fields

DEFAULT_MS: Final = 200
MARGIN: Final = 0.95  # the share of its time that it plans to use
UNHURRIED: Final = 50  # milliseconds, below which it looks for fewer plans
VARYING: Final = 0.25  # the share of its time in which it looks for plans
VARIATIONS: Final = 250 if ENABLED else 4  # of plans, for each look, where looks are counted
AT_ONCE: Final = 50  # variations between two looks at the watch
CANDIDATES: Final = 8  # plans looked at, unless it is told otherwise
FAR: Final = 2 if ENABLED else 1  # own turns that a plan is played on for; interpreted, more would take minutes
FAR_FROM_SET_UP: Final = 3 if ENABLED else 1
DIVERSITY: Final = 0.5  # points by which those who play on misjudge plans: otherwise every game would be the same one
HARD: Final = 8 if ENABLED else 1  # plans built on and improved by those who play on
HARDER: Final = 3  # how many times as long they think as in the first look, before the first plan shows it
LEAST: Final = 0.0001  # seconds, when the clock has none left
MOST_MS: Final = 600_000
MOST_VISITS: Final = 1_000_000
SETS_A_SECOND: Final = 4000 if ENABLED else 400  # sets of nobles in a last turn
LAST: Final = POOL - 1  # where a plan from outside the pool goes: nobody else needs the worst one


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
        self.visits = self.means = np.zeros(0)  # to each plan of this turn, its first judgement being one; and their mean
        super().__init__(game, seed, noise=noise)

    def new_planner(self, width: int, refined: int, noise: float) -> PlannerState:
        """It looks for plans that differ, whatever the planner would do; with little time, for fewer of them."""
        if self.n or self.ms >= UNHURRIED:
            planner = thorough_planner(width=8, refined=16, by_room=3, kept=POOL)
        else:
            planner = thorough_planner(width=8, refined=8, by_room=0, kept=POOL)
        planner.noise[0] = noise
        return planner

    def load_weights(self, players: int) -> None:
        """Those who play on use the same value function: quickly in the first look, then thinking harder."""
        super().load_weights(players)
        self.quick = self.handles._replace(planners=new_planner().handle(), scratch=new_scratch())
        self.hard = self.quick._replace(planners=new_planner(width=HARD, refined=HARD, noise=DIVERSITY).handle())

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
        watch = Watch(MARGIN * max(LEAST, self.ms / 1000 if clock is None else min(self.ms / 1000, clock)))
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
        """More and better plans, by chance, for a part of its time or so many as go with its looks."""
        if self.n:
            self.vary(h, self.n * VARIATIONS)
        while not self.n and watch.gone() < VARYING:
            self.vary(h, AT_ONCE)

    def last_plan(self, h: State, watch: Watch) -> int:
        """Nobody plays after this turn: there is nothing to be played on, and what is small enough is solved.

        With `n` it counts what it tries, otherwise it goes by its time.
        """
        self.visits = np.ones(1)
        limits = Limits() if self.n else Limits(int(SETS_A_SECOND * watch.left()), in_time=lambda: watch.left() > 0)
        solver = LastTurn(h, self.box, load_weights(h.players).blend.tolist(), limits)
        better = solver.solve(float(read_values(self.plans, 1)[0]))
        if better is None:
            return 0
        write_actions(self.plans, LAST, better)
        return LAST

    def vary(self, h: State, times: int) -> None:
        vary_plans(h.handle(), self.handles, self.rng, times)

    def best_plan(self, h: State, candidates: int, watch: Watch) -> int:
        """Plays on all plans alive, fewer and fewer of them, until the time or the number of times is used up."""
        totals = read_values(self.plans, candidates) + self.misjudgement(candidates)
        alive, self.visits = np.arange(candidates), np.ones(candidates)
        watch.expect(1)  # to play a plan on quickly takes no longer than the search for plans did
        alive = best_first(alive[: self.look(h, alive, totals, 0, watch)], totals)
        watch.expect(HARDER * far(h))
        for times in range(1, self.n or MOST_VISITS):
            share, most = (times / self.n, candidates) if self.n else (watch.gone(), watch.fits())
            contest = alive[: min(survivors(candidates, share), most)]
            if len(contest) < 2 or self.look(h, contest, totals, times, watch) < len(contest):
                break
            alive = best_first(contest, totals)
        self.means = totals / self.visits
        return int(alive[0]) if len(alive) else 0

    def opening(self, h: State, best: int) -> int:
        """By what came of the plans that were played on, if any was."""
        seen = np.flatnonzero(self.visits > 1)
        if not is_opening(h) or self.planner.noise[0] > 0 or len(seen) < 2:
            return best
        values = read_values(self.plans, len(self.visits))[seen]
        return int(seen[by_playing_on(h, values, self.means[seen], self.chance)])

    def look(self, h: State, alive: Numbers, totals: Totals, times: int, watch: Watch) -> int:
        """Play on each plan once more, all in the same world and by the same chance; how many, if the time is over before.

        A look that is broken off counts only if it was the first: otherwise some plans would have been seen more often.
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
        later, turns = (self.hard, far(h)) if times else (self.quick, 1)
        look_ahead(h.handle(), self.handles, later, self.rng, alive, totals, turns)


def best_first(alive: Numbers, totals: Totals) -> Numbers:
    return alive[np.argsort(-totals[alive], kind="stable")]


def far(h: State) -> int:
    """For how many own turns a plan is played on, after the first look."""
    return FAR_FROM_SET_UP if h.phase == SETUP else FAR


def survivors(candidates: int, share: float) -> int:
    """How many plans are still looked at when this share of the time is used: the worse half is dropped again and again."""
    halvings = max(1, candidates.bit_length() - 1)
    return max(2, candidates >> int(share * halvings))
