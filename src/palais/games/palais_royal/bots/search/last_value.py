"""What the end of a last turn is worth: margin, win and points as the value function weighs them, with nothing to guess."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple, Protocol

from palais.games.palais_royal.bots.search.last_sets import NobleSet
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import BACKDOOR, CARDINAL, CARDS
from palais.games.palais_royal.engine.rules.draw import discard_size
from palais.games.palais_royal.engine.rules.scoring import HAND, NOBLES, PLAYED, ROW_SERVANTS, TOTAL, new_sheet, score
from palais.games.palais_royal.engine.state import State


class Wish(NamedTuple):
    """What a set of nobles may be worth, with so many servants at the back door and these point cards played."""

    worth: float
    cards: int  # servants at the back door
    price: int  # of the point cards
    points: tuple[int, ...]  # the point cards
    cardinal: int  # servants at the Cardinal that it takes


class Hand(Protocol):
    """What is to be known of an opening."""

    @property
    def held(self) -> int: ...


class Stakes:
    """The points of everybody before the turn, and what a set of nobles and some cards make of them."""

    def __init__(self, s: State, t: Tables, blend: Sequence[float]) -> None:
        self.s, self.t, self.seat = s, t, int(s.player)
        self.blend = [float(part) for part in blend]
        sheet = new_sheet()
        score(s, t, sheet)
        self.servants = sheet[: s.players, ROW_SERVANTS : ROW_SERVANTS + t.rows].tolist()
        self.fixed = [int(sheet[seat, [NOBLES, PLAYED, HAND]].sum()) for seat in range(s.players)]
        self.fixed[self.seat] -= int(sheet[self.seat, HAND])
        self.to_draw = int(s.pile_size) + int(discard_size(s))
        self.card_points = sum(int(t.card_points[c]) * int(s.hand[self.seat, c]) for c in range(len(CARDS)))

    def most(self, nobles: NobleSet) -> float:
        """No turn with these nobles can be worth more."""
        totals = self.totals(nobles)
        totals[self.seat] += self.card_points + int(self.t.hand_max)
        return self.worth(totals, 99)

    def wishes(self, nobles: NobleSet, opening: Hand, point_cards: Sequence[int]) -> list[Wish]:
        """What more to wish for beside the nobles, the best first."""
        totals, found = self.totals(nobles), []
        rivals = max(int(self.s.servants[other, CARDINAL]) for other in range(self.s.players) if other != self.seat)
        own = totals[self.seat]
        for choice in {tuple(c for c, is_played in zip(point_cards, p, strict=True) if is_played) for p in plays(point_cards)}:
            held = opening.held - len(choice)
            gain, price = (sum(int(part[c]) for c in choice) for part in (self.t.card_points, self.t.card_price))
            for cards in range(min(self.to_draw, max(0, int(self.t.hand_max) - held)) + 1):
                for cardinal in (0, rivals, rivals + 1):
                    totals[self.seat] = own + gain + min(held + cards, int(self.t.hand_max))
                    found.append(Wish(self.worth(totals, cardinal), cards, price, choice, cardinal))
        return sorted(found, key=lambda wish: (-wish.worth, wish.cardinal, wish.cards, wish.price, wish.points))

    def totals(self, nobles: NobleSet) -> list[int]:
        """Everybody's points with these nobles taken, without the own cards in hand."""
        rows = [list(row) for row in self.servants]
        for field in nobles.order:
            for row in range(self.t.rows):
                rows[self.seat][row] += int(self.t.row_weight[field, row])
        totals = list(self.fixed)
        totals[self.seat] += nobles.points
        for row in range(self.t.rows):
            column = [servants[row] for servants in rows]
            for seat, own in enumerate(column):
                place = sum(other > own for other in column) + (column.count(own) > 1)
                if own > 0 and place < 2:
                    totals[seat] += int(self.t.row_second if place else self.t.row_first)
        return totals

    def worth(self, totals: Sequence[int], cardinal: int) -> float:
        """One number, as for any other position."""
        wins, margin = self.outcome(totals, cardinal)
        return self.blend[0] * margin + self.blend[1] * wins + self.blend[2] * totals[self.seat]

    def outcome(self, totals: Sequence[int], cardinal: int) -> tuple[bool, int]:
        """Whether nobody is better, the Cardinal deciding between equals; and the margin over the best of the others."""
        own, at = totals[self.seat], self.s.servants
        others = [seat for seat in range(self.s.players) if seat != self.seat]
        wins = all((own, cardinal) >= (totals[seat], int(at[seat, CARDINAL])) for seat in others)
        return wins, own - max(totals[seat] for seat in others)

    def end(self, s: State) -> float:
        """What a position at the draw of the last turn is worth."""
        return self.worth(self.final(s), int(s.servants[self.seat, CARDINAL]))

    def result(self, s: State) -> tuple[bool, int]:
        """Whether it is won, and the margin."""
        return self.outcome(self.final(s), int(s.servants[self.seat, CARDINAL]))

    def final(self, s: State) -> list[int]:
        """Everybody's points: every servant at the back door will keep a card."""
        sheet = new_sheet()
        score(s, self.t, sheet)
        held, most = int(s.held[self.seat]), int(self.t.hand_max)
        kept = min(int(s.servants[self.seat, BACKDOOR]), self.to_draw)
        totals: list[int] = sheet[: s.players, TOTAL].tolist()
        totals[self.seat] += min(most, held + kept) - min(most, held)
        return totals


def plays(point_cards: Sequence[int]) -> list[tuple[bool, ...]]:
    """Which of the cards are played."""
    return list(product((False, True), repeat=len(point_cards)))
