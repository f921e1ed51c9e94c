"""Offers in replays: every change of those that the reader may know."""

from __future__ import annotations

from collections.abc import Container, Sequence

from palais.core.bargain.offer import Offer
from palais.core.bargain.replay import DeedReplay, PlacedDeed, new_ledger
from palais.core.play import Step
from palais.tables.bargain_messages import BargainStep
from palais.tables.history.dealings import offer_info
from palais.tables.history.playback import Playback


def offer_of(placed: PlacedDeed) -> str:
    """The id of the offer that a deed is about."""
    deed = placed[1].deed
    return deed.id if isinstance(deed, Offer) else deed.offer


def may_read(offer: Offer, own: int | None, people: Container[int], over: bool) -> bool:
    """Whether a guest in this seat may read an offer of a game. Secrets between bots are revealed after the end."""
    if not offer.secret or own in offer.parties:
        return True
    return over and not any(seat in people for seat in offer.parties)


async def bargain_steps(playback: Playback, deeds: Sequence[PlacedDeed]) -> list[BargainStep]:
    """What became of these deeds, in order."""
    ledger = new_ledger(playback.game) if deeds else None
    if ledger is None:
        return []
    replay, number, found = DeedReplay(playback.game, ledger, deeds), 0, list[BargainStep]()
    before = None
    async for state in playback.positions():
        if before is None:
            changed = replay.begin(state)
        else:
            seat, action = playback.actions[number - 1]
            _, events = playback.game.apply(before, seat, action)
            changed = replay.step(Step(seat, action, before, state, events))
        found += [BargainStep(number, offer_info(ledger.bargaining, dealing)) for dealing in changed]
        before, number = state, number + 1
    return found
