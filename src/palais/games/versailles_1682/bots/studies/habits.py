"""What happens when a bot plays with itself, counted and drawn for docs/strategy.md.

python -m palais.games.versailles_1682.bots.studies.habits level:4 --players 4 --games 100 --folder docs/pictures
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from palais.bots.arena.rating import wilson
from palais.bots.registry import make
from palais.bots.seeds import bot_seed
from palais.bots.studies import run_study
from palais.core.bargain.market import Market
from palais.core.bargain.play import play_and_bargain
from palais.core.bargain.replay import new_ledger
from palais.core.contract import Outcome
from palais.core.events import Event
from palais.games.versailles_1682.bots.studies.habits_picture import draw
from palais.games.versailles_1682.engine.constants import AUDIENCES, FIRST_ACTION_CARD, KINDS, OFFICES, REQUESTS
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682

COUNTED = ("died", "exiled", "imprisoned", "king-died", "queen-died", "married", "war", "granted", "refused", "levy")


class CourtHabits:
    """Counts over many games."""

    def __init__(self, game: Versailles1682, players: int, **options: Any) -> None:
        self.game, self.players, self.options = game, players, options
        self.events: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()  # action cards played, requests asked for
        self.powers: Counter[str] = Counter()
        self.audiences: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.parts: list[dict[str, int]] = []
        self.rounds: list[int] = []
        self.seats, self.from_steward = np.zeros(players), np.zeros(players)

    def watch(self, code: str, seed: str) -> None:
        """One game; those bargain who can."""
        s, ledger = self.game.new(self.players, seed, **self.options), new_ledger(self.game)
        assert ledger is not None, "this game has offers"
        steward = fields(s).steward
        bots = [make(code, self.game, bot_seed(seed, seat)) for seat in range(self.players)]
        for step in play_and_bargain(self.game, s, bots, Market(self.game, ledger, seed)):
            self.count(step.events)
            s = step.state
        self.finish(self.game.score(s), fields(s).round, steward)

    def count(self, events: Sequence[Event]) -> None:
        for event in events:
            self.events[event.kind] += event.kind in COUNTED
            if event.kind in ("played", "asked"):
                self.cards[event.details["card"]] += 1
            elif event.kind == "power":
                self.powers[event.details["card"]] += 1
            elif event.kind == "audience":
                self.audiences[event.details["audience"]] += 1
            elif event.kind == "withdrawal":
                self.audiences["withdraw"] += 1
            elif event.kind == "relocated":
                self.places[event.details["place"]] += 1

    def finish(self, outcome: Outcome, rounds: int, steward: int) -> None:
        self.parts.append(outcome.parts[outcome.winners[0]])
        self.rounds.append(rounds)
        for seat in outcome.winners:
            self.seats[seat] += 1 / len(outcome.winners)
            self.from_steward[(seat - steward) % self.players] += 1 / len(outcome.winners)

    def summary(self) -> dict[str, Any]:
        """Counts a game; shares of the wins with their 95 % intervals."""
        return {
            "games": len(self.rounds),
            "players": self.players,
            "rounds": [float(np.percentile(self.rounds, share)) for share in (10, 50, 90, 100)],
            "win_share_by_seat": self._shares(self.seats),
            "win_share_from_first_steward": self._shares(self.from_steward),
            "a_game": self._a_game(self.events, COUNTED),
            "requests": self._a_game(self.cards, REQUESTS),
            "action_cards": self._a_game(self.cards, KINDS[FIRST_ACTION_CARD:]),
            "powers": self._a_game(self.powers, OFFICES),
            "audiences": self._a_game(self.audiences, AUDIENCES),
            "places": dict(self.places),
            "winners_livres": {part: round(float(np.mean([line[part] for line in self.parts]))) for part in self.parts[0]},
        }

    def _a_game(self, counts: Counter[str], names: Sequence[str]) -> dict[str, float]:
        return {name: round(counts[name] / len(self.rounds), 2) for name in names}

    def _shares(self, wins: Any) -> list[list[float]]:
        return [[round(float(x), 3) for x in wilson(float(won) / len(self.rounds), len(self.rounds))] for won in wins]


if __name__ == "__main__":
    run_study(lambda players: CourtHabits(Versailles1682(), players), draw, "versailles-habits")
