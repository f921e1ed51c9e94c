"""Points and the winner (PR-402 to PR-404)."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.constants import ROWS

from .positions import COLOURS, GAME, position

SINGLES = {
    "lions": ["b7", "b6", "b4", "b3"],
    "vases": ["c2", "d2", "f2", "g2"],
    "fountains": ["c8", "d8", "f8", "g8"],
    "statues": ["h7", "h6", "h4", "h3"],
}
DOUBLES = {"lions": "a5", "vases": "e1", "fountains": "e9", "statues": "i5"}


def score(text: str, players: int = 4) -> list[dict[str, int]]:
    return GAME.score(position(f"players: {players}\n{text}")).parts


def row_points(row: str, owners: str, double: str = "", more: str = "") -> list[int]:
    """The points of the row by seat: `owners` stand on its single fields, `double` on its double one (r, y, g, b)."""
    letters = {colour[0]: colour for colour in COLOURS}
    stands = [*zip(SINGLES[row], owners, strict=False), *zip([DOUBLES[row]], double, strict=False)]
    park = ", ".join(f"{field} {letters[letter]}" for field, letter in stands)
    return [part[row] for part in score(f"park: {park}\n{more}")]


def test_pr_402_points_are_nobles_played_cards_hand_and_park() -> None:
    text = "red nobles: couple-a-1, gold-1\nred shown: points2 2, points4 1\nred hand: seals 3\npark: e9 red"
    rows = {"lions": 0, "vases": 0, "fountains": 6, "statues": 0}
    assert score(text)[0] == {"nobles": 9, "played": 8, "hand": 3, **rows}
    assert GAME.score(position(text)).points == [9 + 8 + 3 + 6, 0]


@pytest.mark.parametrize(
    ("hand", "points"), [("gold4 1", 1), ("gold4 4, seals 2", 6), ("gold4 4, seals 3", 6), ("seals 4, moves5 4, moves9 4", 6)]
)
def test_pr_402_one_for_each_card_still_in_hand_at_most_six(hand: str, points: int) -> None:
    assert score(f"red hand: {hand}")[0]["hand"] == points


@pytest.mark.parametrize("card", ["points2", "points4"])
def test_pr_402_a_point_card_in_hand_counts_like_any_other(card: str) -> None:
    part = score(f"red hand: {card} 1")[0]
    assert (part["played"], part["hand"]) == (0, 1)


@pytest.mark.parametrize(("shown", "points"), [("points2 4", 8), ("points4 4", 16), ("points2 1, points4 2", 10)])
def test_pr_402_played_point_cards_count_two_and_four(shown: str, points: int) -> None:
    assert score(f"red shown: {shown}")[0]["played"] == points


def test_pr_402_gold_and_servants_in_rooms_count_nothing() -> None:
    text = "red: gold 30\nred rooms: mint 5, cardinal 5, court 5"
    assert set(score(text)[0].values()) == {0}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize(
    ("owners", "double", "points"),
    [
        pytest.param("r", "", [6, 0, 0, 0], id="alone"),
        pytest.param("", "", [0, 0, 0, 0], id="no servants, no points"),
        pytest.param("rry", "", [6, 2, 0, 0], id="most 6, second 2"),
        pytest.param("yyr", "", [2, 6, 0, 0], id="the seat does not matter"),
        pytest.param("rryg", "", [6, 0, 0, 0], id="sharing second place is nothing"),
        pytest.param("ry", "", [2, 2, 0, 0], id="sharing first place is 2 each"),
        pytest.param("rryy", "g", [2, 2, 2, 0], id="three share first place: 2 each"),
        pytest.param("rryy", "", [2, 2, 0, 0], id="and there is no second"),
        pytest.param("rygb", "", [2, 2, 2, 2], id="all four share first place: 2 each"),
        pytest.param("y", "r", [6, 2, 0, 0], id="the double field counts twice"),
        pytest.param("yy", "r", [2, 2, 0, 0], id="twice is just two"),
        pytest.param("yyyr", "r", [2, 2, 0, 0], id="double and single are three"),
        pytest.param("ryg", "b", [0, 0, 0, 6], id="three share second place: nothing"),
        pytest.param("ryyg", "b", [0, 2, 0, 2], id="two share first place, the others fall out"),
        pytest.param("yyyg", "r", [2, 6, 0, 0], id="most, second, third"),
    ],
)
def test_pr_403_in_each_row_most_is_6_second_is_2_and_ties_fall_one_place(
    row: str, owners: str, double: str, points: list[int]
) -> None:
    assert row_points(row, owners, double) == points


@pytest.mark.parametrize(
    ("corner", "rows"),
    [
        ("b8", {"lions", "fountains"}),
        ("b2", {"lions", "vases"}),
        ("h8", {"statues", "fountains"}),
        ("h2", {"statues", "vases"}),
    ],
)
def test_pr_403_a_servant_on_a_corner_counts_in_both_its_rows(corner: str, rows: set[str]) -> None:
    part = score(f"park: {corner} green")[2]
    assert {row: part[row] for row in ROWS} == {row: 6 if row in rows else 0 for row in ROWS}


def test_pr_403_the_cardinal_breaks_no_ties_here() -> None:
    assert row_points("lions", "ry", more="red rooms: cardinal 5") == [2, 2, 0, 0]


def test_pr_403_with_two_players_the_second_has_2() -> None:
    assert [part["vases"] for part in score("park: e1 red, c2 yellow", players=2)] == [6, 2]


def test_pr_403_all_four_rows_add_up() -> None:
    s = position("park: b8 red, h2 red, b2 yellow")
    # lions and vases are shared with yellow, fountains and statues are red's alone
    assert GAME.score(s).points == [2 + 2 + 6 + 6, 2 + 2]


NINE = ("couple-d-1", "couple-d-2", "couple-d-3", "couple-d-4")


def winners(points: list[int], cardinal: list[int]) -> tuple[list[str], bool]:
    """Who wins with these numbers of nine-point nobles and servants at the Cardinal, and whether it was a tie."""
    nobles = list(NINE)
    lines = [f"players: {len(points)}", "turn: red over"]
    for colour, count, servants in zip(COLOURS, points, cardinal, strict=False):
        lines.append(f"{colour} nobles: {', '.join(nobles.pop() for _ in range(count))}")
        lines.append(f"{colour} rooms: cardinal {servants}")
    outcome = GAME.score(position("\n".join(lines)))
    return [COLOURS[seat] for seat in outcome.winners], outcome.tie_break


@pytest.mark.parametrize(
    ("points", "cardinal", "expected", "tie_break"),
    [
        pytest.param([1, 2], [9, 0], ["yellow"], False, id="most points win"),
        pytest.param([1, 1], [0, 1], ["yellow"], True, id="tied, more servants at the Cardinal"),
        pytest.param([1, 1], [2, 2], ["red", "yellow"], False, id="still tied, they share the win"),
        pytest.param([1, 1, 2], [5, 5, 0], ["green"], False, id="the Cardinal does not help against more points"),
        pytest.param([1, 1, 0], [1, 0, 9], ["red"], True, id="only those with most points are compared"),
        pytest.param([1, 1, 1], [3, 3, 1], ["red", "yellow"], True, id="the Cardinal leaves two of three"),
        pytest.param([1, 1, 1, 1], [0, 0, 0, 0], ["red", "yellow", "green", "black"], False, id="all four share the win"),
        pytest.param([1, 0, 1, 2], [0, 0, 0, 0], ["black"], False, id="the last seat can win"),
    ],
)
def test_pr_404_most_points_win_then_the_cardinal_then_the_win_is_shared(
    points: list[int], cardinal: list[int], expected: list[str], tie_break: bool
) -> None:
    assert winners(points, cardinal) == (expected, tie_break)
