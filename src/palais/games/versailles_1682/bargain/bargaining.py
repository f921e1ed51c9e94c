"""Offers between courtiers (VE-921): what the game adds to the house's rules for them. Nothing binds [S13]."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.bargain.offer import Promise, Term
from palais.core.contract import Game, Hidden, State
from palais.core.events import Event
from palais.core.phrase import Phrase
from palais.games.versailles_1682.bargain import forms, phrases
from palais.games.versailles_1682.bargain.judge import judge_promise
from palais.games.versailles_1682.bargain.terms import possible_terms
from palais.games.versailles_1682.engine.actions import pay
from palais.games.versailles_1682.engine.constants import AT_COURT, IN_EXILE, NEGOTIATE
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682


class VersaillesBargaining:
    """The forms of this game, for one box."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Versailles1682), f"expected versailles-1682, found {game.id}"
        self._game = game

    def may_offer(self, s: State, seat: int, to: tuple[int, ...]) -> str | None:
        """In the negotiation, between speakers (VE-321); prisoners are mute [S58]."""
        state = fields(s)
        if state.step != NEGOTIATE:
            return "not-in-negotiation"
        if state.status[seat] not in (AT_COURT, IN_EXILE):
            return "muted"
        return None if all(state.status[other] in (AT_COURT, IN_EXILE) for other in to) else "prisoner-is-mute"

    def terms(self, public: Hidden, by: int, parties: Sequence[int]) -> list[Term]:
        return possible_terms(self._game, public, by, parties)

    def payment(self, term: Term) -> int | None:
        """VE-322: Money moves by the rules' payment only."""
        if term.form != forms.PAY or term.seat is None or term.amount is None:
            return None
        return pay(term.seat, term.amount)

    def judge(self, term: Term, promise: Promise, events: Sequence[Event], after: Hidden) -> Promise:
        return judge_promise(term, promise, events, fields(after))

    def phrase(self, term: Term) -> Phrase:
        return phrases.term_phrase(term)

    def short_phrase(self, term: Term) -> Phrase:
        return phrases.short_phrase(term)
