"""What golden files contain, made afresh: tree counts, transcripts with what every seat sees, finished games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from palais import SPECTATOR, Game, State
from palais.bots.registry import make
from palais.core.archive import PlayerEntry, Recorder
from palais.core.play import play
from tests.walks import busy_walk

SHOWN_IN_FULL = 60  # every so many actions


@dataclass(frozen=True)
class Tree:
    """A position whose lines of play are counted, to a depth for plain Python and to one for compiled code."""

    name: str
    position: Callable[[], State]
    plain: int
    deep: int


@dataclass(frozen=True)
class Golden:
    """The golden files of one game, and how they are made."""

    game: Game
    folder: Path
    players: tuple[int, ...]
    count: Callable[[State, int], int]  # the lines of play of a length
    seen: Callable[[State, int], str]  # what a seat, or a spectator, sees of a position
    trees: tuple[Tree, ...]
    rounds: int  # of a transcript
    shown: Callable[[State, int], str] | None = None  # now and then in full, if not `seen`
    options: dict[str, Any] = field(default_factory=dict)  # of a finished game

    @property
    def trees_file(self) -> Path:
        return self.folder / "tree-counts.txt"

    @property
    def version_file(self) -> Path:
        return self.folder / "rules-version.txt"

    def transcript_file(self, players: int) -> Path:
        return self.folder / f"transcript-{players}.txt"

    def finished_file(self, players: int) -> Path:
        return self.folder / f"finished-{players}.json"

    def tree_lines(self, compiled: bool) -> Iterator[str]:
        """A line for each position and depth, as `start 4 6561`."""
        for tree in self.trees:
            s = tree.position()
            for depth in range(1, (tree.deep if compiled else tree.plain) + 1):
                yield f"{tree.name} {depth} {self.count(s, depth)}"

    def transcript(self, players: int) -> str:
        """A short game: every action, every event, what every seat sees after it as a digest, and now and then in full."""
        game, lines = self.game, [f"# {players} players, rules version {self.game.rules_version}"]
        walk = busy_walk(game, players, f"golden-{players}", max_rounds=self.rounds)
        for n, (_, seat, action, after, events) in enumerate(walk, 1):
            lines.append(f"{n} seat {seat}: {game.action_text(action)}")
            lines += [f"    {event.kind} {msgspec.json.encode(event.details | event.secret).decode()}" for event in events]
            for viewer in (SPECTATOR, *range(players)):
                seen = self.seen(after, viewer)
                lines.append(f"    view {viewer}: {hashlib.sha256(seen.encode()).hexdigest()[:16]}")
                if n % SHOWN_IN_FULL == 0:
                    lines.append(f"    {self.shown(after, viewer) if self.shown else seen}")
        return "\n".join([*lines, game.position_text(after)])

    def finished_game(self, players: int) -> str:
        """The record of a whole game between greedy bots; the salt is fixed so that the file is always the same."""
        game, seed = self.game, f"finished-{players}"
        recorder = Recorder(game, [PlayerEntry(f"greedy {n}", "greedy") for n in range(players)], seed, self.options)
        recorder.salt = "golden"
        recorder.commitment = hashlib.sha256(f"golden:{seed}".encode()).hexdigest()
        s = game.new(players, seed, **self.options)
        bots = [make("greedy", game, seat) for seat in range(players)]
        for step in play(game, s, lambda seat, hidden, legal: bots[seat].act(hidden, legal, None)):
            s = step.state
            recorder.add(step.seat, step.action, s)
        return msgspec.json.format(msgspec.json.encode(recorder.record(s)), indent=1).decode() + "\n"
