"""What an observation must say, worked out from the view and the record in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from palais import Game, Hidden
from palais.games.palais_royal.engine.constants import CARDS, PHASES, PRIVILEGES, ROOMS
from palais.games.palais_royal.engine.state import fields

MOST = 16.0


def by_seat(values: list[Any], seat: int) -> list[Any]:
    """The seat's own first, then the others in turn order, zeros for absent players."""
    players = len(values)
    turned = [values[(seat + n) % players] for n in range(players)]
    return turned + [np.zeros_like(values[0])] * (4 - players)


def counts(cards: dict[str, int] | None, names: tuple[str, ...] = CARDS) -> list[int]:
    return [(cards or {}).get(name, 0) for name in names]


def one_hot(index: int | None, size: int) -> list[int]:
    return [int(n == index) for n in range(size)]


def expected(game: Game, h: Hidden, seat: int) -> dict[str, Any]:
    """Each part by name, as counts: not yet divided by its scale."""
    view, f = game.view(h, seat), fields(h)
    players = view["players"]
    n = len(players)
    turn = view["to_act"]
    return {
        "players": one_hot(n - 2, 3),
        "phase": one_hot(PHASES.index(view["phase"]), len(PHASES)),
        "turn": one_hot(None if turn is None else (turn - seat) % n, 4),
        "start": one_hot((view["start"] - seat) % n, 4),
        "round": [view["round"] / view["max_rounds"]],
        "nobles-in-park": [view["nobles_in_park"]],
        "last-round": [view["last_round"]],
        "left": [f.free_left, f.gate_left, f.moves_left, f.march_moves, f.king_left, f.madame_left, f.card_seals],
        "marks": [f.begun, f.mustering, f.bonus_everywhere],
        "servants": by_seat([f.servants[p] for p in range(n)], seat),
        "supply": by_seat([p["supply"] for p in players], seat),
        "reserve": by_seat([p["reserve"] for p in players], seat),
        "gold": by_seat([p["gold"] for p in players], seat),
        "noble-points": by_seat([int(f.noble_points[p]) for p in range(n)], seat),
        "privileges": by_seat([counts(p["privileges"], PRIVILEGES) for p in players], seat),
        "row-servants": by_seat([[row["servants"][p] for row in view["rows"]] for p in range(n)], seat),
        "cards": by_seat([p["cards"] for p in players], seat),
        "shown": by_seat([counts(p["shown"]) for p in players], seat),
        "hand": counts(players[seat]["hand"]),
        "drawn": counts(view["cards"]["drawn"]),
        "discard": counts(view["cards"]["discard"]),
        "pile-most": f.pile_most[seat],
        "pile-size": [view["cards"]["pile"]],
        "drawn-size": [view["cards"]["drawn_size"]],
        "palace": [[int(f.place[room]) % 3, int(f.place[room]) // 3] for room in range(len(ROOMS))],
        "park": park(view, seat, n),
    }


def park(view: Any, seat: int, players: int) -> list[list[float]]:
    """A line for each field, already divided."""
    turn = view["turn"] or {}
    lines = []
    for field in view["park"]:
        noble, owner = field["noble"], field["servant"]
        line = [0.0] * 13
        if noble:
            line[:6] = [1, field["price"] / 8, noble["king"] / 4, noble["madame"] / 4, noble["points"] / 8, noble["servants"] / 4]
            if noble["privilege"]:
                line[6 + PRIVILEGES.index(noble["privilege"])] = noble["amount"] / 4
        nth = None if owner is None else (owner - seat) % players
        line += [float(turn.get("recruiting_at") == field["field"]), float(nth == 0), (nth or 0) / 4]
        lines.append(line)
    return lines + [[0.0] * 16] * (36 - len(lines))
