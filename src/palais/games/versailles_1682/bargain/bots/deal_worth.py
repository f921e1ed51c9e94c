"""What a promise is worth to everyone, in shares of the win as one seat judges it: the value function on imagined positions.

Where chance or another's mind comes in, the change is weighed by how likely it is. A term that would have happened anyway is
worth nothing; so a promise to leave something alone is worth the harm, by how likely it was.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.bargain.offer import Term
from palais.core.contract import Hidden
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.bots.value import imagined
from palais.games.versailles_1682.bots.value.win_shares import win_shares
from palais.games.versailles_1682.bots.worth import Worth
from palais.games.versailles_1682.engine.constants import COUNTRIES, KINDS, NOBODY, PLACES
from palais.games.versailles_1682.engine.state import State, fields
from palais.games.versailles_1682.game import Versailles1682

Shares = npt.NDArray[np.float64]  # by seat

AN_ACTION: Final = 0.008  # what one of two actions of a turn is worth, and goes to the others if it is spent
A_CARD: Final = 0.004
A_SUM: Final = 1000  # livres; other sums are worth as much more or less
A_REQUEST: Final = 0.012  # granted to somebody, whatever it is
POINTS: Final = 2  # of a word that is heard (VE-524)
HARM: Final = -3  # of standing, as a usual attack
ATTACKS: Final = 0.12  # that a seat attacks another in a round anyway
ON_LEADER: Final = 0.3  # if that other is ahead
SPEAKS_AGAINST: Final = 0.05
WITHDRAWS: Final = 0.15
BEGINS_WAR: Final = 0.05


class DealWorth:
    """One position as one seat knows it."""

    def __init__(self, game: Versailles1682, hidden: Hidden) -> None:
        self.game, self.hidden, self.s = game, hidden, fields(hidden)
        self.now = self.shares(self.s)
        self.leader = int(np.argmax(self.now))
        self._known: dict[Term, Shares] = {}

    def shares(self, s: State) -> Shares:
        return win_shares(s, self.game.box.tables)

    def of(self, term: Term) -> Shares:
        """The change of everyone's share if this is done, compared with what would be without a word."""
        if term.form == forms.PAY:
            return (term.amount or 0) / A_SUM * self._once(Term(term.by, forms.PAY, "now", term.seat, None, A_SUM))
        return self._once(term)

    def _once(self, term: Term) -> Shares:
        if term not in self._known:
            self._known[term] = self._judge(term)
        return self._known[term]

    def _judge(self, term: Term) -> Shares:
        if term.form == forms.PAY:
            return self._change(imagined.paid(self.hidden, term.by, _seat(term), A_SUM))
        if term.form in forms.ABSTENTIONS:
            return -self._harm(term)
        if term.form == forms.COURT:
            return self._change(imagined.court_at(self.hidden, PLACES.index(term.what or "")))
        return self._effect(term) - self._spent(term)

    def _change(self, then: State) -> Shares:
        return self.shares(then) - self.now

    def _effect(self, term: Term) -> Shares:
        """What an action for somebody does, by its chance to be granted."""
        seat, chance = _seat(term), self._chance(term)
        if term.form == forms.SPEAK_FOR:
            return chance * self._change(imagined.raised(self.hidden, seat, POINTS))
        if term.form in (forms.RELEASE, forms.RECALL):
            return chance * self._change(imagined.freed(self.hidden, seat))
        if term.form in (forms.MAKE_PEACE, forms.MAKE_WAR):
            country = COUNTRIES.index(term.what or "")
            return self._change(imagined.at_war_with(self.hidden, country, term.form == forms.MAKE_WAR))
        if term.form == forms.MARRY:
            return chance * self._change(_married(self.s, term.by, seat))
        if term.form == forms.GIVE_CARDS:
            return (term.amount or 1) * (self._gift(seat, A_CARD) - self._gift(term.by, A_CARD))
        return chance * self._gift(seat, A_REQUEST) - self._gift(term.by, A_CARD)

    def _chance(self, term: Term) -> float:
        starred = term.form in (forms.SPEAK_FOR, forms.RECALL)
        return Worth(self.game.box, self.s, term.by).best_chance(starred)

    def _spent(self, term: Term) -> Shares:
        return self._gift(term.by, AN_ACTION)

    def _gift(self, seat: int, share: float) -> Shares:
        """A small share for one seat, which the others lose together."""
        players = self.s.players
        found = np.full(players, -share / (players - 1))
        found[seat] = share
        return found

    def _harm(self, term: Term) -> Shares:
        """What is feared, by how likely it is."""
        seat = _seat(term)
        if term.form == forms.LEAVE_OFFICE:
            return WITHDRAWS * self._change(imagined.withdrawn(self.hidden, KINDS.index(term.what or ""), None))
        if term.form == forms.KEEP_PEACE:
            return BEGINS_WAR * self._change(imagined.at_war_with(self.hidden, COUNTRIES.index(term.what or ""), True))
        if term.form == forms.NOT_AGAINST:
            return SPEAKS_AGAINST * self._change(imagined.raised(self.hidden, seat, -POINTS))
        likely = ON_LEADER if seat == self.leader else ATTACKS
        return likely * self._change(imagined.raised(self.hidden, seat, HARM, HARM))


def _seat(term: Term) -> int:
    return term.by if term.seat is None else term.seat


def _married(s: State, one: int, other: int) -> State:
    """VE-522: What the value function looks at is the couple."""
    then = s.copy()
    if then.spouse[one] == NOBODY and then.spouse[other] == NOBODY:
        then.spouse[one], then.spouse[other] = other, one
    return then
