"""Who has played how much of a game, and what that makes of its result. Facts of the table; the engine knows none of them."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.contract import REFEREE, Outcome
from palais.store.rows import SeatRow
from palais.tables.messages import Played

# By seat: the turns, and how many of them were a bot's.
Shares = Sequence[Sequence[int]]


def shares(seats: Sequence[int], turns: Sequence[int], by_bot: Sequence[int], players: int) -> list[list[int]]:
    """What a seat did in one turn is the bot's if the bot did more than half of it. The referee plays nothing."""
    done: dict[tuple[int, int], list[int]] = {}
    for seat, turn, bot in zip(seats, turns, by_bot, strict=True):
        if seat != REFEREE:
            done.setdefault((seat, turn), []).append(bot)
    counted = [[0, 0] for _ in range(players)]
    for (seat, _), bots in done.items():
        counted[seat][0] += 1
        counted[seat][1] += 2 * sum(bots) > len(bots)
    return counted


def played(seat: SeatRow, share: Sequence[int] | None) -> Played | None:
    """The result is the person's who sat there at the end and played at least half of the turns."""
    if share is None or seat.guest_id is None:
        return None
    turns, by_bot = share
    return Played(turns, by_bot, seat.bot is None and 2 * by_bot <= turns)


def winners(outcome: Outcome, seats: Sequence[SeatRow]) -> list[int]:
    """Whoever has resigned does not win: then those who have most points among the others do."""
    if not any(seats[seat].resigned for seat in outcome.winners):
        return list(outcome.winners)
    left = [row.seat for row in seats if not row.resigned]
    most = max((outcome.points[seat] for seat in left), default=None)
    return [seat for seat in left if outcome.points[seat] == most]
