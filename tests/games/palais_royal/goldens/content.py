"""What the golden files contain, made afresh: tree counts, transcripts with every seat's view, finished games."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from palais import SPECTATOR
from palais.bots.registry import make
from palais.core.archive import PlayerEntry, Recorder
from palais.games.palais_royal.engine.perft import tree_count
from palais.games.palais_royal.game import PalaisRoyal
from tests.walks import busy_walk

game = PalaisRoyal()

OPENING = """players: 4
turn: black reinforce
left: gate 3
red rooms: stairs 3, court 2, mint 2, cardinal 3
yellow rooms: stairs 3, court 2, office 5
green rooms: stairs 5, court 2, king 3
black rooms: stairs 3, court 3, madame 4, mint 8
black: gold 9
black hand: majority 1, muster 1, march 1, moves9 1, gold4 1
park: a5 couple-a-1, b4 gold-1, e9 three-2, h2 couple-d-6
"""
MOVING = """players: 3
turn: yellow move
left: moves 6
red rooms: stairs 3, court 2, mint 2, cardinal 1
yellow rooms: gate 4, stairs 3, court 2, office 1, king 1
yellow nobles: diagonal-1
yellow hand: moves5 1, gold4 1
yellow: gold 3
green rooms: stairs 3, court 2, madame 3
park: a5 couple-a-1, b4 gold-1, e9 three-2, h2 couple-d-6
"""
RECRUITING = """players: 2
turn: red recruit
left: seals 2
red: gold 12
red rooms: office 3, king 3, madame 2, backdoor 2, cardinal 1
red hand: seals 1, points2 1, gold4 2
yellow rooms: office 1, king 2, court 2
park: e9 one-1, d8 couple-a-1, f8 couple-c-3, e7 gold-1, b2 three-2, c2 couple-b-3, b3 king-2, g5 couple-d-3
"""
# name, position, depth for plain Python, depth for compiled code
TREES: tuple[tuple[str, str, int, int], ...] = (
    ("opening", OPENING, 4, 7),
    ("moving", MOVING, 3, 6),
    ("recruiting", RECRUITING, 4, 8),
)


def tree_lines(compiled: bool) -> Iterator[str]:
    """A line for each position and depth, as `start 4 6561`."""
    for name, text, plain, deep in TREES:
        s = game.parse_position(text)
        for depth in range(1, (deep if compiled else plain) + 1):
            yield f"{name} {depth} {tree_count(game, s, depth)}"


def transcript(players: int) -> str:
    """A short game: every action, every event, every seat's view after it as a digest, and now and then in full."""
    lines = [f"# {players} players, rules version {game.rules_version}"]
    for n, (_, seat, action, after, events) in enumerate(busy_walk(game, players, f"golden-{players}", max_rounds=3), 1):
        lines.append(f"{n} seat {seat}: {game.action_text(action)}")
        lines += [f"    {event.kind} {msgspec.json.encode(event.details | event.secret).decode()}" for event in events]
        for viewer in (SPECTATOR, *range(players)):
            view = msgspec.json.encode(game.view(game.hide(after, viewer), viewer))
            lines.append(f"    view {viewer}: {hashlib.sha256(view).hexdigest()[:16]}")
            if n % 60 == 0:
                lines.append(f"    {view.decode()}")
    return "\n".join([*lines, game.position_text(after)])


def finished_game(players: int) -> str:
    """The record of a whole game between greedy bots; the salt is fixed so that the file is always the same."""
    seed = f"finished-{players}"
    recorder = Recorder(game, [PlayerEntry(f"greedy {n}", "greedy") for n in range(players)], seed, {"layout": "shuffled"})
    recorder.salt = "golden"
    recorder.commitment = hashlib.sha256(f"golden:{seed}".encode()).hexdigest()
    s = game.new(players, seed, layout="shuffled")
    bots = [make("greedy", game, seat) for seat in range(players)]
    while acting := game.to_act(s):
        hidden = game.hide(s, acting[0])
        action = bots[acting[0]].act(hidden, game.legal(hidden, acting[0]), None)
        s, _ = game.apply(s, acting[0], action)
        recorder.add(acting[0], action, s)
    return msgspec.json.format(msgspec.json.encode(recorder.record(s)), indent=1).decode() + "\n"


TRANSCRIPTS = {f"transcript-{players}.txt": players for players in (2, 3, 4)}
FINISHED = {f"finished-{players}.json": players for players in (2, 3, 4)}
