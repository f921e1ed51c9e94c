"""`planner`: thinks once a turn, then plays its plan decision by decision."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from typing import Any, Final

from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.jit import ENABLED, door
from palais.core.rng import quick, streams
from palais.games.palais_royal.bots.own_view import own_view
from palais.games.palais_royal.bots.planner.decisions import NEEDS_A_PLAN, small_decision
from palais.games.palais_royal.bots.planner.openings import by_judgement, is_opening
from palais.games.palais_royal.bots.planner.plan import (
    FEW,
    MANY,
    MOST_NOBLES,
    Desk,
    Mind,
    Plans,
    choose,
    is_over,
    new_desk,
    new_mind,
    new_plans,
    read_actions,
    read_values,
)
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.set_up import set_up_plans
from palais.games.palais_royal.bots.planner.variations import vary
from palais.games.palais_royal.bots.value.value import load_weights, new_glance
from palais.games.palais_royal.engine.actions import DONE, PUT
from palais.games.palais_royal.engine.constants import MAX_FIELDS, ROOMS, SETUP
from palais.games.palais_royal.engine.entry_points import Records, Words, perform_action
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal

MOST_NOISE: Final = 100.0  # points
MOST_VARIED: Final = 1_000_000


@door
def decide(
    states: Records,
    tables: Records,
    weights: Records,
    minds: Records,
    glances: Records,
    plans: Plans,
    desk: Desk,
    logs: Records,
    rng: Words,
) -> int:
    """An action where no plan is needed; otherwise NEEDS_A_PLAN less the number of the plan chosen from the pool."""
    s, t, w, mind, g, log = states[0], tables[0], weights[0], minds[0], glances[0], logs[0]
    if s.phase == SETUP:
        set_up_plans(s, t, w, mind, g, plans, desk)
        return NEEDS_A_PLAN - choose(plans, mind, rng)
    action = small_decision(s, t, w, g, desk, log)
    if action != NEEDS_A_PLAN:
        return action
    think(s, t, w, mind, g, plans, desk, log)
    for _ in range(mind.varied):
        if is_over(mind):
            break
        vary(s, t, w, mind, g, plans, desk, log, rng)
    return NEEDS_A_PLAN - choose(plans, mind, rng)


def expect(bot: str, **found: tuple[float, float, float]) -> None:
    """Each parameter comes with the least and the most it may be. Not a number is neither."""
    for name, (value, least, most) in found.items():
        if not least <= value <= most:
            raise BotError(f"{bot}: {name}: expected {least:g} to {most:g}, found {value}")


class PlannerBot:
    """Plans whole turns of Palais Royal and judges them by the learned value function.

    `width` is how many sets of nobles it builds on, `refined` how many plans it improves walk by walk, `varied` how often it then
    changes plans by chance, `noise` by how many points it misjudges them.
    """

    def __init__(
        self,
        game: Game,
        seed: int | str,
        width: int = 4,
        refined: int = 2,
        noise: float = 0.0,
        varied: int = 0,
        nobles: int = MOST_NOBLES,
        overlooks: int = 0,
        taste: float = 0.0,
    ) -> None:
        if not isinstance(game, PalaisRoyal):
            raise BotError(f"planner does not play {game.id}")
        expect("planner", width=(width, 1, FEW), refined=(refined, 1, MANY), noise=(noise, 0, MOST_NOISE))
        expect("planner", varied=(varied, 0, MOST_VARIED), nobles=(nobles, 1, MOST_NOBLES), overlooks=(overlooks, 0, 100))
        expect("planner", taste=(taste, 0, MOST_NOISE))
        self.box, self.tables, self.log = game.box.tables, game.box.tables.handle(), mute_log().handle()
        self.mind, self.glance = self.new_mind(width, refined, noise), new_glance().handle()
        self.mind.varied = varied if ENABLED else min(varied, FEW)
        self.plans, self.desk = new_plans(), new_desk()
        self.rng, self.character, self.chance = (streams(seed, name, 1) for name in ("planner", "character", "opening"))
        self.mind.nobles, self.overlooks = nobles, overlooks
        self.take_a_liking(taste)
        self.weights: Any = None
        self.planned: list[int] = []
        self.expected: Any = None
        if ENABLED:
            self.warm_up(game)

    def new_mind(self, width: int, refined: int, noise: float) -> Mind:
        return new_mind(width, refined, noise)

    def warm_up(self, game: Game) -> None:
        """Compile now, not when the first turn's clock is running."""
        self.weights = load_weights(2).handle()
        s = game.new(2, 0)
        h = fields(game.hide(s, fields(s).player))
        self.decide(h, None)
        perform_action(h.handle(), self.tables, PUT, self.log)
        self.weights = None

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """The next action of the plan; a new plan if there is none, or if the position is not the expected one."""
        h = own_view(hidden)
        if self.planned and self.expected.array.tobytes() != h.array.tobytes():
            self.planned = []
        action = self.planned.pop(0) if self.planned else self.think(h, clock)
        if self.planned:
            self.expected = h.copy()
            perform_action(self.expected.handle(), self.tables, action, self.log)
        return action if action in legal else legal[0]

    def think(self, h: State, clock: float | None) -> int:
        """One decision, and in `planned` those that follow from it."""
        if self.weights is None:
            self.weights = load_weights(h.players).handle()
        answer = self.decide(h, clock)
        if answer > NEEDS_A_PLAN:
            return answer
        actions = read_actions(self.plans, self.opening(h, NEEDS_A_PLAN - answer))
        self.planned = actions[1:]
        return actions[0] if actions else DONE

    def opening(self, h: State, best: int) -> int:
        """The plan chosen, or in an opening one that is nearly as good. A noisy mind varies as it is."""
        if not is_opening(h) or self.mind.noise[0] > 0:
            return best
        return by_judgement(h, read_values(self.plans, self.mind.pool), self.chance)

    def take_a_liking(self, taste: float) -> None:
        """For the whole game it takes a servant in each room for more or less than it is worth, by up to so many points."""
        self.mind.whimsical = 1 if taste > 0 else 0
        for room in range(len(ROOMS)):
            self.mind.whim[room] = taste * (2 * quick(self.character, 1001) - 1000) / 1000 if taste > 0 else 0.0

    def overlook(self) -> None:
        """The nobles that it does not see this time."""
        self.mind.unseen = 0
        for field in range(MAX_FIELDS if self.overlooks else 0):
            if quick(self.character, 100) < self.overlooks:
                self.mind.unseen |= 1 << field

    def decide(self, h: State, clock: float | None) -> int:
        """An action, or the number of a plan. A thorough mind is not cut short: only improved plans come into its pool."""
        self.overlook()
        self.mind.until[0] = inf if clock is None or self.mind.thorough else time.monotonic() + clock
        return decide(
            h.handle(),
            self.tables,
            self.weights,
            self.mind.handle(),
            self.glance,
            self.plans,
            self.desk,
            self.log,
            self.rng,
        )
