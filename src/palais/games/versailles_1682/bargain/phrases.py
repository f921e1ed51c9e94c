"""Terms as sentences of the catalogues."""

from __future__ import annotations

from palais.core.bargain.offer import Term
from palais.core.phrase import Arguments, Phrase
from palais.games.versailles_1682.bargain.forms import WHATS


def term_phrase(term: Term) -> Phrase:
    """Who does what, as a whole sentence."""
    return Phrase(f"term-{term.form}", _arguments(term), _seats(term) | {"by": term.by})


def short_phrase(term: Term) -> Phrase:
    """What is done, without who does it."""
    seats = _seats(term)
    return Phrase(f"promise-{term.form}", _arguments(term), seats) if seats else Phrase(f"promise-{term.form}", _arguments(term))


def _arguments(term: Term) -> Arguments:
    found: Arguments = {"when": term.when}
    if term.what is not None:
        found[WHATS[term.form]] = term.what
    if term.amount is not None:
        found["amount"] = term.amount
    return found


def _seats(term: Term) -> dict[str, int]:
    return {} if term.seat is None else {"seat": term.seat}
