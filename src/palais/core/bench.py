"""What `palais bench` measures of a compiled engine. Position and copy are fixed, so that figures can be compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from palais.core.bot import Factory
from palais.core.contract import Game, State
from palais.core.jit import door
from palais.core.play import play
from palais.core.records import FlatRecord

SEED = "bench"


@dataclass(frozen=True)
class PlayedBench:
    """See `core.measurements.EngineBench`. The position is in the middle of a phase of a game between equal bots."""

    players: int
    bot: Factory
    round: int
    phase: str

    def position(self, game: Game) -> tuple[State, int]:
        bots = [self.bot(game, seat) for seat in range(self.players)]
        steps = play(game, game.new(self.players, SEED), lambda seat, hidden, legal: bots[seat].act(hidden, legal, None))
        s = next(step.state for step in steps if self._is_well_under_way(game, step.state))
        return s, game.to_act(s)[0]

    def _is_well_under_way(self, game: Game, s: State) -> bool:
        moment = game.moment(s)
        return moment.round >= self.round and moment.phase == self.phase

    def copies(self, game: Game, count: int) -> Callable[[], object]:
        source, target = (cast(FlatRecord, game.new(self.players, seed)).handle() for seed in (1, 2))
        return lambda: copy_often(source, target, count)


@door
def copy_often(source: Any, target: Any, times: int) -> int:
    """Copy a whole record `times` times; each copy differs from the last, so that none can be optimised away."""
    total = 0
    for n in range(times):
        source[0].max_rounds = n
        target[0] = source[0]
        total += target[0].max_rounds
    return total
