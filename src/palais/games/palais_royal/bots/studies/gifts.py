"""What it is worth to begin with something more: games of a bot with itself in which one player gets a gift.

python -m palais.games.palais_royal.bots.studies.gifts planner:noise=0.5 gold=2 --players 2 --games 300 --to 2
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track

from palais.bots.arena.match import cores, play_out
from palais.bots.arena.rating import NORMAL_95, wilson
from palais.bots.parallel import cut, spread
from palais.bots.registry import make, make_safe
from palais.bots.seeds import bot_seed
from palais.core.errors import BotError, PalaisError
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal

KINDS = "nothing, gold=2, room=stairs, card (any) or card=moves5"
Rows = npt.NDArray[np.float64]


def give(s: State, seat: int, gift: str, rng: np.random.Generator) -> None:
    """The gift: some gold, a servant of the supply who already stands in a room, or a card."""
    kind, _, what = gift.partition("=")
    if kind == "gold" and what.isdecimal():
        s.gold[seat] += int(what)
    elif kind == "room" and what in ROOMS:
        s.supply[seat] -= 1
        s.servants[seat, ROOMS.index(what)] += 1
    elif kind == "card" and (what in CARDS or not what):
        _give_card(s, seat, CARDS.index(what) if what else int(rng.integers(len(CARDS))))
    elif gift != "nothing":
        raise BotError(f"a gift is {KINDS}; found {gift!r}")


def _give_card(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] += 1
    s.held[seat] += 1
    s.pile[card] -= 1
    s.pile_size -= 1


def play(bot: str, gift: str, players: int, to: int, seed: str, first: int, end: int) -> Rows:
    """A row for each game: the share of the win and the points ahead of the one who got the gift.

    `to` is a place in turn order from 1 on; with 0 each place gets it in turn, on the same deal.
    """
    game = PalaisRoyal()
    rows = []
    for number in range(first, end):
        deal, place = (f"{seed}-{number}", to - 1) if to else (f"{seed}-{number // players}", number % players)
        s = game.new(players, deal)
        seat = (fields(s).start + place) % players
        give(fields(s), seat, gift, np.random.default_rng(number))
        s, _ = play_out(game, s, [make_safe(bot, game, bot_seed(deal, n), room=str(place)) for n in range(players)])
        outcome = game.score(s)
        others = [points for n, points in enumerate(outcome.points) if n != seat]
        rows.append(((seat in outcome.winners) / len(outcome.winners), outcome.points[seat] - max(others)))
    return np.array(rows)


def report(rows: Rows) -> str:
    """The share of wins and the mean margin, with 95 % intervals."""
    share = wilson(float(rows[:, 0].mean()), len(rows))
    margin = rows[:, 1]
    about = NORMAL_95 * float(margin.std()) / len(rows) ** 0.5
    wins = f"{100 * share.value:.1f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"
    return f"wins {wins} of {len(rows)} games, {margin.mean():+.1f} points (± {about:.1f}) against the best of the others"


def main() -> None:
    parser = argparse.ArgumentParser(description="What it is worth to begin with something more.")
    parser.add_argument("bot", help="who plays in every seat, such as planner:noise=0.5")
    parser.add_argument("gift", help=KINDS)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--to", type=int, default=0, help="place in turn order, 1 is the start player; 0: each in turn")
    parser.add_argument("--seed", default="gifts")
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    try:
        game = PalaisRoyal()
        make(options.bot, game, 0)
        give(fields(game.new(options.players, 0)), 0, options.gift, np.random.default_rng(0))
    except PalaisError as error:
        parser.error(str(error))
    if not 0 <= options.to <= options.players or options.games < 1 or options.jobs < 1:
        parser.error("--games and --jobs begin at 1, --to goes from 0 to the number of players")
    sys.stdout.write(report(np.concatenate(list(_all(options)))) + "\n")


def _all(options: argparse.Namespace) -> Iterator[Rows]:
    """All games, with a bar on the error stream."""
    work = partial(play, options.bot, options.gift, options.players, options.to, options.seed)
    pieces = len(cut(options.games, options.jobs))
    yield from track(spread(work, options.games, options.jobs), "games", pieces, console=Console(stderr=True), transient=True)


if __name__ == "__main__":
    main()
