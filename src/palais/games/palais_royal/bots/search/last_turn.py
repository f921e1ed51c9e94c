"""The last turn of the game, solved: nothing comes after it, so plans can be counted exactly instead of estimated.

Every set of nobles, with the cheapest order to take them, the best promise first: can the servants be brought to where they are
needed, with which cards, and how many more to the back door? The first sets that can be done settle it. A set that promises
less than what is found already is never tried, so a last turn of a dozen nobles takes a fraction of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from palais.games.palais_royal.bots.planner.transport import Way, cheapest
from palais.games.palais_royal.bots.search.last_line import TrialTurn, TurnLine
from palais.games.palais_royal.bots.search.last_sets import NobleSet, noble_sets
from palais.games.palais_royal.bots.search.last_value import Stakes
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import DONE, PLAY, REINFORCE_FROM, ROOM_COUNT
from palais.games.palais_royal.engine.constants import (
    AT_MOVE,
    AT_RECRUIT,
    BACKDOOR,
    CARDINAL,
    CARDS,
    DIAGONAL,
    EXTRA_GOLD,
    EXTRA_KING,
    EXTRA_MADAME,
    KING,
    MADAME,
    MINT,
    MOVE,
    OFFICE,
    REINFORCE,
)
from palais.games.palais_royal.engine.state import State

MOST_OPENINGS: Final = 48  # ways to play the cards of a hand
ANY: Final = 99
SMALL: Final = 1e-6


class Opening(NamedTuple):
    """The cards of a line played as far as their moment has come, and every servant of the supply at the gate."""

    turn: TrialTurn  # in action 1 before anybody else is called, or in action 2
    second: list[int]  # cards of action 2
    seals: list[int]  # cards of action 4
    have: list[int]
    supply: int
    gold: int  # without what the mint will pay, and without the price of the seals
    moves: int
    calls: int  # servants that may still be called to the gate, from any room
    held: int  # cards in hand that are not played


class SolverLimits(NamedTuple):
    """What is small enough to be tried: sets of nobles, ways to walk, time. The defaults are met by nearly every last turn."""

    sets: int = 6000
    checks: int = 20_000
    in_time: Callable[[], bool] = lambda: True


class LastTurn:
    """Solves the turn of `s`, whose player is the last to play. Then `complete` says whether everything was tried."""

    def __init__(self, s: State, t: Tables, blend: Sequence[float], limits: SolverLimits) -> None:
        self.s, self.t, self.seat, self.limits = s, t, int(s.player), limits
        self.checks = 0
        diagonals = 1 if s.extra[self.seat, DIAGONAL] > 0 else 0
        place = s.place.tolist()
        self.far = [[int(t.distance[diagonals, place[a], place[b]]) for b in range(ROOM_COUNT)] for a in range(ROOM_COUNT)]
        self.stakes = Stakes(s, t, blend)
        self.others = [seat for seat in range(s.players) if seat != self.seat]
        self.point_cards = [c for c in range(len(CARDS)) for _ in range(int(s.hand[self.seat, c])) if t.card_points[c] > 0]
        self.complete = True  # false if it ran out of checks or time

    def solve(self, floor: float) -> list[int] | None:
        """The actions up to the draw of the best turn that is worth more than `floor`, or None if none is found."""
        openings = self.openings() if is_last(self.s) and self.s.phase in (REINFORCE, MOVE) else []
        if not openings:
            self.complete = False
            return None
        best, found = floor, None
        reach = max(sum(o.have) + o.supply for o in openings)
        gold = max(o.gold for o in openings) + int(self.s.extra[self.seat, EXTRA_GOLD]) + 1
        sets = noble_sets(self.s, self.t, reach + self.most_seals(openings), gold + reach, self.limits.sets)
        if sets is None:
            self.complete = False
            return None
        ranked = sorted(((self.stakes.most(nobles), nobles) for nobles in sets), key=lambda pair: -pair[0])
        for promise, nobles in ranked:
            if promise <= best + SMALL or not self.complete:
                break
            for opening in openings:
                for line in self.lines(nobles, opening, best):
                    turn = opening.turn.copy()
                    end = turn.finish(line, opening.second, self.far)
                    if end is not None and (true := self.stakes.end(end)) > best + SMALL:
                        best, found = true, turn.actions
                        break
        return found

    def most_seals(self, openings: Sequence[Opening]) -> int:
        return max(sum(int(self.t.card_seals[card]) for card in opening.seals) for opening in openings)

    # ---- openings ----

    def openings(self) -> list[Opening]:
        """Every choice of cards, those that play fewest first. None of them if there are too many to try."""
        kinds = [c for c in range(len(CARDS)) if self.s.hand[self.seat, c] > 0 and self.t.card_points[c] == 0]
        counts = [range(int(self.s.hand[self.seat, card]) + 1) for card in kinds]
        choices = sorted(product(*counts), key=sum)
        if len(choices) > MOST_OPENINGS:
            return []
        tried = (self.open([c for c, n in zip(kinds, choice, strict=True) for _ in range(n)]) for choice in choices)
        return [opening for opening in tried if opening is not None]

    def open(self, cards: Sequence[int]) -> Opening | None:
        """The turn with these cards played, or None if one of them cannot be."""
        t, turn = self.t, TrialTurn(self.s, self.t.handle())
        moment = t.card_moment
        second = [c for c in cards if moment[c] == AT_MOVE]
        seals = [c for c in cards if moment[c] == AT_RECRUIT]
        first = sorted((c for c in cards if moment[c] not in (AT_MOVE, AT_RECRUIT)), key=lambda c: (-t.card_gold[c], moment[c]))
        for card in first:
            turn.do(PLAY + card)
        while not turn.failed and turn.s.phase == REINFORCE and turn.can(REINFORCE_FROM):
            turn.do(REINFORCE_FROM)
        after = turn.copy()
        if after.s.phase == REINFORCE:
            after.do(DONE)
        for card in second:
            after.do(PLAY + card)
        if after.failed or turn.failed:
            return None
        s, seat = after.s, self.seat
        is_empty = turn.s.phase == REINFORCE and turn.s.supply[seat] == 0
        calls = (ANY if turn.s.mustering else int(turn.s.gate_left)) if is_empty else 0
        gold = int(s.gold[seat]) - sum(int(t.card_price[c]) for c in seals)
        held = int(s.held[seat]) - len(seals)
        have, supply, moves = s.servants[seat].tolist(), int(s.supply[seat]), int(s.moves_left)
        return Opening(turn, second, seals, have, supply, gold, moves, calls, held)

    # ---- lines ----

    def lines(self, nobles: NobleSet, opening: Opening, best: float) -> Iterator[TurnLine]:
        """Lines that take these nobles and promise more than `best`, the best first; each can be walked."""
        wishes = [wish for wish in self.stakes.wishes(nobles, opening, self.point_cards) if wish.worth > best + SMALL]
        if not wishes or not any(self.ways(nobles, opening, 0, 0, *choice) for choice in self.choices(opening)):
            return
        for wish in wishes:
            for choice in self.choices(opening):
                if choice[1] >= wish.cardinal and (found := self.ways(nobles, opening, wish.price, wish.cards, *choice)):
                    yield TurnLine(found[0], found[1], nobles.order, opening.seals, wish.points)

    def choices(self, opening: Opening) -> list[tuple[int, int]]:
        """How many seals of cards are the King's, and how many servants stand at the Cardinal for certain."""
        seals = sum(int(self.t.card_seals[card]) for card in opening.seals)
        rivals = max(int(self.s.servants[other, CARDINAL]) for other in self.others)
        posts = sorted({0, opening.have[CARDINAL], rivals, rivals + 1})
        return [(king, post) for king in range(seals + 1) for post in posts]

    def ways(
        self, nobles: NobleSet, opening: Opening, price: int, cards: int, king_seals: int, cardinal: int
    ) -> tuple[list[Way], list[int]] | None:
        """Who walks, and who has to stand where in action 4; None if it cannot be."""
        self.checks += 1
        self.complete = self.complete and self.checks < self.limits.checks and self.limits.in_time()
        extra, bonus = self.s.extra[self.seat], bool(opening.turn.s.bonus_everywhere)
        seals = sum(int(self.t.card_seals[card]) for card in opening.seals)
        king, madame = max(0, nobles.king - king_seals), max(0, nobles.madame - (seals - king_seals))
        need = [0] * ROOM_COUNT
        need[OFFICE], need[BACKDOOR], need[CARDINAL] = len(nobles.order), cards, cardinal
        need[KING] = self.fewest(KING, king, int(extra[EXTRA_KING]), cardinal, bonus)
        need[MADAME] = self.fewest(MADAME, madame, int(extra[EXTRA_MADAME]), cardinal, bonus)
        gold = nobles.price + price - opening.gold
        need[MINT] = self.fewest(MINT, gold, int(extra[EXTRA_GOLD]), cardinal, bonus)
        placed = king - need[KING] + madame - need[MADAME]
        if placed > opening.supply + sum(opening.have) - sum(need) + need[MINT]:
            return None
        ways = cheapest(opening.have, need, self.far, opening.calls, opening.moves)
        keep = list(need)
        keep[KING], keep[MADAME] = king, madame
        return None if ways is None else (ways, keep)

    def fewest(self, room: int, wanted: int, extra: int, cardinal: int, bonus: bool) -> int:
        """The fewest servants in a room that make so many seals or gold, with what the majority adds."""
        count = max(0, wanted - extra - 1)
        while count + extra + self.leads(room, count, cardinal, bonus) < wanted:
            count += 1
        return count

    def leads(self, room: int, count: int, cardinal: int, bonus: bool) -> int:
        """1 if so many servants have the majority there, with so many at the Cardinal."""
        if count == 0 or self.t.room_bonus[room] == 0:
            return 0
        here = self.s.servants
        ahead = all((count, cardinal) > (int(here[o, room]), int(here[o, CARDINAL])) for o in self.others)
        return 1 if bonus or ahead else 0


def is_last(s: State) -> bool:
    """Nobody has a turn after this one."""
    return bool(s.last_round and (s.start - s.player - 1) % s.players == 0)
