"""A bot of your own that bargains: every round it offers its left neighbour a pact, it accepts pacts, and it keeps its word.

palais arena examples/diplomat.py:Diplomat level:2 level:2 silent:2 --game versailles-1682 --players 4 --bargain --games 20
"""

import random
from collections.abc import Sequence

from palais import Game, Hidden
from palais.core.bargain.offer import Dealing, Deed, OfferAnswer, Proposal, Term


class Diplomat:
    def __init__(self, game: Game, seed: int | str) -> None:
        self.game, self.rng = game, random.Random(seed)
        self.known: Sequence[Dealing] = ()

    def bargain(self, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        """Called when a phase begins in which offers may be made, and again while others make or answer some."""
        me, round_now = hidden.viewer, self.game.moment(hidden).round
        answers: list[Deed] = [
            OfferAnswer(dealing.offer.id, yes=all(term.by != me or term.form == "no_attack" for term in dealing.offer.terms))
            for dealing in known
            if dealing.status == "open" and me in dealing.offer.to and me not in dealing.accepted
        ]
        left = (me + 1) % len(self.game.score(hidden).points)
        if any(dealing.offer.seat == me and dealing.round == round_now for dealing in known):
            return answers
        pact = (Term(me, "no_attack", "round", seat=left), Term(left, "no_attack", "round", seat=me))
        return [*answers, Proposal((left,), pact)]

    def hear(self, known: Sequence[Dealing]) -> None:
        """Called before it acts: all the offers its seat knows of, with what became of their promises."""
        self.known = known

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        spared = {f"seat {seat}" for seat in self.friends(hidden.viewer)}
        peaceful = [action for action in legal if self.game.action_text(action) not in spared]
        return self.rng.choice(peaceful or list(legal))

    def friends(self, me: int) -> set[int | None]:
        """Whom it has promised to leave alone."""
        return {
            term.seat
            for dealing in self.known
            for term, promise in zip(dealing.offer.terms, dealing.promises, strict=False)
            if term.by == me and term.form == "no_attack" and promise.status == "due"
        }
