"""The arena: every bot plays the same deals from every seat. The results, game by game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from palais.bots.arena.match import play_out
from palais.bots.arena.seatings import ArenaSeating, seating
from palais.bots.parallel import spread, spread_on_cluster
from palais.bots.process.loader import absolute
from palais.bots.process.safe_bot import SafeBot
from palais.bots.registry import check as check_bot
from palais.bots.registry import fill_seats, make_safe, names
from palais.bots.seeds import bot_seed
from palais.core.bargain.contract import is_on
from palais.core.bargain.ledger import Ledger, reputations
from palais.core.bargain.market import Market
from palais.core.bargain.replay import new_ledger
from palais.core.contract import Game, State
from palais.core.errors import BotError
from palais.core.jit import ENABLED
from palais.core.kit import game as find_game
from palais.core.play import play
from palais.core.seated_bots import SeatedBots

# Options that are set where a game has them.
FIRST_SEAT_STARTS: Final = {"start": 0}  # so that seat numbers are places in the turn order
SHORT: Final = {"max_rounds": 1}  # for warming up

WARM_UP_TURNS: Final = 2  # of every bot
COMPILE_SECONDS: Final = 30.0  # added to the clock of the very first turns: an outside bot may have to compile something


class Tournament(msgspec.Struct, frozen=True):
    """The settings of an arena. The same settings give the same games, whatever the number of jobs."""

    game: str
    data: str | None
    players: int
    seed: str
    codes: list[str]
    clock: float | None  # seconds for each turn
    options: dict[str, Any] = {}  # of every game
    bargain: bool = False  # let bots make offers, if they can


class Deals(msgspec.Struct, frozen=True):
    """How one seat's offers and promises turned out."""

    offered: int = 0
    accepted: int = 0
    kept: int = 0
    broken: int = 0


class ArenaGame(msgspec.Struct, frozen=True):
    """The result of one game, by seat."""

    seating: ArenaSeating
    points: list[int]
    winners: list[int]
    rounds: int
    turns: list[int]
    seconds: list[float]
    faults: list[int]
    messages: list[list[str]]
    deals: list[Deals] = []  # if the bots bargain


def check(tournament: Tournament) -> None:
    """Raise a clear error before the first game if a bot cannot be made or does not play this game."""
    if not tournament.codes:
        raise BotError("expected at least one bot")
    game = _game(tournament)
    options = game.options(tournament.players, **tournament.options)
    if tournament.bargain and (new_ledger(game) is None or not is_on(options)):
        raise BotError(f"there are no offers in {game.id} with these options: leave --bargain out")
    for code in tournament.codes:
        check_bot(code, game)


def play_tournament(
    tournament: Tournament, games: int, jobs: int, progress: Callable[[int], None], cluster: bool = False
) -> list[ArenaGame]:
    """Play this many games, in order. `progress` is called with the number of games just finished."""
    data = tournament.data and str(Path(tournament.data).resolve())
    placed = msgspec.structs.replace(tournament, data=data, codes=[absolute(code) for code in tournament.codes])
    work = partial(play_some, placed, names(tournament.codes))
    if not cluster:
        work(0, 0)  # compile here first; the worker processes then load the cache
    played = []
    with closing(spread_on_cluster(work, games, jobs) if cluster else spread(work, games, jobs)) as pieces:
        for piece in pieces:
            progress(len(piece))
            played += piece
    return played


def play_some(tournament: Tournament, labels: list[str], first: int, end: int) -> list[ArenaGame]:
    """Play the games with numbers from `first` up to `end`."""
    game = _game(tournament)
    if ENABLED:
        _warm_up(msgspec.json.encode(tournament))
    bots, players = len(tournament.codes), tournament.players
    return [_play(game, tournament, labels, seating(bots, players, number)) for number in range(first, end)]


def _play(game: Game, tournament: Tournament, labels: list[str], seating: ArenaSeating) -> ArenaGame:
    bots = _bots(game, tournament, labels, seating)
    start = _deal(game, tournament, f"{tournament.seed}-{seating.deal}", FIRST_SEAT_STARTS)
    market = _market(game, tournament, seating) if tournament.bargain else None
    s, _ = play_out(game, start, bots, market)
    outcome = game.score(s)
    return ArenaGame(
        seating,
        outcome.points,
        outcome.winners,
        game.moment(s).round,
        [bot.turns for bot in bots],
        [bot.seconds for bot in bots],
        [bot.faults for bot in bots],
        [[f"{message} (deal {seating.deal}, seat {seat})" for message in bot.messages] for seat, bot in enumerate(bots)],
        [] if market is None else deals(market.ledger, tournament.players),
    )


def _market(game: Game, tournament: Tournament, seating: ArenaSeating) -> Market:
    ledger = new_ledger(game)
    assert ledger is not None, "check has refused games without offers"
    return Market(game, ledger, f"{tournament.seed}-{seating.deal}-{seating.bots}")


def deals(ledger: Ledger, players: int) -> list[Deals]:
    """By seat: offers made and accepted, promises kept and broken."""
    offers = [(one.offer.seat, one.status == "accepted") for one in ledger.all]
    return [
        Deals(
            sum(seat == one.seat for seat, _ in offers),
            sum(seat == one.seat and accepted for seat, accepted in offers),
            one.kept,
            one.broken,
        )
        for one in reputations(ledger.all, players)
    ]


def _bots(game: Game, tournament: Tournament, labels: list[str], seating: ArenaSeating) -> list[SafeBot]:
    """The deal's seed depends on its number only; the bots' seeds also on the seating.

    Each deal is played again in other seatings. A bot's process plays in one seating only, so it never sees a deal twice.
    """
    room = repr((seating.kind, seating.bots))
    seeds = [bot_seed(tournament.seed, seating.deal, room, seat) for seat in range(tournament.players)]
    return [
        make_safe(tournament.codes[bot], game, seed, labels[bot], tournament.clock, room=room)
        for bot, seed in zip(seating.bots, seeds, strict=True)
    ]


@cache
def _warm_up(encoded: bytes) -> None:
    """Play the first turns of every bot, once per process and outside the measured time, so that its code is compiled."""
    tournament = msgspec.json.decode(encoded, type=Tournament)
    game, players = _game(tournament), tournament.players
    for first in range(0, len(tournament.codes), players):
        codes = fill_seats(tournament.codes[first : first + players], players)
        bots = [make_safe(code, game, seat, clock=tournament.clock, grace=COMPILE_SECONDS) for seat, code in enumerate(codes)]
        for _ in play(game, _deal(game, tournament, "warm-up", SHORT), SeatedBots(game, bots).choose):
            if min(bot.turns for bot in bots) > WARM_UP_TURNS:
                break


def _deal(game: Game, tournament: Tournament, seed: str, wanted: dict[str, Any]) -> State:
    """A new game, with those of the given options that the game knows."""
    known = game.options(tournament.players)
    options = {name: value for name, value in wanted.items() if name in known}
    return game.new(tournament.players, seed, **{**tournament.options, **options})


def _game(tournament: Tournament) -> Game:
    return find_game(tournament.game, Path(tournament.data) if tournament.data else None)
