"""Action 1, the court: reinforcements (PR-311 to PR-313)."""

from __future__ import annotations

import pytest

from palais.core.contract import State

from .positions import TURN, after, change, events, left, park, position, refusal


def begin(rooms: str, more: str = "") -> State:
    """Red's turn has just begun."""
    return after(position(f"turn: yellow cards\nred rooms: {rooms}\n{more}"), "done")


@pytest.mark.parametrize("court", range(6))
def test_pr_311_one_new_servant_to_the_gate_for_each_own_servant_on_the_court(court: int) -> None:
    s = begin(f"court {court}", "yellow rooms: court 6")
    assert left(s).get("gate", 0) == court
    assert refusal(after(s, *["reinforce supply"] * court), "reinforce supply") == "none-left"
    if court:
        assert change(s, *["reinforce supply"] * court) == {"red supply": -court, "red gate": court}


def test_pr_311_taking_servants_off_the_court_changes_nothing_in_this_action() -> None:
    s = begin("court 3, cardinal 15", "yellow rooms: court 3, cardinal 15")
    assert change(s, *["reinforce court"] * 3) == {"red court": -3, "red gate": 3}


def test_pr_311_each_servant_is_logged_with_its_source() -> None:
    s = begin("court 2, cardinal 15", "yellow rooms: court 3")
    told = events(s, "reinforce supply", "reinforce cardinal")
    assert [(event.kind, event.details) for event in told] == [
        ("reinforced", {"source": "supply", "left": 1}),
        ("reinforced", {"source": "cardinal", "left": 0}),
    ]


def test_pr_312_the_majority_bonus_is_one_more() -> None:
    assert left(begin("court 2", "yellow rooms: court 1")) == {"gate": 3}


def test_pr_312_the_bonus_is_measured_as_the_action_begins() -> None:
    """Red gives up the majority on the court while placing, but keeps the bonus."""
    s = begin("court 2, cardinal 16", "yellow rooms: court 1")
    assert change(s, *["reinforce court"] * 2, "reinforce cardinal") == {"red court": -2, "red cardinal": -1, "red gate": 3}


def test_pr_312_the_bonus_does_not_come_later_in_the_action() -> None:
    """Red ties on the court and at the Cardinal; nothing that happens in the action brings the bonus."""
    s = begin("court 2, cardinal 1", "yellow rooms: court 2, cardinal 1")
    assert refusal(after(s, "reinforce supply", "reinforce supply"), "reinforce supply") == "none-left"


@pytest.mark.parametrize(("nobles", "gate"), [("gate-1", 2), ("gate-1, gate-2", 4), ("moves-1, gold-1", 0)])
def test_pr_313_each_gate_noble_is_two_more(nobles: str, gate: int) -> None:
    s = begin("court 1", f"yellow rooms: court 1\nred nobles: {nobles}")
    assert left(s) == {"gate": 1 + gate}


def test_pr_313_a_gate_noble_works_with_nobody_on_the_court() -> None:
    assert left(begin("stairs 1", "red nobles: gate-2")) == {"gate": 2}


def test_pr_313_a_gate_noble_works_every_turn() -> None:
    s = begin("stairs 1", f"red nobles: gate-2\n{park(20)}")
    assert left(s) == left(after(s, *TURN, *TURN)) == {"gate": 2}


def test_pr_313_another_players_noble_does_not_help() -> None:
    assert left(begin("stairs 1", "yellow nobles: gate-1")) == {}


def test_pr_313_march_is_two_more() -> None:
    s = begin("court 1", "yellow rooms: court 1\nred: gold 6\nred hand: march 2")
    assert left(after(s, "play march"))["gate"] == 3
    assert left(after(s, "reinforce supply", "play march", "play march"))["gate"] == 4


def test_pr_313_muster_is_as_many_as_wanted() -> None:
    s = begin("stairs 1", "red: gold 2\nred hand: muster 1")
    assert refusal(s, "reinforce supply") == "none-left"
    assert change(after(s, "play muster"), *["reinforce supply"] * 17) == {"red supply": -17, "red gate": 17}
