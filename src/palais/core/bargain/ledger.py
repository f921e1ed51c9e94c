"""The ledger: every offer of a game and its outcome, derived from the deeds and public events alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from palais.core.bargain.contract import Bargaining
from palais.core.bargain.offer import LATER, SETTLED, Dealing, Offer, Promise, PromiseStatus, Reputation, Term
from palais.core.contract import SPECTATOR, Game, Hidden, Moment, State
from palais.core.events import Event

replace = msgspec.structs.replace
Promises = Mapping[str, tuple[Promise, ...]]  # by the id of the offer


class Ledger:
    """Dealings in the order they were begun. Call `watch` for every action, and enter every deed."""

    __slots__ = ("_dealings", "_game", "_restless", "bargaining")

    def __init__(self, game: Game, bargaining: Bargaining) -> None:
        self._game, self.bargaining = game, bargaining
        self._dealings: dict[str, Dealing] = {}
        self._restless: dict[str, None] = {}  # dealings that an action may still change, in order

    def __len__(self) -> int:
        return len(self._dealings)

    def find(self, id: str) -> Dealing | None:
        return self._dealings.get(id)

    def known_to(self, viewer: int) -> list[Dealing]:
        """The dealings that this seat, or a spectator, may know."""
        return [dealing for dealing in self._dealings.values() if dealing.offer.known_to(viewer)]

    @property
    def all(self) -> list[Dealing]:
        return list(self._dealings.values())

    # ---- deeds ----

    def make(self, offer: Offer, moment: Moment) -> Dealing:
        return self._put(Dealing(offer, "open", moment.turn, moment.round))

    def say_yes(self, id: str, seat: int, moment: Moment) -> Dealing:
        """An addressee accepts. Once all have, the terms become promises; money paid now is a promise kept."""
        dealing = self._dealings[id]
        accepted = (*dealing.accepted, seat)
        if {*accepted} != {*dealing.offer.to}:
            return self._put(replace(dealing, accepted=accepted))
        promises = tuple(_promised(term, moment) for term in dealing.offer.terms)
        return self._put(replace(dealing, accepted=accepted, status="accepted", promises=promises))

    def say_no(self, id: str) -> Dealing:
        return self._put(replace(self._dealings[id], status="declined"))

    def withdraw(self, id: str) -> Dealing:
        return self._put(replace(self._dealings[id], status="withdrawn"))

    def _put(self, dealing: Dealing) -> Dealing:
        self._dealings[dealing.offer.id] = dealing
        if _is_restless(dealing):
            self._restless[dealing.offer.id] = None
        else:
            self._restless.pop(dealing.offer.id, None)
        return dealing

    # ---- what actions do to them ----

    def watch(self, events: Sequence[Event], after: State) -> list[Dealing]:
        """Judge what is open or due after an action. Returns the dealings that have changed."""
        if not self._restless:
            return []
        moment = self._game.moment(after)
        seen = _Seen(self._game.hide_events(events, SPECTATOR), self._game.hide(after, SPECTATOR), moment)
        before = [self._dealings[id] for id in self._restless]
        judged = [(old, self._judge(old, seen)) for old in before]
        return [self._put(new) for old, new in judged if new != old]

    def _judge(self, dealing: Dealing, seen: _Seen) -> Dealing:
        if dealing.status == "open":
            return replace(dealing, status="expired") if seen.moment.turn != dealing.turn else dealing
        pairs = zip(dealing.offer.terms, dealing.promises, strict=True)
        promises = [self._judge_promise(term, promise, seen) for term, promise in pairs]
        return replace(dealing, promises=_with_what_is_owed(dealing.offer.terms, promises, seen.moment))

    def _judge_promise(self, term: Term, promise: Promise, seen: _Seen) -> Promise:
        if promise.status != "due":
            return promise
        return self.bargaining.judge(term, promise, seen.events, seen.after)

    # ---- undo ----

    def promises(self) -> Promises:
        """The state of all promises, for `restore`."""
        return {id: dealing.promises for id, dealing in self._dealings.items() if dealing.promises}

    def restore(self, promises: Promises) -> list[Dealing]:
        """Undo: reset the promises to before the actions. Offers and answers made since stay. Returns what changed."""
        changed = [(id, then) for id, then in promises.items() if self._dealings[id].promises != then]
        return [self._put(replace(self._dealings[id], promises=then)) for id, then in changed]


class _Seen(NamedTuple):
    """What everyone has seen of an action."""

    events: Sequence[Event]
    after: Hidden
    moment: Moment


def _promised(term: Term, moment: Moment) -> Promise:
    statuses: dict[str, PromiseStatus] = {"now": "kept", "done": "waiting"}
    return Promise(statuses.get(term.when, "due"), moment.round, moment.turn)


def _is_restless(dealing: Dealing) -> bool:
    """Whether an action can still change it."""
    return dealing.status == "open" or any(promise.status not in SETTLED for promise in dealing.promises)


def _with_what_is_owed(terms: Sequence[Term], promises: Sequence[Promise], moment: Moment) -> tuple[Promise, ...]:
    """Money paid on delivery is due once the others have kept all their promises, and void if they have not."""
    found = []
    for term, promise in zip(terms, promises, strict=True):
        if promise.status == "waiting":
            others = {other.status for of, other in zip(terms, promises, strict=True) if of.by != term.by and of.when in LATER}
            promise = _owed(promise, others, moment)
        found.append(promise)
    return tuple(found)


def _owed(promise: Promise, others: set[PromiseStatus], moment: Moment) -> Promise:
    if "broken" in others or others <= {"void"}:
        return replace(promise, status="void")
    if others <= {"kept", "void"}:
        return Promise("due", moment.round, moment.turn)
    return promise


def reputations(dealings: Iterable[Dealing], players: int) -> list[Reputation]:
    """How each seat has kept its word in these dealings."""
    counts = [[0, 0, 0] for _ in range(players)]
    for dealing in dealings:
        for term, promise in zip(dealing.offer.terms, dealing.promises, strict=False):
            if promise.status in SETTLED and term.when != "now":
                counts[term.by][SETTLED.index(promise.status)] += 1
    return [Reputation(seat, *count) for seat, count in enumerate(counts)]
