"""What an action does, told in events. Each die is an event of its own."""

from __future__ import annotations

from palais.core.events import Event
from toy_court.actions import ASIDE, BACK, FINE, KEEP, READY, ROLL, THROW, payment
from toy_court.state import DICE, NOBODY, Court

SIDES = 6
SILENCING = 1  # whoever keeps one of these is muted in the next audience


def perform(c: Court, seat: int, action: int) -> list[Event]:
    """A legal action, done to `c` itself."""
    if action >= FINE:
        return _fine(c, action - FINE)
    c.acts[seat] += 1
    if action == READY:
        return _say_ready(c, seat)
    if action == BACK:
        c.ready[seat] = False
        return [Event("back", seat)]
    if action == ROLL:
        c.dice = [0] * DICE
        return [_throw(c, seat, die) for die in range(DICE)]
    if action == THROW:
        thrown, c.aside, c.again = sorted(c.aside), [], True
        return [_throw(c, seat, die) for die in thrown]
    if action == KEEP:
        return _keep(c, seat)
    if (paid := payment(action)) is not None:
        return _pay(c, seat, *paid)
    c.aside.append(action - ASIDE)
    return [Event("aside", seat, {"die": action - ASIDE + 1})]


def _fine(c: Court, seat: int) -> list[Event]:
    c.fines[seat] += 1
    return [Event("fined", seat, {"coins": 1})]


def _say_ready(c: Court, seat: int) -> list[Event]:
    """When everyone is ready the audience is over, and the first player takes the dice."""
    c.ready[seat] = True
    events = [Event("ready", seat)]
    if all(c.ready):
        c.muted = [False] * c.players
        events += _begin_turn(c, 0)
    return events


def _pay(c: Court, seat: int, to: int, coins: int) -> list[Event]:
    """Everyone sees that something was paid; to whom and how much is between the two."""
    c.coins[seat] = c.purse(seat) - coins
    c.coins[to] = c.purse(to) + coins
    return [Event("paid", seat, {}, {"to": to, "coins": coins}, to=tuple(sorted((seat, to))))]


def _throw(c: Court, seat: int, die: int) -> Event:
    c.dice[die] = 1 + c.draw(SIDES)
    return Event("rolled", seat, {"die": die + 1, "pips": c.dice[die]})


def _keep(c: Court, seat: int) -> list[Event]:
    kept = c.dice
    c.pips[seat] += sum(kept)
    c.sixes[seat] += kept.count(SIDES)
    events = [Event("kept", seat, {"pips": sum(kept)})]
    if SILENCING in kept:
        c.muted[seat] = True
        events.append(Event("muted", seat))
    if seat + 1 < c.players:
        return events + _begin_turn(c, seat + 1)
    return events + (_begin_audience(c, seat) if c.round < c.rounds else _end(c, seat))


def _begin_turn(c: Court, seat: int) -> list[Event]:
    _clear(c)
    c.player = seat
    return [Event("turn", seat)]


def _begin_audience(c: Court, seat: int) -> list[Event]:
    _clear(c)
    c.round, c.player = c.round + 1, NOBODY
    return [Event("audience", seat, {"round": c.round})]


def _end(c: Court, seat: int) -> list[Event]:
    """All fortunes and goals are shown."""
    _clear(c)
    c.player, c.over = NOBODY, True
    shown = [Event("revealed", p, {"coins": c.purse(p), "goal": str(c.goals[p])}) for p in range(c.players)]
    return [*shown, Event("over", seat)]


def _clear(c: Court) -> None:
    c.dice, c.aside, c.again = [], [], False
    c.acts, c.ready = [0] * c.players, [False] * c.players
