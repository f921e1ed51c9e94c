"""What `palais bench` measures of this engine. The position and the copy stay the same, so that figures can be compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.contract import Game, State
from palais.core.play import play
from palais.games.palais_royal.bots.greedy import GreedyBot
from palais.games.palais_royal.engine.measure import copy_often
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal

PLAYERS: Final = 4
ROUND: Final = 3
PHASE: Final = "move"


class PalaisRoyalBench:
    """Round 3 of four greedy players, somebody about to move."""

    players = PLAYERS

    def position(self, game: PalaisRoyal) -> tuple[State, int]:
        bots = [GreedyBot(game, seat) for seat in range(PLAYERS)]
        steps = play(game, game.new(PLAYERS, "bench"), lambda seat, hidden, legal: bots[seat].act(hidden, legal, None))
        s = next(step.state for step in steps if self._is_well_under_way(game, step.state))
        return s, game.to_act(s)[0]

    def _is_well_under_way(self, game: Game, s: State) -> bool:
        moment = game.moment(s)
        return moment.round >= ROUND and moment.phase == PHASE

    def copies(self, game: Game, count: int) -> Callable[[], object]:
        source, target = (fields(game.new(PLAYERS, seed)).handle() for seed in (1, 2))
        return lambda: copy_often(source, target, count)


BENCH: Final = PalaisRoyalBench()
