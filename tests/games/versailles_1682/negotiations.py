"""Promises made in the negotiation at the example court, then tracked through the round."""

from __future__ import annotations

from itertools import count

from palais.core.bargain.check import BargainRules
from palais.core.bargain.ledger import Ledger
from palais.core.bargain.notation import parse_proposal
from palais.core.bargain.offer import Offer
from palais.games.versailles_1682.bargain.bargaining import VersaillesBargaining

from .positions import GAME, Court

BARGAINING = VersaillesBargaining(GAME)


class Dealings:
    """A court in its negotiation phase, with a ledger of promises."""

    def __init__(self, court: Court) -> None:
        self.court, self.ledger = court.round_begins(), Ledger(GAME, BARGAINING)
        self.rules = BargainRules(GAME, BARGAINING, self.ledger)
        self._ids = count(1)

    def refuses(self, seat: int, text: str) -> str | None:
        return self.rules.check_offer(self.court.state, seat, parse_proposal(text))

    def deal(self, seat: int, text: str) -> str:
        """Make an offer that all its addressees accept; moves no money. Returns its id."""
        proposal, id = parse_proposal(text), f"o{next(self._ids)}"
        assert self.refuses(seat, text) is None, text
        moment = GAME.moment(self.court.state)
        self.ledger.make(Offer(id, seat, proposal.to, proposal.terms, proposal.secret), moment)
        for other in proposal.to:
            self.ledger.say_yes(id, other, moment)
        return id

    def do(self, *texts: str, seat: int | None = None) -> Dealings:
        """Play actions given in notation; several in one text are separated by commas."""
        for text in [word.strip() for some in texts for word in some.split(",")]:
            self.court.do(text, seat=seat)
            self.ledger.watch(self.court.events, self.court.state)
        return self

    def all_ready(self, place: str = "versailles") -> Dealings:
        """End the negotiation; the Steward chooses where the court is, and his turn begins."""
        while GAME.moment(self.court.state).phase == "negotiation":
            self.do("no")
        return self.do(place)

    def turns(self, number: int) -> Dealings:
        """Pass this many turns."""
        for _ in range(number):
            self.do("no")
        return self

    def statuses(self, id: str) -> list[str]:
        dealing = self.ledger.find(id)
        assert dealing is not None
        return [promise.status for promise in dealing.promises]
