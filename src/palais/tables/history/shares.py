"""Who played how much of a game, and who therefore won. Facts of the table, unknown to the rules."""

from __future__ import annotations

from collections.abc import Sequence

from palais.core.contract import REFEREE, Outcome
from palais.store.rows import SeatRow
from palais.tables.table_info import Played

# By seat: the number of turns, and how many of them a bot played.
Shares = Sequence[Sequence[int]]


def shares(seats: Sequence[int], turns: Sequence[int], by_bot: Sequence[int], players: int) -> list[list[int]]:
    """Count turns by seat. A turn counts as the bot's if the bot did more than half of its actions."""
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
    """The result belongs to a person who sat there at the end and played at least half of the turns."""
    if share is None or seat.guest_id is None:
        return None
    turns, by_bot = share
    return Played(turns, by_bot, seat.bot is None and 2 * by_bot <= turns)


def winners(outcome: Outcome, seats: Sequence[SeatRow]) -> list[int]:
    """Players who resigned cannot win; those with the most points among the others do."""
    if not any(seats[seat].resigned for seat in outcome.winners):
        return list(outcome.winners)
    left = [row.seat for row in seats if not row.resigned]
    most = max((outcome.points[seat] for seat in left), default=None)
    return [seat for seat in left if outcome.points[seat] == most]
