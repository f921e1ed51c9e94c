"""The optional parts of a game and of a bot that let them bargain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from palais.core.bargain.offer import Dealing, Deed, Promise, Term
from palais.core.bot import Bot
from palais.core.contract import Game, Hidden, State
from palais.core.events import Event
from palais.core.phrase import Phrase

OPTION: Final = "bargain"  # a game's option of this name turns offers off


class Bargaining(Protocol):
    """The forms of a game's offers. Everything but `may_offer` is asked about public positions (`hide` for a SPECTATOR)."""

    def may_offer(self, s: State, seat: int, to: tuple[int, ...]) -> str | None:
        """The code of the refusal if this seat may not offer something to, or answer, these seats now, else None."""

    def terms(self, public: Hidden, by: int, parties: Sequence[int]) -> list[Term]:
        """Everything `by` can promise in an offer between these seats: a finite list, and its only definition."""

    def payment(self, term: Term) -> int | None:
        """The action with which `term.by` pays at once; None if the term is not money."""

    def judge(self, term: Term, promise: Promise, events: Sequence[Event], after: Hidden) -> Promise:
        """Judge a due promise after an action, from its public events and the public position after it."""

    def phrase(self, term: Term) -> Phrase:
        """A term as a sentence; `by` and `seat` are names."""

    def short_phrase(self, term: Term) -> Phrase:
        """A term without who does it, as in a list of promises."""


MakeBargaining = Callable[[Game], Bargaining]


@runtime_checkable
class BargainingBot(Bot, Protocol):
    """A bot that makes offers and answers them. `known` are the dealings its seat knows of, in their order."""

    def bargain(self, hidden: Hidden, known: Sequence[Dealing]) -> list[Deed]:
        """What it offers, answers or withdraws now. It is asked again whenever something has changed for it."""

    def hear(self, known: Sequence[Dealing]) -> None:
        """Receives the dealings it knows of, before it acts."""


def is_on(options: dict[str, Any]) -> bool:
    """Whether offers may be made in a game with these options."""
    return bool(options.get(OPTION, True))
