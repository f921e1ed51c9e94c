"""The last turn of the game: small cases are solved exactly, and searching bots play the solution."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import palais
from palais.games.palais_royal.bots.planner.transport import cheapest, least
from palais.games.palais_royal.bots.search.last_turn import LastTurn, SolverLimits, is_last
from palais.games.palais_royal.bots.search.last_value import Stakes
from palais.games.palais_royal.bots.search.search import SearchBot
from palais.games.palais_royal.bots.studies.last_turns import played
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.constants import BACKDOOR, COURT, DRAW, GATE, KING, MADAME, MINT, OFFICE, ROOMS, STAIRS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal

GAME = PalaisRoyal()
POSITIONS = Path(__file__).parent / "last-turns.txt"
BLEND = load_weights(2).blend.tolist()
LAST = "players: 2\nstart: yellow\nmarks: last-round\n"
FIELDS = ("e9", "d8", "f8", "e1", "c5", "d4")
NOBLES = ("gold-1", "couple-a-1", "couple-b-5", "one-1", "three-2", "diagonal-1", "couple-c-2", "moves-2")
CARDS = ("seals", "gold4", "majority", "points2", "points4", "muster", "moves5")


def small_position(seed: int) -> palais.State:
    """A few servants, a few moves, two or three nobles, up to two cards."""
    rng = random.Random(seed)
    nobles = zip(rng.sample(FIELDS, 3), rng.sample(NOBLES, 3), strict=True)
    rooms = {"stairs": rng.randint(1, 3), "court": rng.randint(0, 1)}
    for room in rng.choices(ROOMS, k=4):
        rooms[room] = rooms.get(room, 0) + 1
    here = ", ".join(f"{room} {count}" for room, count in rooms.items())
    hand = sorted(set(rng.choices(CARDS, k=rng.randint(0, 2))) - ({"moves5"} if rooms["stairs"] > 1 else set()))
    held = f"red hand: {', '.join(f'{card} 1' for card in hand)}\n" if hand else ""
    others = ", ".join(f"{room} {rng.randint(1, 2)}" for room in rng.sample(ROOMS, 3))
    s = GAME.parse_position(
        f"{LAST}turn: red reinforce\npark: {', '.join(f'{field} {noble}' for field, noble in nobles)}\n"
        f"red: gold {rng.randint(0, 5)}\nred rooms: {here}\n{held}yellow rooms: {others}\n"
    )
    f = fields(s)
    f.gate_left, f.supply[0] = int(f.servants[0, COURT]), rng.randint(0, 1)
    return s


def best_of_all(s: palais.State, stakes: Stakes) -> float:
    """The best of all legal turns, each tried up to the draw."""
    best, seen, waiting = -1e9, {s.to_bytes()}, [s]
    while waiting:
        now = waiting.pop()
        if fields(now).phase == DRAW:
            best = max(best, stakes.end(fields(now)))
            continue
        for action in GAME.legal(now, 0):
            after, _ = GAME.apply(now, 0, action)
            if after.to_bytes() not in seen:
                seen.add(after.to_bytes())
                waiting.append(after)
    return best


def solved(s: palais.State, floor: float = -1e9) -> tuple[LastTurn, float, list[str]]:
    """What the solver finds for the player in turn, and what it is worth."""
    solver = LastTurn(fields(GAME.hide(s, fields(s).player)), GAME.box.tables, BLEND, SolverLimits())
    actions = solver.solve(floor) or []
    for action in actions:
        s, _ = GAME.apply(s, fields(s).player, action)
    return solver, solver.stakes.end(fields(s)), [GAME.action_text(action) for action in actions]


@pytest.mark.parametrize("seed", range(12))
def test_no_legal_turn_is_better(seed: int) -> None:
    s = small_position(seed)
    solver, worth, actions = solved(s)
    assert actions
    assert solver.complete
    assert worth == pytest.approx(best_of_all(s, solver.stakes))


@pytest.mark.parametrize("number", range(8))
def test_last_turns_that_were_missed_are_won(number: int) -> None:
    """Winnable positions from self-play that eight visits without the solver failed to win."""
    s = GAME.parse_position(POSITIONS.read_text("utf-8").split("\n\n")[number])
    end = played(GAME, SearchBot(GAME, number, n=1), s)
    assert Stakes(fields(s), GAME.box.tables, BLEND).result(fields(end))[0]


def test_servants_for_the_king_come_from_where_they_are_no_longer_needed() -> None:
    """The supply is empty, and the King needs a servant for the noble's seals: the one on the stairs has done its work."""
    s = GAME.parse_position(
        f"{LAST}turn: red reinforce\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 1, stairs 1, backdoor 1\n"
    )
    fields(s).supply[0] = 0
    _, _, actions = solved(s)
    assert "king stairs" in actions
    assert "recruit e9" in actions
    end = played(GAME, SearchBot(GAME, 1, n=1), s)
    assert fields(end).nobles_in_park == fields(s).nobles_in_park - 1
    assert fields(end).servants[0, BACKDOOR] == 1, "that one keeps a card"


def test_a_useless_placement_is_declined() -> None:
    s = GAME.parse_position(f"{LAST}turn: red move\nred rooms: king 1, backdoor 2\nyellow rooms: mint 1\n")
    fields(s).supply[0] = 0
    _, _, actions = solved(s)
    assert not any(action.startswith("king ") for action in actions)


def test_only_the_last_player_of_the_last_round_has_the_last_turn() -> None:
    assert is_last(fields(GAME.parse_position(f"{LAST}turn: red reinforce\n")))
    assert not is_last(fields(GAME.parse_position(f"{LAST}turn: yellow reinforce\n")))
    assert not is_last(fields(GAME.parse_position("players: 2\nstart: yellow\nturn: red reinforce\n")))


def test_when_out_of_time_it_reports_that_not_everything_was_tried() -> None:
    s = small_position(1)
    solver = LastTurn(fields(GAME.hide(s, 0)), GAME.box.tables, BLEND, SolverLimits(in_time=lambda: False))
    solver.solve(-1e9)
    assert not solver.complete


FAR = [
    [abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for b in range(9)] for a in range(9)
]  # rooms laid in the order of their numbers


def counts(**rooms: int) -> list[int]:
    found = [0] * 9
    for room, count in rooms.items():
        found[ROOMS.index(room)] = count
    return found


def test_servants_are_sent_so_that_the_total_walk_is_shortest() -> None:
    """Sending the nearest servant to the first room would leave a long walk to the second."""
    have, need = counts(gate=1, madame=1), counts(stairs=1, king=1)
    ways = cheapest(have, need, FAR, 0, 99)
    assert ways is not None
    assert sum(FAR[way.origin][way.target] for way in ways) == FAR[MADAME][STAIRS] + FAR[GATE][KING] == 2
    assert least(have, need, FAR, 0) == 2
    assert cheapest(have, need, FAR, 0, 1) is None
    assert cheapest(counts(gate=1), need, FAR, 0, 99) is None


def test_reinforcements_enter_by_the_gate_and_are_no_more_than_allowed() -> None:
    have, need = counts(cardinal=2), counts(court=1, stairs=1)
    ways: Any = cheapest(have, need, FAR, 1, 99)
    assert sorted(way.called for way in ways) == [False, True]
    assert cheapest(have, need, FAR, 2, 2) is not None
    assert cheapest(have, need, FAR, 1, 2) is None


def test_a_servant_needed_where_it_stands_stays() -> None:
    assert cheapest(counts(mint=2, office=1), counts(mint=2, office=1), FAR, 0, 0) == []
    assert [(way.origin, way.target) for way in cheapest(counts(mint=3), counts(mint=2, office=1), FAR, 0, 9) or []] == [
        (MINT, OFFICE)
    ]
