"""A rehearsal: an action played through in worlds that the seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from palais.core.contract import Hidden, State
from palais.core.events import Event
from palais.games.versailles_1682.bots.value.win_shares import win_shares
from palais.games.versailles_1682.bots.worth import Worth
from palais.games.versailles_1682.engine.actions import BY_ROUTE, YES
from palais.games.versailles_1682.engine.constants import MAIN, REROLL, ROUTE
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682

WORLDS: Final = 10  # over which the worth of an action is averaged
LONGEST: Final = 12  # small decisions of an action

Choose = Callable[[Hidden, list[int]], int]


class Rehearsed(NamedTuple):
    """The small decisions of one action, and what they lead to in one world."""

    line: list[int]
    events: list[Event]
    after: State


class Rehearsal:
    """One seat at the beginning of an action."""

    def __init__(self, game: Versailles1682, hidden: Hidden) -> None:
        self.game, self.hidden, self.seat = game, hidden, hidden.viewer

    def world(self, seed: int) -> State:
        return self.game.determinize(self.hidden, self.seat, seed)

    def ask(self, choose: Choose) -> Rehearsed:
        """The action a bot would take, up to where chance or a new action begins."""
        s, line, events = self.world(0), list[int](), list[Event]()
        while len(line) < LONGEST:
            hidden = self.game.hide(s, self.seat)
            action = choose(hidden, self.game.legal(hidden, self.seat))
            before = s
            s, told = self.game.apply(s, self.seat, action)
            line.append(action)
            events += told
            if self._is_over(before, s):
                break
        return Rehearsed(line, events, s)

    def follow(self, line: Sequence[int], seed: int = 0) -> Rehearsed | None:
        """These decisions in a world, with the best route at the end; None if they are against the rules."""
        s, done, events = self.world(seed), list[int](), list[Event]()
        for action in line:
            if self.game.check(s, self.seat, action) is not None:
                return None
            s, told = self.game.apply(s, self.seat, action)
            done.append(action)
            events += told
        if fields(s).step == ROUTE:
            action = self._best_route(s)
            s, told = self.game.apply(s, self.seat, action)
            done.append(action)
            events += told
        return Rehearsed(done, events, s)

    def worth(self, line: Sequence[int]) -> float:
        """The seat's expected share of the win after an action."""
        total = 0.0
        for seed in range(WORLDS):
            found = self.follow(line, seed)
            total += 0.0 if found is None else self._share(found.after)
        return total / WORLDS

    def _share(self, s: State) -> float:
        if fields(s).step == REROLL and self.game.check(s, self.seat, YES) is None:
            s, _ = self.game.apply(s, self.seat, YES)
        return float(win_shares(self.game.hide(s, self.seat), self.game.box.tables)[self.seat])

    def _best_route(self, s: State) -> int:
        thoughts = Worth(self.game.box, fields(self.hidden), self.seat)
        return max(self.game.legal(s, self.seat), key=lambda action: thoughts.route_chance(action - BY_ROUTE))

    def _is_over(self, before: State, after: State) -> bool:
        """Another action, another seat, or something that nobody could know beforehand."""
        at_rest = fields(after).step == MAIN or self.seat not in self.game.to_act(after)
        return at_rest or bool(self.game.learned(before, after))
