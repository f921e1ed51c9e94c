"""Everything that changes is told: standings, money and cards, each with its reason; and the cases that no example has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from palais.core.events import Event
from palais.games.versailles_1682.engine.constants import AT_COURT, GOVERNORSHIPS, KINDS, RETURNING
from palais.games.versailles_1682.engine.state import State, fields
from tests.walks import busy_walk

from .positions import GAME, Court

GAINS = ("drew", "taken")  # of the event's seat
LOSSES = ("played", "discarded", "refused")


def told_hands(events: list[Event], before: State) -> Counter[tuple[int, Any]]:
    """By seat and card, how many more there are in the hands after these events."""
    hands: Counter[tuple[int, Any]] = Counter()
    for event in events:
        told = event.details | event.secret
        card = told.get("card")
        if event.kind in (*GAINS, "letter-taken"):
            hands[event.seat, card] += 1
        if event.kind in (*LOSSES, "given") and card is not None:
            hands[event.seat, card] -= 1
        if event.kind == "given":
            hands[told["to"], card] += 1
        if event.kind == "letter-taken":
            hands[told["from"], card] -= 1
        if event.kind == "laid" and told["reason"] == "grant":
            hands[int(before.seat), card] -= 1
        if event.kind in ("signed", "unsigned"):
            change = 1 if event.kind == "signed" else -1
            hands[event.seat, "signed_warrant"] += change
            hands[event.seat, "warrant"] -= change
    return hands


@pytest.mark.parametrize("players", [3, 6])
def test_every_card_that_comes_into_a_hand_or_leaves_it_is_told(players: int) -> None:
    moved = 0
    for before, _, _, after, events in busy_walk(GAME, players, f"told-{players}", negotiation=False, max_rounds=8):
        told = told_hands(events, fields(before))
        changes = fields(after).hand.astype(int) - fields(before).hand
        found = {(int(seat), KINDS[kind]): int(changes[seat, kind]) for seat, kind in zip(*changes.nonzero(), strict=True)}
        assert {key: count for key, count in told.items() if count} == found
        moved += len(found)
    assert moved > 50


@pytest.mark.parametrize("players", [3, 6])
def test_every_point_of_standing_that_a_courtier_gains_or_loses_at_court_is_told(players: int) -> None:
    told_points = 0
    for before, _, _, after, events in busy_walk(GAME, players, f"told-{players}", negotiation=False, max_rounds=8):
        b, a = fields(before), fields(after)
        for seat in range(players):
            stays = b.status[seat] == a.status[seat] == AT_COURT and b.king and b.queen and a.king and a.queen
            if not stays or any(event.kind in ("accession", "introduced", "remarried") for event in events):
                continue
            for scale, change in (("king", a.k[seat] - b.k[seat]), ("queen", a.q[seat] - b.q[seat])):
                told = [e for e in events if e.kind == "standing" and (e.seat, e.details["scale"]) == (seat, scale)]
                assert sum(event.details["change"] for event in told) == change
                assert all(event.details["reason"] for event in told)
                told_points += bool(told)
    assert told_points > 20


@pytest.mark.parametrize("province", GOVERNORSHIPS)
def test_ve_115_603_every_governorship_is_granted_pays_and_raises_a_levy(province: str) -> None:
    court = Court().hand(0, province).dice(5).do(f"play, card {province}, seat 0, route crown")
    assert court.before(0) == {province: 1}
    court.dice(8).do("levy")
    assert court.money()[0] == 2500
    court = Court().lay(1, province).turn(1).do("no")
    assert court.money()[1] == 2000 + 500 + 1000


def test_ve_432_no_audience_where_nobody_could_be_spoken_of() -> None:
    court = Court()
    court.s.status[[1, 2]], court.s.k[[1, 2]], court.s.q[[1, 2]] = RETURNING, 0, 0
    assert court.refuses("audience") == "no-audience"


def test_ve_525_526_release_is_for_prisoners_and_recall_for_exiles() -> None:
    assert Court(4).imprisoned(1).do("audience, release").refuses("seat 2") == "not-in-bastille"
    assert Court(4).exiled(1).do("audience, recall").refuses("seat 2") == "not-in-exile"
