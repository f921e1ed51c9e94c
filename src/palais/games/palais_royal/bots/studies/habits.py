"""What a bot does when it plays with itself, counted and drawn for docs/strategy.md.

python -m palais.games.palais_royal.bots.studies.habits planner --players 4 --games 300 --folder docs/pictures
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from palais.bots.arena.rating import wilson
from palais.bots.studies import run_study, same_bots
from palais.core.contract import Outcome
from palais.core.play import play
from palais.games.palais_royal.bots.studies.habits_picture import draw
from palais.games.palais_royal.engine.actions import take_apart
from palais.games.palais_royal.engine.constants import CARDS, ROOMS, SETUP
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal

EARLY = 2  # rounds
KINDS = (
    "one servant",
    "three servants",
    "+2 gold",
    "+2 moves",
    "+2 at the gate",
    "King",
    "Madame",
    "+3 cards",
    "diagonal",
    "couple",
)
PRIVILEGE_KINDS = (4, 3, 8, 2, 5, 6, 7)  # the kind of each privilege: gate, moves, diagonal, gold, king, madame, cards


class Habits:
    """Counts over many games; those of the winners apart."""

    def __init__(self, game: PalaisRoyal, players: int) -> None:
        self.game, self.players = game, players
        self.first: Counter[int] = Counter()  # the first noble of each player
        self.early: Counter[int] = Counter()  # nobles of the first rounds
        self.cards: Counter[int] = Counter()
        self.put: Counter[int] = Counter()
        self.rooms: dict[int, list[Any]] = {}  # servants by room at the end of the own turn, by round
        self.parts: list[dict[str, int]] = []
        self.points: list[list[int]] = []
        self.rounds: list[int] = []
        self.wins = np.zeros(players)

    def watch(self, code: str, seed: str) -> None:
        """One game."""
        s = self.game.new(self.players, seed)
        seen = [0] * self.players
        for step in play(self.game, s, same_bots(self.game, self.players, code, seed)):
            self.count(fields(step.before), step.seat, step.action, seen)
            self.look_round(fields(step.before), fields(step.state), step.seat)
            s = step.state
        self.finish(fields(s), self.game.score(s))

    def look_round(self, s: State, after: State, seat: int) -> None:
        """Where the servants stand when a turn has ended."""
        if s.phase != SETUP and after.player != seat:
            self.rooms.setdefault(s.round_number, []).append(after.servants[seat].copy())

    def count(self, s: State, seat: int, action: int, seen: list[int]) -> None:
        parts = take_apart(action)
        if parts.kind == "recruit":
            kind = self.kind(s.noble_at[parts.first])
            self.first[kind] += seen[seat] == 0
            self.early[kind] += s.round_number <= EARLY
            seen[seat] += 1
        elif parts.kind == "play":
            self.cards[parts.first] += 1
        elif parts.kind == "put":
            self.put[parts.first] += 1

    def kind(self, tile: int) -> int:
        """The kind of a noble, as a number of KINDS."""
        t = self.game.box.tables
        gives = np.flatnonzero(t.tile_gives[tile])
        if len(gives):
            return PRIVILEGE_KINDS[int(gives[0])]
        servants = int(t.tile_servants[tile])
        return {0: 9, 1: 0}.get(servants, 1)

    def finish(self, s: State, outcome: Outcome) -> None:
        self.parts += outcome.parts
        self.points.append(outcome.points)
        self.rounds.append(s.round_number)
        for seat in outcome.winners:
            self.wins[(seat - s.start) % self.players] += 1 / len(outcome.winners)

    def win_shares(self) -> list[float]:
        """In turn order."""
        shares: list[float] = (self.wins / len(self.rounds)).tolist()
        return shares

    def summary(self) -> dict[str, Any]:
        """The counts as shares and means, for people and for the page; shares of wins with their 95 % intervals."""
        points = np.array(self.points)
        mean = {part: round(float(np.mean([line[part] for line in self.parts])), 2) for part in self.parts[0]}
        return {
            "games": len(self.rounds),
            "players": self.players,
            "rounds_mean": round(float(np.mean(self.rounds)), 2),
            "winner_points_mean": round(float(points.max(1).mean()), 2),
            "points_mean": round(float(points.mean()), 2),
            "win_share_by_turn_order": [[round(x, 3) for x in wilson(share, len(self.rounds))] for share in self.win_shares()],
            "parts": mean,
            "first_noble": _shares(self.first, KINDS),
            "early_nobles": _shares(self.early, KINDS),
            "cards_a_game": {card: round(self.cards[n] / len(self.rounds), 2) for n, card in enumerate(CARDS)},
            "set_up": {room: round(self.put[n] / len(self.points) / self.players, 2) for n, room in enumerate(ROOMS)},
            "rooms_by_round": {
                r: dict(zip(ROOMS, np.mean(rows, 0).round(2).tolist(), strict=True)) for r, rows in self.rooms.items()
            },
        }


def _shares(counts: Counter[int], names: tuple[str, ...]) -> dict[str, float]:
    total = max(1, counts.total())
    return {name: round(counts[n] / total, 3) for n, name in enumerate(names)}


if __name__ == "__main__":
    run_study(lambda players: Habits(PalaisRoyal(), players), draw, "habits")
