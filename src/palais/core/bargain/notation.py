"""Offers as text, both ways.

A term is who, which form, to whom, what, how much and when: `0 pay @1 =2000 now`, `1 court hunt round`. A deed is
`offer a1b2 0 > 1,2 secret: 0 pay @1 =2000 now; 1 speak-for @0 round`, `accept a1b2 1`, `decline a1b2 1` or `withdraw a1b2 0`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

from palais.core.bargain.offer import MAX_TERMS, Offer, OfferAnswer, Proposal, Term, Withdrawal
from palais.core.errors import NotationError

OPEN, SECRET = "open", "secret"
_TERM: Final = re.compile(
    r"(?P<by>[0-5]) (?P<form>[a-z0-9_-]{1,32})(?: @(?P<seat>[0-5]))?(?: (?P<what>[a-z0-9_-]{1,32}))?"
    r"(?: =(?P<amount>[0-9]{1,9}))? (?P<when>now|done|round|next)"
)
_PROPOSAL: Final = re.compile(r"(?P<to>[0-5](?:,[0-5])*) (?P<who>open|secret): (?P<terms>.+)")
_DEED: Final = re.compile(
    r"offer (?P<id>[a-z0-9]{1,16}) (?P<seat>[0-5]) > (?P<rest>.+)"
    r"|(?P<kind>accept|decline|withdraw) (?P<of>[a-z0-9]{1,16}) (?P<by>[0-5])"
)


class RecordedDeed(NamedTuple):
    """Who did what. An offer has its id."""

    seat: int
    deed: Offer | OfferAnswer | Withdrawal


def term_text(term: Term) -> str:
    parts = [str(term.by), term.form]
    parts += [] if term.seat is None else [f"@{term.seat}"]
    parts += [] if term.what is None else [term.what]
    parts += [] if term.amount is None else [f"={term.amount}"]
    return " ".join([*parts, term.when])


def parse_term(text: str) -> Term:
    """Raises NotationError. Whether the term is possible is for the game to decide."""
    found = _TERM.fullmatch(" ".join(text.split()))
    if found is None:
        raise NotationError(f"{text!r} is not a term: expected something like '0 pay @1 =2000 now'")
    parts = {name: value for name, value in found.groupdict().items() if value is not None}
    numbers = {name: int(parts[name]) for name in ("by", "seat", "amount") if name in parts}
    return msgspec.convert(parts | numbers, Term)


def proposal_text(proposal: Proposal | Offer) -> str:
    to, who = ",".join(map(str, proposal.to)), SECRET if proposal.secret else OPEN
    return f"{to} {who}: {'; '.join(map(term_text, proposal.terms))}"


def parse_proposal(text: str) -> Proposal:
    """Raises NotationError."""
    found = _PROPOSAL.fullmatch(" ".join(text.split()))
    terms = [] if found is None else found["terms"].split(";")
    if found is None or len(terms) > MAX_TERMS:
        raise NotationError(f"{text!r} is not an offer: expected something like '1 open: 0 pay @1 =2000 now; 1 give @0 =1 round'")
    to = tuple(int(seat) for seat in found["to"].split(","))
    return Proposal(to, tuple(map(parse_term, terms)), found["who"] == SECRET)


def deed_text(seat: int, deed: Offer | OfferAnswer | Withdrawal) -> str:
    if isinstance(deed, Offer):
        return f"offer {deed.id} {seat} > {proposal_text(deed)}"
    if isinstance(deed, Withdrawal):
        return f"withdraw {deed.offer} {seat}"
    return f"{'accept' if deed.yes else 'decline'} {deed.offer} {seat}"


def parse_deed(text: str) -> RecordedDeed:
    """Raises NotationError."""
    found = _DEED.fullmatch(" ".join(text.split()))
    if found is None:
        raise NotationError(f"{text!r} is not a deed: expected offer, accept, decline or withdraw")
    if found["id"] is not None:
        seat, proposal = int(found["seat"]), parse_proposal(found["rest"])
        return RecordedDeed(seat, Offer(found["id"], seat, proposal.to, proposal.terms, proposal.secret))
    return RecordedDeed(int(found["by"]), _answer(found["kind"], found["of"]))


def _answer(kind: str, id: str) -> OfferAnswer | Withdrawal:
    return Withdrawal(id) if kind == "withdraw" else OfferAnswer(id, kind == "accept")
