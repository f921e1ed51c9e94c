"""The material: park, nobles, rooms, cards, servants, gold (PR-101 to PR-105)."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.constants import CARDS, ROOMS, ROWS
from palais.games.palais_royal.engine.state import fields

from .positions import BOX, COLOURS, GAME, change, park, position, view

FIRST_PALACE = ["backdoor", "office", "cardinal", "mint", "gate", "madame", "stairs", "king", "court"]
ROW_FIELDS = {
    "lions": {"b8", "b7", "b6", "a5", "b4", "b3", "b2"},
    "vases": {"b2", "c2", "d2", "e1", "f2", "g2", "h2"},
    "fountains": {"b8", "c8", "d8", "e9", "f8", "g8", "h8"},
    "statues": {"h8", "h7", "h6", "i5", "h4", "h3", "h2"},
}
NEIGHBOURS = {
    "e9": {"d8", "f8"},
    "a5": {"b6", "b4"},
    "b8": {"c8", "b7", "c7"},
    "d8": {"e9", "c8", "c7", "e7"},
    "c7": {"b8", "c8", "d8", "b7", "b6", "d6"},
    "e7": {"d8", "f8", "d6", "f6"},
    "d6": {"c7", "e7", "c5"},
    "c5": {"b6", "d6", "b4", "d4"},
    "b4": {"a5", "c5", "b3", "c3"},
    "h2": {"g2", "h3", "g3"},
}
# kind: what each tile gives, and the tiles as (gold, seals of the King, seals of Madame, points)
NOBLES = {
    "one": ({"servants": 1}, [(0, 2, 1, 3), (0, 1, 2, 3), (2, 1, 1, 3)]),
    "three": ({"servants": 3}, [(2, 3, 1, 4), (2, 2, 2, 4), (2, 1, 3, 4)]),
    "gold": ({"gold": 2}, [(4, 2, 0, 3), (4, 0, 2, 3)]),
    "moves": ({"moves": 2}, [(2, 2, 0, 2), (2, 0, 2, 2)]),
    "gate": ({"gate": 2}, [(4, 2, 0, 3), (4, 0, 2, 3)]),
    "king": ({"king": 1}, [(4, 0, 2, 3), (4, 1, 1, 3)]),
    "madame": ({"madame": 1}, [(4, 2, 0, 3), (4, 1, 1, 3)]),
    "cards": ({"cards": 3}, [(4, 2, 0, 3), (4, 0, 2, 3)]),
    "diagonal": ({"diagonal": 1}, [(2, 1, 1, 2), (2, 1, 1, 2)]),
    "couple-a": ({}, [(6, 2, 0, 6), (6, 2, 0, 6), (6, 1, 1, 6), (6, 0, 2, 6), (6, 0, 2, 6)]),
    "couple-b": ({}, [(6, 3, 0, 7), (6, 2, 1, 7), (6, 1, 2, 7), (6, 0, 3, 7), (4, 1, 3, 7)]),
    "couple-c": ({}, [(8, 3, 0, 8), (6, 3, 1, 8), (6, 2, 2, 8), (6, 2, 2, 8), (6, 1, 3, 8), (8, 0, 3, 8)]),
    "couple-d": ({}, [(8, 4, 0, 9), (8, 3, 1, 9), (8, 2, 2, 9), (8, 2, 2, 9), (8, 1, 3, 9), (8, 0, 4, 9)]),
}


def rows_of(name: str) -> dict[str, int]:
    field = BOX.field(name)
    assert field is not None
    return field.rows


def test_pr_101_the_park_has_36_fields() -> None:
    assert len({field.name for field in BOX.fields}) == 36


def test_pr_101_24_fields_lie_in_border_rows_and_12_inside() -> None:
    assert sum(field.is_border for field in BOX.fields) == 24
    assert sum(not field.is_border for field in BOX.fields) == 12


@pytest.mark.parametrize("row", ROWS)
def test_pr_101_each_row_has_seven_fields(row: str) -> None:
    assert {field.name for field in BOX.fields if row in field.rows} == ROW_FIELDS[row]


@pytest.mark.parametrize(("row", "double"), [("lions", "a5"), ("vases", "e1"), ("fountains", "e9"), ("statues", "i5")])
def test_pr_101_one_field_of_each_row_stands_out_and_counts_double(row: str, double: str) -> None:
    assert {field.name for field in BOX.fields if field.rows.get(row) == 2} == {double}


@pytest.mark.parametrize("corner", ["b8", "h8", "b2", "h2"])
def test_pr_101_corner_fields_belong_to_two_rows(corner: str) -> None:
    assert sorted(rows_of(corner).values()) == [1, 1]
    assert {row for row, fields in ROW_FIELDS.items() if corner in fields} == set(rows_of(corner))


def test_pr_101_only_the_corners_belong_to_two_rows() -> None:
    assert {field.name for field in BOX.fields if len(field.rows) > 1} == {"b8", "h8", "b2", "h2"}


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_pr_101_neighbours_are_the_surrounding_fields_and_ornaments_break_adjacency(name: str) -> None:
    field = BOX.field(name)
    assert field is not None
    assert {BOX.fields[n].name for n in field.neighbours} == NEIGHBOURS[name]


def test_pr_101_neighbours_are_neighbours_of_each_other() -> None:
    for field in BOX.fields:
        assert field.number not in field.neighbours
        assert all(field.number in BOX.fields[n].neighbours for n in field.neighbours)


def test_pr_101_there_are_42_nobles() -> None:
    assert len({tile.name for tile in BOX.tiles}) == 42
    assert {tile.kind for tile in BOX.tiles} == set(NOBLES)


@pytest.mark.parametrize("kind", NOBLES)
def test_pr_101_the_nobles_of_a_kind_cost_count_and_give_what_the_table_says(kind: str) -> None:
    gives, tiles = NOBLES[kind]
    found = [tile for tile in BOX.tiles if tile.kind == kind]
    assert [(tile.gold, tile.king, tile.madame, tile.points) for tile in found] == tiles
    for tile in found:
        given = {"servants": tile.servants, tile.privilege or "": tile.amount}
        assert {name: n for name, n in given.items() if n} == gives


def test_pr_102_nine_rooms_lie_in_three_rows_of_three() -> None:
    assert sorted(ROOMS) == sorted(FIRST_PALACE)
    rooms = view(GAME.new(players=2, layout="first"))["palace"]
    assert [room["room"] for room in rooms] == FIRST_PALACE
    corner_to_corner = rooms[0]["distance"]["court"]
    assert corner_to_corner == 4


def test_pr_103_there_are_36_privilege_cards_nine_kinds_with_four_of_each() -> None:
    assert {card: facts.copies for card, facts in BOX.cards.items()} == dict.fromkeys(CARDS, 4)
    assert fields(GAME.new(players=4)).pile.tolist() == [4] * 9


def test_pr_103_the_cards_have_their_prices() -> None:
    prices = {card: facts.price for card, facts in BOX.cards.items()}
    assert prices == dict(zip(CARDS, (2, 2, 3, 1, 3, 2, 0, 2, 5), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_104_each_colour_has_25_servants_of_which_7_are_in_the_reserve(players: int) -> None:
    s = fields(GAME.new(players=players))
    for seat in range(players):
        assert s.supply[seat] + s.servants[seat].sum() == 18
        assert s.reserve[seat] == 7


def test_pr_104_the_box_has_four_colours() -> None:
    assert tuple(BOX.game.players.colours) == COLOURS


def test_pr_105_gold_is_unlimited() -> None:
    """The box has 57 gold; the mint pays beyond that."""
    s = position(f"turn: red move\n{park(36)}\nred: gold 200\nyellow: gold 100\nred rooms: mint 10")
    assert change(s, "done") == {"red gold": 11}
