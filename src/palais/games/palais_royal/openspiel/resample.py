"""Another history of the game that a seat cannot tell from the true one: `resample_from_infostate`.

A seat has not seen the pile, nor the cards that others kept or are looking at. Cards from the same pile may change places, as
long as nobody plays a card before keeping it. Many random exchanges sample all such worlds evenly; the seats' actions stay the
same, so the result is a history and not just a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Final

from palais.games.palais_royal.engine.actions import DONE, DRAW_CARDS, KEEP_CARD, PLAY, PUT
from palais.games.palais_royal.openspiel.chance import CARD, DECISION
from palais.games.palais_royal.openspiel.memory import Past, is_keep, parts

EXCHANGES_PER_CARD: Final = 8  # per unseen card
NOBODY: Final = -1


@dataclass
class Unseen:
    """A card the seat has not seen: who has or had it, which pile it came from, and when it was drawn and kept."""

    card: int
    owner: int
    pile: int
    drawn_at: int | None = None
    kept_at: int | None = None


def resample(past: Past[int], seat: int, piles: Sequence[int], left: Sequence[int], rng: Random) -> list[int]:
    """A history sampled evenly from those this seat cannot tell from the true one.

    `piles` is the number of piles so far, before each event and now; `left` is what remains in the pile.
    """
    numbers = [parts(code)[2] for code in past]
    unseen, draws = _find_unseen(past, seat, piles)
    unseen += [Unseen(card, NOBODY, piles[-1]) for card, copies in enumerate(left) for _ in range(copies)]
    _exchange(unseen, _plays(past), rng)
    for place in unseen:
        if place.drawn_at is not None:
            numbers[place.drawn_at] = place.card
        if place.kept_at is not None:
            numbers[place.kept_at] = KEEP_CARD + place.card
    for group in draws:
        _shuffle_order(numbers, group, rng)
    return numbers


def _find_unseen(past: Past[int], seat: int, piles: Sequence[int]) -> tuple[list[Unseen], Iterable[list[int]]]:
    """The others' cards that this seat has not seen, and the events of each of their draws, by pile."""
    found: list[Unseen] = []
    groups: dict[tuple[int, int], list[int]] = {}
    open_draws: list[int] = []
    session = 0
    for at, code in enumerate(past):
        what, whose, number = parts(code)
        if whose == seat:
            continue
        if what == CARD:
            open_draws.append(at)
            groups.setdefault((session, piles[at]), []).append(at)
        elif is_keep(what, number):
            drawn_at = next(d for d in open_draws if parts(past[d])[2] == number - KEEP_CARD)
            open_draws.remove(drawn_at)
            found.append(Unseen(number - KEEP_CARD, whose, piles[drawn_at], drawn_at, at))
        elif what == DECISION and number in (DRAW_CARDS, DONE):
            open_draws.clear()
            session += 1
    found += [Unseen(parts(past[at])[2], parts(past[at])[1], piles[at], at) for at in open_draws]
    return found, groups.values()


def _plays(past: Past[int]) -> dict[tuple[int, int], list[int]]:
    """When each seat played a card of each kind."""
    plays: dict[tuple[int, int], list[int]] = {}
    for at, code in enumerate(past):
        what, whose, number = parts(code)
        if what == DECISION and PLAY <= number < PUT:
            plays.setdefault((whose, number - PLAY), []).append(at)
    return plays


def _exchange(unseen: list[Unseen], plays: dict[tuple[int, int], list[int]], rng: Random) -> None:
    by_pile: dict[int, list[Unseen]] = {}
    for place in unseen:
        by_pile.setdefault(place.pile, []).append(place)
    for one in chain.from_iterable(unseen for _ in range(EXCHANGES_PER_CARD)):
        other = rng.choice(by_pile[one.pile])
        one.card, other.card = other.card, one.card
        touched = {(place.owner, card) for place in (one, other) for card in (one.card, other.card)}
        if not all(_is_possible(unseen, plays[key], *key) for key in touched if key in plays):
            one.card, other.card = other.card, one.card


def _is_possible(unseen: list[Unseen], played: list[int], owner: int, card: int) -> bool:
    """PR-304: Nobody plays a card before keeping it: the n-th play comes after the n-th keep."""
    kept = [place.kept_at for place in unseen if place.owner == owner and place.card == card and place.kept_at is not None]
    return len(kept) >= len(played) and all(k < p for k, p in zip(kept, played, strict=False))


def _shuffle_order(numbers: list[int], places: list[int], rng: Random) -> None:
    """Shuffle the order of the cards within a draw, which others cannot see."""
    cards = [numbers[at] for at in places]
    rng.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        numbers[at] = card
