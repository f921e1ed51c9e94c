"""Positions for tests: the court of the worked examples, fixed dice, and actions by their notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from palais.core.contract import Hidden
from palais.core.events import Event
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_OFFICE,
    IN_BASTILLE,
    IN_EXILE,
    KINDS,
    LAST_GOVERNORSHIP,
    LAST_OFFICE,
    MAIN,
    MAN,
    NO_COUNTRY,
    ROUND_BEGINS,
    TURN_BEGINS,
    WOMAN,
)
from palais.games.versailles_1682.engine.event_log import mute_log
from palais.games.versailles_1682.engine.rules.round import go_on
from palais.games.versailles_1682.engine.state import State, fields
from palais.games.versailles_1682.game import Versailles1682

GAME = Versailles1682()
K = {kind: number for number, kind in enumerate(KINDS)}


class Court:
    """A game in progress: the test edits the position, then plays actions, each checked by the rules."""

    def __init__(self, players: int = 3, men: bool = False, **options: Any) -> None:
        """The court of the examples: 0 a man, 1 a woman, 2 a man, at court with K 5, Q 5 and 2,000 livres; peace, Versailles, a
        Queen of no party; seat 0 is Steward in his first turn. Nobody has any cards; all are in the pile.
        """
        s = fields(GAME.new(players, "court", **options))
        s.pile[:], s.hand[:] = GAME.box.tables.copies, 0
        s.pile_size, s.held[:] = int(s.pile.sum()), 0
        s.queen_country, s.steward = NO_COUNTRY, 0
        for seat in range(players):
            s.sex[seat] = MAN if men or seat % 2 == 0 else WOMAN
            s.party[seat], s.status[seat], s.k[seat], s.q[seat] = seat % 3, AT_COURT, 5, 5
        self.s = s
        self.events: list[Event] = []
        self.turn(0)

    def turn(self, nth: int = 0) -> Court:
        """Start the nth turn of the round."""
        self.s.turn_index, self.s.step = nth, TURN_BEGINS
        return self.go_on()

    def go_on(self) -> Court:
        """Run the rules up to the next decision."""
        go_on(self.s, GAME.box.tables, mute_log())
        return self

    def round_begins(self, number: int | None = None) -> Court:
        """Start phase 1 of a round; with a number, of that round."""
        self.s.round = number or self.s.round
        self.s.step = ROUND_BEGINS
        return self.go_on()

    # Edit the position

    def hand(self, seat: int, *kinds: str) -> Court:
        """Move cards from the pile into a hand."""
        for kind in kinds:
            self.s.pile[K["warrant" if kind == "signed_warrant" else kind]] -= 1
            self.s.pile_size -= 1
            self.s.hand[seat, K[kind]] += 1
            self.s.held[seat] += 1
            self.s.signed += kind == "signed_warrant"
        return self

    def lay(self, seat: int, *kinds: str) -> Court:
        """Move cards from the pile in front of a courtier."""
        for name in kinds:
            kind = K[name]
            self.s.pile[kind] -= 1
            self.s.pile_size -= 1
            self.s.before[seat, kind] += 1
            if FIRST_OFFICE <= kind <= LAST_GOVERNORSHIP:
                self.s.holder[kind] = seat
            if FIRST_OFFICE <= kind <= LAST_OFFICE:
                self.s.office[seat] = kind
        return self

    def house(self, *kinds: str) -> Court:
        """Move cards from the pile into the King's House."""
        for kind in kinds:
            self.s.pile[K[kind]] -= 1
            self.s.pile_size -= 1
            self.s.house[K[kind]] += 1
            self.s.house_size += 1
        return self

    def couple(self, one: int, two: int) -> Court:
        husband, wife = (one, two) if self.s.sex[one] == MAN else (two, one)
        self.s.spouse[one], self.s.spouse[two] = two, one
        self.s.ever_married[[one, two]] = 1
        self.s.name[wife] = husband
        return self

    def standing(self, seat: int, k: int | None = None, q: int | None = None) -> Court:
        if k is not None:
            self.s.k[seat] = k
        if q is not None:
            self.s.q[seat] = q
        return self

    def exiled(self, *seats: int, since: int = 1) -> Court:
        return self._away(seats, IN_EXILE, since)

    def imprisoned(self, *seats: int, since: int = 1) -> Court:
        return self._away(seats, IN_BASTILLE, since)

    def _away(self, seats: Sequence[int], status: int, since: int) -> Court:
        for seat in seats:
            self.s.status[seat], self.s.k[seat], self.s.q[seat], self.s.fall_round[seat] = status, 0, 0, since
        return self

    def war(self, *countries: int) -> Court:
        for country in countries:
            self.s.war[country] = 1
        return self

    def hunt(self) -> Court:
        self.s.place = 1
        return self

    def regency(self, accession: int | None = None) -> Court:
        self.s.king, self.s.k[:] = 0, 0
        self.s.accession_round = accession or self.s.round + 2
        return self

    def no_queen(self) -> Court:
        self.s.queen, self.s.queen_country, self.s.q[:] = 0, NO_COUNTRY, 0
        return self

    def fortunes(self, *livres: int) -> Court:
        self.s.ledger[: len(livres), 0] += livres - self.s.fortune[: len(livres)]
        self.s.fortune[: len(livres)] = livres
        return self

    # Play by the rules

    def dice(self, *values: int) -> Court:
        """Fix the next dice."""
        self.s.forced[0, : len(values)] = [value - 1 for value in values]
        self.s.forced_count[0] = len(values)
        return self

    def draws(self, *numbers: int) -> Court:
        """Fix the next numbers of the card stream."""
        self.s.forced[1, : len(numbers)] = numbers
        self.s.forced_count[1] = len(numbers)
        return self

    def do(self, *texts: str, seat: int | None = None) -> Court:
        """Play actions of the seat to act, given in notation; several in one text are separated by commas."""
        for text in [word.strip() for some in texts for word in some.split(",")]:
            who = GAME.to_act(self.state)[0] if seat is None else seat
            after, events = GAME.apply(self.state, who, GAME.parse_action(text))
            self.s = fields(after)
            self.events = events
        return self

    def refuses(self, text: str, seat: int | None = None) -> str | None:
        who = GAME.to_act(self.state)[0] if seat is None else seat
        return GAME.check(self.state, who, GAME.parse_action(text))

    # Inspect the position

    @property
    def state(self) -> Any:
        return self.s

    def legal(self, seat: int | None = None) -> list[str]:
        who = GAME.to_act(self.state)[0] if seat is None else seat
        return [GAME.action_text(action) for action in GAME.legal(self.state, who)]

    def main(self) -> Court:
        """Between two actions."""
        assert self.s.step == MAIN
        return self

    def before(self, seat: int) -> dict[str, int]:
        return cards(self.s.before[seat])

    def held(self, seat: int) -> dict[str, int]:
        return cards(self.s.hand[seat])

    def in_house(self) -> dict[str, int]:
        return cards(self.s.house)

    def in_discard(self) -> dict[str, int]:
        return cards(self.s.discard)

    def k(self, *seats: int) -> list[int]:
        return [int(self.s.k[seat]) for seat in seats]

    def q(self, *seats: int) -> list[int]:
        return [int(self.s.q[seat]) for seat in seats]

    def money(self) -> list[int]:
        return [int(livres) for livres in self.s.fortune[: self.s.players]]

    def kinds_of_events(self) -> list[str]:
        return [event.kind for event in self.events]

    def dice_left(self) -> int:
        return int(self.s.forced_count[0])

    def hidden(self, seat: int) -> Hidden:
        return GAME.hide(self.state, seat)


def cards(counts: Any) -> dict[str, int]:
    return {KINDS[kind]: int(counts[kind]) for kind in counts.nonzero()[0].tolist()}


def count_cards(s: State) -> int:
    """VE-110: all cards, wherever they are."""
    return int(s.pile.sum() + s.discard.sum() + s.house.sum() + s.hand.sum() + s.before.sum())


def ask(court: Court, kind: str, seat: int = 0) -> list[str]:
    """The courtiers for whom a card can be requested."""
    return court.hand(seat, kind).do("play", f"card {kind}").legal()
