"""The one definition of what is legal, and whose question is open."""

from __future__ import annotations

from palais.core.contract import REFEREE, Decision, Moment
from toy_court.actions import ACTIONS, ASIDE, BACK, FINE, KEEP, READY, ROLL, THROW, payment
from toy_court.state import MOST_ACTS, NOBODY, Court


def check(c: Court, seat: int, action: int) -> str | None:
    """The code of the refusal, or None."""
    if c.over:
        return "game-over"
    if seat == REFEREE:
        return None if FINE <= action < FINE + c.players else "no-such-action"
    if seat not in _asked(c):
        return "not-your-turn"
    if not 0 <= action < ACTIONS:
        return "no-such-action"
    return _check_audience(c, seat, action) if c.player == NOBODY else _check_dice(c, action)


def _asked(c: Court) -> list[int]:
    """The seats with an open question. A seat that is ready may still pay or take it back, but not forever."""
    if c.over:
        return []
    if c.player != NOBODY:
        return [c.player]
    return [seat for seat in range(c.players) if not c.ready[seat] or c.acts[seat] < MOST_ACTS]


def _check_audience(c: Court, seat: int, action: int) -> str | None:
    if action == READY:
        return "already-ready" if c.ready[seat] else None
    if action != BACK and payment(action) is None:
        return "not-now"
    if c.acts[seat] >= MOST_ACTS:
        return "enough"
    if action == BACK:
        return None if c.ready[seat] else "not-ready"
    return _check_payment(c, seat, *(payment(action) or (seat, 0)))


def _check_payment(c: Court, seat: int, to: int, coins: int) -> str | None:
    if to == seat or to >= c.players:
        return "nobody-there"
    return None if coins <= c.purse(seat) else "not-enough-coins"


def _check_dice(c: Court, action: int) -> str | None:
    if action == ROLL:
        return "not-now" if c.dice else None
    if not c.dice or action not in (KEEP, THROW, *range(ASIDE, ASIDE + len(c.dice))):
        return "not-now"
    if action == KEEP:
        return "throw-first" if c.aside else None
    if c.again:
        return "thrown-already"
    if action == THROW:
        return None if c.aside else "nothing-aside"
    return "aside-already" if action - ASIDE in c.aside else None


def turn_number(c: Court) -> int:
    """Every round has an audience and then a turn for each player."""
    if c.over:
        return c.rounds * (c.players + 1)
    return (c.round - 1) * (c.players + 1) + c.player + 1


def moment(c: Court) -> Moment:
    facts = {"rounds_left": c.rounds - c.round}
    if c.over:
        return Moment(turn_number(c), None, c.round, "over", None, facts)
    if c.player == NOBODY:
        return Moment(turn_number(c), None, c.round, "audience", float(c.seconds) or None, facts)
    return Moment(turn_number(c), c.player, c.round, "dice", None, facts)


def decisions(c: Court) -> list[Decision]:
    """A seat's own actions change the id of its next decision; others' actions do not."""
    first = turn_number(c) * (MOST_ACTS + 2)
    return [Decision(seat, first + c.acts[seat], must=not c.ready[seat]) for seat in _asked(c)]


def fallback(c: Court) -> int:
    """The quickest way to finish, for a seat that does not answer."""
    if c.player == NOBODY:
        return READY
    if not c.dice:
        return ROLL
    return THROW if c.aside else KEEP
