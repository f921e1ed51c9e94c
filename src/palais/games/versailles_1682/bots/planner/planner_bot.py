"""`planner`: thinks before each action, then takes the small decisions that make it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.jit import ENABLED, door
from palais.core.records import aligned, handles
from palais.core.rng import quick, streams
from palais.games.versailles_1682.bots.mind import MIND, Mind, MindRecord, give_weights
from palais.games.versailles_1682.bots.own_view import action_moved, own_view
from palais.games.versailles_1682.bots.planner.answers import answer, is_simple
from palais.games.versailles_1682.bots.planner.desk import HERE, Desk, new_desk
from palais.games.versailles_1682.bots.planner.think import think
from palais.games.versailles_1682.bots.value.value import load_weights
from palais.games.versailles_1682.engine.actions import AUDIENCE_KIND
from palais.games.versailles_1682.engine.constants import AUDIENCES, KIND_COUNT
from palais.games.versailles_1682.engine.entry_points import Records, Words, perform_action
from palais.games.versailles_1682.engine.event_log import mute_log, new_log
from palais.games.versailles_1682.engine.hide import imagine
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.game import Versailles1682

A_LINE: Final = -1  # no answer yet: the line chosen is in the mind
MOST_WIDTH: Final = 64
MOST_NOISE: Final = 1.0
OWN_SEAT: Final = 0


@door
def decide(states: Records, desk: Desk, tables: Records, minds: Records, logs: Records, rng: Words) -> int:
    """An answer to the question at which the position stands, or A_LINE."""
    t, log = tables[0], logs[0]
    desk[HERE] = states[0]
    imagine(desk[HERE], t, OWN_SEAT, rng)
    minds[0].seat = OWN_SEAT
    if is_simple(desk[HERE].step):
        return answer(desk, t, minds, log)
    think(desk, t, minds, log, rng)
    return A_LINE


def expect(bot: str, **found: tuple[float, float, float]) -> None:
    """Each parameter comes with the least and the most it may be. Not a number is neither."""
    for name, (value, least, most) in found.items():
        if not least <= value <= most:
            raise BotError(f"{bot}: {name}: expected {least:g} to {most:g}, found {value}")


class PlannerBot:
    """Weighs every action of its turn by all outcomes of the dice and the learned value function.

    `width` is for how many of the best actions it thinks of the next one too, `noise` by how much of the win it misjudges
    them, `overlooks` how many of a hundred kinds of cards and audiences it does not think of in a turn.
    """

    def __init__(self, game: Game, seed: int | str, width: int = 6, noise: float = 0.0, overlooks: int = 0) -> None:
        if not isinstance(game, Versailles1682):
            raise BotError(f"planner does not play {game.id}")
        expect("planner", width=(width, 0, MOST_WIDTH), noise=(noise, 0, MOST_NOISE), overlooks=(overlooks, 0, 100))
        self.tables, self.log, self.mute = game.box.tables.handle(), new_log().handle(), mute_log().handle()
        self.desk: Desk = new_desk()
        self._minds = aligned(MIND, 2)
        self.minds: Any = handles(MindRecord, self._minds)
        self.mind = cast(Mind, MindRecord(self._minds[:1]))
        self.mind.width, self.overlooks = width if ENABLED else min(width, 1), overlooks
        self.mind.noise[0] = noise
        self.rng, self.character = (streams(seed, name, 1) for name in ("planner", "character"))
        self.players = 0
        self.planned: list[int] = []
        self.expected: State | None = None
        if ENABLED:
            self.warm_up(game)

    def warm_up(self, game: Game) -> None:
        """Compile now, not when the first turn's clock is running."""
        rng = self.rng.copy()
        s = game.new(game.min_players, 0)
        seat = game.to_act(s)[0]
        self.act(game.hide(s, seat), game.legal(s, seat), None)
        self.rng = rng

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """The next decision of its plan; a new thought if there is none, or if the position is not the expected one."""
        h = own_view(hidden)
        if self.planned and (self.expected is None or self.expected.to_bytes() != h.to_bytes()):
            self.planned = []
        action = self.planned.pop(0) if self.planned else self.think(h, clock)
        if self.planned:
            self.expected = h.copy()
            perform_action(self.expected.handle(), self.tables, OWN_SEAT, action, self.mute)
        found = action_moved(action, hidden.viewer, h.players)
        return found if found in legal else legal[0]

    def think(self, h: State, clock: float | None) -> int:
        """One decision, and in `planned` those that follow from it."""
        self.learn_weights(h.players)
        self.overlook()
        found = self.decide(h, clock)
        if found != A_LINE or self.mind.best < 0:  # somebody else began an action that it would not: any answer will do
            return found
        first, *self.planned = self.line(self.mind.best)
        return first

    def line(self, n: int) -> list[int]:
        found: list[int] = self.mind.line[n, : self.mind.length[n]].tolist()
        return found

    def decide(self, h: State, clock: float | None) -> int:
        return decide(h.handle(), self.desk, self.tables, self.minds, self.log, self.rng)

    def learn_weights(self, players: int) -> None:
        """Those for so many players."""
        if players != self.players:
            self.players, weights = players, load_weights(players)
            for n in range(len(self._minds)):
                give_weights(cast(Mind, MindRecord(self._minds[n : n + 1])), weights)

    def overlook(self) -> None:
        """What it does not think of this time."""
        for kind in range(KIND_COUNT if self.overlooks else 0):
            is_audience = AUDIENCE_KIND <= kind < AUDIENCE_KIND + len(AUDIENCES)
            self.mind.blind[kind] = quick(self.character, 100) < self.overlooks and not is_audience
