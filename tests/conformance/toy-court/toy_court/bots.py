"""Two bots: one throws low dice again and follows its goal, and the two levels."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.bargain.offer import Dealing, Deed, Offer, OfferAnswer, Proposal, Term
from palais.core.bot import Bot, Factory, RandomBot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from toy_court.actions import ASIDE, KEEP, MOST_PAID, READY, ROLL, THROW, pay
from toy_court.state import Court, court

LOW = 3  # pips that are worth another throw


class GreedyBot:
    """A beggar gives its coins to the next player; everyone else is ready at once."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        h = court(hidden)
        wishes = [*self._gifts(h), READY, ROLL, *self._throws(h), THROW, KEEP]
        return next((action for action in wishes if action in legal), legal[0])

    def _gifts(self, h: Court) -> list[int]:
        if h.goals[h.viewer] != "beggar":
            return []
        return [pay((h.viewer + 1) % h.players, coins) for coins in range(MOST_PAID, 0, -1)]

    def _throws(self, h: Court) -> list[int]:
        return [ASIDE + die for die, pips in enumerate(h.dice) if pips <= LOW]


class TraderBot(GreedyBot):
    """Offers its neighbour a coin for a promise, takes what pays, and keeps its own word."""

    bargains = True

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.known: Sequence[Dealing] = ()

    def hear(self, known: Sequence[Dealing]) -> None:
        self.known = known

    def bargain(self, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        h = court(hidden)
        waiting = [one.offer for one in known if one.status == "open" and h.viewer in one.offer.to]
        answers: list[Deed] = [OfferAnswer(offer.id, self._pays(offer, h.viewer)) for offer in waiting]
        mine = [one for one in known if one.offer.seat == h.viewer and one.round == h.round]
        other = (h.viewer + 1) % h.players
        coin = (Term(h.viewer, "pay", "now", other, None, 1), Term(other, "keep", "round"))
        return answers if mine else [*answers, Proposal((other,), coin, secret=True)]

    def _pays(self, offer: Offer, seat: int) -> bool:
        return any(term.form == "pay" and term.seat == seat for term in offer.terms)

    def _throws(self, h: Court) -> list[int]:
        promised = [zip(one.offer.terms, one.promises, strict=False) for one in self.known]
        owed = any(term.by == h.viewer and promise.status == "due" for pairs in promised for term, promise in pairs)
        return [] if owed else super()._throws(h)


def level(game: Game, seed: int | str, number: int) -> Bot:
    """1 plays by chance, 2 greedily."""
    if number not in (1, 2):
        raise BotError(f"level: expected 1 or 2, found {number}")
    return RandomBot(game, seed) if number == 1 else GreedyBot(game, seed)


FACTORIES: dict[str, Factory] = {"greedy": GreedyBot, "trader": TraderBot, "level": level}
