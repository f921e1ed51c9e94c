"""The standings of an arena: ratings, win shares, points, time and faults of each bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from palais.bots.arena.rating import ArenaResults, Interval, ratings, wilson
from palais.bots.arena.seatings import tables
from palais.bots.arena.tournament import ArenaGame, Deals, Tournament
from palais.bots.registry import names

MAX_MESSAGES: Final = 3  # faults of each bot that are reported in full


class Standing(msgspec.Struct, frozen=True):
    """One bot. A win share is per seat: by chance alone it is 1 / players."""

    bot: str
    rating: float
    rating_low: float
    rating_high: float
    win_share: float
    win_share_low: float
    win_share_high: float
    score_mean: float
    ms_per_turn: float
    faults: int
    deals: Deals | UnsetType = UNSET  # in all games, if the bots bargain


class Standings(msgspec.Struct, frozen=True):
    """The whole arena; the keys of `--json`. Seats are in turn order, beginning with the start player."""

    players: int
    games: int
    seed: str
    deals: int
    clock: float | None
    options: dict[str, Any]
    bots: list[Standing]
    win_share_by_seat: list[float]
    win_share_by_seat_low: list[float]
    win_share_by_seat_high: list[float]
    winner_score_mean: float
    rounds_mean: float
    fault_messages: list[str]


def standings(tournament: Tournament, played: Sequence[ArenaGame]) -> Standings:
    """The standings, with the bots in the order they were named."""
    by_seat = [wilson(float(mean), len(played)) for mean in np.mean([shares(game) for game in played], 0)]
    rated = ratings(results(tournament, played))
    return Standings(
        players=tournament.players,
        games=len(played),
        seed=tournament.seed,
        deals=1 + max(game.seating.deal for game in played),
        clock=tournament.clock,
        options=tournament.options,
        bots=[_standing(name, bot, rated[bot], played) for bot, name in enumerate(names(tournament.codes))],
        win_share_by_seat=[round(seat.value, 4) for seat in by_seat],
        win_share_by_seat_low=[round(seat.low, 4) for seat in by_seat],
        win_share_by_seat_high=[round(seat.high, 4) for seat in by_seat],
        winner_score_mean=round(float(np.mean([max(game.points) for game in played])), 3),
        rounds_mean=round(float(np.mean([game.rounds for game in played])), 3),
        fault_messages=[line for bot in range(len(tournament.codes)) for line in _messages(bot, played)],
    )


def shares(game: ArenaGame) -> list[float]:
    """The win by seat; players who share it get equal fractions."""
    return [(seat in game.winners) / len(game.winners) for seat in range(len(game.points))]


def results(tournament: Tournament, played: Sequence[ArenaGame]) -> ArenaResults:
    """The wins by deal, kind of table and bot, as the ratings need them."""
    bots = len(tournament.codes)
    kinds = tables(bots, tournament.players)
    wins = np.zeros((1 + max(game.seating.deal for game in played), len(kinds), bots))
    for game in played:
        for bot, share in zip(game.seating.bots, shares(game), strict=True):
            wins[game.seating.deal, game.seating.kind, bot] += share
    return ArenaResults(np.array([[float(table.count(bot)) for bot in range(bots)] for table in kinds]), wins)


def _messages(bot: int, played: Sequence[ArenaGame]) -> list[str]:
    """The first faults of a bot, in the order of the games."""
    return [
        message for game in played for seat, who in enumerate(game.seating.bots) if who == bot for message in game.messages[seat]
    ][:MAX_MESSAGES]


def _standing(name: str, bot: int, rating: Interval, played: Sequence[ArenaGame]) -> Standing:
    """One bot's line, over all its seats. A bot in several seats of one game still counts as one observation."""
    sat = [(game, seat) for game in played for seat, who in enumerate(game.seating.bots) if who == bot]
    seats = max(1, len(sat))  # with few games and many bots some may not have played yet
    won = wilson(sum(shares(game)[seat] for game, seat in sat) / seats, len({id(game) for game, _ in sat}))
    turns = max(1, sum(game.turns[seat] for game, seat in sat))
    return Standing(
        bot=name,
        rating=round(rating.value, 1),
        rating_low=round(rating.low, 1),
        rating_high=round(rating.high, 1),
        win_share=round(won.value, 4),
        win_share_low=round(won.low, 4),
        win_share_high=round(won.high, 4),
        score_mean=round(sum(game.points[seat] for game, seat in sat) / seats, 3),
        ms_per_turn=round(1000 * sum(game.seconds[seat] for game, seat in sat) / turns, 4),
        faults=sum(game.faults[seat] for game, seat in sat),
        deals=_deals([game.deals[seat] for game, seat in sat if game.deals]),
    )


def _deals(found: Sequence[Deals]) -> Deals | UnsetType:
    if not found:
        return UNSET
    return Deals(**{name: sum(getattr(one, name) for one in found) for name in Deals.__struct_fields__})
