"""Studies of a bot's self-play: its habits, and what a gift at the start is worth."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from palais.core.errors import BotError
from palais.games.palais_royal.bots.studies.gifts import give, play, report
from palais.games.palais_royal.bots.studies.habits import KINDS, Habits
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal

GAME = PalaisRoyal()


def run(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", f"palais.games.palais_royal.bots.studies.{tool}", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_habits_are_counted_in_every_game() -> None:
    habits = Habits(GAME, 2)
    for seed in ("a", "b"):
        habits.watch("greedy", seed)
    found = habits.summary()
    assert found["games"] == 2
    assert sum(found["first_noble"].values()) == pytest.approx(1, abs=0.01)
    assert set(found["first_noble"]) == set(KINDS)
    assert sum(found["set_up"].values()) == GAME.box.tables.free
    assert sum(found["parts"].values()) == pytest.approx(found["points_mean"], abs=0.05)
    for share, low, high in found["win_share_by_turn_order"]:
        assert 0 <= low <= share <= high <= 1
    assert sum(share for share, _, _ in found["win_share_by_turn_order"]) == pytest.approx(1)


def test_habits_are_drawn(tmp_path: Path) -> None:
    done = run("habits", "greedy", "--players", "2", "--games", "1", "--folder", str(tmp_path))
    assert json.loads(done.stdout)["games"] == 1
    assert (tmp_path / "habits-2.svg").stat().st_size > 10_000


@pytest.mark.parametrize("gift", ["gold=3", "room=stairs", "card=moves5", "card", "nothing"])
def test_a_gift_is_given_and_nothing_else_changes(gift: str) -> None:
    before, s = fields(GAME.new(2, "gift")), fields(GAME.new(2, "gift"))
    give(s, 1, gift, np.random.default_rng(1))
    assert s.gold[1] - before.gold[1] == 3 * (gift == "gold=3")
    assert s.servants[1, ROOMS.index("stairs")] - before.servants[1, ROOMS.index("stairs")] == (gift == "room=stairs")
    assert before.supply[1] - s.supply[1] == (gift == "room=stairs")
    assert s.held[1] == s.hand[1].sum() == gift.startswith("card")
    assert before.pile_size - s.pile_size == (before.pile - s.pile).sum() == gift.startswith("card")
    if gift == "card=moves5":
        assert s.hand[1, CARDS.index("moves5")] == 1
    assert s.gold[0] == before.gold[0]
    assert (s.servants[0] == before.servants[0]).all()


def test_the_rows_are_about_the_player_who_got_the_gift() -> None:
    """Without a gift, one player's win is the other's loss; with each player in turn, every deal is seen from both sides."""
    start, second = play("greedy", "nothing", 2, 1, "rows", 0, 2), play("greedy", "nothing", 2, 2, "rows", 0, 2)
    assert (start[:, 0] + second[:, 0] == 1).all()
    assert (start[:, 1] == -second[:, 1]).all()
    assert (start[:, 1] != 0).any()
    both = play("greedy", "nothing", 2, 0, "rows", 0, 4)
    assert (both[0::2] == start).all()
    assert (both[1::2] == second).all()
    assert report(both).startswith("wins 50.0 % (15-85) of 4 games, +0.0 points")


@pytest.mark.parametrize("gift", ["gold=", "gold=much", "room=kitchen", "card=joker", "pony"])
def test_an_impossible_gift_is_refused(gift: str) -> None:
    with pytest.raises(BotError, match="a gift is nothing, gold=2"):
        give(fields(GAME.new(2, 1)), 0, gift, np.random.default_rng(0))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("greedy", "pony"), "a gift is nothing"),
        (("gready", "nothing"), "gready"),
        (("greedy", "nothing", "--to", "3"), "--to goes from 0"),
        (("greedy", "nothing", "--games", "0"), "begin at 1"),
    ],
)
def test_bad_arguments_get_a_clear_sentence(arguments: tuple[str, ...], message: str) -> None:
    done = run("gifts", *arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
