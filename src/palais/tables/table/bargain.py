"""Offers at a table: made, answered, withdrawn. Every method may raise Refusal; then nothing has changed."""

from __future__ import annotations

import secrets

from palais.core.bargain.check import BargainRules
from palais.core.bargain.contract import is_on
from palais.core.bargain.notation import RecordedDeed, deed_text
from palais.core.bargain.offer import Deed, Offer, OfferAnswer, Proposal, Withdrawal
from palais.core.contract import SPECTATOR
from palais.store.rows import DeedRow
from palais.tables.bargain_messages import AnswerOffer, AskTerms, MakeOffer, TermsPossible, WithdrawOffer
from palais.tables.history.dealings import term_choices
from palais.tables.history.history import History
from palais.tables.messages import Done
from palais.tables.refusals import Refusal
from palais.tables.table.actions import TableActions
from palais.tables.table.chat import read_addressees
from palais.tables.table.writer import TableWriter

OFFER_ID_BYTES = 4


class TableBargain:
    """The deeds of a table. They are stored before anyone sees them, and only those who may know of them do."""

    def __init__(self, writer: TableWriter, actions: TableActions) -> None:
        self._writer, self._actions = writer, actions
        self._state, self._context = writer.state, writer.context

    async def offer(self, guest_id: str, message: MakeOffer) -> Done:
        seat = self._state.seating.own_seat(guest_id)
        proposal = Proposal(tuple(sorted({*message.to})), tuple(message.terms), message.secret)
        return await self._writer.alone(lambda: self._do(seat, proposal, message.id))

    async def answer(self, guest_id: str, message: AnswerOffer) -> Done:
        seat = self._state.seating.own_seat(guest_id)
        return await self._writer.alone(lambda: self._do(seat, OfferAnswer(message.offer, message.yes), message.id))

    async def withdraw(self, guest_id: str, message: WithdrawOffer) -> Done:
        seat = self._state.seating.own_seat(guest_id)
        return await self._writer.alone(lambda: self._do(seat, Withdrawal(message.offer), message.id))

    async def do_for(self, seat: int, deed: Deed) -> None:
        """Carry out a bot's deed, if it is allowed."""
        await self._writer.alone(lambda: self._enter(seat, deed, None))

    def terms(self, guest_id: str, message: AskTerms) -> TermsPossible:
        """What this guest and these seats could promise each other now."""
        seat, state = self._state.seating.own_seat(guest_id), self._state
        history, rules = self._rules()
        to = read_addressees(message.to, seat, len(state.seating))
        refusal = rules.bargaining.may_offer(history.state, seat, to or ())
        if refusal is not None:
            raise Refusal(refusal)
        public, parties = state.game.hide(history.state, SPECTATOR), (seat, *(to or ()))
        found = [term for by in parties for term in rules.bargaining.terms(public, by, parties)]
        return TermsPossible(message.id, term_choices(rules.bargaining, found))

    def _rules(self) -> tuple[History, BargainRules]:
        """Raises Refusal if there are no offers here."""
        history = self._state.unfinished()
        if history.ledger is None or not is_on(self._state.row.options):
            raise Refusal("no-offers-here")
        return history, BargainRules(self._state.game, history.ledger.bargaining, history.ledger)

    async def _do(self, seat: int, deed: Deed, message_id: str) -> Done:
        history = self._state.playing()
        if history.done_at(seat, message_id) is not None:
            return await self._actions.repeated(seat, message_id)
        self._actions.check_may_act(seat)
        await self._enter(seat, deed, message_id)
        return Done(message_id, self._state.version)

    async def _enter(self, seat: int, deed: Deed, message_id: str | None) -> None:
        """Check, store, and only then tell."""
        history, rules = self._rules()
        refusal = rules.check(history.state, seat, deed)
        if refusal is not None:
            raise Refusal(refusal)
        done = RecordedDeed(seat, _with_id(seat, deed))
        row = self._row(history, done, message_id)
        payments = rules.payments_of(seat, deed)
        if payments:
            await self._actions.pay(payments, done, row)
        else:
            await self._writer.append_deed(row)
            history.deal(done)
        history.remember(seat, message_id, self._state.version)
        self._writer.broadcast.send_offers()
        self._writer.resume()

    def _row(self, history: History, done: RecordedDeed, message_id: str | None) -> DeedRow:
        state = self._state
        return DeedRow(
            state.id, len(history.deeds) + 1, state.version, done.seat, deed_text(*done), message_id, self._context.now()
        )


def _with_id(seat: int, deed: Deed) -> Offer | OfferAnswer | Withdrawal:
    """Offers get random ids: numbers would reveal how many secret ones there are."""
    if isinstance(deed, Proposal):
        return Offer(secrets.token_hex(OFFER_ID_BYTES), seat, deed.to, deed.terms, deed.secret)
    return deed
