"""The sixteen worked examples of the rulebooks, which must hold exactly."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.state import fields

from .positions import GAME, INNER, TURN, after, cards, change, difference, left, phase, position, refusal, view

CARDINAL = """
    players: 4
    red rooms: cardinal 3, stairs 3, mint 2
    yellow rooms: cardinal 1, madame 2, court 2, stairs 3
    green rooms: mint 3, madame 2
    black rooms: cardinal 1, court 2
    """


def points(text: str) -> dict[str, list[int]]:
    """The score sheet of a position, each part by seat."""
    parts = GAME.score(position(text)).parts
    return {name: [part[name] for part in parts] for name in parts[0]}


@pytest.mark.parametrize(("others", "gate"), [(2, 4), (3, 3)])
def test_e1_three_on_the_court_bring_four_to_the_gate_with_the_majority_and_three_without(others: int, gate: int) -> None:
    """E1: 3 servants on the court, majority: 4 at the gate (3 without the majority)."""
    s = after(position(f"turn: yellow cards\nred rooms: court 3\nyellow rooms: court {others}"), "done")
    assert change(s, *["reinforce supply"] * gate) == {"red gate": gate, "red supply": -gate}
    assert refusal(after(s, *["reinforce supply"] * gate), "reinforce supply") == "none-left"


@pytest.mark.parametrize(("others", "moves"), [(4, 4), (3, 5)])
def test_e2_four_on_the_stairs_give_four_moves_and_five_with_the_majority(others: int, moves: int) -> None:
    """E2: 4 on the stairs: 4 moves, 5 with the majority."""
    s = after(position(f"red rooms: stairs 4\nyellow rooms: stairs {others}"), "done")
    there_and_back = ["move stairs-mint", "move mint-stairs"] * 3
    assert left(s) == {"moves": moves}
    assert refusal(after(s, *there_and_back[: moves - 1]), there_and_back[moves - 1]) is None
    assert refusal(after(s, *there_and_back[:moves]), there_and_back[moves]) == "no-moves-left"


@pytest.mark.parametrize(("others", "gold"), [(2, 2), (1, 3)])
def test_e3_two_in_the_mint_earn_two_gold_and_three_with_the_majority(others: int, gold: int) -> None:
    """E3: 2 in the mint: 2 gold, 3 with the majority."""
    s = position(f"turn: red move\nred rooms: mint 2\nyellow rooms: mint {others}")
    assert change(s, "done") == {"red gold": gold}


def test_e4_both_majorities_make_three_turquoise_and_four_violet_seals() -> None:
    """E4: King 2, Madame 3, both majorities used: 3 turquoise and 4 violet seals."""
    s = after(position("turn: red move\nred rooms: king 2, madame 3\nyellow rooms: king 1, madame 2"), "done")
    assert change(s, "king supply", "madame supply") == {"red supply": -2, "red king": 1, "red madame": 1}
    turn = view(after(s, "king supply", "madame supply", "done"))["turn"]
    assert (turn["king_seals"], turn["madame_seals"]) == (3, 4)


def test_e4_without_the_majorities_the_seals_stay_two_and_three() -> None:
    """E4, the other half: nobody may be added."""
    s = after(position("turn: red move\nred rooms: king 2, madame 3\nyellow rooms: king 2, madame 3"), "done")
    assert refusal(s, "king supply") == refusal(s, "madame supply") == "none-left"


def test_e5_two_in_the_office_allow_two_recruitments() -> None:
    """E5: 2 in the office: up to 2 recruitments."""
    s = position("turn: red recruit\npark: e7 one-1, e3 one-2, c5 one-3\nred rooms: office 2, king 4, madame 4")
    s = after(s, "recruit e7", "recruit e3")
    assert refusal(s, "recruit c5") == "no-office"
    assert fields(s).nobles_in_park == 1


def test_e6_the_noble_with_gold_costs_an_office_servant_two_king_servants_and_four_gold() -> None:
    """E6: noble 4/2/0 (+2 gold): 3 servants back to the supply, 4 gold paid, +2 gold from the next turn, 3 points."""
    s = position(f"""
        turn: red recruit
        park: {INNER} gold-1, d8 couple-a-1, f8 couple-a-2, d6 couple-a-3, f6 couple-a-4
        red: gold 4
        red rooms: office 1, king 2
        """)
    recruited = after(s, f"recruit {INNER}")
    assert difference(s, recruited) == {
        "red office": -1,
        "red king": -2,
        "red supply": 3,
        "red gold": -4,
        "red points": 3,
        "red privilege gold": 2,
        f"{INNER} noble": -1,
        "nobles in park": -1,
    }
    next_turn = after(recruited, "done", "done", *TURN)
    assert change(next_turn, "done", "done") == {"red gold": 2}


@pytest.mark.parametrize("others", ["f6 couple-a-2", "d8 couple-a-2", "d8 couple-a-2, e9 couple-a-3"])
def test_e7_a_noble_for_six_gold_with_three_free_neighbours_costs_three(others: str) -> None:
    """E7: noble for 6 gold with 3 free neighbours: 3 gold."""
    s = position(f"turn: red recruit\npark: {INNER} couple-a-1, {others}\nred: gold 3\nred rooms: office 1, king 2")
    assert change(s, f"recruit {INNER}")["red gold"] == -3


def test_e8_fields_beyond_the_lion_and_the_statue_are_no_neighbours() -> None:
    """E8: border noble for 6 gold; free: one true neighbour, one beyond the lion, one beyond the statue: 5 gold."""
    text = "turn: red recruit\npark: b4 couple-a-1, a5 one-1, c5 one-2, c3 one-3\nred: gold {}\nred rooms: office 1, king 2"
    lion, statue = (1, 4), (2, 5)
    assert {("L", *lion), ("s", *statue)} <= {(o.mark, o.column, o.line) for o in GAME.box.ornaments}
    s = position(text.format(5))
    assert change(s, "recruit b4")["red gold"] == -5
    assert refusal(position(text.format(4)), "recruit b4") == "not-enough-gold"


def test_e9_of_three_cards_two_are_kept_for_two_servants_and_the_third_is_discarded() -> None:
    """E9: 3 at the back door, 2 cards kept: 2 servants back, third card to the discard."""
    pile = cards(pile={"gold4": 1, "moves5": 1, "seals": 1}, discard={})
    s = position(f"turn: red cards\nred rooms: backdoor 3\n{pile}")
    assert change(s, "draw", "keep gold4", "keep seals", "done") == {
        "pile": -3,
        "red backdoor": -2,
        "red supply": 2,
        "red hand gold4": 1,
        "red hand seals": 1,
        "discard moves5": 1,
    }


def test_e10_red_ties_on_the_stairs_and_the_cardinal_gives_the_fourth_move() -> None:
    """E10: Cardinal: red most, yellow 1, black as many, green 0; red ties for most on the stairs with 3: 4 moves."""
    assert left(after(position(CARDINAL + "turn: red reinforce"), "done")) == {"moves": 4}


def test_e11_the_cardinal_does_not_help_against_more_servants() -> None:
    """E11: same Cardinal; red has 2 in the mint, another has more: red takes 2 gold."""
    assert change(position(CARDINAL + "turn: red move"), "done") == {"red gold": 2}


def test_e12_yellow_ties_with_green_at_madame_and_may_add_one() -> None:
    """E12: same; yellow ties with green at Madame: yellow may add 1."""
    s = after(position(CARDINAL + "turn: yellow move"), "done")
    assert left(s) == {"madame": 1}
    assert change(s, "madame supply") == {"yellow supply": -1, "yellow madame": 1}


def test_e13_yellow_ties_with_black_on_the_court_and_at_the_cardinal() -> None:
    """E13: same; yellow ties with black on the court with 2, equal at the Cardinal: yellow puts 2 at the gate."""
    s = after(position(CARDINAL + "turn: red cards"), "done")
    assert (phase(s), left(s)) == ("reinforce", {"gate": 2})


def test_e14_the_lion_row_counts_the_double_field_twice() -> None:
    """E14: lion row: red 2 servants, one on the double; black 2; green 1: red 6, black 2, green 0."""
    lions = points("players: 4\npark: a5 red, b6 red, b7 black, b4 black, b3 green")["lions"]
    assert dict(zip(("red", "yellow", "green", "black"), lions, strict=True)) == {"red": 6, "yellow": 0, "green": 0, "black": 2}


def test_e15_a_shared_first_place_in_the_vase_row_is_two_each_and_the_corner_counts_in_the_lion_row_too() -> None:
    """E15: vase row: black 3 with the left corner; green 2, one on the double; red 1: black 2, green 2, red 0."""
    park = "players: 4\npark: b2 black, c2 black, d2 black, e1 green, f2 green, g2 red"
    assert points(park)["vases"] == [0, 0, 2, 2]
    assert points(park)["lions"] == [0, 0, 0, 6]
    assert points(park + ", b4 red")["lions"] == [2, 0, 0, 2]


def test_e16_nobles_played_card_hand_and_park_add_up() -> None:
    """E16: nobles 41, played points card 4, two cards in hand, park 6: 53."""
    s = position("""
        park: c8 red
        red nobles: couple-d-1, couple-d-2, couple-d-3, couple-b-1, couple-b-2
        red shown: points4 1
        red hand: gold4 1, moves5 1
        """)
    sheet = GAME.score(s)
    assert sheet.points[0] == 53
    rows = {"lions": 0, "vases": 0, "fountains": 6, "statues": 0}
    assert sheet.parts[0] == {"nobles": 41, "played": 4, "hand": 2, **rows}
