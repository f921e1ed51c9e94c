"""No accepted box can overflow the record: games with extreme boxes, recounted with Python integers."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palais import State
from palais.core.errors import DataError
from palais.core.events import Event
from palais.games.palais_royal.box.box import Box, load_box
from palais.games.palais_royal.engine.constants import MOST_GOLD, PRIVILEGES
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.games.palais_royal.extreme_boxes import SOURCE, extreme_box, write_box
from tests.games.palais_royal.invariants import check_record
from tests.walks import busy_walk


def check_gold(box: Box, before: State, after: State, events: list[Event]) -> None:
    """Gold changes as the log says."""
    gold = [int(n) for n in fields(before).gold]
    for event in events:
        if event.kind == "gold-taken":
            gold[event.seat] = min(MOST_GOLD, gold[event.seat] + event.details["gold"])
        elif event.kind == "paid-gold":
            gold[event.seat] -= event.details["gold"]
        elif event.kind == "card-played":
            gold[event.seat] += box.cards[event.details["card"]].gold - event.details["price"]
    assert fields(after).gold.tolist() == gold


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 32), st.integers(2, 4))
def test_no_accepted_box_overflows_any_field(seed: int, players: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            game = PalaisRoyal(write_box(Path(folder), extreme_box(Random(seed))))
        except DataError:
            return
    for before, _, _, after, events in busy_walk(game, players, str(seed), max_rounds=4):
        check_record(game.box, fields(after))
        check_gold(game.box, before, after, events)
        assert game.digest(game.parse_position(game.position_text(after))) == game.digest(after)


def nobles(folder: Path, kind: str) -> Path:
    """Our box with other nobles: a number of one kind, and couples for the rest of the park."""
    rest = f"[kinds.couple]\ntiles = {[[6, 2, 0, 6]] * 35}\n{SOURCE}"
    return write_box(folder, {"nobles.toml": f"[kinds.runner]\ntiles = {[[0, 0, 0, 1]] * 7}\n{kind}\n{SOURCE}{rest}"})


@pytest.mark.parametrize("privilege", [name for name in PRIVILEGES if name != "diagonal"])
def test_nobles_that_together_give_more_than_the_record_holds_are_refused(tmp_path: Path, privilege: str) -> None:
    """Seven nobles with 20 moves each would give 140, which wraps to -116 in a byte."""
    with pytest.raises(DataError) as caught:
        load_box(nobles(tmp_path, f"{privilege} = 20"))
    assert (caught.value.file, caught.value.key) == ("nobles.toml", f"kinds.*.{privilege}")
    assert "at most 100 together" in caught.value.expected
    assert "140" in caught.value.expected


def test_the_most_the_record_holds_is_accepted_with_all_servants_added(tmp_path: Path) -> None:
    """18 servants, the majority and 98 more."""
    game = PalaisRoyal(nobles(tmp_path, "moves = 14"))
    runners = ", ".join(f"runner-{n}" for n in range(1, 8))
    s, _ = game.apply(game.parse_position(f"red rooms: stairs 18\nred nobles: {runners}"), 0, 0)
    assert fields(s).moves_left == 18 + 1 + 98


def test_gold_that_the_record_cannot_hold_is_lost_and_never_turns_into_debt() -> None:
    """PR-105: gold is unlimited; with a guard of 9999 rounds somebody could mint more than two bytes hold."""
    game = PalaisRoyal()
    s = game.parse_position(
        f"turn: red move\nround: 9998 of 9999\nred: gold {MOST_GOLD - 5}\nred rooms: mint 18\nred hand: gold4 1"
    )
    rich, _ = game.apply(s, 0, game.parse_action("done"))
    assert fields(rich).gold[0] == MOST_GOLD
    richer, _ = game.apply(rich, 0, game.parse_action("play gold4"))
    assert fields(richer).gold[0] == MOST_GOLD
