"""A bot that bargains: any bot of this game, with a character that makes and answers offers and keeps its word or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from palais.core.bargain.offer import Dealing, Deed, OfferAnswer, Proposal, Term
from palais.core.bot import Bot
from palais.core.contract import Game, Hidden
from palais.games.versailles_1682.bargain.bots.character import Character
from palais.games.versailles_1682.bargain.bots.deal_worth import DealWorth
from palais.games.versailles_1682.bargain.bots.proposals import Terms, ideas
from palais.games.versailles_1682.bargain.bots.trust import trust
from palais.games.versailles_1682.bargain.bots.word import Word, due_terms
from palais.games.versailles_1682.bargain.terms import possible_terms
from palais.games.versailles_1682.engine.constants import AT_COURT, IN_EXILE
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682

PATIENCE: Final = 2  # offers to somebody who does not answer


class Negotiator:
    """Wraps a bot. Without promises of its own it acts just as that bot does."""

    def __init__(self, game: Game, bot: Bot, character: Character) -> None:
        self.game, self.bot, self.character = cast(Versailles1682, game), bot, character
        self.word = Word(self.game, bot, character.honesty)
        self.known: Sequence[Dealing] = ()
        self.line: list[int] = []  # decisions that are already made

    def hear(self, known: Sequence[Dealing]) -> None:
        self.known = known

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        due = due_terms(self.known, hidden.viewer) if self.known else []
        if not due and not self.line:
            return self.bot.act(hidden, legal, clock)
        if not self.line or self.line[0] not in legal:
            self.line = self.word.act(hidden, legal, clock, due)
        action = self.line.pop(0)
        return action if action in legal else self.bot.act(hidden, legal, clock)

    def bargain(self, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        """Answers to what is open, then at most one offer of its own."""
        seat, table = hidden.viewer, DealTable(self.game, hidden, known, self.character)
        waiting = [one for one in known if one.status == "open" and seat in one.offer.to and seat not in one.accepted]
        answers: list[Deed] = [OfferAnswer(one.offer.id, table.is_good(one.offer.terms)) for one in waiting]
        offer = table.best_offer()
        return answers if offer is None else [*answers, offer]


class DealTable:
    """What one seat thinks of deals at one moment: each is worth what it changes, by the trust in who promises it."""

    def __init__(self, game: Versailles1682, hidden: Hidden, known: Sequence[Dealing], character: Character) -> None:
        self.game, self.hidden, self.s = game, hidden, fields(hidden)
        self.seat, self.character = hidden.viewer, character
        self.known = known
        self.worth = DealWorth(game, hidden)
        self.trust = trust(known, self.s.players, character.prior)
        self.promised = {
            term for one in known for term, promise in zip(one.offer.terms, one.promises, strict=False) if promise.status == "due"
        }

    def is_good(self, terms: Sequence[Term]) -> bool:
        return self.value(terms, self.seat) > self.character.margin

    def value(self, terms: Sequence[Term], seat: int) -> float:
        """The change of a seat's share, as far as this one can judge. What was promised before is worth nothing again."""
        return sum(self._belief(term, seat) * float(self.worth.of(term)[seat]) for term in terms if term not in self.promised)

    def _belief(self, term: Term, seat: int) -> float:
        """Whoever promises counts on it himself; the others by the name he has. Money at once is no promise."""
        return 1.0 if term.by == seat or term.when == "now" else self.trust[term.by]

    def best_offer(self) -> Proposal | None:
        """The best for this seat of those that should please the other too."""
        mine = [one for one in self.known if one.offer.seat == self.seat and one.turn == self._turn]
        if len(mine) >= self.character.offers or any(one.status == "open" for one in mine):
            return None
        found = max(self._good_offers(), key=lambda one: one[0], default=None)
        tried = {(one.offer.to, frozenset(one.offer.terms)) for one in mine}
        if found is None or ((found[1],), frozenset(found[2])) in tried:
            return None
        return Proposal((found[1],), found[2], self.character.whispers)

    @property
    def _turn(self) -> int:
        return self.game.moment(self.hidden).turn

    def _good_offers(self) -> Iterator[tuple[float, int, Terms]]:
        margin = self.character.margin
        for other in self._partners():
            possible = {
                term for by in (self.seat, other) for term in possible_terms(self.game, self.hidden, by, (self.seat, other))
            }
            for terms in ideas(self.s, self.seat, other):
                if not possible.issuperset(terms) or self.promised.intersection(terms):
                    continue
                mine = self.value(terms, self.seat)
                if mine > margin and self.value(terms, other) > margin:
                    yield mine, other, terms

    def _partners(self) -> list[int]:
        """The other speakers, but for those who have left every offer unanswered."""
        present = [seat for seat in range(self.s.players) if self.s.status[seat] in (AT_COURT, IN_EXILE)]
        return [seat for seat in present if seat != self.seat and not self._is_deaf(seat)]

    def _is_deaf(self, other: int) -> bool:
        fates = [one.status for one in self.known if one.offer.seat == self.seat and one.offer.to == (other,)]
        return len(fates) >= PATIENCE and set(fates) == {"expired"}
