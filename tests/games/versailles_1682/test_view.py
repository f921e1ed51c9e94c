"""The view counts everything a player would otherwise count by hand."""

from __future__ import annotations

from typing import Any

import pytest

from palais.core.contract import SPECTATOR
from palais.games.versailles_1682.engine.constants import DEAD, OVER

from .positions import GAME, Court


def view_of(court: Court, seat: int = 0) -> Any:
    return GAME.view(court.hidden(seat), seat)


def mine(court: Court, seat: int = 0) -> Any:
    return view_of(court, seat)["mine"]


def card(court: Court, name: str, seat: int = 0) -> Any:
    return next(entry for entry in mine(court, seat)["hand"] if entry["card"] == name)


def audience(court: Court, name: str) -> Any:
    return next(entry for entry in mine(court)["audiences"] if entry["audience"] == name)


def route(court: Court, name: str) -> Any:
    return next(entry for entry in mine(court)["routes"] if entry["route"] == name)


def test_incomes_by_source_shared_or_not_and_rounds_to_the_goal() -> None:
    court = Court().lay(0, "duc", "pension_small", "guard", "provence").lay(1, "favourite").fortunes(10000, 2000, 2000)
    income = view_of(court)["players"][0]["income"]
    assert (income["titles"], income["pensions"], income["offices"], income["governorships"]) == (2500, 1000, 2000, 1000)
    assert (income["rents"], income["regular"], income["family"], income["shared_with"]) == (500, 7000, 7000, None)
    assert income["rounds_to_goal"] == 6
    couple = [player["income"] for player in view_of(court.couple(0, 1))["players"]]
    assert [entry["family"] for entry in couple[:2]] == [4750, 4750]
    assert couple[0]["shared_with"] == 1
    assert couple[1]["favourite"] == 2000
    prison = [player["income"] for player in view_of(court.imprisoned(1))["players"]]
    assert [entry["family"] for entry in prison[:2]] == [7000, 0]
    assert prison[1]["rounds_to_goal"] is None


def test_the_income_of_a_view_is_what_the_round_pays() -> None:
    court = Court().couple(0, 1).lay(0, "duc", "guard").lay(1, "pension_great").lay(2, "comte")
    expected = [player["income"]["family"] for player in view_of(court)["players"]]
    before = court.money()
    court.do("no", "no", "no", "no")
    assert [now - then for now, then in zip(court.money(), before, strict=True)] == expected


@pytest.mark.parametrize(("k", "reach"), [(6, []), (5, ["signed_warrant"]), (4, ["colonies", "signed_warrant"])])
def test_who_can_be_arrested_or_banished_and_by_what(k: int, reach: list[str]) -> None:
    court = Court().standing(1, k)
    assert view_of(court)["players"][1]["reach"] == reach
    assert view_of(court.exiled(1))["players"][1]["reach"] == []


def test_ve_502_routes_with_exact_chances_and_losses() -> None:
    court = Court().standing(0, 5, 7)
    crown, through = route(court, "crown"), route(court, "through")
    assert (crown["chance"], through["chance"], route(court, "queen")["starred"]) == (500, 490, True)
    assert [roll["needs"] for roll in through["rolls"]] == [7, 7]
    assert [roll["loss"] for roll in through["rolls"]] == [
        {"scale": "queen", "before": 7, "after": 6},
        {"scale": "king", "before": 5, "after": 4},
    ]
    assert [entry["route"] for entry in mine(Court().regency())["routes"]] == ["crown"]
    assert mine(Court().exiled(0))["routes"] == []


def test_ve_602_chances_with_a_roll_in_hand() -> None:
    gentleman = Court().lay(0, "gentleman").standing(0, 5, 7)
    assert route(gentleman, "crown")["chance_again"] == 750
    assert route(gentleman, "through")["chance_again"] == 7 * (100 - 9)
    assert route(gentleman, "queen")["chance_again"] is None
    lady = Court().lay(0, "lady_in_waiting").standing(0, 5, 7)
    assert route(lady, "crown")["chance_again"] is None
    assert route(lady, "queen")["chance_again"] == 910
    gentleman.s.power_used = 1
    assert route(gentleman, "crown")["chance_again"] is None


def test_ve_524_the_points_of_a_word_by_route() -> None:
    court = Court().standing(0, 8, 7)
    assert [entry["points"] for entry in mine(court)["routes"]] == [[2, 3], [1, 2], [1, 2]]


def test_a_card_that_is_possible_has_the_actions_to_submit_and_what_they_lead_to() -> None:
    court = Court().hand(0, "slander").standing(1, 6)
    act = next(act for act in card(court, "slander")["acts"] if act["target"] == 1)
    assert act["results"] == [{"faces": None, "changes": [{"seat": 1, "what": "king", "before": 6, "after": 4}]}]
    for action in act["actions"]:
        court.do(GAME.action_text(action))
    assert court.k(1) == [4]


def test_a_die_leads_to_results_by_its_faces() -> None:
    court = Court().hand(0, "poison").lay(1, "guard")
    act = next(act for act in card(court, "poison")["acts"] if act["target"] == 1)
    assert [result["faces"] for result in act["results"]] == [[1, 4], [5, 8], [9, 10]]
    died, nothing, found_out = (result["changes"] for result in act["results"])
    assert {"seat": 1, "what": "status", "before": "court", "after": "dead"} in died
    assert {"seat": 1, "what": "income", "before": 2500, "after": 0} in died
    assert nothing == []
    assert [(change["seat"], change["what"], change["after"]) for change in found_out] == [(0, "king", 2), (0, "queen", 2)]


def test_a_request_shows_the_income_it_would_bring() -> None:
    court = Court().hand(0, "guard").lay(0, "huntsman")
    own = next(act for act in card(court, "guard")["acts"] if act["target"] == 0)
    assert own["routes"] == ["crown", "through"]
    assert own["results"][0]["changes"] == [{"seat": 0, "what": "income", "before": 2000, "after": 2500}]


@pytest.mark.parametrize(
    ("court", "name", "what"),
    [
        (Court().hand(0, "shot"), "shot", "place"),
        (Court().hand(0, "arms"), "arms", "war"),
        (Court().standing(0, 4).standing(1, 4).standing(2, 4).hand(0, "marquis"), "marquis", "minimum"),
        (Court().standing(0, 9).hand(0, "duc"), "duc", "title"),
        (Court(men=True).hand(0, "robes"), "robes", "sex"),
        (Court().no_queen().hand(0, "devotions"), "devotions", "queen"),
        (Court().hand(0, "disgrace"), "disgrace", "fallen"),
        (Court(men=True).hand(0, "favourite"), "favourite", "risen"),
        (Court().hand(0, "child"), "child", "favourite"),
        (Court().hand(0, "justice"), "justice", "prisoner"),
        (Court().hand(0, "peace"), "peace", "war"),
        (Court().exiled(0).hand(0, "baron"), "baron", "away"),
        (Court().imprisoned(0).hand(0, "slander"), "slander", "prison"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_card_that_is_not_possible_says_what_is_lacking(court: Court, name: str, what: str) -> None:
    entry = card(court, name)
    assert not entry["possible"]
    assert entry["acts"] == []
    assert entry["lack"]["what"] == what


def test_what_can_be_done_in_the_view_is_what_the_rules_allow() -> None:
    court = Court(4).hand(0, "slander", "comte", "poison", "warrant").house("baron").lay(1, "guard").exiled(3)
    acts = [act for entry in mine(court)["hand"] for act in entry["acts"]]
    acts += [act for entry in mine(court)["audiences"] for act in entry["acts"]]
    acts += [act for entry in mine(court)["house"] for act in entry["acts"]] + mine(court)["gives"]
    routes = {entry["route"]: entry["action"] for entry in mine(court)["routes"]}
    assert len(acts) > 20
    for act in acts:
        s = court.state
        for action in [*act["actions"], *[routes[name] for name in act["routes"][-1:]]]:
            assert GAME.check(s, 0, action) is None, act
            s, _ = GAME.apply(s, 0, action)


def test_audiences_with_receivers_and_directions_and_why_not() -> None:
    court = Court().lay(1, "reader")
    withdrawals = audience(court, "withdraw")["acts"]
    assert {(act["card"], act["target"], act["receiver"]) for act in withdrawals} == {
        ("reader", 1, 0),
        ("reader", 1, 2),
        ("reader", 1, "house"),
    }
    assert {act["direction"] for act in audience(court, "intervene")["acts"]} == {"up", "down"}
    assert audience(court, "release")["lack"]["what"] == "release"
    assert audience(court, "remarry")["lack"]["what"] == "wedding"
    assert audience(Court().couple(0, 1), "marry")["lack"]["what"] == "married"


def test_powers_and_levies() -> None:
    power = mine(Court().lay(0, "household"))["power"]
    assert {(act["target"], act["direction"]) for act in power["acts"]} == {(1, "up"), (1, "down"), (2, "up"), (2, "down")}
    lady = mine(Court().lay(0, "palace_lady").standing(0, 5, 6))["power"]
    assert (lady["possible"], lady["routes"][0]["chance"]) == (True, 600)
    levy = mine(Court().lay(0, "provence"))["levy"]
    assert [result["faces"] for result in levy["acts"][0]["results"]] == [[1, 8], [9, 10]]
    assert mine(Court().lay(0, "gentleman"))["power"]["lack"]["what"] == "reroll"
    assert mine(Court())["power"] is None


def test_the_order_of_turns_and_what_is_left_of_one() -> None:
    view = view_of(Court().lay(1, "guard").turn(1))
    assert [(place["seat"], place["state"], place["income"]) for place in view["turns"]] == [
        (0, "done", False),
        (1, "now", True),
        (2, "later", True),
        (0, "later", True),
    ]
    assert view["turn"] == {"seat": 1, "nth": 1, "actions_left": 2, "power": "free", "income": True}
    assert view["mine"]["may"]["draw"] == "not-your-turn"


def test_a_dead_courtier_has_no_address_and_no_income() -> None:
    court = Court()
    court.s.status[1] = DEAD
    player = view_of(court)["players"][1]
    assert (player["address"], player["king"], player["income"]["family"]) == (None, None, 0)


@pytest.mark.parametrize(("etiquette", "told"), [("off", [0, 1, 2]), ("remind", [0, 1, 2]), ("fine", [1])])
def test_others_forms_of_address_are_told_unless_breaches_are_fined(etiquette: str, told: list[int]) -> None:
    court = Court(etiquette=etiquette).lay(0, "duc")
    view = view_of(court, 1)
    assert [player["seat"] for player in view["players"] if player["address"]] == told
    court.s.step = OVER
    assert all(player["address"] for player in view_of(court, 1)["players"])


def test_a_spectator_is_shown_no_hand_and_nothing_to_do() -> None:
    view = view_of(Court().hand(0, "poison"), SPECTATOR)
    assert view["mine"] is None
    assert all(player["hand"] is None and player["seen"] == {} for player in view["players"])


def test_fortunes_by_round_are_those_of_the_rounds_that_are_over_and_the_last_when_the_game_is() -> None:
    court = Court().fortunes(0, 0, 0)
    court.s.round = 2  # the first round left everyone with nothing
    court.turn(3).do("no")
    assert view_of(court)["fortunes"] == [[0, 0, 0], [500, 0, 0]]
    court = Court().fortunes(49500, 9500, 9500)
    court.s.round, court.s.by_round[0, :3] = 2, [2000, 2500, 3000]
    court.turn(3).do("no")
    assert view_of(court)["fortunes"] == [[2000, 2500, 3000], [50000, 9500, 9500]]
    court = Court().fortunes(9000, 9500, 9500)
    court.s.round, court.s.max_rounds = 1, 1
    court.turn(3).do("no")
    assert view_of(court)["fortunes"] == [[9500, 9500, 9500]]
