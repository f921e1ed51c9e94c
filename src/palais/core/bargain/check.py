"""Whether a deed is allowed: the only definition of it. The answers are codes of refusals, or None."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.core.bargain.contract import Bargaining
from palais.core.bargain.ledger import Ledger
from palais.core.bargain.offer import LATER, MAX_TERMS, Dealing, Deed, OfferAnswer, Proposal, Term, Withdrawal
from palais.core.contract import SPECTATOR, Game, State

MAX_OPEN: Final = 4  # offers of one seat that wait for an answer
MAX_A_PHASE: Final = 12  # offers of one seat in one phase


class BargainRules:
    """The house's rules for offers, with the game's own inside them."""

    def __init__(self, game: Game, bargaining: Bargaining, ledger: Ledger) -> None:
        self.game, self.bargaining, self.ledger = game, bargaining, ledger

    def check(self, s: State, seat: int, deed: Deed) -> str | None:
        """Whether this seat may do this now."""
        if isinstance(deed, Proposal):
            return self.check_offer(s, seat, deed)
        if isinstance(deed, Withdrawal):
            return self.check_withdrawal(seat, deed.offer)
        return self.check_answer(s, seat, deed.offer, deed.yes)

    def payments_of(self, seat: int, deed: Deed) -> list[tuple[int, int]]:
        """Seats and actions that move money with this deed."""
        dealing = self.ledger.find(deed.offer) if isinstance(deed, OfferAnswer) and deed.yes else None
        return [] if dealing is None else self.payments(dealing, seat)

    def check_offer(self, s: State, seat: int, proposal: Proposal) -> str | None:
        """Whether this seat may propose this now."""
        to, players = proposal.to, len(self.game.score(s).points)
        if not to or len({*to, seat}) != len(to) + 1 or not {*to} <= {*range(players)}:
            return "bad-seat"
        refusal = self.bargaining.may_offer(s, seat, to)
        if refusal is not None:
            return refusal
        return self._check_terms(s, (seat, *to), proposal.terms) or self._check_number(s, seat, proposal)

    def _check_terms(self, s: State, parties: tuple[int, ...], terms: Sequence[Term]) -> str | None:
        if not 1 <= len(terms) <= MAX_TERMS or len({*terms}) != len(terms):
            return "offer-malformed"
        public = self.game.hide(s, SPECTATOR)
        for by in {term.by for term in terms}:
            possible = self.bargaining.terms(public, by, parties) if by in parties else []
            if not {term for term in terms if term.by == by} <= {*possible}:
                return "offer-impossible"
        return "offer-one-sided" if any(_has_no_return(term, terms) for term in terms) else None

    def _check_number(self, s: State, seat: int, proposal: Proposal) -> str | None:
        """Limits the number of offers, and refuses one that is already open."""
        turn = self.game.moment(s).turn
        mine = [one for one in self.ledger.all if one.offer.seat == seat and one.turn == turn]
        waiting = [one for one in mine if one.status == "open"]
        if any(_is_same(one, proposal) for one in waiting):
            return "offer-repeated"
        return "offer-too-many" if len(waiting) >= MAX_OPEN or len(mine) >= MAX_A_PHASE else None

    def check_answer(self, s: State, seat: int, id: str, yes: bool) -> str | None:
        """Whether this seat may answer this offer now. A seat that may not know of it learns nothing."""
        dealing = self.ledger.find(id)
        if dealing is None or seat not in dealing.offer.to:
            return "no-such-offer"
        if dealing.status != "open":
            return "offer-gone"
        if seat in dealing.accepted:
            return "offer-answered"
        refusal = self.bargaining.may_offer(s, seat, (dealing.offer.seat,))
        return refusal if refusal is not None or not yes else self._check_payments(s, dealing, seat)

    def _check_payments(self, s: State, dealing: Dealing, seat: int) -> str | None:
        """If this is the last yes: whether everyone can pay what is due at once."""
        for payer, action in self.payments(dealing, seat):
            if self.game.check(s, payer, action) is not None:
                return "offer-unpayable"
            s, _ = self.game.apply(s, payer, action)
        return None

    def check_withdrawal(self, seat: int, id: str) -> str | None:
        dealing = self.ledger.find(id)
        if dealing is None or dealing.offer.seat != seat:
            return "no-such-offer"
        return None if dealing.status == "open" else "offer-gone"

    def payments(self, dealing: Dealing, seat: int) -> list[tuple[int, int]]:
        """Seats and actions that move money when this seat says yes: none if others still have to agree."""
        if {*dealing.accepted, seat} != {*dealing.offer.to}:
            return []
        due = [(term.by, self.bargaining.payment(term)) for term in dealing.offer.terms if term.when == "now"]
        return [(by, action) for by, action in due if action is not None]


def _has_no_return(term: Term, terms: Sequence[Term]) -> bool:
    """Money paid on delivery needs something for the others to deliver."""
    return term.when == "done" and all(other.by == term.by or other.when not in LATER for other in terms)


def _is_same(dealing: Dealing, proposal: Proposal) -> bool:
    offer = dealing.offer
    return (offer.to, {*offer.terms}, offer.secret) == (proposal.to, {*proposal.terms}, proposal.secret)
