"""Keeping one's word, or not: what a bot's promises change in how it acts."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.bargain.offer import Dealing, Term
from palais.core.bot import Bot
from palais.core.contract import Hidden
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.bargain.bots.duties import ways
from palais.games.versailles_1682.bargain.bots.rehearsal import Rehearsal
from palais.games.versailles_1682.bargain.bots.restraint import broken_by, out_of_reach
from palais.games.versailles_1682.bots.value.imagined import paid
from palais.games.versailles_1682.bots.value.win_shares import win_shares
from palais.games.versailles_1682.engine.actions import COURT_AT, DRAW, NO, pay
from palais.games.versailles_1682.engine.constants import MAIN, NEGOTIATE, PLACE, PLACES
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682


def due_terms(known: Sequence[Dealing], seat: int) -> list[Term]:
    """What this seat has promised and not yet done."""
    pairs = [pair for dealing in known for pair in zip(dealing.offer.terms, dealing.promises, strict=False)]
    return list(dict.fromkeys(term for term, promise in pairs if term.by == seat and promise.status == "due"))


class Word:
    """A bot's word. It is broken only where that gains more than `honesty`, a share of the win."""

    def __init__(self, game: Versailles1682, bot: Bot, honesty: float) -> None:
        self.game, self.bot, self.honesty = game, bot, honesty

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None, due: Sequence[Term]) -> list[int]:
        """The next decisions: one, or all of an action that is known beforehand."""
        step = fields(hidden).step
        if step == NEGOTIATE:
            return [self._pay(hidden, legal, due) or self.bot.act(hidden, legal, clock)]
        if step == PLACE:
            promised = [COURT_AT + PLACES.index(term.what or "") for term in due if term.form == forms.COURT]
            return promised[:1] or [self.bot.act(hidden, legal, clock)]
        return self._plan(hidden, legal, clock, due) if step == MAIN else [self.bot.act(hidden, legal, clock)]

    def _pay(self, hidden: Hidden, legal: Sequence[int], due: Sequence[Term]) -> int | None:
        """A debt, if it can be paid and costs less than the good name."""
        tables, seat = self.game.box.tables, hidden.viewer
        for term in due:
            action = pay(term.seat, term.amount) if term.form == forms.PAY and term.seat is not None and term.amount else None
            if action in legal and term.seat is not None:
                then = win_shares(paid(hidden, seat, term.seat, term.amount or 0), tables)
                if win_shares(hidden, tables)[seat] - then[seat] < self.honesty:
                    return action
        return None

    def _plan(self, hidden: Hidden, legal: Sequence[int], clock: float | None, due: Sequence[Term]) -> list[int]:
        """The bot's own action, unless it is time for one that was promised or it would break a promise."""
        rehearsal = Rehearsal(self.game, hidden)
        own = rehearsal.ask(lambda h, actions: int(self.bot.act(h, actions, clock)))
        duty = self._duty(rehearsal, due, is_last=own.line == [NO])
        if duty is not None:
            return duty if self._is_kept(rehearsal, own.line, duty) else own.line
        restraint = [term for term in due if term.form in forms.ABSTENTIONS]
        if not broken_by(restraint, own.events, fields(own.after)):
            return own.line
        other = self._harmless(rehearsal, restraint, legal, clock)
        return other if self._is_kept(rehearsal, own.line, other) else own.line

    def _duty(self, rehearsal: Rehearsal, due: Sequence[Term], is_last: bool) -> list[int] | None:
        """An action that was promised, once there are only as many actions left as are owed."""
        duties = [term for term in due if term.form not in (*forms.ABSTENTIONS, forms.PAY, forms.COURT)]
        if not duties or (fields(rehearsal.hidden).actions_left > len(duties) and not is_last):
            return None
        found = (rehearsal.follow(line) for term in duties for line in ways(fields(rehearsal.hidden), term))
        return next((one.line for one in found if one is not None), None)

    def _harmless(self, rehearsal: Rehearsal, restraint: Sequence[Term], legal: Sequence[int], clock: float | None) -> list[int]:
        """What the bot would do if those it must leave alone were not there."""
        elsewhere = Rehearsal(self.game, out_of_reach(rehearsal.hidden, restraint))
        planned = elsewhere.ask(lambda h, actions: int(self.bot.act(h, actions, clock)))
        found = rehearsal.follow(planned.line)
        if found is not None and not broken_by(restraint, found.events, fields(found.after)):
            return found.line
        return [DRAW if DRAW in legal else NO]

    def _is_kept(self, rehearsal: Rehearsal, own: Sequence[int], honest: Sequence[int]) -> bool:
        """Whether the word is worth more than what breaking it gains."""
        return self.honesty > 1 or rehearsal.worth(own) - rehearsal.worth(honest) < self.honesty
