"""Bargaining without a table: in arenas and terminals. Deeds are carried out at once, and the bots are asked in turn."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from palais.core.bargain.check import BargainRules
from palais.core.bargain.ledger import Ledger, Promises
from palais.core.bargain.notation import RecordedDeed
from palais.core.bargain.offer import Dealing, Deed, Offer, OfferAnswer, Proposal, Withdrawal
from palais.core.bargain.replay import PlacedDeed, do
from palais.core.contract import Game, Hidden, State
from palais.core.play import Step
from palais.core.replay import replay

MAX_PASSES: Final = 4  # rounds of asking all bots in one phase, so that haggling ends
MAX_DEEDS: Final = 4  # of one bot when it is asked

Ask = Callable[[Hidden, Sequence[Dealing]], list[Deed]]  # a bot's `bargain`


class Dealt(NamedTuple):
    """What a deed led to: the code of a refusal, or the payments it brought about."""

    refusal: str | None
    steps: Sequence[Step] = ()


class MarketMark(NamedTuple):
    """Where an undo returns to."""

    actions: int
    promises: Promises


class Market:
    """The offers of one game. `key` makes their ids, which do not reveal how many there are."""

    def __init__(self, game: Game, ledger: Ledger, key: str) -> None:
        self.game, self.ledger, self.key = game, ledger, key
        self.rules = BargainRules(game, ledger.bargaining, ledger)
        self.deeds: list[PlacedDeed] = []
        self.actions = 0

    def watch(self, step: Step) -> list[Dealing]:
        """Follow an action of the game. Returns the dealings it has changed."""
        self.actions += 1
        return self.ledger.watch(step.events, step.state)

    def mark(self) -> MarketMark:
        """For `undo`, before an action."""
        return MarketMark(self.actions, self.ledger.promises())

    def undo(self, mark: MarketMark) -> None:
        """Undo: reset the promises to before the actions. Offers and answers made since stay."""
        self.actions = mark.actions
        self.ledger.restore(mark.promises)
        self.deeds = [(min(place, mark.actions), deed) for place, deed in self.deeds]

    def is_open(self, s: State, seat: int) -> bool:
        """Whether this seat may bargain with anyone now."""
        others = [other for other in range(len(self.game.score(s).points)) if other != seat]
        return any(self.ledger.bargaining.may_offer(s, seat, (other,)) is None for other in others)

    def do(self, s: State, seat: int, deed: Deed) -> Dealt:
        """Carry out a deed with the payments it brings about, or refuse it."""
        refusal = self.rules.check(s, seat, deed)
        if refusal is not None:
            return Dealt(refusal)
        payments = self.rules.payments_of(seat, deed)
        done = RecordedDeed(seat, self._with_id(seat, deed))
        self.deeds.append((self.actions, done))
        do(self.ledger, done, self.game.moment(s))
        steps = list(replay(self.game, s, payments))
        for step in steps:
            self.watch(step)
        return Dealt(None, steps)

    def _with_id(self, seat: int, deed: Deed) -> Offer | OfferAnswer | Withdrawal:
        if not isinstance(deed, Proposal):
            return deed
        id = hashlib.blake2b(f"{self.key}:{len(self.deeds)}".encode(), digest_size=4).hexdigest()
        return Offer(id, seat, deed.to, deed.terms, deed.secret)

    def bargain(self, s: State, bots: Mapping[int, Ask]) -> list[Step]:
        """Ask every bot in turn until none makes or answers an offer. Returns the payments, in order."""
        steps: list[Step] = []
        for _ in range(MAX_PASSES):
            said = False
            for seat, ask in bots.items():
                if not self.is_open(s, seat):
                    continue
                for deed in ask(self.game.hide(s, seat), self.ledger.known_to(seat))[:MAX_DEEDS]:
                    dealt = self.do(s, seat, deed)
                    said = said or dealt.refusal is None
                    steps += dealt.steps
                    s = dealt.steps[-1].state if dealt.steps else s
            if not said:
                break
        return steps
