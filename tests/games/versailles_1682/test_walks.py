"""Games by chance: what holds after every action, whatever happens."""

from __future__ import annotations

from typing import Any

import pytest

from palais.core.contract import State
from palais.games.versailles_1682.engine.constants import AT_COURT, DEAD, KINDS, OVER
from palais.games.versailles_1682.engine.state import fields
from tests.walks import busy_walk, open_walk, walk

from .positions import GAME, count_cards

OPTIONS: list[dict[str, Any]] = [
    {},
    {"negotiation": False},
    {"scale": "1 to 10"},
    {"payments": "capped", "start_party": "chosen"},
]


def check_invariants(s: State) -> None:
    f, n = fields(s), fields(s).players
    assert count_cards(f) == 110
    assert (f.fortune >= 0).all()
    assert f.ledger.sum(axis=1).tolist() == f.fortune.tolist()
    assert f.held[:n].tolist() == f.hand.sum(axis=1)[:n].tolist()
    assert (f.pile_size, f.discard_size, f.house_size) == (f.pile.sum(), f.discard.sum(), f.house.sum())
    assert f.signed == f.hand[:, -1].sum()
    for viewer in range(n):
        assert (f.seen[viewer, :n] <= f.hand[:n]).all()
    assert f.king or f.queen or f.step == OVER
    for seat in range(n):
        check_courtier(f, seat)


def check_courtier(f: Any, seat: int) -> None:
    at_court = f.status[seat] == AT_COURT
    for figure, there in ((f.k[seat], f.king), (f.q[seat], f.queen)):
        assert f.low <= figure <= f.high if at_court and there else figure == 0
    assert f.before[seat, 8:25].sum() == (f.office[seat] >= 0)
    assert f.before[seat, 5:8].sum() <= 2
    assert f.before[seat, 4] <= 1
    spouse = f.spouse[seat]
    assert spouse < 0 or (f.spouse[spouse] == seat and f.sex[spouse] != f.sex[seat])
    if f.status[seat] == DEAD:
        assert not f.before[seat].any()
    for kind in range(8, 31):
        assert (f.holder[kind] == seat) == bool(f.before[seat, kind])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("walker", [walk, busy_walk, open_walk])
def test_cards_money_and_standings_stay_what_they_must_be_and_every_game_ends(walker: Any, players: int) -> None:
    options = OPTIONS[players % len(OPTIONS)]
    for before, _, _, after, events in walker(GAME, players, f"walk-{players}", **options):
        check_invariants(after)
        told_money(before, after, events)
    assert GAME.to_act(after) == ()
    assert GAME.score(after).winners


def told_money(before: State, after: State, events: list[Any]) -> None:
    """Every livre that comes or goes is told, and every point of standing and every card before a courtier."""
    told = [0] * fields(before).players
    for event in events:
        if event.kind == "money":
            told[event.seat] += event.details["livres"]
        elif event.kind == "fined":
            told[event.seat] -= event.details["livres"]
    changes = fields(after).fortune - fields(before).fortune
    assert changes[: len(told)].tolist() == told
    laid = [
        (event.seat, event.details["card"], 1 if event.kind == "laid" else -1)
        for event in events
        if event.kind in ("laid", "lost")
    ]
    for seat in range(len(told)):
        moved = fields(after).before[seat].astype(int) - fields(before).before[seat]
        for kind in moved.nonzero()[0].tolist():
            assert sum(count for who, card, count in laid if (who, card) == (seat, KINDS[kind])) == moved[kind]


def test_every_kind_of_card_office_and_audience_is_used() -> None:
    played: set[str] = set()
    for seed in range(16):
        for _, _, _, _, events in busy_walk(GAME, 3 + seed % 4, f"use-{seed}", negotiation=False):
            played |= {str(event.details["card"]) for event in events if event.kind in ("played", "asked", "power", "withdrawal")}
            played |= {str(event.details["audience"]) for event in events if event.kind == "audience"}
    assert len(played) > 60


def test_random_games_end_after_about_as_many_rounds_as_the_page_says() -> None:
    rounds = GAME.random_games(3, range(20))[:, 1]
    assert 12 < rounds.mean() < 25
