"""Offers at tables of the toy game, in the compact notation."""

from __future__ import annotations

from palais.core.bargain.notation import parse_proposal
from palais.tables.bargain_messages import AnswerOffer, BargainInfo, MakeOffer, OfferInfo, OffersChanged, WithdrawOffer
from palais.tables.messages import Done
from palais.tables.requests import Guest
from palais.tables.table.table import Table
from tests.conformance.tables.toy_tables import GUESTS, look
from tests.tables.seated_tables import Screen, message_id


async def offer(table: Table, seat: int, text: str, id: str | None = None) -> str:
    """Make an offer. Returns its id."""
    proposal = parse_proposal(text)
    message = MakeOffer(id or message_id(), list(proposal.to), list(proposal.terms), proposal.secret)
    await table.bargain.offer(GUESTS[seat].id, message)
    return known(table, GUESTS[seat]).offers[-1].id


async def answer(table: Table, seat: int, offer: str, yes: bool = True) -> Done:
    return await table.bargain.answer(GUESTS[seat].id, AnswerOffer(message_id(), offer, yes))


async def withdraw(table: Table, seat: int, offer: str) -> Done:
    return await table.bargain.withdraw(GUESTS[seat].id, WithdrawOffer(message_id(), offer))


def known(table: Table, guest: Guest) -> BargainInfo:
    """What a snapshot tells this guest about offers."""
    found = look(table, guest).bargain
    assert isinstance(found, BargainInfo)
    return found


def statuses(table: Table, seat: int) -> list[tuple[str, list[str | None]]]:
    """The status of every offer this seat knows, and of its promises."""
    return [(one.status, [term.status for term in one.terms]) for one in known(table, GUESTS[seat]).offers]


def told(screen: Screen) -> list[OfferInfo]:
    """Every change of an offer this screen has received."""
    return [one for message in screen.of(OffersChanged) for one in message.offers]
