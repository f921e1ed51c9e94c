"""`greedy`: titles, pensions and offices within reach, protects itself, hurts the leader; one action at a time.

It has no plan to remember: in the middle of an action it finishes it as well as it can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from palais.core.contract import Game, Hidden
from palais.games.versailles_1682.bots.audience_worth import audience_worth, withdraw_worth
from palais.games.versailles_1682.bots.card_worth import A_CARD, NOTHING, play_worth
from palais.games.versailles_1682.bots.own_view import action_moved, own_view
from palais.games.versailles_1682.bots.power_worth import power_worth
from palais.games.versailles_1682.bots.worth import Worth
from palais.games.versailles_1682.engine import constants as c
from palais.games.versailles_1682.engine.actions import (
    ASK_AUDIENCE,
    AUDIENCE_KIND,
    BY_ROUTE,
    CARD_KIND,
    COUNTRY,
    COURT_AT,
    DIRECTED,
    DRAW,
    GIVE,
    LEVY,
    NO,
    PLAY,
    POWER,
    SEAT,
    TAKE_CARD,
    YES,
)
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.game import Versailles1682

FULL_HAND = 9


class GreedyBot:
    """Weighs what the step at hand offers and takes the best of it; the first of several equally good ones."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = cast(Versailles1682, game)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        h, seat = own_view(hidden), hidden.viewer
        weigh = self.thoughts(h).weighing(h.step)
        best = max(sorted(action_moved(action, -seat, h.players) for action in legal), key=weigh)
        return action_moved(best, seat, h.players)

    def thoughts(self, h: State) -> Thoughts:
        return Thoughts(self.game, h)


class Thoughts:
    """One decision."""

    def __init__(self, game: Versailles1682, h: State) -> None:
        self.game, self.h, self.seat = game, h, h.viewer
        self.w = Worth(game.box, h, self.seat)

    def weighing(self, step: int) -> Callable[[int], float]:
        """How the answers to a question are weighed."""
        return {
            c.SEX: self.sex,
            c.FIRST_PARTY: self.party,
            c.HEIR_PARTY: self.party,
            c.RETIRE: self.retire,
            c.NEGOTIATE: lambda action: float(action == NO),
            c.PLACE: self.place,
            c.MAIN: self.main,
            c.TAKE: lambda action: self.card(action - CARD_KIND),
            c.CARD: lambda action: self.play(action - CARD_KIND),
            c.TARGET: lambda action: play_worth(self.w, self.h.card, action),
            c.ROUTE: lambda action: self.w.route_chance(action - BY_ROUTE),
            c.AUDIENCE: lambda action: audience_worth(self.w, action - AUDIENCE_KIND, self.in_reach),
            c.AUDIENCE_OF: self.audience_of,
            c.RECEIVER: lambda action: withdraw_worth(self.w, self.h.card, action),
            c.DIRECTION: self.direction,
            c.GIVE_SEAT: lambda action: self.w.weight(action - SEAT),
            c.POWER_TARGET: lambda action: power_worth(self.w, self.h.card, action),
            c.GIVE_SECOND: lambda action: 1e9 if action == NO else 0.0,
            c.LETTER_CARD: lambda action: self.card(action - CARD_KIND),
            c.REROLL: lambda action: float(action == YES),
        }.get(step, lambda action: -self.card(action - CARD_KIND))

    def sex(self, action: int) -> float:
        """The sex that the offices in the hand are for."""
        hand, who = self.h.hand[self.seat], self.w.t.who
        return float(sum(int(hand[kind]) for kind in range(c.FIRST_OFFICE, c.WARRANT) if who[kind] == action - 21))

    def party(self, action: int) -> float:
        """The Queen's, and not one that is at war."""
        country = action - COUNTRY
        return 2.0 * (country == self.h.queen_country) - float(self.h.war[country])

    def retire(self, action: int) -> float:
        """If there is little to lose, or nobody lets a prisoner out."""
        titles = sum(self.w.card(kind) * int(self.h.before[self.seat, kind]) for kind in range(c.FIRST_PENSION))
        loses = titles if self.h.status[self.seat] == c.IN_EXILE else titles / 2
        return 3000.0 - loses if action == YES else 0.0

    def place(self, action: int) -> float:
        """Where more of the own cards can be played."""
        return float(sum(int(self.h.hand[self.seat, kind]) for kind in range(64) if self.w.t.place[kind] == action - COURT_AT))

    def in_reach(self, step: int, **pending: int) -> list[int]:
        """What could be answered to a later question of this action."""
        ahead = self.h.copy()
        ahead.step = step
        for name, value in pending.items():
            setattr(ahead, name, value)
        return self.game.legal(Hidden(ahead), self.seat)

    def play(self, kind: int) -> float:
        """The best that can be done with a card in the hand."""
        if kind == c.WARRANT or c.KING_MALADY <= kind <= c.FEVER:
            return play_worth(self.w, kind, NO)
        return max((play_worth(self.w, kind, action) for action in self.in_reach(c.TARGET, card=kind)), default=NOTHING)

    def card(self, kind: int) -> float:
        """A card in the hand, some day."""
        if kind >= c.FIRST_ACTION_CARD:
            return A_CARD if kind not in (c.FEVER, c.ANNULMENT, c.CHILD, c.FOREIGN_LETTERS) else A_CARD / 2
        fits = self.seat in [action - SEAT for action in self.in_reach(c.TARGET, card=kind)] or kind == c.WARRANT
        return play_worth(self.w, kind, NO) if fits and self.h.status[self.seat] == c.AT_COURT else A_CARD / 3

    def main(self, action: int) -> float:
        """The best action; done only if nothing is worth doing."""
        if action == NO:
            return 0.0
        if action == DRAW:
            return A_CARD if self.h.held[self.seat] < FULL_HAND else 50.0
        if action == TAKE_CARD:
            return 0.7 * max(self.card(a - CARD_KIND) for a in self.in_reach(c.TAKE))
        if action == PLAY:
            return max(self.play(a - CARD_KIND) for a in self.in_reach(c.CARD))
        if action == ASK_AUDIENCE:
            return max(audience_worth(self.w, a - AUDIENCE_KIND, self.in_reach) for a in self.in_reach(c.AUDIENCE))
        return NOTHING if action == GIVE else self.power(action)

    def power(self, action: int) -> float:
        """Costs nothing: anything that helps will do, and before the actions, which it may make easier."""
        if action == LEVY:
            return 5000.0
        assert action == POWER
        office = int(self.h.office[self.seat])
        if office in (c.EQUERRY, c.ROBES, c.READER):
            return NOTHING if office == c.EQUERRY else 5000.0
        if office == c.PALACE_LADY:
            return 5000.0
        targets = self.in_reach(c.POWER_TARGET, card=office, by_power=1)
        best = max((power_worth(self.w, office, target) for target in targets), default=NOTHING)
        return 5000.0 if best > 0 else NOTHING

    def audience_of(self, action: int) -> float:
        """The office to be withdrawn, or whom it is about."""
        if self.h.audience == c.WITHDRAW:
            kind = action - CARD_KIND
            receivers = self.in_reach(c.RECEIVER, card=kind, target=int(self.h.holder[kind]))
            return max(withdraw_worth(self.w, kind, receiver) for receiver in receivers)
        other = action - SEAT
        return self.w.married_to(other) if self.h.audience == c.MARRY else -self.w.weight(other)

    def direction(self, action: int) -> float:
        """Up for friends, down for rivals."""
        return self.w.weight(self.h.target) * (1 if action == DIRECTED else -1)
