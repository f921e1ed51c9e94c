"""Reading 14: the gold everyone begins with, by the rules or as the table has chosen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from palais.core.archive import PlayerEntry, Recorder, replay
from palais.core.errors import OptionError
from palais.envs import vector_env
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.flags import typed_start_gold
from tests.cli.palais import palais
from tests.walks import busy_walk

from .positions import BOX, GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reading_14_an_even_start_gives_the_measured_amounts_in_turn_order(players: int) -> None:
    amounts = list(BOX.even_start[players])
    assert len(amounts) == players
    assert amounts == sorted(amounts)
    s = GAME.new(players, "even", start=1, start_gold="even")
    assert [int(fields(s).gold[(1 + place) % players]) for place in range(players)] == amounts
    assert GAME.options(players, start_gold="even")["start_gold"] == amounts


def test_reading_14_only_the_gold_differs() -> None:
    usual, even = GAME.new(4, "deal"), GAME.new(4, "deal", start_gold="even")
    fields(even).gold[:] = fields(usual).gold
    assert GAME.digest(even) == GAME.digest(usual)


def test_reading_14_off_by_default_and_then_not_recorded() -> None:
    assert "start_gold" not in GAME.options(4)
    assert GAME.options(4, start_gold=None) == GAME.options(4)
    assert fields(GAME.new(4, 1, start=0)).gold.tolist() == [0, 1, 2, 3]


def test_reading_14_a_record_stores_the_amounts_so_that_later_measurements_do_not_affect_it() -> None:
    entries = [PlayerEntry("Ada"), PlayerEntry("Bo")]
    recorder = Recorder(GAME, entries, "gold", {"max_rounds": 1, "start_gold": [3, 7]})
    for _, seat, action, after, _ in busy_walk(GAME, 2, "gold", max_rounds=1, start_gold=[3, 7]):
        recorder.add(seat, action, after)
    record = recorder.record(after)
    assert record.options["start_gold"] == [3, 7]
    assert len(list(replay(GAME, record))) == len(record.actions)


@pytest.mark.parametrize("given", ["odd", "", [0, 1], [0, 1, 2, 3], [0, 1, -1], [0, 1, 21], [0, 1, True], [0, 1, "2"], 3])
def test_reading_14_other_amounts_are_refused(given: Any) -> None:
    with pytest.raises(OptionError, match="start_gold"):
        GAME.options(3, start_gold=given)


def test_reading_14_the_environments_begin_with_it() -> None:
    env = vector_env(2, 3, start_gold="even", start=0, max_rounds=1)
    plain = vector_env(2, 3, start=0, max_rounds=1)
    gold = next(part for part in GAME.observation_layout if part.name == "gold")
    seen, usual = env.reset(seed=1)[0], plain.reset(seed=1)[0]
    at = slice(gold.offset, gold.offset + 3)
    assert (seen[0, at] * 8).tolist() == list(BOX.even_start[3])
    assert (usual[0, at] * 8).tolist() == [0, 1, 2]
    assert GAME.random_games(3, ["a"], start_gold=[20, 20, 20]).shape == (1, 8)
    env.close()
    plain.close()


@pytest.mark.parametrize(
    ("typed", "given"), [("", None), ("even", "even"), ("0,2,5,8", [0, 2, 5, 8]), (" 0, 5 ", [0, 5]), ("0,x", "0,x"), ("٣", "٣")]
)
def test_reading_14_typed_on_the_command_line(typed: str, given: Any) -> None:
    assert typed_start_gold(typed) == given


def test_reading_14_the_arena_shows_the_start_gold_and_the_win_shares() -> None:
    done = palais("arena", "random", "--players", "2", "--games", "2", "--seed", "1", "--jobs", "1", "--start-gold", "0,5")
    assert done.returncode == 0, done.stderr
    assert "win share by seat, start player first" in done.stdout
    assert "start gold by seat: 0, 5" in done.stdout
    wrong = palais("sim", "--players", "2", "--games", "1", "--start-gold", "0,5,6")
    assert wrong.returncode == 2
    assert "expected even or 2 amounts from 0 to 20" in np.char.replace(wrong.stderr, "\n", " ").item()
