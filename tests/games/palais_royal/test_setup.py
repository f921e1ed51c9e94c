"""Setting up (PR-201 to PR-207, reading 5)."""

from __future__ import annotations

import pytest

from palais.core.contract import SPECTATOR, State
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.state import fields

from .positions import BOX, COLOURS, GAME, after, change, left, legal, phase, refusal

SEEDS = range(20)


def palace(s: State) -> list[str]:
    return [ROOMS[room] for room in fields(s).room_at.tolist()]


def by_room(s: State, seat: int) -> dict[str, int]:
    return {room: n for room, n in zip(ROOMS, fields(s).servants[seat].tolist(), strict=True) if n}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_201_36_of_the_42_nobles_lie_on_the_36_fields(players: int) -> None:
    s = fields(GAME.new(players=players, seed=players))
    assert len(set(s.noble_at.tolist())) == 36
    assert set(s.noble_at.tolist()) <= {tile.number for tile in BOX.tiles}
    assert s.nobles_in_park == 36
    assert set(s.owner.tolist()) == {-1}


def test_pr_201_the_nobles_are_shuffled() -> None:
    """Every noble is sometimes left out, and the first field varies."""
    parks = [fields(GAME.new(players=2, seed=seed)).noble_at.tolist() for seed in range(120)]
    everyone = set(range(42))
    assert {noble for park in parks for noble in everyone - set(park)} == everyone
    assert len({park[0] for park in parks}) > 30


def test_pr_201_the_park_lies_face_up() -> None:
    h = GAME.hide(GAME.new(players=3, seed=1), SPECTATOR)
    assert all(field["noble"] is not None for field in GAME.view(h, SPECTATOR)["park"])


def test_pr_202_the_first_game_has_its_layout() -> None:
    expected = ["backdoor", "office", "cardinal", "mint", "gate", "madame", "stairs", "king", "court"]
    assert palace(GAME.new(players=3)) == palace(GAME.new(players=3, layout="first")) == expected


def test_pr_202_the_rooms_may_be_shuffled() -> None:
    palaces = [palace(GAME.new(players=3, seed=seed, layout="shuffled")) for seed in range(60)]
    assert all(sorted(rooms) == sorted(ROOMS) for rooms in palaces)
    for place in range(9):
        assert {rooms[place] for rooms in palaces} == set(ROOMS)


def test_pr_202_the_table_may_choose_the_rooms_freely() -> None:
    rooms = list(reversed(ROOMS))
    s = GAME.new(players=3, layout=rooms)
    assert palace(s) == rooms
    assert [fields(s).place[room] for room in range(9)] == list(reversed(range(9)))


def test_pr_203_all_36_cards_lie_face_down() -> None:
    s = GAME.new(players=4, seed=5)
    assert (fields(s).pile_size, fields(s).held.tolist(), fields(s).discard.sum()) == (36, [0, 0, 0, 0], 0)
    for seat in (*range(4), SPECTATOR):
        h = GAME.hide(s, seat)
        assert not fields(h).pile.any()
        assert GAME.view(h, seat)["cards"]["pile"] == 36


def test_pr_203_the_cards_are_shuffled() -> None:
    drawn = set()
    for seed in SEEDS:
        s = after(GAME.new(players=2, seed=seed, start=0), *["put backdoor"] * 10, *["done"] * 4, "draw")
        drawn.add(tuple(fields(s).drawn.tolist()))
    assert len(drawn) > 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_204_each_player_has_18_servants_and_7_in_the_reserve(players: int) -> None:
    s = GAME.new(players=players)
    for seat in range(players):
        assert (fields(s).supply[seat] + sum(by_room(s, seat).values()), fields(s).reserve[seat]) == (18, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_205_each_puts_three_on_the_stairs_and_two_on_the_court(players: int) -> None:
    s = GAME.new(players=players)
    for seat in range(players):
        assert by_room(s, seat) == {"stairs": 3, "court": 2}


@pytest.mark.parametrize(
    ("players", "start", "gold"),
    [
        (2, 0, [0, 1]),
        (2, 1, [1, 0]),
        (3, 0, [0, 1, 2]),
        (3, 2, [1, 2, 0]),
        (4, 0, [0, 1, 2, 3]),
        (4, 2, [2, 3, 0, 1]),
    ],
)
def test_pr_206_the_start_player_has_no_gold_and_the_next_ones_1_2_3(players: int, start: int, gold: list[int]) -> None:
    s = GAME.new(players=players, start=start)
    assert fields(s).gold.tolist()[:players] == gold
    assert GAME.to_act(s) == (start,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reading_5_the_start_player_is_drawn_unless_the_table_sets_one(players: int) -> None:
    assert {fields(GAME.new(players=players, seed=seed)).start for seed in SEEDS} == set(range(players))
    assert {fields(GAME.new(players=players, seed=seed, start=1)).start for seed in SEEDS} == {1}


def test_pr_207_the_start_player_puts_five_servants_into_any_rooms() -> None:
    s = GAME.new(players=3, start=1)
    assert legal(s) == {f"put {room}" for room in ROOMS}
    assert change(s, "put gate", "put gate", "put gate", "put office", "put stairs") == {
        "yellow gate": 3,
        "yellow office": 1,
        "yellow stairs": 1,
        "yellow supply": -5,
    }


def test_pr_207_several_servants_may_go_into_one_room() -> None:
    assert change(GAME.new(players=2, start=0), *["put cardinal"] * 5) == {"red cardinal": 5, "red supply": -5}


def test_pr_207_the_others_follow_clockwise_each_placing_all_five_at_once() -> None:
    s = GAME.new(players=4, start=2)
    order = []
    while phase(s) == "setup":
        order.append(COLOURS[fields(s).player])
        s = after(s, "put mint")
    assert order == ["green"] * 5 + ["black"] * 5 + ["red"] * 5 + ["yellow"] * 5


def test_pr_207_eight_stay_in_the_supply_and_the_start_player_begins() -> None:
    s = after(GAME.new(players=3, start=2), *["put cardinal"] * 15)
    assert fields(s).supply.tolist()[:3] == [8, 8, 8]
    assert (phase(s), COLOURS[fields(s).player], fields(s).round_number) == ("reinforce", "green", 1)
    assert left(s) == {"gate": 2}


@pytest.mark.parametrize("action", ["done", "draw", "reinforce supply", "move gate-stairs", "play gold4"])
def test_pr_207_nothing_else_can_be_done_before_all_five_are_put(action: str) -> None:
    s = after(GAME.new(players=2), "put gate")
    assert refusal(s, action) == ("must-finish" if action == "done" else "not-now")


def test_pr_207_one_player_cannot_put_for_another() -> None:
    s = GAME.new(players=3, start=0)
    assert refusal(s, "put gate", "yellow") == "not-your-turn"
