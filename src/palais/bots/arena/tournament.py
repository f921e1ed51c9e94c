"""The arena: every bot plays the same deals from every seat, and what came of it game by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec

from palais.bots.arena.match import play_out
from palais.bots.parallel import spread, spread_on_cluster
from palais.bots.process.loader import absolute
from palais.bots.registry import check as check_bot
from palais.bots.registry import fill_seats, make_safe, names
from palais.bots.seeds import bot_seed
from palais.core.contract import Game
from palais.core.errors import BotError
from palais.core.jit import ENABLED
from palais.core.kit import game as find_game

START: Final = 0  # the start player's seat: so a seat's number is its place in the turn order
COMPILING: Final = 30.0  # seconds an outside bot may take longer in its very first turns, while it compiles something


class Tournament(msgspec.Struct, frozen=True):
    """What is to be played: the same fields give the same games, whatever the number of jobs."""

    game: str
    data: str | None
    players: int
    seed: str
    codes: list[str]
    clock: float | None  # seconds for each turn
    options: dict[str, Any] = {}  # of every game


class Seating(msgspec.Struct, frozen=True):
    """One game to be played: the deal, and which bot sits where. The kind of table is the bots around it in any order."""

    deal: int
    kind: int
    bots: list[int]


class Played(msgspec.Struct, frozen=True):
    """One game that was played, by seat."""

    seating: Seating
    points: list[int]
    winners: list[int]
    rounds: int
    turns: list[int]
    seconds: list[float]
    faults: list[int]
    messages: list[list[str]]


def tables(bots: int, players: int) -> list[list[int]]:
    """The kinds of table: one at which the last bot fills the empty seats, or every choice of bots if they are too many."""
    if bots <= players:
        return [[min(seat, bots - 1) for seat in range(players)]]
    return [list(chosen) for chosen in combinations(range(bots), players)]


def rotations(seats: Sequence[int]) -> list[list[int]]:
    """The seatings in which everybody moves on by a seat, each different one once."""
    turned = (tuple(seats[-n:]) + tuple(seats[:-n]) for n in range(len(seats)))
    return [list(seating) for seating in dict.fromkeys(turned)]


def seatings(tournament: Tournament) -> list[tuple[int, list[int]]]:
    """All seatings of one deal, with the kinds of their tables."""
    kinds = tables(len(tournament.codes), tournament.players)
    return [(kind, seats) for kind, table in enumerate(kinds) for seats in rotations(table)]


def check(tournament: Tournament) -> None:
    """A clear error before the first game if a bot cannot be made or does not fit."""
    if not tournament.codes:
        raise BotError("expected at least one bot")
    game = _game(tournament)
    game.options(tournament.players, **tournament.options)
    for code in tournament.codes:
        check_bot(code, game)


def play(tournament: Tournament, games: int, jobs: int, progress: Callable[[int], None], cluster: bool = False) -> list[Played]:
    """So many games, in order. `progress` hears how many more are done."""
    data = tournament.data and str(Path(tournament.data).resolve())
    placed = msgspec.structs.replace(tournament, data=data, codes=[absolute(code) for code in tournament.codes])
    work = partial(play_some, placed, names(tournament.codes))
    if not cluster:
        work(0, 0)  # compile here first, if at all: the processes then find it done
    played = []
    with closing(spread_on_cluster(work, games, jobs) if cluster else spread(work, games, jobs)) as pieces:
        for piece in pieces:
            progress(len(piece))
            played += piece
    return played


def play_some(tournament: Tournament, labels: list[str], first: int, end: int) -> list[Played]:
    """The games from `first` up to `end`."""
    game = _game(tournament)
    if ENABLED:
        _warm_up(msgspec.json.encode(tournament))
    cycle = seatings(tournament)
    return [_play(game, tournament, labels, n // len(cycle), *cycle[n % len(cycle)]) for n in range(first, end)]


def _play(game: Game, tournament: Tournament, labels: list[str], deal: int, kind: int, seats: list[int]) -> Played:
    """One game. The deal depends on its number only, the bots' own chance on the seating too.

    The same deal comes again in another seating: a process plays in one seating only, and so meets no deal twice.
    """
    room = repr((kind, seats))
    minds = [
        make_safe(
            tournament.codes[bot], game, bot_seed(tournament.seed, deal, room, seat), labels[bot], tournament.clock, room=room
        )
        for seat, bot in enumerate(seats)
    ]
    s, _ = play_out(game, game.new(tournament.players, f"{tournament.seed}-{deal}", start=START, **tournament.options), minds)
    outcome = game.score(s)
    return Played(
        Seating(deal, kind, seats),
        outcome.points,
        outcome.winners,
        s.round_number,
        [mind.turns for mind in minds],
        [mind.seconds for mind in minds],
        [mind.faults for mind in minds],
        [[f"{message} (deal {deal}, seat {seat})" for message in mind.messages] for seat, mind in enumerate(minds)],
    )


@cache
def _warm_up(encoded: bytes) -> None:
    """A first turn of every bot, once for each process and outside the measured time, so that its code is compiled."""
    tournament = msgspec.json.decode(encoded, type=Tournament)
    game = _game(tournament)
    for first in range(0, len(tournament.codes), tournament.players):
        seats = fill_seats(tournament.codes[first : first + tournament.players], tournament.players)
        minds = [make_safe(code, game, seat, clock=tournament.clock, grace=COMPILING) for seat, code in enumerate(seats)]
        play_out(game, game.new(tournament.players, "warm-up", max_rounds=1), minds)


def _game(tournament: Tournament) -> Game:
    return find_game(tournament.game, Path(tournament.data) if tournament.data else None)
