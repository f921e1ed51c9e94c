"""Actions that players think of as one: walks through several rooms, and the next thing."""

from __future__ import annotations

from palais.core.contract import State
from palais.games.palais_royal.engine.constants import MADAME
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.people.view_types import View, Walk

from .positions import GAME, after, position


def view(s: State) -> View:
    return GAME.view(GAME.hide(s, fields(s).player), fields(s).player)


def walk(s: State, source: str, target: str) -> Walk:
    (found,) = [w for w in view(s)["walks"] if (w["source"], w["target"]) == (source, target)]
    return found


WALKING = "players: 2\nturn: red reinforce\nred rooms: gate 3, stairs 4\n"


def test_pr_324_a_walk_is_the_shortest_path_and_each_of_its_steps_is_legal() -> None:
    s = after(position(WALKING), "done")
    found = walk(s, "gate", "madame")
    assert found["moves"] == len(found["actions"]) == len(found["path"]) - 1
    for _ in range(found["most"]):
        for action in found["actions"]:
            s, _events = GAME.apply(s, 0, action)
    assert fields(s).servants[0, MADAME] == found["most"]


def test_pr_324_no_more_servants_walk_than_there_are_or_than_the_moves_allow() -> None:
    s = after(position(WALKING), "done")
    for found in view(s)["walks"]:
        have = 3 if found["source"] == "gate" else 4
        assert found["most"] == min(have, fields(s).moves_left // found["moves"])
        assert found["moves"] == next(r["distance"][found["target"]] for r in view(s)["palace"] if r["room"] == found["source"])


def test_walks_are_offered_to_the_player_in_turn_in_action_2_only() -> None:
    s = position(WALKING)
    assert view(s)["walks"] == []
    s = after(s, "done")
    assert view(s)["walks"]
    assert GAME.view(GAME.hide(s, 1), 1)["walks"] == []


def test_the_next_thing_brings_all_reinforcements_then_ends_the_action() -> None:
    s = position("players: 2\nturn: yellow cards\nred rooms: court 3\n")
    s = after(s, "done")
    assert fields(s).player == 0
    offered = view(s)["next"]
    assert offered is not None
    assert offered["kind"] == "reinforce"
    assert len(offered["actions"]) == fields(s).gate_left > 1
    for action in offered["actions"]:
        s, _events = GAME.apply(s, 0, action)
    assert view(s)["next"] == {"kind": "done", "actions": [0]}


def test_the_next_thing_never_takes_more_than_the_supply_has() -> None:
    s = after(position("players: 2\nturn: yellow cards\nred rooms: court 4, cardinal 20\nred: supply 1, reserve 0\n"), "done")
    offered = view(s)["next"]
    assert offered is not None
    assert len(offered["actions"]) == 1


def test_a_recruitment_in_a_border_row_says_what_it_gains() -> None:
    s = position("players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 9\nred rooms: office 1, king 2, madame 2\n")
    (field,) = [f for f in view(s)["park"] if f["field"] == "e9"]
    assert field["gains"] == [
        {"row": "fountains", "servants_now": 0, "servants_then": 2, "points_now": 0, "points_then": 6},
    ]
