"""Section 11: what is drawn at the set-up is told like everything else, and what is seen of a hand to whoever sees it."""

from __future__ import annotations

import json

import pytest

from palais.core.contract import SPECTATOR
from palais.games.versailles_1682.engine.constants import COUNTRIES, NO_COUNTRY
from palais.games.versailles_1682.engine.state import fields
from palais.tables.history.history import History

from .positions import GAME, Court, cards


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ve_201_to_204_parties_the_queens_die_the_steward_and_the_cards_are_told_in_this_order(players: int) -> None:
    s = GAME.new(players, f"opening-{players}")
    f, events = fields(s), GAME.opening_events(s)
    kinds = [event.kind for event in events]
    assert kinds == [*["party-drawn"] * players, "die", "steward-drawn", *["dealt"] * players]
    assert [event.details["party"] for event in events[:players]] == [COUNTRIES[party] for party in f.party[:players]]
    die = events[players].details
    assert die["reason"] == "queen-country"
    country = (die["value"] - 1) // 3
    assert f.queen_country == (country if country < 3 else NO_COUNTRY)
    assert events[players + 1].seat == f.steward


def test_ve_204_everyone_hears_of_the_cards_and_each_seat_which_are_its_own() -> None:
    s = GAME.new(4, "dealt")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        dealt = [event for event in GAME.hide_events(GAME.opening_events(s), viewer) if event.kind == "dealt"]
        assert [event.details["cards"] for event in dealt] == [6] * 4
        hands = {event.seat: event.details["hand"] for event in dealt if "hand" in event.details}
        assert list(hands) == ([] if viewer == SPECTATOR else [viewer])
        for hand in hands.values():
            assert {kind: hand.count(kind) for kind in hand} == cards(fields(s).hand[viewer])


def test_ve_941_chosen_parties_are_not_drawn() -> None:
    events = GAME.opening_events(GAME.new(3, "chosen", start_party="chosen"))
    assert "party-drawn" not in [event.kind for event in events]


def test_a_position_that_is_not_the_first_has_no_opening() -> None:
    s = GAME.new(3, "later")
    later, _ = GAME.apply(s, GAME.to_act(s)[0], GAME.parse_action("man"))
    assert GAME.opening_events(later) == []
    assert GAME.opening_events(Court().state) == []


def test_a_table_tells_the_opening_before_the_first_action() -> None:
    s = GAME.new(3, "table")
    history = History(GAME, s, 3)
    lines = [json.loads(bytes(line)) for line in history.log.lines(1)]
    assert len(lines) == len(GAME.opening_events(s)) == history.missed(0)
    assert {line["action"] for line in lines} == {0}
    assert [line["seat"] for line in lines if "hand" in line["details"]] == [1]


def test_ve_615_the_captain_hears_which_cards_he_sees_the_others_that_he_does() -> None:
    court = Court(4).lay(0, "guard").hand(1, "poison", "baron", "baron").do("power, seat 1")
    for viewer in (0, 1, 2):
        (looked,) = [event for event in GAME.hide_events(court.events, viewer) if event.kind == "looked"]
        assert looked.details.get("hand") == (["baron", "baron", "poison"] if viewer == 0 else None)
        assert looked.details["at"] == 1
        assert GAME.event_phrase(looked, court.state).key == "event-looked"
